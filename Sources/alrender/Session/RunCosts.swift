import Rendering

/// What a run has cost so far.
struct RunCosts {
  /// Where the time went, in all threads together.
  private(set) var timings = Timings()
  /// The number of layouts.
  private(set) var layouts = 0

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Begins to count; the start of the process counts, too.
  init() {
    start = clock.now
    timings[.startUp] = ProcessClock.sinceStart
  }

  /// Adds layouts that were made, and their time.
  mutating func note(_ timings: Timings, layouts: Int) {
    self.timings.add(timings)
    self.layouts += layouts
  }

  /// Where the time went, with the work that was done in it.
  func report(filesRead: Int, workers: Int) -> TimingsReport {
    TimingsReport(
      timings: timings, elapsed: timings[.startUp] + start.duration(to: clock.now),
      layouts: layouts, filesRead: filesRead, workers: min(workers, max(layouts, 1)),
      peakMegabytes: ProcessClock.peakMegabytes)
  }
}
