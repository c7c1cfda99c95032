public import Geometry

/// A laid-out tree as a value, the basis for reports, pictures and comparisons.
///
/// All numbers are exact, in points, not rounded to pixels.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The root, which contains everything else.
  public var root: Node
  /// What went wrong.
  public var issues: [LayoutIssue]

  /// All views in tree order, the root first.
  public var views: [Node] { root.flattened }

  /// A view of the tree.
  public struct Node: Hashable, Sendable {
    /// The view's name, if it has one.
    public var identifier: String?
    /// The names from the root down to the view; a missing name is replaced with the class name.
    public var path: [String]
    /// UIKit's name of the class.
    public var className: String
    /// Whether the view is hidden.
    public var isHidden: Bool
    /// The untransformed frame, in the superview's coordinates.
    public var frame: Rect
    /// The rectangle that constraints see, in the superview's coordinates.
    public var alignmentRect: Rect
    /// The untransformed frame in the root's coordinates; the root's own begins at its origin.
    public var absoluteFrame: Rect
    /// The content size along each axis, wrapped to the laid-out width; nil if there is no
    /// metric.
    public var contentSize: ContentSize
    /// The first baseline, measured from the alignment rect's top; nil without text.
    public var firstBaseline: Double?
    /// The last baseline, measured from the alignment rect's top; nil without text.
    public var lastBaseline: Double?
    /// What the constraints leave open, in the superview's coordinates.
    public var freedom: [FreeValue]
    /// The view's guides: the system guides that were asked for, then its own.
    public var guides: [Guide]
    /// The subviews, backmost first.
    public var children: [Node]

    /// The view and its descendants, in tree order.
    public var flattened: [Node] { [self] + children.flatMap(\.flattened) }
  }

  /// The content size of a view.
  public struct ContentSize: Hashable, Sendable {
    /// The natural width in points; nil if there is none.
    public var width: Double?
    /// The natural height in points; nil if there is none.
    public var height: Double?
  }

  /// A layout guide.
  public struct Guide: Hashable, Sendable {
    /// The kind of guide; `custom` for one that was added by hand.
    public var kind: Kind
    /// The guide's name.
    public var identifier: String
    /// The rectangle, in the owner's coordinates.
    public var frame: Rect
  }

  /// The guides that a view can have.
  public enum Kind: Hashable, Sendable {
    /// Added by hand.
    case custom
    /// `layoutMarginsGuide`.
    case margins
    /// `safeAreaLayoutGuide`.
    case safeArea
    /// `readableContentGuide`.
    case readableContent
    /// `keyboardLayoutGuide`.
    case keyboard
    /// A scroll view's `contentLayoutGuide`.
    case scrollContent
    /// A scroll view's `frameLayoutGuide`.
    case scrollFrame
  }
}

extension LayoutSnapshot {
  /// Takes a snapshot of a tree, laying it out first if needed.
  public init(of root: View) {
    root.layoutIfNeeded()
    let engine = root.upToDateEngine
    self.root = Node(root, path: [], origin: .zero, engine: engine)
    issues = root.layoutIssues
  }
}

extension LayoutSnapshot.Node {
  /// - Parameter origin: The superview's coordinate origin in the root's coordinates.
  init(_ view: View, path: [String], origin: Point, engine: LayoutEngine) {
    let isRoot = view === engine.rootView
    let ownPath = path + [view.traceName]
    let frame = view.layoutFrame
    let place = isRoot ? Point.zero : Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
    let inside = Point(x: place.x - view.boundsOrigin.x, y: place.y - view.boundsOrigin.y)
    identifier = view.identifier
    self.path = ownPath
    className = view.className
    isHidden = view.isHidden
    self.frame = frame
    alignmentRect = view.alignmentRect
    absoluteFrame = Rect(origin: place, size: frame.size)
    contentSize = engine.contentSize(of: view)
    firstBaseline = engine.baseline(.firstBaseline, of: view)
    lastBaseline = engine.baseline(.lastBaseline, of: view)
    freedom = engine.freedom(of: .view(view))
    guides = view.allGuides.map { LayoutSnapshot.Guide($0, engine: engine) }
    children = view.subviews.map { Self($0, path: ownPath, origin: inside, engine: engine) }
  }
}

extension LayoutSnapshot.Guide {
  init(_ guide: LayoutGuide, engine: LayoutEngine) {
    kind = guide.kind
    identifier = guide.identifier
    frame = engine.alignmentRect(of: .guide(guide)) ?? .zero
  }
}

extension View {
  /// Whether the view, or the view that lends it its baseline, has text.
  func hasText(at attribute: LayoutConstraint.Attribute) -> Bool {
    let isFirst = attribute == .firstBaseline
    let source = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    if source !== self { return source.hasText(at: attribute) }
    return (isFirst ? firstBaselineOffsetFromTop : lastBaselineOffsetFromBottom) != nil
  }
}
