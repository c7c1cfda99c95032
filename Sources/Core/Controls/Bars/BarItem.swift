import Drawing
package import Geometry
package import Typesetting

/// One item of a navigation bar or toolbar (`UIBarButtonItem`).
package struct BarItem: Hashable, Sendable {
  /// What an item shows.
  package enum Content: Hashable, Sendable {
    /// Text; in the `done` style it is semibold.
    case title(String, isDone: Bool)
    /// A picture in the tint, unless it keeps its colours.
    case picture(Picture)
    /// A custom view of the document, of the size it specifies.
    case custom(Size)
    /// Space that all items of this kind share.
    case flexibleSpace
    /// Space of a fixed length.
    case fixedSpace(Double)
  }

  /// What the item shows.
  package var content: Content
  /// The item's own tint; nil for the bar's.
  package var tint: Color?
  /// Whether it is enabled; a disabled item is grey.
  package var isEnabled = true

  /// What is read in place of the title or the picture's name; nil for these.
  package var accessibilityLabel: String?

  /// Makes an item in the bar's tint.
  package init(_ content: Content) { self.content = content }

  /// Whether the item is a space, for which nothing is drawn.
  var isSpace: Bool {
    switch content {
    case .flexibleSpace, .fixedSpace: true
    default: false
    }
  }
}

extension LinePainter {
  /// Returns the length of an item in its row.
  func width(of item: BarItem) -> Double {
    switch item.content {
    case .title(let text, let isDone): measure(text, Self.font(isDone: isDone)).width
    case .picture(let picture): max(min(picture.size.width, 60), 1)
    case .custom(let size): size.width
    case .flexibleSpace: 0
    case .fixedSpace(let length): length
    }
  }

  static func font(isDone: Bool) -> FontDescriptor { .system(17, weight: isDone ? 600 : 400) }

  /// Returns items drawn at their places, numbered in reading order without the spaces.
  func items(
    of places: [(item: BarItem, rect: Rect)], from first: Int = 1, tint: Color
  ) -> [DisplayList.Item] {
    places.filter { !$0.item.isSpace }.enumerated().flatMap { index, place in
      items(of: place.item, in: place.rect, tint: tint, number: first + index)
    }
  }

  /// Returns an item drawn at its place in the row.
  private func items(
    of item: BarItem, in rect: Rect, tint: Color, number: Int
  ) -> [DisplayList.Item] {
    let color = item.isEnabled ? item.tint ?? tint : environment.color(.tertiaryLabel)
    switch item.content {
    case .title(let words, let isDone):
      return text(
        words, Self.font(isDone: isDone), color, in: rect, part: .item(number),
        isButton: item.isEnabled)
    case .picture(let picture):
      let place = environment.grid.round(
        Rect(
          x: rect.midX - min(picture.size.width, rect.width) / 2,
          y: rect.midY - min(picture.size.height, rect.height) / 2,
          width: min(picture.size.width, rect.width), height: min(picture.size.height, rect.height))
      )
      return picture.items(
        in: place, tint: color, mirrored: isRightToLeft, environment: environment)
    case .custom, .flexibleSpace, .fixedSpace: return []
    }
  }
}
