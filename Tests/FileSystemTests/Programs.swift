import Foundation

/// Starts a program with nothing on its standard streams.
func start(_ program: String, _ arguments: [String]) throws -> Process {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  return process
}

/// Runs a program to its end and gives its status.
@discardableResult
func run(_ program: String, _ arguments: [String]) throws -> Int32 {
  let process = try start(program, arguments)
  process.waitUntilExit()
  return process.terminationStatus
}
