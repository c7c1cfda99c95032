/// The time of one piece of work.
struct Measurement {
  let workload: String
  let phase: String
  let milliseconds: Double
  /// How many times as long as the layout that it is compared with; nil for none.
  var ratio: Double?

  /// One line of a table.
  var row: String {
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let shown = (milliseconds * 1e4).rounded() / 1e4
    let times = ratio.map { ", \(($0 * 10).rounded() / 10) times the layout" } ?? ""
    return pad(workload, 40) + pad(phase, 26) + "\(shown) ms\(times)"
  }

  /// One line of JSON.
  var json: String {
    "{\"engine\": \"alrender\", \"workload\": \"\(workload)\", \"phase\": \"\(phase)\", "
      + "\"milliseconds\": \(milliseconds)"
      + (ratio.map { ", \"times the layout\": \(($0 * 10).rounded() / 10)" } ?? "") + "}"
  }
}

/// The least time of several runs, in milliseconds: what the work costs when nothing disturbs it.
func leastMilliseconds(runs: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var least = Duration.seconds(1_000_000)
  for _ in 0..<runs { least = min(least, clock.measure(body)) }
  return Double(least.components.attoseconds) * 1e-15 + Double(least.components.seconds) * 1e3
}
