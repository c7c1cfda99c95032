import Geometry

/// Matches the boxes of two pictures one to one: the most similar pairs first.
struct InkMatching {
  /// The matched boxes, by the reference's position.
  private(set) var pairs: [(reference: InkBox, ours: InkBox)] = []
  /// The boxes that only one picture has.
  private(set) var missing: [InkBox] = []
  private(set) var extra: [InkBox] = []

  /// The largest number of boxes that are matched in each picture.
  static let mostBoxes = 2_000

  /// Matches boxes.
  init(_ reference: [InkBox], _ ours: [InkBox]) {
    let (one, other) = Self.fitted(reference, ours)
    let candidates = Self.candidates(one, other)
    var (partners, taken) = (
      [Int?](repeating: nil, count: one.count), [Bool](repeating: false, count: other.count)
    )
    for candidate in candidates
    where partners[candidate.first] == nil && !taken[candidate.second] {
      partners[candidate.first] = candidate.second
      taken[candidate.second] = true
    }
    for (index, partner) in partners.enumerated() {
      if let partner {
        pairs.append((one[index], other[partner]))
      } else if one[index].isFirm {
        missing.append(one[index])
      }
    }
    extra = other.indices.filter { !taken[$0] && other[$0].isFirm }.map { other[$0] }
    pairs.sort { Self.reads($0.reference, before: $1.reference) }
    missing.sort(by: Self.reads)
    extra.sort(by: Self.reads)
  }

  /// Whether a box comes before another in reading order.
  private static func reads(_ first: InkBox, before second: InkBox) -> Bool {
    let (a, b) = (first.frame, second.frame)
    return (a.minY, a.minX, a.width, a.height) < (b.minY, b.minX, b.width, b.height)
  }

  private struct Candidate {
    let first: Int
    let second: Int
    let cost: Double
  }

  /// Returns the pairs that may be the same thing, the most similar first.
  private static func candidates(_ reference: [InkBox], _ ours: [InkBox]) -> [Candidate] {
    var found: [Candidate] = []
    for (first, a) in reference.enumerated() {
      for (second, b) in ours.enumerated() {
        guard let cost = cost(a, b) else { continue }
        found.append(Candidate(first: first, second: second, cost: cost))
      }
    }
    return found.sorted { ($0.cost, $0.first, $0.second) < ($1.cost, $1.first, $1.second) }
  }

  /// Returns how different two boxes are, sizes counting more than places; nil if they cannot be the
  /// same thing.
  private static func cost(_ first: InkBox, _ second: InkBox) -> Double? {
    let (a, b) = (first.frame, second.frame)
    let (dx, dy) = (abs(a.midX - b.midX), abs(a.midY - b.midY))
    let (dw, dh) = (abs(a.width - b.width), abs(a.height - b.height))
    let edge = zip(first.edges, second.edges).map { abs($0 - $1) }.min() ?? 0
    let size = max(a.width, a.height)
    guard edge <= 1 || max(dx, dy) <= max(40, 0.6 * size),
      dw <= max(24, 0.6 * max(a.width, b.width)), dh <= max(12, 0.6 * max(a.height, b.height))
    else { return nil }
    return dx + dy + 2 * (dw + dh) + (first.kind == second.kind ? 0 : 8)
  }

  /// Joins the pieces of a line in one picture that are a single line in the other: whether a space is
  /// wide enough to end a line may depend on the font.
  private static func fitted(
    _ reference: [InkBox], _ ours: [InkBox]
  ) -> (reference: [InkBox], ours: [InkBox]) {
    let joined = joining(ours, as: reference)
    return (joining(reference, as: joined), joined)
  }

  private static func joining(_ pieces: [InkBox], as wholes: [InkBox]) -> [InkBox] {
    var (pieces, isGone) = (pieces, [Bool](repeating: false, count: pieces.count))
    for whole in wholes where whole.kind == .ink {
      let inside = pieces.indices.filter {
        !isGone[$0] && pieces[$0].kind == .ink
          && whole.frame.contains(pieces[$0].frame, tolerance: 3)
      }
      guard inside.count > 1, inside.count <= 60 else { continue }
      let union = inside.dropFirst().reduce(pieces[inside[0]].frame) {
        $0.union(pieces[$1].frame)
      }
      let distances = inside.map { distance(pieces[$0].frame, whole.frame) }
      guard distance(union, whole.frame) < distances.min() ?? 0 else { continue }
      pieces[inside[0]].frame = union
      for index in inside.dropFirst() { isGone[index] = true }
    }
    return pieces.indices.filter { !isGone[$0] }.map { pieces[$0] }
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    max(
      abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY), abs(a.maxY - b.maxY))
  }
}
