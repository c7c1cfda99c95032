import Drawing
package import Geometry
import Typesetting

/// What stands where a picture belongs whose file is not at hand: a box of its size with its name.
package struct MissingPicture: Hashable, Sendable {
  /// The picture's name, written in the box where there is room.
  package var name: String
  /// The picture's size in points.
  package var size: Size

  /// Makes a stand-in of a size in points.
  package init(name: String, size: Size) {
    self.name = name
    self.size = size
  }
}

extension MissingPicture {
  /// The least box that has room for a word, in points.
  private static let leastRoom = Size(width: 28, height: 13)

  /// The box filling a rectangle, a hairline along its edge and the name in its middle.
  func items(in rect: Rect, environment: ControlEnvironment) -> [DisplayList.Item] {
    guard !rect.isEmpty else { return [] }
    let hairline = 1 / environment.grid.scale
    let ground = environment.color(.systemGray5)
    var items: [DisplayList.Item] = [
      .box(rect, ground),
      .outline(rect, width: hairline, environment.color(.systemGray3)),
    ]
    guard rect.width >= Self.leastRoom.width, rect.height >= Self.leastRoom.height else {
      return items
    }
    var content = TextContent(name)
    content.font = .system(min(11, max(8, rect.height / 3)))
    content.lineBreak = .truncateMiddle
    let styling = TextStyling(
      font: .system(11), color: environment.color(.systemGray), naturalAlignment: .center,
      direction: .leftToRight)
    let fitter = TextFitter(measurer: environment.measurer, grid: environment.grid)
    if let text = fitter.fit(content, styling, in: rect.insetBy(dx: 3, dy: 0)) {
      items.append(.clipped(to: rect, [.text(text)]))
    }
    return items
  }
}
