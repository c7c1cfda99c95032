package import Controls
import Documents
import Localization

/// A system symbol as a scene states it; what it leaves out comes from where it is shown.
package struct SceneSystemSymbol: Hashable, Sendable {
  /// Apple's name; nil for no symbol.
  package var name: String?
  /// The size of the text that it accompanies, in points.
  package var size: Double?
  /// The size beside that text.
  package var scale: SymbolStyle.Scale?
  /// The weight from 100 to 900.
  package var weight: Int?
  /// None for the tint, one for its shades, more for the symbol's tiers.
  package var colors: [SceneColor] = []

  /// Makes no symbol.
  package init() {}

  static let table: [(name: String, help: String)] = [
    (
      "symbolSize",
      "The size of the text that the symbol accompanies, in points; default 17, in a configured button "
        + "that of its usual title."
    ),
    ("symbolScale", "The size of the symbol beside that text; default medium."),
    ("symbolWeight", "The weight of the symbol by name or from 100 to 900; default regular."),
    (
      "symbolColors",
      "The symbol's colours: one for the symbol and its shades, two or three for its parts from the "
        + "most important to the least."
    ),
  ]

  /// The keys of an item that is or has a symbol.
  static func fields(_ help: String) -> [Field<SceneSystemSymbol>] {
    [
      Field("symbol", .symbolName, help, \.name),
      Field(
        table[0].name, .symbolSize, "The size of the text that the symbol accompanies, in points.",
        \.size),
      Field(table[1].name, Shape<SymbolStyle.Scale>.choice, table[1].help, \.scale),
      Field(
        table[2].name, .fontWeight, "The weight of the symbol by name or from 100 to 900.", \.weight
      ),
      Field(table[3].name, .symbolColors, table[3].help, \.colors),
    ]
  }
}

extension Shape where Value == String {
  /// The name of a system symbol.
  static var symbolName: Shape { .string(.other("a symbol's name")) }
}

extension Shape where Value == Double {
  /// The size of the text that a symbol accompanies.
  static var symbolSize: Shape { .number(NumberRange(lower: 1, upper: 1_000)) }
}

extension Shape where Value == [SceneColor] {
  /// The colours of a symbol.
  static var symbolColors: Shape { .list(of: .color) }
}

/// A segment as a scene states it: a title or a symbol.
package struct SceneSegment: Equatable, Sendable {
  /// The title.
  package var title = SceneTextRun()
  /// The symbol in place of a title.
  package var symbol = SceneSystemSymbol()

  static let table = ObjectTable<SceneSegment>(
    "segment",
    SceneTextRun.textTable.fields.map { $0.lifted(to: \SceneSegment.title) }
      + SceneSystemSymbol.fields("A system symbol in place of a title.").map {
        $0.lifted(to: \SceneSegment.symbol)
      })
}

extension Shape where Value == [SceneSegment] {
  /// The segments: titles, or mappings.
  static var segments: Shape {
    .list(
      of: .either(
        scalar: Shape<SceneText>.localizable.map {
          SceneSegment(title: SceneTextRun(text: $0))
        } back: {
          $0 == SceneSegment(title: SceneTextRun(text: $0.title.text)) ? $0.title.text : nil
        },
        mapping: .object(SceneSegment.table, SceneSegment())))
  }
}
