import Geometry

/// The bookkeeping of a layout pass: how often each view was laid out, and when to stop.
struct LayoutCycle {
  /// How often a view may be laid out in one pass: in the middle of the range that Apple
  /// recommends for its feedback loop debugger (50 to 1000).
  static let limit = 100

  /// How often each view was laid out; looked up, never iterated.
  private var layouts: [ObjectIdentifier: Int] = [:]
  /// How often each view updated its constraints; looked up, never iterated.
  private var updates: [ObjectIdentifier: Int] = [:]
  /// The views that took part too often, in the order they were found.
  private(set) var looping: [View] = []
  /// How often the phases were run.
  private(set) var rounds = 0
  /// The cause of the latest round.
  var cause = LayoutLoopCause.layoutDuringLayout
  /// The frames at which the views that have moved since were last at rest.
  private(set) var settledFrames: [(view: View, frame: Rect)] = []
  /// The views among `settledFrames`; looked up, never iterated.
  private var moved: Set<ObjectIdentifier> = []
  /// Whether the first round counts as being at rest, as in a tree that never was before.
  private let keepsFirstRound: Bool

  init(keepsFirstRound: Bool) {
    self.keepsFirstRound = keepsFirstRound
  }

  /// Whether the pass must end although something still asks for layout.
  var isExhausted: Bool { !looping.isEmpty || rounds > 4 * Self.limit }

  mutating func beginRound() {
    rounds += 1
  }

  /// Counts a layout of the view.
  mutating func count(_ view: View) {
    let id = ObjectIdentifier(view)
    layouts[id, default: 0] += 1
    if layouts[id] == Self.limit + 1 { looping.append(view) }
  }

  /// Counts an update of the view's constraints.
  mutating func countUpdate(of view: View) {
    let id = ObjectIdentifier(view)
    updates[id, default: 0] += 1
    if updates[id] == Self.limit + 1 {
      cause = .updateDuringUpdate
      looping.append(view)
    }
  }

  /// Records the frame of a view that is about to move.
  mutating func noteFrame(of view: View) {
    guard rounds > 1 || !keepsFirstRound, moved.insert(ObjectIdentifier(view)).inserted else {
      return
    }
    settledFrames.append((view, view.untransformedFrame))
  }
}
