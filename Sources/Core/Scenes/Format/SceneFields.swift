import AutoLayout
import Controls
import Documents
import Localization

/// The values of a scene's keys, before it is known to be complete.
struct SceneParts: Sendable {
  var title: String?
  var pictures: VariantSelection?
  var canvas = SceneCanvas()
  var metrics: [SceneMetric] = []
  var root: SceneView?
  var constraints: [SceneConstraint] = []
  var strings = SceneStrings()
  var numbers: NumberNotation?
  var conflicts: ConflictChoice?
  var states: [SceneState] = []
  var variants = SceneVariants()
  var expectations: [SceneExpectation] = []
  var reading = SceneReadingOrder()
  var waivers: [SceneWaiver] = []

  /// The keys of a scene, in the order in which they refer to each other.
  static let table = ObjectTable<SceneParts>(
    "scene", isOrdered: true, required: ["root"],
    [
      Field("title", .string(), "The title, shown in reports.", \.title),
      Field(
        "include", .assembled(.either([.string(.path), .list(.string(.path))])),
        "Files of components, colours, metrics, strings and data.", read: { _ in nil }
      ) { _, _, _ in },
      Field(
        "data", .assembled(.dictionary(.anything, keys: Identifier.pattern)),
        "Lists for `each` by name: written out, or a path to a JSON, YAML or CSV file.",
        read: { _ in nil }
      ) { _, _, _ in },
      Field(
        "tokens", .assembled(.either([.string(.path), .list(.string(.path))])),
        "Files of design tokens, in the format of the W3C's community group: colours, metrics, fonts and "
          + "shadows by their names.",
        read: { _ in nil }
      ) { _, _, _ in },
      Field(
        "components", .assembled(.dictionary(ComponentSchema.schema, keys: Identifier.pattern)),
        "Reusable views by name, to use as types.", read: { _ in nil }
      ) { _, _, _ in },
      Field("pictures", .selection, "Which variants have a golden picture.", \.pictures),
      Field(
        "colors", .colorTable, "Colours by name, or one each for light and dark.",
        read: { $0.root == nil ? nil : 0 }
      ) { _, _, _ in },
      Field(
        "metrics", .metrics, "Numbers by name, or formulas of them: `gutter: gap * 2`.", \.metrics),
      Field("root", .root, "The outermost view.", \.root),
      Field(
        "canvas", .canvas, "The size and surroundings.", \.canvas),
      Field(
        "constraints", .constraintList,
        "Equations and visual formats, and groups of them under a condition.", \.constraints),
      Field(
        "strings", .strings, "Texts by language and key, or files of them.", read: { $0.strings }
      ) { parts, strings, _ in
        parts.strings.tables += strings.tables
        parts.strings.files += strings.files
      },
      Field(
        "numbers", .choice,
        "How numbers in formatted texts are written: `localized`, the default, as "
          + "`String(localized:)` does, or `plain`, as `String(format:)` does.", \.numbers),
      Field(
        "conflicts", .choice,
        "Which contradictions are reported: `smallest`, the default, which take for granted that no size "
          + "is negative, or `stated`, as a console lists them: first what constraints contradict by "
          + "themselves.", \.conflicts),
      Field("states", .states, "Named sets of changes to constraints and views.", \.states),
      Field("variants", .variants, "The axes on which the scene varies.", \.variants),
      Field(
        "expect", .flattened(.expectations), "The expectations tested by `check`.", \.expectations),
      Field(
        "accessibility", .object(SceneReadingOrder.table, SceneReadingOrder()),
        "The order in which the views are read.", \.reading),
      Field(
        "waive", .waivers, "Findings of `check --accessibility` that are accepted, with reasons.",
        \.waivers),
    ])
}

extension Shape where Value == SceneView {
  /// The outermost view.
  static var root: Shape {
    Shape(.view, encode: { $0.encoded($1) }) { node, decoder in
      decoder.view(id: "root", at: decoder.document.place(of: node), node)
    }
  }
}

extension Shape where Value == [SceneMetric] {
  /// A mapping from names to numbers.
  static var metrics: Shape {
    let schema = Schema.dictionary(
      .either([.number(.constant), .string(.other("a formula of metrics"))]),
      keys: Identifier.pattern)
    return Shape(
      schema, encode: { metrics, _ in .mapping(metrics.map { .init($0.name, .number($0.value)) }) }
    ) { node, decoder in
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      let outer = decoder.subject
      defer { decoder.subject = outer }
      return decoder.document.entries(of: node).compactMap { key, value in
        let name = decoder.document.text(of: key)
        guard Identifier.isValid(name) else { return decoder.fail(.badIdentifier(name), at: key) }
        let place = decoder.document.place(of: key)
        decoder.subject = name
        let number = decoder.number(value, .constant)
        // A metric without a valid value is declared anyway, so that its uses aren't errors too.
        decoder.names.declare(name, as: .metric(number ?? 1), at: place, decoder.reporter)
        return number.map { SceneMetric(name: name, value: $0, place: place) }
      }
    }
  }
}

extension Shape where Value == Int {
  /// The scene's own colours; the value is their number.
  static var colorTable: Shape {
    let schema = Schema.dictionary(Shape<SceneColor>.colorDefinition.schema)
    return Shape(schema, encode: { $1.colors }) { node, decoder in
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      let outer = decoder.subject
      defer { decoder.subject = outer }
      for (key, value) in decoder.document.entries(of: node) {
        decoder.subject = decoder.document.text(of: key)
        let color = Shape<SceneColor>.colorDefinition.decode(value, decoder)
        decoder.colors[decoder.document.text(of: key)] = color ?? .system(.label)
      }
      return decoder.colors.count
    }
  }
}
