import Typesetting

/// Sizes, fonts and colours of contact sheets and filmstrips; lengths are in points.
enum SheetStyle {
  /// The distance from the sheet's edges to its contents.
  static let margin = 48.0
  /// The distance between two cells.
  static let gap = 28.0
  /// The distance around the moments of a filmstrip.
  static let filmGap = 8.0
  /// The distance between two groups of cells that differ on an outer axis.
  static let groupGap = 56.0
  /// The distance between headings and cells.
  static let headingGap = 14.0
  /// The width of the narrowest cell, so that its caption is readable.
  static let narrowestCell = 132.0
  /// The sizes beyond which pictures are scaled down.
  static let widestSheet = 3_200.0
  static let highestSheet = 4_800.0

  static let title = FontDescriptor.system(30, weight: 700)
  static let subtitle = FontDescriptor.system(14)
  static let axis = FontDescriptor.system(12)
  static let value = FontDescriptor.system(17, weight: 600)
  static let caption = FontDescriptor.system(12, weight: 500)
  static let note = FontDescriptor.system(12)

  static let ground = Color(white: 0.965)
  static let ink = Color(white: 0.11)
  static let grey = Color(white: 0.48)
  static let hairline = Color(white: 0.78)
  static let warning = Color(red: 0.78, green: 0.2, blue: 0.1)
}
