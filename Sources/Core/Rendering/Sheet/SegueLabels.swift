import Drawing
package import Geometry
package import Typesetting

/// Places the labels of a storyboard's arrows where they cover no picture, no caption, no tip of an
/// arrow and no other label.
///
/// A label lies on its arrow, or beside it where no other arrow runs. If there is no room at its
/// size, it is broken into two lines, then made smaller. At last it is a number whose words belong
/// in a legend. Lengths are points of the sheet.
package struct SegueLabels {
  /// An arrow and what its label says.
  package struct Arrow {
    /// The corners of its line, from its start to its tip.
    package var points: [Point]
    /// The kind of the segue, and its identifier if it has one.
    package var words: [String]

    /// Makes an arrow.
    package init(_ points: [Point], words: [String]) {
      (self.points, self.words) = (points, words)
    }

    /// The words on one line.
    package var line: String { words.joined(separator: " \u{00B7} ") }
    fileprivate var length: Double { stretches.reduce(0) { $0 + $1.length } }
    fileprivate var stretches: [Stretch] {
      zip(points, points.dropFirst()).map { Stretch(start: $0, end: $1) }
    }
  }

  /// A label with its place.
  package struct Label {
    /// The text.
    package var text: Paragraph
    /// The frame of the plate behind the text.
    package var plate: Rect
    /// Where the line that leads from the plate to its arrow ends; nil if it lies on or beside it.
    package var leader: Point?
    /// The number that stands for the words; nil for the words themselves.
    package var number: Int?
  }

  /// The space between a plate's edges and its text.
  package static let padding = Size(width: 8, height: 4)
  private static let gap = 2.0
  private static let tip = 12.0
  private static let step = 12.0
  /// The greatest distance of a number from the middle of its arrow.
  private static let farthest = 720.0

  private let measurer: any TextMeasuring
  private let font: FontDescriptor
  private var taken: [Rect]
  private var places: RectIndex
  private var stretches: [(arrow: Int, stretch: Stretch)] = []
  private var lines = RectIndex()

  /// Prepares to place labels around pictures and captions.
  ///
  /// - Parameters:
  ///   - taken: what no label may cover.
  ///   - font: the font of labels that have room.
  package init(avoiding taken: [Rect], font: FontDescriptor, measurer: any TextMeasuring) {
    (self.taken, self.font, self.measurer) = (taken, font, measurer)
    places = RectIndex(taken)
  }

  /// Returns the label of each arrow, in their order; nil for a number without any room.
  package mutating func place(_ arrows: [Arrow]) -> [Label?] {
    for (index, arrow) in arrows.enumerated() {
      for stretch in arrow.stretches {
        stretches.append((index, stretch))
        lines.append(stretch.bounds)
      }
      if let last = arrow.stretches.last { take(last.tip(Self.tip)) }
    }
    var labels = [Label?](repeating: nil, count: arrows.count)
    var rest: [Int] = []
    // Short arrows have the fewest places.
    for index in arrows.indices.sorted(by: { arrows[$0].length < arrows[$1].length }) {
      labels[index] = worded(arrows[index], index)
      if labels[index] == nil { rest.append(index) }
    }
    for (number, index) in rest.sorted().enumerated() {
      labels[index] = numbered(arrows[index], index, number: number + 1)
    }
    return labels
  }

  private mutating func worded(_ arrow: Arrow, _ index: Int) -> Label? {
    var small = font
    small.size = max(font.size * 0.75, min(font.size, 10)).rounded()
    for font in [font, small] {
      for words in [arrow.line, arrow.words.joined(separator: "\n")] {
        let text = Paragraph(words, font: font, lines: 0, alignment: .center)
        let size = size(of: text)
        guard let plate = plate(size, for: arrow, index) else { continue }
        take(plate)
        return Label(text: text, plate: plate)
      }
    }
    return nil
  }

  private mutating func numbered(_ arrow: Arrow, _ index: Int, number: Int) -> Label? {
    let text = Paragraph("\(number)", font: font, alignment: .center)
    var size = size(of: text)
    size.width = max(size.width, size.height)
    var leader: Point?
    var plate = plate(size, for: arrow, index)
    if plate == nil, let middle = Self.ordered(arrow.stretches).first?.middle {
      let free = Self.around(middle).filter { isFree(Self.plate(size, at: $0)) }
      let center = free.first { isClear(from: $0, to: middle) } ?? free.first
      plate = center.map { Self.plate(size, at: $0) }
      leader = middle
    }
    guard let plate else { return nil }
    take(plate)
    return Label(text: text, plate: plate, leader: leader, number: number)
  }

  private mutating func take(_ rect: Rect) {
    taken.append(rect)
    places.append(rect)
  }

  private func size(of text: Paragraph) -> Size {
    let natural = measurer.measure(text, width: nil).size
    return Size(
      width: natural.width.rounded(.up) + 1 + 2 * Self.padding.width,
      height: natural.height.rounded(.up) + 2 * Self.padding.height)
  }

  /// Returns the best free place of a plate on its arrow or beside it.
  private func plate(_ size: Size, for arrow: Arrow, _ index: Int) -> Rect? {
    let ordered = Self.ordered(arrow.stretches)
    let on = ordered.lazy.flatMap { $0.points(Self.step) }.map { Self.plate(size, at: $0) }
      .filter(isFree)
    if let clear = on.first(where: { !isCrossed($0, besides: index) }) { return clear }
    let beside = ordered.lazy.flatMap { $0.places(beside: size, Self.step) }
      .map { Self.plate(size, at: $0) }.filter(isFree)
    return beside.first { !isCrossed($0.insetBy(dx: -4, dy: -4), besides: index) } ?? on.first
  }

  /// Whether the line of another arrow crosses a plate.
  private func isCrossed(_ plate: Rect, besides arrow: Int) -> Bool {
    lines.contains(touching: plate) {
      stretches[$0].arrow != arrow && stretches[$0].stretch.crosses(plate)
    }
  }

  private func isFree(_ plate: Rect) -> Bool {
    plate.minX >= 4 && plate.minY >= 4
      && !places.contains(touching: plate.insetBy(dx: -Self.gap, dy: -Self.gap)) {
        taken[$0].isNear(plate, gap: Self.gap)
      }
  }

  /// Whether a line crosses nothing that no label may cover; its end may lie in the tip of an arrow.
  private func isClear(from start: Point, to end: Point) -> Bool {
    stride(from: 0, through: 0.8, by: 0.05).allSatisfy { share in
      let (x, y) = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      let point = Rect(x: x, y: y, width: 0, height: 0)
      return !places.contains(touching: point) { taken[$0].isNear(point, gap: 0) }
    }
  }

  private static func plate(_ size: Size, at center: Point) -> Rect {
    Rect(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Returns a route's stretches, the middle one first, then long ones before short ones.
  private static func ordered(_ stretches: [Stretch]) -> [Stretch] {
    guard !stretches.isEmpty else { return [] }
    let middle = (stretches.count + 1) / 2 - 1
    let others = stretches.indices.filter { $0 != middle }.sorted {
      (stretches[$0].length, -$0) > (stretches[$1].length, -$1)
    }
    return ([middle] + others).map { stretches[$0] }
  }

  /// Returns points around another, the nearest first.
  private static func around(_ middle: Point) -> [Point] {
    stride(from: 2 * step, through: farthest, by: step).flatMap { radius in
      [(0, -1), (0, 1), (1, 0), (-1, 0), (0.7, -0.7), (0.7, 0.7), (-0.7, -0.7), (-0.7, 0.7)].map {
        Point(x: middle.x + radius * $0.0, y: middle.y + radius * $0.1)
      }
    }
  }
}

/// A straight part of an arrow's line.
private struct Stretch {
  var start: Point
  var end: Point

  var length: Double { abs(start.x - end.x) + abs(start.y - end.y) }
  var middle: Point { point(0.5) }

  /// The smallest rectangle around the line.
  var bounds: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// How many points a line has on either side of its middle.
  private static let mostPoints = 400

  private func point(_ share: Double) -> Point {
    Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// Returns points from the middle outwards, `step` apart, as far as a label is still found there.
  func points(_ step: Double) -> [Point] {
    let count = Int(min(length / 2 / step, Double(Self.mostPoints)))
    return [middle]
      + (0..<count).flatMap { index in
        let share = Double(index + 1) * step / length
        return [point(0.5 - share), point(0.5 + share)]
      }
  }

  /// Returns the middles of plates beside the line: above and below it, or right and left of it.
  func places(beside size: Size, _ step: Double) -> [Point] {
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let (dx, dy) = isLevel ? (0, -size.height / 2 - 4) : (size.width / 2 + 4, 0)
    return points(step).flatMap {
      [Point(x: $0.x + dx, y: $0.y + dy), Point(x: $0.x - dx, y: $0.y - dy)]
    }
  }

  func crosses(_ rect: Rect) -> Bool {
    bounds.isNear(rect, gap: 0)
  }

  /// Returns the frame of the tip at its end.
  func tip(_ length: Double) -> Rect {
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let sign = isLevel ? (end.x < start.x ? 1.0 : -1) : (end.y < start.y ? 1 : -1)
    let back =
      isLevel
      ? Point(x: end.x + sign * length, y: end.y - 5)
      : Point(
        x: end.x - 5, y: end.y + sign * length)
    return Rect(
      x: isLevel ? min(back.x, end.x) : back.x, y: isLevel ? back.y : min(back.y, end.y),
      width: isLevel ? length : 10, height: isLevel ? 10 : length)
  }
}
