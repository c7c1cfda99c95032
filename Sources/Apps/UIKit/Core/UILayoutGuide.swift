import AutoLayout
public import Foundation
import Geometry

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AssociationKeeping {
  nonisolated let associations = Associations()
  let core: LayoutGuide

  /// Makes a guide that belongs to no view yet.
  public override init() {
    core = LayoutGuide()
    super.init()
    core.peer = Peer(self)
  }

  /// Makes an empty guide from an archive.
  public required init?(coder: NSCoder) {
    core = LayoutGuide()
    super.init()
    core.peer = Peer(self)
  }

  init(_ core: LayoutGuide) {
    self.core = core
    super.init()
    core.peer = Peer(self)
  }

  /// Returns the guide that represents one of the layout engine's.
  static func of(_ core: LayoutGuide) -> UILayoutGuide {
    core.peer?.object as? UILayoutGuide ?? core.owningView?.owner?.systemGuide(core)
      ?? UILayoutGuide(core)
  }

  /// A name for logs.
  open var identifier: String {
    get { core.identifier }
    set { core.identifier = newValue }
  }

  /// The view that the guide belongs to.
  open var owningView: UIView? { core.owningView?.owner }
  /// The rectangle in the owning view's coordinates, as of the last pass; a guide of the system's that no pass
  /// has seen is where the view's insets say.
  open var layoutFrame: CGRect {
    guard core.layoutFrame == .zero, let view = core.owningView else {
      return CGRect(core.layoutFrame)
    }
    return CGRect(RestingInsets(around: view).frame(of: core) ?? .zero)
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }

  /// Returns the constraints that lay the guide out along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    core.constraintsAffectingLayout(for: Axis(axis)).map(NSLayoutConstraint.of)
  }
  /// Whether the constraints leave the guide's position or size ambiguous.
  open var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }
}

extension UILayoutGuide: LayoutItemConvertible {
  var layoutItem: any LayoutItem { core }
}

extension LayoutGuide: ClientRepresenting {
  var clientObject: AnyObject? { UILayoutGuide.of(self) }
}

/// An edge of the safe area, as an invisible guide at the top or the bottom.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
