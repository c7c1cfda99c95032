/// The bookkeeping of one layout pass: how often each view was laid out, and when to stop.
struct LayoutCycle {
  /// How often a view may be laid out in one pass: the middle of the thresholds that Apple advises
  /// for its feedback loop debugger (50 to 1000).
  static let limit = 100

  /// How often each view was laid out; looked up, never iterated.
  private var counts: [ObjectIdentifier: Int] = [:]
  /// The views that were laid out too often, in the order they were found.
  private(set) var looping: [View] = []
  /// How often the phases were run.
  private(set) var rounds = 0
  /// What started the latest round.
  var reason = "its layout is asked for again while it is laid out"

  /// Whether the pass has to end although something still asks for layout.
  var isExhausted: Bool { !looping.isEmpty || rounds > Self.limit }

  mutating func beginRound() {
    rounds += 1
  }

  /// Counts a layout of the view.
  mutating func count(_ view: View) {
    let id = ObjectIdentifier(view)
    counts[id, default: 0] += 1
    if counts[id] == Self.limit + 1 { looping.append(view) }
  }
}
