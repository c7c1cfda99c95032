import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A view whose class has no counterpart here: a box with the name of the class.
package final class ForeignView: PaintedView, TextCarrying {
  /// What is drawn in the box.
  package enum Face: Hashable, Sendable {
    /// Nothing.
    case plain
    /// The name of the class in the middle, for content of other frameworks.
    case labelled
  }

  private var name = "UIView"
  private var standsFor = ViewKind.view
  private var face = Face.plain
  /// Always empty: such a view has no known text.
  package var textContent = TextContent()

  /// Makes a view for the given class name.
  package convenience init(
    _ environment: ControlEnvironment, className: String, kind: ViewKind = .view,
    face: Face = .plain
  ) {
    self.init(environment)
    name = className
    standsFor = kind
    self.face = face
  }

  /// The class of the element.
  package override var className: String { name }
  /// The kind that scenes use for the class.
  package override var kind: ViewKind { standsFor }

  /// Always nil: the text in such a view is not part of the layout.
  package func fittedText(in size: Size) -> FittedText? { nil }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    switch face {
    case .plain: return []
    case .labelled:
      let label = MissingPicture(name: name, size: bounds.size)
      return label.items(in: bounds, environment: environment)
    }
  }
}
