import Glibc

/// A bar on the terminal that shows the progress of a long run.
///
/// Nothing is shown for a short run, or if standard error is not a terminal.
final class Progress {
  private let total: Int
  private let noun: String
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant

  /// Begins a run of `total` pieces of work; `noun` names them in the plural.
  init(total: Int, noun: String) {
    self.total = total
    self.noun = noun
    isShown = total > 1 && Console.showsStatus
    // A run of half a second is over before anyone has read the bar.
    next = clock.now + .milliseconds(500)
  }

  /// Updates the number of finished pieces.
  func advance(to done: Int) {
    guard isShown, clock.now >= next else { return }
    next = clock.now + .milliseconds(80)
    Console.show(status: Self.bar(done: done, of: total, noun))
  }

  /// Removes the bar.
  func end() {
    if isShown { Console.show(status: nil) }
  }

  /// `[=====>              ] 34/120 layouts`.
  static func bar(done: Int, of total: Int, _ noun: String, width: Int = 30) -> String {
    let filled = done * width / max(total, 1)
    let bar = String(repeating: "=", count: filled) + (filled < width ? ">" : "")
    let rest = String(repeating: " ", count: max(0, width - bar.utf8.count))
    return "[\(bar)\(rest)] \(done)/\(total) \(noun)"
  }
}
