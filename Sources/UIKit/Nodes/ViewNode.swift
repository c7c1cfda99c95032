import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

/// The view of the layout below that stands for a `UIView`.
///
/// A `UIView` is an object of Foundation's, with UIKit's types; what it lays out is its node. The
/// node asks its owner where a subclass may answer. An owner keeps its node; a node keeps its owner
/// as long as it has a superview, as UIKit keeps subviews.
protocol ViewNode: View, Paintable {
  var link: NodeLink { get }

  /// `layoutSubviews` as the layout below does it, for `super.layoutSubviews()`.
  func baseLayoutSubviews()
  /// The view whose baseline is the node's, as the layout below says.
  func baseBaselineView(first: Bool) -> View
}

/// What binds a node to its owner.
final class NodeLink: ViewClient {
  weak var owner: UIView?
  private var kept: UIView?

  /// Keeps the owner alive, or leaves that to others.
  func keep(_ isKept: Bool) { kept = isKept ? owner : nil }

  // A subclass may override the property and call super, which then is what the rules say.

  /// What the rules said last.
  private var ruled: (safeArea: EdgeInsets?, margins: EdgeInsets?)

  /// The safe area by the rules, whatever a subclass of the owner's says of it.
  func ruledSafeArea(of node: View) -> EdgeInsets {
    let said = node.safeAreaInsets
    return ruled.safeArea ?? said
  }

  /// The margins by the rules, whatever a subclass of the owner's says of them.
  func ruledMargins(of node: View) -> EdgeInsets {
    let said = node.layoutMargins
    return ruled.margins ?? said
  }

  func safeAreaInsets(ruled: EdgeInsets) -> EdgeInsets {
    self.ruled.safeArea = ruled
    guard let owner else { return ruled }
    let before = owner.ruledInsets.safeArea
    owner.ruledInsets.safeArea = ruled
    defer { owner.ruledInsets.safeArea = before }
    return EdgeInsets(owner.safeAreaInsets)
  }

  func layoutMargins(ruled: EdgeInsets) -> EdgeInsets {
    self.ruled.margins = ruled
    guard let owner else { return ruled }
    let before = owner.ruledInsets.margins
    owner.ruledInsets.margins = ruled
    defer { owner.ruledInsets.margins = before }
    return EdgeInsets(owner.layoutMargins)
  }
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

  func silhouette(in bounds: Rect) -> Shape? { link.owner?.paintedSilhouette(in: bounds) }
}

extension View {
  /// The `UIView` that the view of the layout stands for.
  var owner: UIView? { (self as? any ViewNode)?.link.owner }
}
