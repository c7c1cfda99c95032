package import Documents
import Drawing
import Scenes
import Typesetting

/// One thing that is wrong or remarkable about a scene: where, what, and what would cure it.
///
/// Its description is what `alrender` prints: place, severity, clause, source line, caret and hint.
public struct SceneIssue: Hashable, Sendable, CustomStringConvertible {
  /// How grave an issue is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The scene cannot be used, or its layout breaks a constraint that is required.
    case error
    /// What UIKit would log, or a reviewer would ask about.
    case warning
    /// What is worth knowing.
    case note
  }

  /// The severity.
  public let severity: Severity
  /// What kind it is.
  public let code: Code
  /// A lower-case clause without a final period.
  public let message: String
  /// The path of the file as it was given.
  public let file: String
  /// The line in the file, from 1; nil for what concerns the file as a whole.
  public let line: Int?
  /// The column in the line, from 1, in Unicode scalars; nil without one.
  public let column: Int?
  /// The id of the view that it is about; nil for none or several.
  public let view: String?
  /// Edits of the scene that would cure it, the best first, in the words of scene files.
  public let cures: [String]
  /// What `alrender` prints, over several lines.
  public let description: String

  /// Wraps what a reader or a layout found.
  package init(_ remark: Diagnostic) {
    severity = Severity(remark.severity)
    code = Code(remark.code)
    message = remark.message
    (file, line, column) = (remark.file, remark.line, remark.column)
    view = remark.view
    cures = remark.cures.map { cure in
      cure.edit ?? cure.constraint.map { "without \($0)" } ?? ""
    }.filter { !$0.isEmpty }
    description = remark.description
  }
}

/// Why a scene cannot be read, laid out or drawn.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: String, Hashable, Sendable {
    /// A file cannot be read, or does not hold what it should; `issues` says where and why.
    case input
    /// The fonts cannot be had.
    case fonts
    /// A picture cannot be made: its size, or memory.
    case picture
    /// Nothing has the name that was asked for: a variant, a view, an attribute.
    case unknownName
    /// The task was cancelled.
    case cancelled
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// Everything that is wrong with the input, in the order of files and lines; else one issue.
  public let issues: [SceneIssue]
  /// What `alrender` prints, over several lines.
  public let description: String

  /// Wraps what a reader found.
  init(_ errors: SceneErrors) {
    kind = .input
    issues = errors.diagnostics.map { SceneIssue($0) }
    description = errors.description
  }

  /// Describes a failure in one clause.
  package init(_ kind: Kind, _ message: String, file: String = "") {
    let remark = Diagnostic(severity: .error, code: .resource, message: message, file: file)
    self.kind = kind
    issues = [SceneIssue(remark)]
    description = file.isEmpty ? message : remark.description
  }

  /// Wraps why a picture cannot be made.
  init(_ error: RenderError) {
    switch error {
    case .scene(let errors): self.init(errors)
    case .fonts(let error): self.init(.fonts, error.description)
    case .canvas(let error): self.init(.picture, error.description)
    }
  }

  /// Throws when the current task was cancelled.
  static func checkCancellation() throws(SceneError) {
    if Task.isCancelled { throw SceneError(.cancelled, "the task was cancelled") }
  }
}
