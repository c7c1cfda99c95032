import Rendering

/// The costs of a run so far.
struct RunCosts {
  /// Where the time went, over all threads.
  private(set) var timings = Timings()
  /// The number of layouts.
  private(set) var layouts = 0

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Begins to count, including the start of the process.
  init() {
    start = clock.now
    timings[.startUp] = ProcessClock.sinceStart
  }

  /// Adds layouts that were made, and their time.
  mutating func note(_ timings: Timings, layouts: Int) {
    self.timings.add(timings)
    self.layouts += layouts
  }

  /// Returns where the time went, and the work done in it.
  func report(filesRead: Int, workers: Int) -> TimingsReport {
    TimingsReport(
      timings: timings, elapsed: timings[.startUp] + start.duration(to: clock.now),
      layouts: layouts, filesRead: filesRead, workers: min(workers, max(layouts, 1)),
      peakMegabytes: ProcessClock.peakMegabytes)
  }
}
