import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

/// The layout engine's view that represents a `UIView`.
///
/// A `UIView` is an `NSObject` with UIKit's types; the layout works on its node. The link
/// consults the owner wherever a subclass may override. An owner keeps its node alive; a node
/// keeps its owner alive as long as it has a superview, just as UIKit retains subviews.
protocol ViewNode: View, Paintable, ClientRepresenting {
  var link: NodeLink { get }
}

/// The node of a view without special layout.
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
  var clientObject: AnyObject? { link.owner }

  var kind: ViewKind { link.owner?.recordedKind ?? .view }

  /// Releases what the tree below keeps alive; called when the node is deallocated.
  func takeDown() {
    for constraint in constraints { constraint.peer?.keep(false) }
    for subview in subviews { (subview as? any ViewNode)?.link.keep(false) }
  }

  var environment: ControlEnvironment { link.owner?.controlEnvironment ?? KitEnvironment.controls }

  /// The owner's layer, read when the view is painted.
  var layer: Layer {
    get { link.owner?.paintedLayer ?? Layer() }
    set {}
  }

  /// The subviews, those nearer in depth later.
  var subviewsFromBack: [View] {
    guard subviews.contains(where: { $0.owner?.depth ?? 0 != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.owner?.depth ?? 0, $0.offset) < ($1.element.owner?.depth ?? 0, $1.offset)
    }.map(\.element)
  }

  /// The owner's tint.
  var tintColor: Color? {
    get { link.owner?.ownTint }
    set {}
  }

  /// UIKit views have no stand-ins.
  var standInSize: Size? {
    get { nil }
    set {}
  }

  /// UIKit views have no stand-ins.
  var standInAlignmentRectInsets: EdgeInsets? {
    get { nil }
    set {}
  }

  func content(in bounds: Rect) -> [DisplayList.Item] { content(in: bounds, within: .zero) }
  func content(in bounds: Rect, within frame: Rect) -> [DisplayList.Item] {
    link.owner?.paintedContent(in: bounds, within: frame) ?? []
  }

  func cover(in bounds: Rect) -> [DisplayList.Item] { link.owner?.paintedCover(in: bounds) ?? [] }

  func mask(in bounds: Rect) -> DisplayList? { link.owner?.paintedMask(in: bounds) }
}

extension View {
  /// The `UIView` that this view of the layout represents.
  var owner: UIView? { (self as? any ViewNode)?.link.owner }
}
