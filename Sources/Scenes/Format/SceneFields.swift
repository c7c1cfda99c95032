import Controls
import Documents

/// What the keys of a scene have been read into, before it is known to be whole.
struct SceneParts: Sendable {
  var title: String?
  var pictures: VariantSelection?
  var canvas = SceneCanvas()
  var metrics: [SceneMetric] = []
  var root: SceneView?
  var constraints: [SceneConstraint] = []
  var strings = SceneStrings()
  var states: [SceneState] = []
  var variants = SceneVariants()
  var expectations: [SceneExpectation] = []

  /// The keys of a scene, in the order in which they refer to each other.
  static let table = ObjectTable<SceneParts>(
    "scene", isOrdered: true, required: ["root"],
    [
      Field("title", .string(), "The title, shown in reports.") { $0.title = $1 },
      Field("pictures", .selection, "Which variants have a golden picture.") {
        $0.pictures = $1
      },
      Field("colors", .colorTable, "Colours by name, or one for light and dark.") { _, _, _ in },
      Field("metrics", .metrics, "Numbers by name, for constraints.") { $0.metrics = $1 },
      Field("root", .root, "The outermost view.") { $0.root = $1 },
      Field(
        "canvas", .canvas, "The size and surroundings."
      ) { $0.canvas = $1 },
      Field(
        "constraints", Shape<[[SceneConstraint]]>.list(of: .constraints),
        "Equations and visual formats, and groups of them under a condition."
      ) { parts, constraints in
        parts.constraints = constraints.flatMap { $0 }
      },
      Field("strings", .strings, "Texts by language and key, or files of them.") {
        $0.strings = $1
      },
      Field("states", .states, "Named sets of changes to constraints and views.") {
        $0.states = $1
      },
      Field("variants", .variants, "The axes on which the scene varies.") { $0.variants = $1 },
      Field(
        "expect", Shape<[[SceneExpectation]]>.list(of: .expectations), "What `check` asks."
      ) { parts, expectations in
        parts.expectations = expectations.flatMap { $0 }
      },
    ])
}

extension Shape where Value == SceneView {
  /// The outermost view.
  static var root: Shape {
    Shape(.view) { node, decoder in
      decoder.view(id: "root", at: decoder.document.place(of: node), node)
    }
  }
}

extension Shape where Value == [SceneMetric] {
  /// A mapping from names to numbers.
  static var metrics: Shape {
    let schema = Schema.dictionary(.number(.constant), keys: Identifier.pattern)
    return Shape(schema) { node, decoder in
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
        // A metric without a good value is known all the same, so that its uses are no errors too.
        decoder.names.declare(name, as: .metric(number ?? 1), at: place, decoder.reporter)
        return number.map { SceneMetric(name: name, value: $0, place: place) }
      }
    }
  }
}

extension Shape where Value == Int {
  /// The scene's own colours; the number of them.
  static var colorTable: Shape {
    let schema = Schema.dictionary(Shape<SceneColor>.colorDefinition.schema)
    return Shape(schema) { node, decoder in
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
