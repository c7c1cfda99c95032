import Controls
package import Documents
package import Geometry
package import Scenes

extension LayoutResult {
  /// The result as `layout --format json` prints it; every key is always present.
  package var json: JSON { Self.table.json(self) }

  /// The same as one line of text, which takes no more than itself and one view.
  package var jsonText: String { Self.table.text(self) }

  /// The schema of what `layout --format json` prints.
  package static var schema: Schema { table.schema }

  private static let table = ResultTable<LayoutResult>(
    "layout",
    [
      ResultField("scene", .string(), "The path of the scene, as it was given.") {
        .string($0.scene)
      },
      ResultField(
        "variant", .dictionary(.either([.string(), .anyNumber]), keys: axes),
        "What the variant says, by axis."
      ) { result in
        .object(result.variant.map { JSON.Member($0.axis, $0.value) })
      },
      ResultField("name", .string(), "The variant's name.") { .string($0.name) },
      ResultField("canvas", canvasTable.schema, "The canvas, `fit` resolved.") {
        canvasTable.json($0)
      },
      ResultField(
        "views", list: LaidOutView.table, "All views in tree order, the root first.", \.views),
      ResultField(
        "guides", list: guideTable, "Margins, safe areas, readable and own guides.", \.guides),
      ResultField(
        "diagnostics", list: Diagnostic.table, "What is wrong with the layout.", \.diagnostics),
    ])

  private static let axes = "^(\(VariantAxis.allCases.map(\.rawValue).joined(separator: "|")))$"

  private static let canvasTable = ResultTable<LayoutResult>(
    "canvas",
    [
      ResultField("width", .anyNumber, "The width in points.") { .number($0.canvas.width) },
      ResultField("height", .anyNumber, "The height in points.") { .number($0.canvas.height) },
      ResultField("scale", .anyNumber, "Pixels in a point.") { .number($0.scale) },
    ])

  private static let guideTable = ResultTable<LaidOutGuide>(
    "guide",
    [
      ResultField("id", .string(), "The view and its guide, or the guide's own id.") {
        .string($0.id)
      },
      ResultField("frame", .rect, "[x, y, width, height] in the owner's coordinates.") {
        .rect($0.frame)
      },
    ])
}

extension LaidOutView {
  fileprivate static let table = ResultTable<LaidOutView>("view", identity + geometry + content)

  private static let identity: [ResultField<LaidOutView>] = [
    ResultField("id", .string(), "The view's id.") { .string($0.id) },
    ResultField("path", .string(), "The ids from the root on.") { .string($0.path) },
    ResultField("type", .string(), "The type by its canonical name.") { .string($0.kind.rawValue) },
    ResultField("hidden", .boolean, "Whether it is hidden.") { .bool($0.isHidden) },
  ]

  private static let geometry: [ResultField<LaidOutView>] = [
    ResultField(
      "frame", .rect, "[x, y, width, height] in the superview, exact, untransformed, in points."
    ) { .rect($0.frame) },
    ResultField("alignmentRect", .rect, "What constraints see of the frame.") {
      .rect($0.alignmentRect)
    },
    ResultField("absoluteFrame", .rect, "The frame in the canvas's coordinates.") {
      .rect($0.absoluteFrame)
    },
    ResultField(
      "intrinsicContentSize", .list(.anyNumber.orNull, count: 2),
      "[width, height] that the content wants; null for no metric."
    ) { .array([.optional($0.intrinsicWidth), .optional($0.intrinsicHeight)]) },
    ResultField("firstBaseline", .anyNumber, "From the alignment rect's top.") {
      .number($0.firstBaseline)
    },
    ResultField("lastBaseline", .anyNumber, "From the alignment rect's top.") {
      .number($0.lastBaseline)
    },
  ]

  private static let content: [ResultField<LaidOutView>] = [
    ResultField(
      "ambiguous", .list(.choice(["minX", "minY", "width", "height"])),
      "What the constraints leave free."
    ) { .array($0.freedoms.map { .string($0.attribute) }) },
    ResultField(
      "ranges",
      .dictionary(.list(.anyNumber.orNull, count: 2), keys: "^(minX|minY|width|height)$"),
      "How far what is free may go; null where there is no bound."
    ) { view in
      .object(
        view.freedoms.map {
          JSON.Member($0.attribute, .array([.optional($0.lower), .optional($0.upper)]))
        })
    },
    ResultField("text", textTable.schema, "The text as it is shown.") { textTable.json($0) },
  ]

  private static let textTable = ResultTable<LaidOutView>(
    "text",
    [
      ResultField("lines", .anyCount, "The number of lines; 0 without text.") {
        .int($0.text?.lines ?? 0)
      },
      ResultField("truncated", .boolean, "Whether some of it is cut.") {
        .bool($0.text?.isTruncated ?? false)
      },
      ResultField("fonts", .list(.string()), "The families that it is set in.") {
        .array(($0.text?.fonts ?? []).map(JSON.string))
      },
    ])
}

extension Diagnostic {
  /// The remark as an element of `diagnostics`.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<Diagnostic>("diagnostic", remark + contradiction)

  private static let remark: [ResultField<Diagnostic>] = [
    ResultField(
      "severity", .choice(Diagnostic.Severity.allCases.map(\.rawValue)), "How grave it is."
    ) { .string($0.severity.rawValue) },
    ResultField("code", .choice(codes), "What kind it is.") { .string($0.code.rawValue) },
    ResultField("message", .string(), "A lower-case clause.") { .string($0.message) },
    ResultField("file", .string(), "The path of the file.") {
      $0.file.isEmpty ? .null : .string($0.file)
    },
    ResultField("line", .anyCount.orNull, "The line, from 1.") { .optional($0.line) },
    ResultField("column", .anyCount.orNull, "The column, from 1.") { .optional($0.column) },
    ResultField("view", .string().orNull, "The view that it is about.") { .optional($0.view) },
  ]

  /// The codes that a layout may have: goldens and summaries belong to a run.
  private static var codes: [String] {
    Diagnostic.Code.allCases.filter { $0 != .golden && $0 != .summary }.map(\.rawValue)
  }

  private static let contradiction: [ResultField<Diagnostic>] = [
    ResultField(
      "constraints", .list(constraintTable.schema),
      "The constraints that contradict each other: without any one the rest can be satisfied."
    ) { constraintTable.json($0.constraints) },
    ResultField(
      "broken", .string().orNull, "The id, else the description, of the one that was broken."
    ) { .optional($0.broken) },
    ResultField("cures", .list(cureTable.schema), "Edits that would cure it.") {
      cureTable.json($0.cures)
    },
  ]

  private static let constraintTable = ResultTable<Constraint>(
    "constraint",
    [
      ResultField("id", .string().orNull, "The id that the scene gives.") { .optional($0.id) },
      ResultField("description", .string(), "In Apple's grammar.") { .string($0.description) },
      ResultField("line", .anyCount.orNull, "The line in the scene.") { .optional($0.line) },
    ])

  private static let cureTable = ResultTable<Cure>(
    "cure",
    [
      ResultField(
        "constraint", .string().orNull, "The id, else the description; null for one to be added."
      ) { .optional($0.constraint) },
      ResultField(
        "edit", .string().orNull, "The whole new expression; null means dropping it."
      ) { .optional($0.edit) },
      ResultField("residual", .anyNumber, "By how much it is violated then, in points.") {
        .number($0.residual)
      },
    ])
}

extension JSON {
  /// `[x, y, width, height]`.
  package static func rect(_ rect: Rect) -> JSON {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }
}
