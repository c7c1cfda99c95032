import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

/// The view of the layout below that stands for a `UIView`.
///
/// A `UIView` is an object of Foundation's, with UIKit's types; what it lays out is its node. The
/// link asks the owner where a subclass may answer. An owner keeps its node; a node keeps its owner
/// as long as it has a superview, as UIKit keeps subviews.
protocol ViewNode: View, Paintable {
  var link: NodeLink { get }
}

/// The node of a view without a layout of its own.
class PlainNode: View, ViewNode {
  let link = NodeLink()
  deinit { takeDown() }
}

/// The node of a scroll view.
final class ScrollNode: ScrollView, ViewNode {
  let link = NodeLink()
  deinit { takeDown() }
}

/// The node of a stack view.
final class StackNode: StackView, ViewNode {
  let link = NodeLink()
  deinit { takeDown() }
}

/// The node of a window.
final class WindowNode: Window, ViewNode {
  let link = NodeLink()
  deinit { takeDown() }
}

extension ViewNode {
  /// Lets go of what the tree below keeps alive; called when the node goes.
  func takeDown() {
    for constraint in constraints { constraint.peer?.keep(false) }
    for subview in subviews { (subview as? any ViewNode)?.link.keep(false) }
  }

  var environment: ControlEnvironment { link.owner?.controlEnvironment ?? KitEnvironment.controls }

  /// The layer is the owner's; it is read at painting.
  var layer: Layer {
    get { link.owner?.paintedLayer ?? Layer() }
    set {}
  }

  /// The tint is the owner's.
  var tintColor: Color? {
    get { link.owner?.ownTint }
    set {}
  }

  /// UIKit's views have no stand-ins.
  var standInSize: Size? {
    get { nil }
    set {}
  }

  /// UIKit's views have no stand-ins.
  var standInAlignmentRectInsets: EdgeInsets? {
    get { nil }
    set {}
  }

  func content(in bounds: Rect) -> [DisplayList.Item] {
    link.owner?.paintedContent(in: bounds) ?? []
  }

  func cover(in bounds: Rect) -> [DisplayList.Item] { link.owner?.paintedCover(in: bounds) ?? [] }

  func mask(in bounds: Rect) -> DisplayList? { link.owner?.paintedMask(in: bounds) }

  func silhouette(in bounds: Rect) -> PaintedShape? { link.owner?.paintedSilhouette(in: bounds) }
}

extension View {
  /// The `UIView` that the view of the layout stands for.
  var owner: UIView? { (self as? any ViewNode)?.link.owner }
}
