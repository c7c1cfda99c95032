import Controls
package import Documents
import Drawing
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
      ResultField("scene", .string(), "The path of the scene, as given.") {
        .string($0.scene)
      },
      ResultField(
        "variant", .dictionary(.either([.string(), .anyNumber]), keys: axes),
        "The variant's values, by axis."
      ) { result in
        .object(result.variant.map { JSON.Member($0.axis, $0.value) })
      },
      ResultField("name", .string(), "The variant's name.") { .string($0.name) },
      ResultField("canvas", canvasTable.schema, "The canvas, with `fit` resolved.") {
        canvasTable.json($0)
      },
      ResultField(
        "views", list: LaidOutView.table, "All views in tree order, the root first.", \.views),
      ResultField(
        "guides", list: guideTable,
        "Margins, safe areas, readable content guides and the scene's guides.", \.guides),
      ResultField(
        "diagnostics", list: Diagnostic.table, "The findings about the layout.", \.diagnostics),
    ])

  private static let axes = "^(\(VariantAxis.allCases.map(\.rawValue).joined(separator: "|")))$"

  private static let canvasTable = ResultTable<LayoutResult>(
    "canvas",
    [
      ResultField("width", .anyNumber, "The width in points.") { .number($0.canvas.width) },
      ResultField("height", .anyNumber, "The height in points.") { .number($0.canvas.height) },
      ResultField("scale", .anyNumber, "Pixels per point.") { .number($0.scale) },
    ])

  private static let guideTable = ResultTable<LaidOutGuide>(
    "guide",
    [
      ResultField("id", .string(), "The ids of view and guide, or the guide's own id.") {
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
    ResultField("path", .string(), "The ids from the root down.") { .string($0.path) },
    ResultField("type", .string(), "The canonical name of the type.") { .string($0.kind.rawValue) },
    ResultField("hidden", .boolean, "Whether the view is hidden.") { .bool($0.isHidden) },
  ]

  private static let geometry: [ResultField<LaidOutView>] = [
    ResultField(
      "frame", .rect, "[x, y, width, height] in the superview, exact, untransformed, in points."
    ) { .rect($0.frame) },
    ResultField("alignmentRect", .rect, "The rectangle that constraints use.") {
      .rect($0.alignmentRect)
    },
    ResultField("absoluteFrame", .rect, "The frame in the canvas's coordinates.") {
      .rect($0.absoluteFrame)
    },
    ResultField(
      "intrinsicContentSize", .list(.anyNumber.orNull, count: 2),
      "[width, height] of the content; null for no intrinsic metric."
    ) { .array([.optional($0.intrinsicWidth), .optional($0.intrinsicHeight)]) },
    ResultField("firstBaseline", .anyNumber, "The distance from the alignment rect's top.") {
      .number($0.firstBaseline)
    },
    ResultField("lastBaseline", .anyNumber, "The distance from the alignment rect's top.") {
      .number($0.lastBaseline)
    },
  ]

  private static let content: [ResultField<LaidOutView>] = [
    ResultField(
      "ambiguous", .list(.choice(["minX", "minY", "width", "height"])),
      "The values that the constraints leave free."
    ) { .array($0.freedoms.map { .string($0.attribute) }) },
    ResultField(
      "ranges",
      .dictionary(.list(.anyNumber.orNull, count: 2), keys: "^(minX|minY|width|height)$"),
      "The ranges of the free values; null where there is no bound."
    ) { view in
      .object(
        view.freedoms.map {
          JSON.Member($0.attribute, .array([.optional($0.lower), .optional($0.upper)]))
        })
    },
    ResultField("text", textTable.schema, "The text as shown.") { textTable.json($0) },
    ResultField(
      "texts", list: drawnTable, "All texts that the view draws, in reading order.", \.texts),
  ]

  private static let drawnTable = ResultTable<LaidOutText>(
    "drawnText",
    [
      ResultField("part", .string(), partHelp) { .string($0.part.description) },
      ResultField("text", .string(), "The characters that can be seen, with the ellipsis.") {
        .string($0.shown)
      },
      ResultField("full", .string(), "The characters of the whole text.") { .string($0.text) },
      ResultField("lines", .anyCount, "The number of lines.") { .int($0.lines) },
      ResultField("truncated", .boolean, "Whether characters are missing for lack of room.") {
        .bool($0.isTruncated)
      },
      ResultField(
        "brokenWord", .boolean,
        "Whether a line ends within a word of a script that separates words, at no hyphen."
      ) { .bool($0.breaksWord) },
    ])

  private static let partHelp =
    "What it is in the view: text, placeholder, title, subtitle, largeTitle, prompt, back, "
    + "item N, badge N, header, footer, row N."

  private static let textTable = ResultTable<LaidOutView>(
    "text",
    [
      ResultField("lines", .anyCount, "The number of lines; 0 without text.") {
        .int($0.text?.lines ?? 0)
      },
      ResultField("truncated", .boolean, "Whether any of the view's texts is truncated.") {
        .bool($0.texts.contains(where: \.isTruncated))
      },
      ResultField("fonts", .list(.string()), "The font families that it is set in.") {
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
      "severity", .choice(Diagnostic.Severity.allCases.map(\.rawValue)), "The severity."
    ) { .string($0.severity.rawValue) },
    ResultField("code", .choice(codes), "The kind of finding.") { .string($0.code.rawValue) },
    ResultField("message", .string(), "The message, a lower-case clause.") { .string($0.message) },
    ResultField("file", .string(), "The path of the file.") {
      $0.file.isEmpty ? .null : .string($0.file)
    },
    ResultField("line", .anyCount.orNull, "The line, from 1.") { .optional($0.line) },
    ResultField("column", .anyCount.orNull, "The column, from 1.") { .optional($0.column) },
    ResultField("view", .string().orNull, "The view that it concerns.") { .optional($0.view) },
  ]

  /// The codes that a layout may have: goldens and summaries belong to a run.
  private static var codes: [String] {
    Diagnostic.Code.allCases.filter { $0 != .golden && $0 != .summary }.map(\.rawValue)
  }

  private static let contradiction: [ResultField<Diagnostic>] = [
    ResultField(
      "constraints", .list(constraintTable.schema),
      "The conflicting constraints: without any one of them the rest can be satisfied."
    ) { constraintTable.json($0.constraints) },
    ResultField(
      "broken", .string().orNull, "The id, or else the description, of the broken constraint."
    ) { .optional($0.broken) },
    ResultField("cures", .list(cureTable.schema), "Edits that would resolve it.") {
      cureTable.json($0.advice.filter { $0.fix != nil })
    },
    ResultField(
      "fixes", .list(Fix.table.schema),
      "Edits of files, each of which was tried: without new findings, what it is about is gone."
    ) { Fix.table.json($0.fixes) },
  ]

  private static let constraintTable = ResultTable<Constraint>(
    "constraint",
    [
      ResultField("id", .string().orNull, "The id in the scene.") { .optional($0.id) },
      ResultField("description", .string(), "The constraint in Apple's notation.") {
        .string($0.description)
      },
      ResultField("line", .anyCount.orNull, "The line in the scene.") { .optional($0.line) },
    ])

  private static let cureTable = ResultTable<Advice>(
    "cure",
    [
      ResultField(
        "constraint", .string().orNull,
        "The id, or else the description; null for a constraint to add."
      ) { .optional($0.constraint) },
      ResultField(
        "edit", .string().orNull, "The complete new expression; null to drop the constraint."
      ) { .optional($0.edit) },
      ResultField("residual", .anyNumber, "How far it is then violated, in points.") {
        .number($0.residual)
      },
    ])
}

extension Fix {
  /// The fix as an element of `fixes`.
  package var json: JSON { Self.table.json(self) }

  fileprivate static let table = ResultTable<Fix>(
    "fix",
    [
      ResultField("title", .string(), "What the edits do, a lower-case clause.") {
        .string($0.title)
      },
      ResultField("edits", list: editTable, "Edits that belong together.", \.edits),
    ])

  private static let editTable = ResultTable<Edit>(
    "edit",
    [
      ResultField("file", .string(), "The path of the file.") { .string($0.file) },
      ResultField("line", .anyCount, "The first line, from 1.") { .int($0.line) },
      ResultField("column", .anyCount, "The first column, from 1, in Unicode scalars.") {
        .int($0.column)
      },
      ResultField("endLine", .anyCount, "The line where it ends.") { .int($0.endLine) },
      ResultField("endColumn", .anyCount, "The column of what follows it.") {
        .int($0.endColumn)
      },
      ResultField("text", .string(), "The text to write there.") { .string($0.text) },
    ])
}

extension JSON {
  /// `[x, y, width, height]`.
  package static func rect(_ rect: Rect) -> JSON {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }
}
