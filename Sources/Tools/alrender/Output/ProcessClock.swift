import Glibc

/// How long the process has been working.
enum ProcessClock {
  /// The processor time since the process began: loading, linking, static initialisers, parsing
  /// of arguments. It is used in place of the wall time, which no portable clock measures this
  /// finely.
  static var sinceStart: Duration {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The largest resident memory so far, in MB.
  static var peakMegabytes: Double {
    var usage = rusage()
    guard getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return 0 }
    return Double(usage.ru_maxrss) / 1024
  }
}
