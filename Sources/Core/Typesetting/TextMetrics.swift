/// The source of the advances of the system font's text; its shapes are Inter's either way.
///
/// Raw values are the spellings of the command line.
package enum TextMetrics: String, CaseIterable, Hashable, Sendable {
  /// Those of Apple's system font, as far as recorded widths show them
  /// (`Scripts/system-advances.csv`).
  case apple
  /// Inter's own, with the letter spacing that Apple publishes.
  case inter
}
