import Drawing
import Geometry
package import Typesetting

/// How a row is drawn in its table: its place in its section, its lines and what ends it.
package struct TableRow: Hashable, Sendable {
  /// The place of a row in its section.
  package struct Place: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The first row.
    package static let first = Place(rawValue: 1)
    /// The last row.
    package static let last = Place(rawValue: 2)
  }

  /// What stands at the trailing end of a row.
  package enum Accessory: Hashable, Sendable {
    case none, disclosure, checkmark, detail, detailDisclosure
  }

  /// The place in the section.
  package var place: Place = []
  /// How the table shows its sections.
  package var style = TableView.Style.plain
  /// What stands at the trailing end.
  package var accessory = Accessory.none
  /// Where the line below begins, from the leading edge; nil for the cell's margin.
  package var separatorLeading: Double?
  /// Where the line below ends, from the trailing edge.
  package var separatorTrailing = 0.0
  /// The colour of the lines; nil for the system's.
  package var separatorColor: Color?

  /// Makes the row of a plain table.
  package init() {}
}

extension TableRow {
  /// The radius of a card's corners in points.
  static let cornerRadius = 10.0

  /// The outline of a row that is an end of a card, in its own coordinates; nil for a rectangle.
  func outline(_ size: Size) -> Path? {
    guard style == .insetGrouped, !place.isEmpty, size.width > 0, size.height > 0 else {
      return nil
    }
    let radius = min(Self.cornerRadius, size.height / 2)
    return .card(
      size, top: place.contains(.first) ? radius : 0, bottom: place.contains(.last) ? radius : 0)
  }
}

extension Path {
  /// A rectangle from the origin with round corners at its top, at its bottom, or at both.
  static func card(_ size: Size, top: Double, bottom: Double) -> Path {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (width, height) = (size.width, size.height)
    let (above, below) = (top * 0.4477, bottom * 0.4477)
    return Path([
      .move(at(top, 0)), .line(at(width - top, 0)),
      .curve(at(width, top), control1: at(width - above, 0), control2: at(width, above)),
      .line(at(width, height - bottom)),
      .curve(
        at(width - bottom, height), control1: at(width, height - below),
        control2: at(width - below, height)),
      .line(at(bottom, height)),
      .curve(at(0, height - bottom), control1: at(below, height), control2: at(0, height - below)),
      .line(at(0, top)), .curve(at(top, 0), control1: at(0, above), control2: at(above, 0)),
      .close,
    ])
  }
}
