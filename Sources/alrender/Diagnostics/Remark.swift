import Documents
import Rendering
import Scenes

/// One thing that the program says about an input, whichever room found it.
struct Remark: Equatable {
  var severity: String
  var code: String
  /// A lower-case clause without a final period.
  var message: String
  /// The path as the user gave it; empty for what concerns no file.
  var file: String
  var line: Int?
  var column: Int?
  /// What stands below the head in the human form: source line, caret, hint, constraints.
  var details: [String] = []
  /// The machine's form, every key always there.
  var json: JSON

  /// A remark of the reader: it carries its excerpt and its hint.
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    code = diagnostic.code.rawValue
    message = diagnostic.message
    file = diagnostic.file
    line = diagnostic.line
    column = diagnostic.column
    // A message, and even a path, may take several lines itself.
    let headLines = 1 + (file + message).count { $0 == "\n" }
    details = diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(headLines).map(String.init)
    json = Self.json(
      severity: severity, code: code, message: message, file: file, line: line, column: column)
  }

  private static func json(
    severity: String, code: String, message: String, file: String?, line: Int?, column: Int?
  ) -> JSON {
    .object([
      "severity": .string(severity), "code": .string(code), "message": .string(message),
      "file": .optional(file), "line": .optional(line), "column": .optional(column),
      "view": .null, "constraints": .array([]), "broken": .null, "cures": .array([]),
    ])
  }

  /// A remark about a layout, with what explains it.
  init(_ finding: LayoutDiagnostic) {
    self.init(finding.remark)
    if !finding.notes.isEmpty { details = finding.notes + finding.remark.noteLines }
    json = finding.json
  }

  /// The sum of a run, which is about no file.
  init(summary: String) {
    self.init(Diagnostic(severity: .note, code: .resource, message: summary, file: ""))
    code = "summary"
    json = Self.json(
      severity: severity, code: code, message: message, file: nil, line: nil, column: nil)
  }

  /// A note about a file as a whole.
  init(note message: String, file: String) {
    self.init(Diagnostic(severity: .note, code: .resource, message: message, file: file))
  }

  /// A remark about a file as a whole.
  init(error message: String, file: String) {
    self.init(Diagnostic(severity: .error, code: .resource, message: message, file: file))
  }

  /// `file:line:column`, or the file alone.
  var place: String {
    guard let line else { return file }
    return "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}
