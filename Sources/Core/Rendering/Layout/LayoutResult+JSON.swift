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
      ResultField("scene", "The path of the scene, as given.") { $0.scene },
      ResultField(
        "variant", .dictionary(.either([.string(), .anyNumber]), keys: axes),
        "The variant's values, by axis."
      ) { result in
        .object(result.variant.map { JSON.Member($0.axis, $0.value) })
      },
      ResultField("name", "The variant's name.") { $0.name },
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

  /// The names of the format's axes and of scenes' own.
  private static let axes = "^[A-Za-z0-9_-]+$"

  private static let canvasTable = ResultTable<LayoutResult>(
    "canvas",
    [
      ResultField("width", "The width in points.") { $0.canvas.width },
      ResultField("height", "The height in points.") { $0.canvas.height },
      ResultField("scale", "Pixels per point.") { $0.scale },
    ])

  private static let guideTable = ResultTable<LaidOutGuide>(
    "guide",
    [
      ResultField("id", "The ids of view and guide, or the guide's own id.") { $0.id },
      ResultField("frame", "[x, y, width, height] in the owner's coordinates.") { $0.frame },
    ])
}

extension LaidOutView {
  fileprivate static let table = ResultTable<LaidOutView>("view", identity + geometry + content)

  private static let identity: [ResultField<LaidOutView>] = [
    ResultField("id", "The view's id.") { $0.id },
    ResultField("path", "The ids from the root down.") { $0.path },
    ResultField("type", "The canonical name of the type.") { $0.kind.rawValue },
    ResultField("hidden", "Whether the view is hidden.") { $0.isHidden },
  ]

  private static let geometry: [ResultField<LaidOutView>] = [
    ResultField("frame", "[x, y, width, height] in the superview, exact, untransformed, in points.")
    { $0.frame },
    ResultField("alignmentRect", "The rectangle that constraints use.") { $0.alignmentRect },
    ResultField("absoluteFrame", "The frame in the canvas's coordinates.") { $0.absoluteFrame },
    ResultField(
      "intrinsicContentSize", .list(.anyNumber.orNull, count: 2),
      "[width, height] of the content; null for no intrinsic metric."
    ) { .array([.optional($0.intrinsicWidth), .optional($0.intrinsicHeight)]) },
    ResultField("firstBaseline", "The distance from the alignment rect's top.") {
      $0.firstBaseline
    },
    ResultField("lastBaseline", "The distance from the alignment rect's top.") { $0.lastBaseline },
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
      ResultField("part", partHelp) { $0.part.description },
      ResultField("text", "The characters that can be seen, with the ellipsis.") { $0.shown },
      ResultField("full", "The characters of the whole text.") { $0.text },
      ResultField("lines", "The number of lines.") { $0.lines },
      ResultField("truncated", "Whether characters are missing for lack of room.") {
        $0.isTruncated
      },
      ResultField(
        "brokenWord",
        "Whether a line ends within a word of a script that separates words, at no hyphen."
      ) { $0.breaksWord },
    ])

  private static let partHelp =
    "What it is in the view: text, placeholder, title, subtitle, largeTitle, prompt, back, "
    + "item N, badge N, header, footer, row N."

  private static let textTable = ResultTable<LaidOutView>(
    "text",
    [
      ResultField("lines", "The number of lines; 0 without text.") { $0.text?.lines ?? 0 },
      ResultField("truncated", "Whether any of the view's texts is truncated.") {
        $0.texts.contains(where: \.isTruncated)
      },
      ResultField("fonts", "The font families that it is set in.") { ($0.text?.fonts ?? []) },
    ])
}

extension Diagnostic: ResultObject {
  /// The keys of the remark as an element of `diagnostics`.
  package static let table = ResultTable<Diagnostic>("diagnostic", remark + contradiction)

  private static let remark: [ResultField<Diagnostic>] = [
    ResultField("severity", "The severity.") { $0.severity },
    ResultField("code", .choice(codes), "The kind of finding.") { .string($0.code.rawValue) },
    ResultField("message", "The message, a lower-case clause.") { $0.message },
    ResultField("file", .string(), "The path of the file.") {
      $0.file.isEmpty ? .null : .string($0.file)
    },
    ResultField("line", "The line, from 1.") { $0.line },
    ResultField("column", "The column, from 1.") { $0.column },
    ResultField("view", "The view that it concerns.") { $0.view },
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
    ResultField("broken", "The id, or else the description, of the broken constraint.") {
      $0.broken
    },
    ResultField("cures", .list(cureTable.schema), "Edits that would resolve it.") {
      cureTable.json($0.advice.filter { $0.fix != nil })
    },
    ResultField(
      "fixes",
      "Edits of files, each of which was tried: without new findings, what it is about is gone."
    ) { $0.fixes },
  ]

  private static let constraintTable = ResultTable<Constraint>(
    "constraint",
    [
      ResultField("id", "The id in the scene.") { $0.id },
      ResultField("description", "The constraint in Apple's notation.") { $0.description },
      ResultField("line", "The line in the scene.") { $0.line },
    ])

  private static let cureTable = ResultTable<Advice>(
    "cure",
    [
      ResultField("constraint", "The id, or else the description; null for a constraint to add.") {
        $0.constraint
      },
      ResultField("edit", "The complete new expression; null to drop the constraint.") { $0.edit },
      ResultField("residual", "How far it is then violated, in points.") { $0.residual },
    ])
}

extension Fix: ResultObject {
  /// The keys of the fix as an element of `fixes`.
  package static let table = ResultTable<Fix>(
    "fix",
    [
      ResultField("title", "What the edits do, a lower-case clause.") { $0.title },
      ResultField("edits", list: editTable, "Edits that belong together.", \.edits),
    ])

  private static let editTable = ResultTable<Edit>(
    "edit",
    [
      ResultField("file", "The path of the file.") { $0.file },
      ResultField("line", "The first line, from 1.") { $0.line },
      ResultField("column", "The first column, from 1, in Unicode scalars.") { $0.column },
      ResultField("endLine", "The line where it ends.") { $0.endLine },
      ResultField("endColumn", "The column of what follows it.") { $0.endColumn },
      ResultField("text", "The text to write there.") { $0.text },
    ])
}

extension JSON {
  /// `[x, y, width, height]`.
  package static func rect(_ rect: Rect) -> JSON {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }
}

extension Diagnostic.Severity: ResultValue {}
