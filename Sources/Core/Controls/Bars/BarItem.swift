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

  /// Whether the item completes a task.
  var isDone: Bool { if case .title(_, isDone: true) = content { true } else { false } }

  /// Whether the item shows a picture.
  var isPicture: Bool { if case .picture = content { true } else { false } }
}

extension LinePainter {
  /// The gap between two items in points.
  static let barGap = 16.0
  /// The room around titles and between pieces of glass, and the least length of one, in points.
  private static let glassRoom = 12.0, glassLength = 44.0

  private var hasGlass: Bool { environment.metrics.hasGlassBars }

  /// Returns the gap between an item and the next one; pictures stand on one piece of glass.
  func gap(after index: Int, in items: [BarItem]) -> Double {
    guard hasGlass else { return Self.barGap }
    let isJoined =
      index + 1 < items.count && items[index].isPicture && items[index + 1].isPicture
    return isJoined ? 0 : Self.glassRoom
  }

  /// Returns the length of an item in its row.
  func width(of item: BarItem) -> Double {
    switch item.content {
    case .title(let text, let isDone) where hasGlass:
      max(measure(text, Self.font(isDone: isDone)).width + 2 * Self.glassRoom, Self.glassLength)
    case .title(let text, let isDone): measure(text, Self.font(isDone: isDone)).width
    case .picture(let picture) where hasGlass:
      max(min(picture.size.width, 60) + 20, Self.glassLength)
    case .picture(let picture): max(min(picture.size.width, 60), 1)
    case .custom(let size): size.width
    case .flexibleSpace: 0
    case .fixedSpace(let length): length
    }
  }

  static func font(isDone: Bool) -> FontDescriptor { .system(17, weight: isDone ? 600 : 400) }

  /// Returns items drawn at their places, numbered in reading order without the spaces.
  func items(
    of places: [(item: BarItem, rect: Rect)], from first: Int = 1, tint: Color, accent: Color
  ) -> [DisplayList.Item] {
    let shown = places.filter { !$0.item.isSpace }
    return glass(behind: shown, accent)
      + shown.enumerated().flatMap { index, place in
        items(
          of: place.item, in: place.rect,
          tint: hasGlass && place.item.isDone ? .white : tint, number: first + index)
      }
  }

  /// Returns the pieces of glass behind items: one for pictures that stand beside each other, one for
  /// each title, in a colour for what completes a task.
  private func glass(
    behind places: [(item: BarItem, rect: Rect)], _ accent: Color
  ) -> [DisplayList.Item] {
    guard hasGlass else { return [] }
    var pieces: [(rect: Rect, isPictures: Bool, color: Color?)] = []
    for (item, place) in places {
      if case .custom = item.content { continue }
      let spare = max(place.height - Self.glassLength, 0)
      let rect = place.insetBy(dx: 0, dy: spare / 2)
      if item.isPicture, let last = pieces.last, last.isPictures,
        abs(last.rect.maxX - rect.minX) < 1 || abs(rect.maxX - last.rect.minX) < 1
      {
        pieces[pieces.count - 1].rect = last.rect.union(rect)
      } else {
        let color = item.isDone && item.isEnabled ? item.tint ?? accent : nil
        pieces.append((rect, item.isPicture, color))
      }
    }
    return pieces.flatMap { environment.glass(in: $0.rect, $0.color) }
  }

  /// Returns an item drawn at its place in the row.
  private func items(
    of item: BarItem, in rect: Rect, tint: Color, number: Int
  ) -> [DisplayList.Item] {
    let own = hasGlass && item.isDone ? nil : item.tint
    let color = item.isEnabled ? own ?? tint : environment.color(.tertiaryLabel)
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
