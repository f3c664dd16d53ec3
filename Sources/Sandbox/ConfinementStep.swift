/// The steps in which a worker confines itself, in their order.
package enum ConfinementStep: UInt8, Hashable, Sendable, CaseIterable {
  /// Closing the descriptors it inherited, save the standard ones.
  case inheritedDescriptors = 1
  /// Limiting its address space.
  case addressSpace = 2
  /// Allowing no core dump.
  case coreDumps = 3
  /// Allowing no file to grow.
  case fileSize = 4
  /// Allowing no further process.
  case processes = 5
  /// Limiting the processor time until its first message.
  case processorTime = 6
  /// Hiding its memory from other processes.
  case memoryAccess = 7
  /// Ending when the process that started it ends.
  case parentDeath = 8
  /// Giving up that a program it executes could gain rights.
  case privileges = 9
  /// Forbidding every file and socket by Landlock.
  case landlock = 10
  /// Allowing no further descriptor.
  case descriptors = 11
  /// Filtering its system calls.
  case systemCalls = 12
}
