import AutoLayout
package import Controls

/// A view whose class has no control of ours: a plain box under the class's own name.
package final class ElementView: PaintedView {
  private var name = "UIView"

  convenience init(_ environment: ControlEnvironment, className: String) {
    self.init(environment)
    name = className
  }

  /// UIKit's class for the element.
  package override var className: String { name }
}
