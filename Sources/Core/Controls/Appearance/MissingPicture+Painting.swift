import Drawing
import Geometry
import Typesetting

extension MissingPicture {
  /// The smallest box with room for a word, in points.
  private static let leastRoom = Size(width: 12, height: 9)
  /// The smallest font that is legible on a screen with two pixels per point.
  private static let leastFont = 4.5

  /// Returns the box filling a rectangle, with a hairline along its edge and the name in its
  /// middle; what lies behind shows through it.
  ///
  /// A name that does not fit on one line breaks after its dots, in the largest font that shows
  /// it whole.
  func items(in rect: Rect, environment: ControlEnvironment) -> [DisplayList.Item] {
    guard !rect.isEmpty else { return [] }
    let hairline = 1 / environment.grid.scale
    var ground = environment.color(.systemGray)
    ground.alpha = 0.24
    var items: [DisplayList.Item] = [
      .box(rect, ground),
      .outline(rect, width: hairline, environment.color(.systemGray3)),
    ]
    let styling = TextStyling(
      font: .system(11), color: environment.color(.systemGray), naturalAlignment: .center,
      direction: .leftToRight)
    let fitter = TextFitter(measurer: environment.measurer, grid: environment.grid)
    let inset = rect.width >= 28 ? 3.0 : 1
    let room = rect.insetBy(dx: inset, dy: 0)
    if rect.width >= Self.leastRoom.width, rect.height >= Self.leastRoom.height,
      let text = fitter.fit(content(in: room, styling, environment), styling, in: room)
    {
      items.append(.clipped(to: rect, [.text(text, part: nil)]))
    }
    return items
  }

  /// Returns the name in the lines and the font in which it fits.
  private func content(
    in room: Rect, _ styling: TextStyling, _ environment: ControlEnvironment
  ) -> TextContent {
    let first = min(11, max(8, room.height / 3))
    func size(_ text: String, _ font: Double) -> Size {
      var content = TextContent(text)
      content.font = .system(font)
      return environment.measurer.measure(content.paragraph(styling), width: nil).size
    }
    var content = TextContent(name)
    content.lineBreak = .truncateMiddle
    content.font = .system(first)
    if size(name, first).width <= room.width, room.height >= 13 { return content }
    for font in stride(from: first, through: Self.leastFont, by: -0.5) {
      let lines = lines(in: room.width) { size($0, font).width }
      let height = size(name, font).height * Double(lines?.count ?? 0)
      guard let lines, height <= room.height else { continue }
      content.text = lines.joined(separator: "\n")
      content.font = .system(font)
      content.lines = 0
      return content
    }
    return content
  }

  /// Returns the name broken after its dots, dashes and underscores; nil if a part is too wide.
  private func lines(in width: Double, measure: (String) -> Double) -> [String]? {
    var lines: [String] = []
    var rest = name[...]
    while !rest.isEmpty {
      let end = rest.firstIndex { ".-_ ".contains($0) }.map(rest.index(after:)) ?? rest.endIndex
      let part = String(rest[..<end])
      rest = rest[end...]
      if let last = lines.last, measure(last + part) <= width {
        lines[lines.count - 1] = last + part
      } else if measure(part) <= width {
        lines.append(part)
      } else {
        return nil
      }
    }
    return lines
  }
}
