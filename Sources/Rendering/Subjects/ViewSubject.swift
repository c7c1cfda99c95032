import AutoLayout
import Documents
import Scenes

/// A tree of views made in code: no file states it.
struct ViewSubject: LayoutSubject {
  let name: String
  var title: String? { nil }
  var places: [String: Place] { [:] }

  func constraint(_ index: Int) -> ConstraintSource? { nil }

  func fontUses(_ root: View) -> [FontUse] { [] }

  func line(_ number: Int) -> String { "" }

  func edited(_ constraint: LayoutConstraint, by edit: ConstraintEdit) -> String? { nil }

  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: String?
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, file: name, place: nil, excerpt: nil,
      hint: hint)
  }
}
