import Controls
import Documents
package import Typesetting

/// What a run states about the shape of the paragraph that begins with it; the text has what it leaves
/// out.
package struct SceneParagraph: Hashable, Sendable {
  /// How lines are aligned.
  package var alignment: TextAlignment?
  /// The tab stops.
  package var tabStops: [ParagraphShape.Tab]?
  /// The lengths and factors by name.
  package var numbers: [String: Double] = [:]

  /// Returns a shape with what is stated.
  package func applied(to shape: ParagraphShape) -> ParagraphShape {
    var shape = shape
    if let alignment { shape.alignment = alignment }
    if let tabStops { shape.tabStops = tabStops }
    for row in ParagraphShape.properties {
      if let number = numbers[row.name] { row.write(&shape, number) }
    }
    return shape
  }

  /// The keys of runs.
  static let fields: [Field<SceneParagraph>] =
    [
      Field(
        "alignment", Shape<TextAlignment>.choice, "The alignment of the paragraph's lines.",
        \.alignment),
      Field("tabStops", .tabStops, tabStopsHelp, \.tabStops),
    ]
    + ParagraphShape.properties.map { row in
      Field(row.name, .number(NumberRange(row.range)), row.help, read: { $0.numbers[row.name] }) {
        paragraph, number, _ in paragraph.numbers[row.name] = number
      }
    }

  static let tabStopsHelp = "The tab stops; default twelve of them, 28 points apart."
}

/// A tab stop as a scene states it.
private struct SceneTab: Hashable, Sendable {
  var location = 0.0
  var alignment = ParagraphShape.Tab.Alignment.left

  static let table = ObjectTable<SceneTab>(
    "tabStop", required: ["location"],
    [
      Field(
        "location", .number(.extent), "The distance from the side where lines begin, in points.",
        \.location),
      Field(
        "alignment", Shape<ParagraphShape.Tab.Alignment>.choice,
        "The part of the text after the tab that is placed there.", \.alignment),
    ])
}

extension Shape where Value == [ParagraphShape.Tab] {
  /// Tab stops in any order, each a location or a mapping.
  static var tabStops: Shape {
    list(of: .tabStop).map({ $0.sorted { $0.location < $1.location } }, back: { $0 })
  }
}

extension Shape where Value == ParagraphShape.Tab {
  fileprivate static var tabStop: Shape {
    .either(
      scalar: Shape<Double>.number(.extent).map {
        ParagraphShape.Tab(location: $0)
      } back: {
        $0.alignment == .left ? $0.location : nil
      },
      mapping: Shape<SceneTab>.object(SceneTab.table, SceneTab()).map {
        ParagraphShape.Tab(location: $0.location, alignment: $0.alignment)
      } back: {
        SceneTab(location: $0.location, alignment: $0.alignment)
      })
  }
}
