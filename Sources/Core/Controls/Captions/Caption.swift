package import Drawing
package import Geometry
package import Typesetting

/// A caption in an area that stays empty, saying what would fill it in the running app.
package struct Caption: Hashable, Sendable {
  /// What the area is: the name of a class or a controller.
  package var title: String
  /// What would fill it.
  package var detail: String

  /// Makes a caption.
  package init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }
}

extension Caption {
  /// Returns the text in the middle of a rectangle, on a single line if it is low, with a dashed
  /// edge around it; `ground` is the colour behind.
  package func items(
    in rect: Rect, on ground: Color, environment: ControlEnvironment
  ) -> [DisplayList.Item] {
    guard rect.width >= 24, rect.height >= 10 else { return [] }
    let isDark = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue < 0.5
    let ink: Color = isDark ? Color(white: 1, alpha: 0.72) : Color(white: 0, alpha: 0.56)
    let pale = ink.multipliedAlpha(by: 0.45)
    let painter = LinePainter(environment: environment, isRightToLeft: false)
    var items: [DisplayList.Item] = []
    let edge = environment.grid.round(rect).insetBy(dx: 2.5, dy: 2.5)
    // A whole screen needs no edge.
    if rect.height >= 36, rect.height <= 420 {
      items.append(
        .stroke(.roundedRect(edge, radius: 5), Stroke(pale, width: 1, dashes: [4, 3])))
    }
    let row = rect.insetBy(dx: 6, dy: 0)
    guard rect.height >= 44 else {
      let font = fitted("\(title) · \(detail)", .system(min(11, rect.height * 0.7)), row, painter)
      return items + painter.text("\(title) · \(detail)", font, ink, in: row, part: nil)
    }
    let top = rect.midY - 17
    return items
      + painter.text(
        title, fitted(title, .system(13, weight: 600), row, painter), ink,
        in: Rect(x: row.minX, y: top, width: row.width, height: 17), part: nil)
      + painter.text(
        detail, fitted(detail, .system(12), row, painter), ink,
        in: Rect(x: row.minX, y: top + 18, width: row.width, height: 16), part: nil)
  }

  /// Returns the font, reduced if the text is wider than its row, but never below 6 points.
  private func fitted(
    _ words: String, _ font: FontDescriptor, _ row: Rect, _ painter: LinePainter
  ) -> FontDescriptor {
    let width = painter.measure(words, font).width
    guard width > row.width, width > 0 else { return font }
    return .system(max(min(6, font.size), font.size * row.width / width), weight: font.weight)
  }
}
