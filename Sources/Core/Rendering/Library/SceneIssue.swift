package import Documents
import Drawing
import Typesetting

/// An issue or remark about a scene: where it is, what it is, and how to fix it.
///
/// Its description is what `alrender` prints: place, severity, message, source line, caret and
/// hint.
public struct SceneIssue: Hashable, Sendable, CustomStringConvertible {
  /// The severity of an issue.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The scene can't be used, or its layout breaks a required constraint.
    case error
    /// UIKit would log it, or a reviewer would ask about it.
    case warning
    /// It is worth knowing.
    case note
  }

  /// The severity.
  public let severity: Severity
  /// The kind of issue.
  public let code: Code
  /// A lowercase clause without a final period.
  public let message: String
  /// The path of the file as it was given.
  public let file: String
  /// The line in the file, from 1; nil if the issue concerns the file as a whole.
  public let line: Int?
  /// The column in the line, from 1, in Unicode scalars; nil if there is none.
  public let column: Int?
  /// The id of the affected view; nil for none or several.
  public let view: String?
  /// Edits of the scene that would fix it, the best first, as scene files write them.
  public let cures: [String]
  /// The description that `alrender` prints, on several lines.
  public let description: String

  /// Wraps a finding of a reader or a layout.
  package init(_ remark: Diagnostic) {
    severity = Severity(remark.severity)
    code = Code(remark.code)
    message = remark.message
    (file, line, column) = (remark.file, remark.line, remark.column)
    view = remark.view
    cures = remark.advice.map { cure in
      cure.edit ?? cure.constraint.map { "without \($0)" } ?? ""
    }.filter { !$0.isEmpty }
    description = remark.description
  }
}

/// An error that prevents a scene from being read, laid out or drawn.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Kind: String, Hashable, Sendable {
    /// A file can't be read, or has invalid contents; `issues` says where and why.
    case input
    /// The fonts aren't available.
    case fonts
    /// A picture can't be made because of its size or a lack of memory.
    case picture
    /// The requested name doesn't exist: a variant, a view, or an attribute.
    case unknownName
    /// The task was cancelled.
    case cancelled
  }

  /// The kind of failure.
  public let kind: Kind
  /// All issues of the input, in the order of files and lines; for other kinds, one issue.
  public let issues: [SceneIssue]
  /// The description that `alrender` prints, on several lines.
  public let description: String

  /// Wraps the findings of a reader.
  init(_ errors: SceneErrors) {
    kind = .input
    issues = errors.diagnostics.map { SceneIssue($0) }
    description = errors.description
  }

  /// Creates a failure with one clause.
  package init(_ kind: Kind, _ message: String, file: String = "") {
    let remark = Diagnostic(severity: .error, code: .resource, message: message, file: file)
    self.kind = kind
    issues = [SceneIssue(remark)]
    description = file.isEmpty ? message : remark.description
  }

  /// Wraps an error of making a picture.
  init(_ error: RenderError) {
    switch error {
    case .scene(let errors): self.init(errors)
    case .fonts(let error): self.init(.fonts, error.description)
    case .canvas(let error): self.init(.picture, error.description)
    }
  }

  /// Throws if the current task was cancelled.
  static func checkCancellation() throws(SceneError) {
    if Task.isCancelled { throw SceneError(.cancelled, "the task was cancelled") }
  }
}
