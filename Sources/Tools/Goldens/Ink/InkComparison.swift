package import Drawing
package import Geometry
package import Rendering

/// Compares the places of what two pictures show: boxes of ink, matched one to one, and the distances
/// of their edges in points. A picture in another font and from another renderer agrees if
/// everything is where it should be; colours, corners and ink that differ are only noted.
package struct InkComparison: Sendable {
  /// A box of both pictures.
  package struct Pair: Equatable, Sendable {
    /// The box in the reference.
    package let reference: InkBox
    /// The box in our picture.
    package let ours: InkBox
    /// The view that drew it; nil if that is unknown.
    package var view: String?

    /// How far our edges are to the right of or below the reference's: left, top, right, bottom.
    package var distances: [Double] { zip(ours.edges, reference.edges).map { $0 - $1 } }
  }

  /// A box of one picture.
  package struct Lone: Equatable, Sendable {
    /// The box.
    package let box: InkBox
    /// The view that drew it, or in which it is missing; nil if that is unknown.
    package var view: String?
  }

  /// The boxes of both pictures, in reading order.
  package private(set) var pairs: [Pair]
  /// The boxes that only the reference has.
  package private(set) var missing: [Lone]
  /// The boxes that only our picture has.
  package private(set) var extra: [Lone]
  /// The sizes in points of the reference and of our picture.
  package let sizes: [Size]
  /// How far an edge may be from the reference's, in points.
  package let within: Double
  /// What differs in the looks of boxes that have their places.
  package private(set) var notes: [Note]
  /// Whether the mirror image of our picture agrees, and our picture doesn't.
  package private(set) var isMirrored = false
  /// The number of boxes that were too many to be compared.
  package let leftOut: Int
  /// The number of steps taken, which grows with the number of pixels.
  package let steps: Int

  /// Compares pictures, whose scales are the numbers of pixels per point.
  package init(
    reference: ImageBuffer, ours: ImageBuffer, within: Double = 1
  ) throws(GoldenError) {
    self.within = within
    sizes = [reference.size, ours.size]
    let (first, second) = (try InkFinder(reference), try InkFinder(ours))
    let most = InkMatching.mostBoxes
    let matching = InkMatching(first.largest(most), second.largest(most))
    pairs = matching.pairs.map { Pair(reference: $0.reference, ours: $0.ours) }
    missing = matching.missing.map { Lone(box: $0) }
    extra = matching.extra.map { Lone(box: $0) }
    leftOut =
      first.leftOut + second.leftOut + max(0, first.boxes.count - most)
      + max(0, second.boxes.count - most)
    notes = Self.notes(on: pairs, [(first, reference), (second, ours)], within: within)
    // The looks of boxes are read twice, and boxes lie in each other a few levels deep.
    steps = first.steps + second.steps + first.boxes.count * second.boxes.count
    isMirrored = !agrees && matches(first.largest(most), second.largest(most), mirrored: sizes[1])
  }

  /// Whether everything agrees in the mirror image of our picture.
  private func matches(_ reference: [InkBox], _ ours: [InkBox], mirrored size: Size) -> Bool {
    let mirrored = ours.map { box in
      var copy = box
      copy.frame.origin.x = size.width - box.frame.maxX
      return copy
    }
    let matching = InkMatching(reference, mirrored)
    return matching.missing.isEmpty && matching.extra.isEmpty && !matching.pairs.isEmpty
      && matching.pairs.allSatisfy { isNear(Pair(reference: $0.reference, ours: $0.ours)) }
  }

  /// Names the views of our layout that drew the boxes: the deepest whose frames hold them.
  package mutating func name(by layout: LayoutResult) {
    func view(_ box: InkBox) -> String? { layout.deepestView(holding: box.frame, slack: 1)?.id }
    for index in pairs.indices { pairs[index].view = view(pairs[index].ours) }
    for index in missing.indices { missing[index].view = view(missing[index].box) }
    for index in extra.indices { extra[index].view = view(extra[index].box) }
    for index in notes.indices { notes[index].view = view(notes[index].box) }
  }

  /// The boxes of which an edge is elsewhere than in the reference. The ground around a panel that spans
  /// the picture ends where the panel does, which is told once.
  package var moved: [Pair] {
    let moved = pairs.filter { !isNear($0) }
    return moved.filter { ground in !moved.contains { gives(ground, wayTo: $0) } }
  }

  /// Whether neither picture shows anything.
  package var isEmpty: Bool { pairs.isEmpty && missing.isEmpty && extra.isEmpty }

  /// Whether everything is in its place.
  package var agrees: Bool { missing.isEmpty && extra.isEmpty && moved.isEmpty }

  /// The number of edges that are within a distance of the reference's.
  package func edges(within distance: Double) -> Int {
    pairs.reduce(0) { $0 + $1.distances.count { abs($0) <= distance + Self.slack } }
  }

  /// Whether the pictures have different sizes.
  package var differsInSize: Bool {
    abs(sizes[0].width - sizes[1].width) > Self.slack
      || abs(sizes[0].height - sizes[1].height) > Self.slack
  }

  /// What thirds of a point lose in calculations.
  private static let slack = 1e-6

  /// Whether a panel is only elsewhere at the edge at which a smaller one ends, and else ends with the
  /// picture.
  private func gives(_ ground: Pair, wayTo panel: Pair) -> Bool {
    guard ground.reference.kind == .panel, panel.reference.kind == .panel,
      ground.reference.frame.area > panel.reference.frame.area
    else { return false }
    return ground.distances.indices.allSatisfy { side in
      let opposite = (side + 2) % 4
      return zip([ground.reference, ground.ours], sizes).allSatisfy { box, size in
        let end = [0, 0, size.width, size.height][side]
        return abs(box.edges[side] - end) <= Self.slack
      }
        || zip([ground.reference, ground.ours], [panel.reference, panel.ours]).allSatisfy {
          abs($0.edges[side] - $1.edges[opposite]) <= Self.slack
        }
    }
  }

  private func isNear(_ pair: Pair) -> Bool {
    pair.distances.allSatisfy { abs($0) <= within + Self.slack }
  }
}

extension InkFinder {
  /// Returns the boxes with the largest areas, at most so many.
  fileprivate func largest(_ count: Int) -> [InkBox] {
    guard boxes.count > count else { return boxes }
    return boxes.enumerated()
      .sorted { ($1.element.frame.area, $0.offset) < ($0.element.frame.area, $1.offset) }
      .prefix(count).map(\.element)
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
