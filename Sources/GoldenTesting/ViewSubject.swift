package import AutoLayout
import Controls
import Documents
package import Geometry
package import Rendering
import Scenes
package import Typesetting

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

extension LaidOutScene {
  /// Lays out a tree of views that was made in code.
  ///
  /// - Parameters:
  ///   - size: the root's size in points; nil keeps the root's own, or its compressed fitting size
  ///     where that is empty.
  ///   - scale: device pixels in a point.
  ///   - fonts: what the text is set in; nil for blocks, which need no font.
  ///   - name: the file that makes the tree.
  package convenience init(
    tree view: View, size: Size?, scale: Double, fonts: FontLibrary?, name: String
  ) {
    let text: any TextDrawing = fonts.map { Typesetter(library: $0) } ?? BlockMeasurer()
    if fonts != nil || scale != 2 {
      view.surroundAll(with: ControlEnvironment(measurer: text, scale: scale))
    }
    let own = view.bounds.width > 0 && view.bounds.height > 0
    let canvas = size ?? (own ? view.bounds.size : view.systemLayoutSizeFitting(.zero))
    view.frame = Rect(origin: .zero, size: canvas)
    view.layoutIfNeeded()
    self.init(
      subject: ViewSubject(name: name), variant: .default, root: view, size: canvas, scale: scale,
      background: SystemColor.systemBackground.resolved(in: .light), text: text)
  }
}

extension View {
  fileprivate func surroundAll(with environment: ControlEnvironment) {
    (self as? PaintedView)?.surround(with: environment)
    for subview in subviews { subview.surroundAll(with: environment) }
  }
}
