import Geometry
import Rendering
import Typesetting

/// The effect of one cause on a layout.
struct RevisionEffect {
  /// The views whose frames changed, by id, with both frames in the superview's coordinates; of those with
  /// another superview in the root's.
  private(set) var moves: [String: (before: Rect, after: Rect)] = [:]
  /// The ids of these views, in tree order.
  private(set) var order: [String] = []
  /// The views whose text became truncated (`true`), or is no longer truncated (`false`).
  private(set) var cut: [String: Bool] = [:]
  /// Whether the effect is one of several causes together: by itself, this one does something that the
  /// newer revision doesn't show.
  private(set) var isJoint = false

  /// Creates an empty effect.
  init() {}

  /// Whether no frame and no truncation changed.
  var isEmpty: Bool { moves.isEmpty && cut.isEmpty }

  /// Compares a layout with one that differs only by the cause.
  init(_ before: [String: PlacedView], _ after: [String: PlacedView]) {
    for (id, view) in after {
      guard let old = before[id] else { continue }
      var frames = (before: old.frame, after: view.frame)
      if old.superview != view.superview {
        frames = (Self.absolute(old, in: before), Self.absolute(view, in: after))
      }
      if !Self.isEqual(frames.before, frames.after) { moves[id] = frames }
      if old.isCut != view.isCut { cut[id] = view.isCut }
    }
    order = moves.keys.sorted { (after[$0]?.path ?? "") < (after[$1]?.path ?? "") }
  }

  /// Returns a view's frame in the root's coordinates.
  private static func absolute(_ view: PlacedView, in views: [String: PlacedView]) -> Rect {
    view.path.split(separator: "/").dropFirst().dropLast().reduce(view.frame) { frame, id in
      guard let outer = views[String(id)]?.frame else { return frame }
      return frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }
  }

  /// Replaces what a constraint or a view that comes or goes does by itself with what all changes do,
  /// if that is less or something else: without its substitutes it leaves views where they never are.
  mutating func temper(by total: RevisionEffect) {
    guard moves.contains(where: { Self.exaggerates($1, total.moves[$0]) }) else { return }
    isJoint = true
    moves = total.moves.filter { moves[$0.key] != nil }
    order = total.order.filter { moves[$0] != nil }
    cut = total.cut.filter { cut[$0.key] == $0.value }
  }

  /// Whether a view moves or grows by over a point more than in the end, or the other way.
  private static func exaggerates(
    _ move: (before: Rect, after: Rect), _ total: (before: Rect, after: Rect)?
  ) -> Bool {
    let values: [(Rect) -> Double] = [{ $0.minX }, { $0.minY }, { $0.width }, { $0.height }]
    return values.contains { value in
      let own = value(move.after) - value(move.before)
      let whole = total.map { value($0.after) - value($0.before) } ?? 0
      return abs(own) > 1 && (own * whole < 0 || abs(own) > abs(whole) + 1)
    }
  }

  private static func isEqual(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) < 0.05 && abs(first.minY - second.minY) < 0.05
      && abs(first.width - second.width) < 0.05 && abs(first.height - second.height) < 0.05
  }

  /// Returns what happened to a view, as a verb: `moved 8 pt down`; nil if its frame didn't
  /// change.
  func verb(_ id: String) -> String? {
    guard let move = moves[id] else { return nil }
    return Self.verb(from: move.before, to: move.after)
  }

  /// Returns the change from one frame to another, as a verb.
  static func verb(from before: Rect, to after: Rect) -> String {
    let moves = [
      words(after.minX - before.minX, "right", "left"),
      words(after.minY - before.minY, "down", "up"),
    ].compactMap(\.self)
    let sizes = [
      words(after.width - before.width, "wider", "narrower"),
      words(after.height - before.height, "taller", "shorter"),
    ].compactMap(\.self)
    var clauses: [String] = []
    if !moves.isEmpty { clauses.append("moved \(moves.joined(separator: " and "))") }
    if !sizes.isEmpty { clauses.append("became \(sizes.joined(separator: " and "))") }
    return clauses.joined(separator: " and ")
  }

  private static func words(_ value: Double, _ more: String, _ less: String) -> String? {
    guard abs(value) >= 0.05 else { return nil }
    return "\(((abs(value) * 10).rounded() / 10).shortDescription) pt \(value > 0 ? more : less)"
  }
}

extension PlacedView {
  /// The id of the view that it is in; nil for the root.
  fileprivate var superview: Substring? { path.split(separator: "/").dropLast().last }
}
