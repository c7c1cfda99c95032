import Controls
import Documents
import Foundation
import InterfaceBuilder

/// A view of another framework: a box with the name of its class, as in documents.
final class FrameworkView: UIView {
  private var name = "UIView"
  override func decode(_ nib: NibCoder) {
    name = NibBuilder.className(of: nib.element.name) ?? name
    super.decode(nib)
  }
  override func makeFace() -> PaintedView? {
    ForeignView(controlEnvironment, className: name, face: .labelled)
  }
  override var nodeClassName: String { name }
}
