/// A run's report of its time.
package struct TimingsReport: Equatable, Sendable {
  /// The phases; the times of several workers add up.
  package var timings: Timings
  /// The time from the start of the process to the end of the run.
  package var elapsed: Duration
  /// The number of layouts made.
  package var layouts: Int
  /// How often a file was read, or a folder listed, for scenes and what they name.
  package var filesRead: Int
  /// The number of threads that made them.
  package var workers: Int
  /// The largest resident memory, in MB.
  package var peakMegabytes: Double

  /// Creates a report from its parts.
  package init(
    timings: Timings, elapsed: Duration, layouts: Int, filesRead: Int, workers: Int,
    peakMegabytes: Double
  ) {
    self.timings = timings
    self.elapsed = elapsed
    self.layouts = layouts
    self.filesRead = filesRead
    self.workers = workers
    self.peakMegabytes = peakMegabytes
  }

  /// One line for each phase, then the run as a whole.
  package var text: String {
    var lines = [timings.report]
    if layouts > 1 {
      let threads = workers == 1 ? "1 thread" : "\(workers) threads"
      lines.append("\(layouts) layouts by \(threads) in \(elapsed.milliseconds.rounded2) ms")
    }
    lines.append("peak memory \((peakMegabytes * 10).rounded() / 10) MB")
    return lines.joined(separator: "\n")
  }

  /// Milliseconds by phase, and the run as a whole.
  package var json: JSON {
    .object([
      "phases": .object(
        Timings.Phase.allCases.map {
          JSON.Member($0.name, .number(timings[$0].milliseconds.rounded3Value))
        }),
      "total": .number(timings.total.milliseconds.rounded3Value),
      "elapsed": .number(elapsed.milliseconds.rounded3Value),
      "layouts": .int(layouts), "filesRead": .int(filesRead), "workers": .int(workers),
      "peakMegabytes": .number((peakMegabytes * 10).rounded() / 10),
      "work": .number(timings.work.rounded()),
    ])
  }
}

extension Double {
  fileprivate var rounded2: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  fileprivate var rounded3Value: Double { (self * 1000).rounded() / 1000 }
}
