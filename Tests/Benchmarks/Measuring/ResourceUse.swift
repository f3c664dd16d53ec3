import Glibc

/// What this process and its children used so far.
enum ResourceUse {
  /// Of a processor, with the children that have been waited for, in milliseconds.
  static var processorTime: Double {
    [RUSAGE_SELF, RUSAGE_CHILDREN].map { who in
      var usage = rusage()
      return unsafe getrusage(who.rawValue, &usage) == 0 ? usage.processorTime : 0
    }.reduce(0, +)
  }

  /// The largest resident set that any child had that has been waited for, in KiB.
  static var peakOfChildrenKiB: Int {
    var usage = rusage()
    return unsafe getrusage(RUSAGE_CHILDREN.rawValue, &usage) == 0 ? usage.ru_maxrss : 0
  }
}

extension rusage {
  /// By the process itself and in the kernel, in milliseconds.
  var processorTime: Double { ru_utime.milliseconds + ru_stime.milliseconds }
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1000 + Double(tv_usec) / 1000 }
}
