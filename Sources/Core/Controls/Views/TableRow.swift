package import Drawing
package import Geometry
package import Typesetting

/// How a row is drawn in its table: its place in its section, its lines and its accessory.
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

  /// The accessory at the trailing end of a row.
  package enum Accessory: Hashable, Sendable {
    case none, disclosure, checkmark, detail, detailDisclosure
    /// The chevron of a row with others below it, which points down while they are shown.
    case outline(isExpanded: Bool)

    /// Returns the width in points that a row with a margin of 16 keeps free of content at its end, if
    /// pictures are larger by a factor; nil without an accessory. A detail button needs 24 points beyond
    /// the margin (44 of 45 recorded rows).
    package func room(_ scale: Double) -> Double? {
      switch self {
      case .none: nil
      case .disclosure: 26.5 + TableRow.chevron.width * (scale - 1)
      case .checkmark: 40 + TableRow.checkmark.width * (scale - 1)
      case .detail: 40 + TableRow.info.width * (scale - 1)
      case .detailDisclosure: 66.5 + (TableRow.chevron.width + TableRow.info.width) * (scale - 1)
      case .outline: 24 + TableRow.outlineRoom.width * scale
      }
    }
  }

  /// The place in the section.
  package var place: Place = []
  /// How the table shows its sections.
  package var style = TableView.Style.plain
  /// The system's margin at the sides of the table, in points; nil for that of the row's width.
  package var side: Double?
  /// The accessory at the trailing end.
  package var accessory = Accessory.none
  /// How far the content is indented from its margin, in points.
  package var indentation = 0.0
  /// The picture at the leading margin, in the tint; nil for none.
  package var picture: Picture?
  /// Whether a delete button is at the leading end, as in a table being edited.
  package var isEditing = false
  /// Whether a grip for moving the row is at the trailing end.
  package var hasReorderGrip = false
  /// Whether it is drawn outside of any table: it has room for the line below, which its table may
  /// not show.
  package var isAlone = false
  /// Where the line below begins, from the leading edge; nil for the cell's margin.
  package var separatorLeading: Double?
  /// Where the line below ends, from the trailing edge.
  package var separatorTrailing = 0.0
  /// How much wider the margins are than those that the row was drawn with, in points.
  package var wideningOfMargins = 0.0
  /// The colour of the lines; nil for the system's.
  package var separatorColor: Color?

  /// How much room the picture keeps free before the content, in points.
  var pictureWidth: Double? { picture.map { max($0.size.width, Self.pictureRoom) } }

  /// Makes the row of a plain table.
  package init() {}
}

extension TableRow {
  /// The room of a disclosure indicator, whose ink is 6.67 x 11.33 as in accessibility-snapshot's pictures of
  /// list cells, and those of the other accessories, at the text sizes up to `xxxLarge`.
  static let chevron = Size(width: 8, height: 11.5), checkmark = Size(width: 15, height: 14)
  static let info = Size(width: 22, height: 22)
  /// The room of the chevron of an outline, in both of its directions.
  static let outlineRoom = Size(width: 14, height: 14)
  /// How far a row's content is indented from the leading edge while it is edited, in points.
  package static let editingIndent = 40.0
  /// The room in which pictures narrower than it stand in the middle, so that the texts of several
  /// rows begin below one another, and the room after it, in points.
  package static let pictureRoom = 28.0
  static let pictureGap = 16.0
  /// The width of a grip at the trailing end, in points.
  package static let gripRoom = 38.0

  /// The width that the button for deleting the row takes now, in points.
  var buttonRoom: Double { isEditing ? Self.editingIndent : 0 }
  /// The width that the grip for moving the row takes now, in points.
  var gripRoom: Double { hasReorderGrip ? Self.gripRoom : 0 }

  /// Returns the outline of a row at an end of a card, in its own coordinates; nil for a
  /// rectangle.
  package func outline(_ size: Size, in look: LookMetrics) -> Path? {
    guard style == .insetGrouped, !place.isEmpty, size.width > 0, size.height > 0 else {
      return nil
    }
    let radius = min(look.cardRadius, size.height / 2)
    var corners: Layer.RoundCorners = []
    if place.contains(.first) { corners.formUnion([.topLeft, .topRight]) }
    if place.contains(.last) { corners.formUnion([.bottomLeft, .bottomRight]) }
    return .box(Rect(origin: .zero, size: size), radius: radius, round: corners)
  }
}
