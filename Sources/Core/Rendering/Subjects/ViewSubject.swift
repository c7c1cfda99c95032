package import AutoLayout
package import Documents
import Scenes

/// A tree of views made in code: no file states it.
package struct ViewSubject: LayoutSubject {
  package let name: String

  /// Creates a subject named after the file or test that makes the tree.
  package init(name: String) { self.name = name }

  package var title: String? { nil }
  package var places: [String: Place] { [:] }

  package func constraint(_ index: Int) -> ConstraintSource? { nil }

  package func fontUses(_ root: View) -> [FontUse] { [] }

  package func line(_ place: Place) -> SourceLine { "" }

  package func edited(_ constraint: LayoutConstraint, by edit: ConstraintEdit) -> String? { nil }

  package func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint?
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: name, place: nil, excerpt: nil,
      hint: hint)
  }
}
