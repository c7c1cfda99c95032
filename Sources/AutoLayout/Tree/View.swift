public import Geometry

/// A rectangle in a tree, laid out by constraints, by its autoresizing mask, or by hand.
///
/// UIKit's `UIView` as far as layout goes; painting is added by subclasses. Lengths are points, y
/// grows downward, and a frame is in the superview's coordinates. One tree belongs to one task.
open class View {
  // MARK: Identity

  /// A name for constraints, logs and results: a scene's id, UIKit's accessibility identifier.
  public var identifier: String?
  /// What the view is called in paths of identifiers, where that is not its identifier.
  package var pathName: String?
  /// What logs call the view; its identifier unless that is not a name for people.
  package var loggedName = LoggedName.identifier
  /// A number of the caller's.
  public var tag = 0
  /// What stands for the view in another library; nil where the view stands for itself.
  package final var client: (any ViewClient)?
  /// The class's name in descriptions: UIKit's for the library's own classes, `Module.Class` for any
  /// subclass of them.
  open var className: String { name(as: View.self, "UIView") }
  /// The name of the class of the view's layer in descriptions.
  open var layerClassName: String { client?.layerClassName ?? "CALayer" }
  /// The text that descriptions show beside the class, such as a label's; nil for none.
  open var contentDescription: String? { client?.contentDescription }

  // MARK: Hierarchy

  /// The view above; nil for a root.
  public internal(set) weak var superview: View?
  /// The tree that the view was last found in.
  var tree: ViewTree?
  /// The views below, backmost first.
  public internal(set) var subviews: [View] = []
  /// The views below in the order in which their ties are settled.
  var layoutOrderedSubviews: [View] { subviews }
  /// Called after a view was added or inserted below this one.
  open func didAddSubview(_ subview: View) { client?.didAddSubview(subview) }
  /// Called before a view below this one is removed.
  open func willRemoveSubview(_ subview: View) { client?.willRemoveSubview(subview) }
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {
    client?.willMove(toSuperview: newSuperview)
  }
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() { client?.didMove(toSuperview: superview) }
  /// Called after the view, or one above it, came into a window or left one.
  open func didMoveToWindow() { client?.didMoveToWindow() }

  /// Whether the view is not shown. Outside stack views a hidden view takes part in layout.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }
  /// The opacity, 0 to 1; has no effect on layout.
  public var alpha = 1.0

  // MARK: Geometry

  var untransformedFrame: Rect
  var boundsOrigin = Point.zero
  /// The map about the anchor point that painting applies; never moves the layout.
  public var transform = AffineTransform.identity
  /// The point of the box that `center` places and the transform turns about, in parts of the box;
  /// the middle by default. Setting it alone moves no frame.
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  /// The rectangle in the superview's coordinates; under a transform, its bounding box.
  ///
  /// Setting it moves a view that is laid out by its autoresizing mask, and the root. The next pass
  /// overwrites what is set on a view that constraints lay out.
  open var frame: Rect {
    get { transformedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates; its origin scrolls the subviews.
  open var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: untransformedFrame.size) }
    set { setBounds(newValue) }
  }

  // MARK: Autoresizing

  /// Whether the autoresizing mask becomes constraints; true by default, as in UIKit.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { autoresizingDidChange() }
    }
  }
  /// What gives way when the superview's size changes; nothing by default.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }
  /// Whether the masks of the subviews are heeded; true by default.
  public var autoresizesSubviews = true
  /// The frame and the superview's size that the mask starts from; set with the frame.
  package internal(set) var autoresizingReference: AutoresizingReference
  /// Whether the reference was given together with the size it was drawn for.
  var hasDesignSize = false

  // MARK: Constraints

  /// The constraints that the view holds, in order of installation.
  var heldConstraints: [LayoutConstraint] = []
  /// Constraints added to a view that is not an ancestor of their items, awaiting the hierarchy (I2).
  var unpreparedConstraints: [LayoutConstraint] = []
  /// The constraints that the view made for its subviews in the last pass.
  package internal(set) var systemConstraints: [LayoutConstraint] = []
  /// The constraints that the engine made for the content size.
  var contentSizeConstraints: [LayoutConstraint] = []
  /// The engine of the tree whose root the view is.
  var ownEngine: LayoutEngine?
  /// What the surroundings say; has an effect on the root of a tree only.
  public var layoutEnvironment = LayoutEnvironment() {
    didSet { if layoutEnvironment != oldValue { environmentDidChange(from: oldValue) } }
  }

  // MARK: Content

  /// The absent metric of a content size: -1.
  public static let noIntrinsicMetric = -1.0
  /// The natural size of the alignment rect; `noIntrinsicMetric` where there is none.
  ///
  /// Must not depend on the frame. A view that wraps also answers `intrinsicContentSize(forWidth:)`.
  open var intrinsicContentSize: Size {
    client?.intrinsicContentSize
      ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The content size once the alignment rect is `width` wide; nil for content that does not wrap.
  ///
  /// Asked in a second pass, after the width is solved. Only the height of the answer is used, so
  /// a wrapped view keeps the width it was given and cannot oscillate.
  open func intrinsicContentSize(forWidth width: Double) -> Size? {
    client?.intrinsicContentSize(forWidth: width)
  }
  /// The size that suits the view best near a size: that of its frame's content, else its frame's.
  ///
  /// For views laid out by frames; constraints ask `intrinsicContentSize`.
  open func sizeThatFits(_ size: Size) -> Size {
    let content = intrinsicContentSize(forWidth: size.width) ?? intrinsicContentSize
    let present = untransformedFrame.size
    return Size(
      width: content.width < 0 ? present.width : content.width,
      height: content.height < 0 ? present.height : content.height)
  }
  /// The size that the constraints inside the view come to, near the target at two priorities.
  ///
  /// Solves the constraints held by the view and below it in an engine of their own, which is
  /// thrown away; its superview's constraints and its own frame take no part. Rounded up to whole
  /// pixels. Costs a layout of the subtree at every call.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Says that the content size changed; it is asked for again in the next pass.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  var huggingPriorities = AxisPair(LayoutPriority.defaultLow)
  var compressionResistancePriorities = AxisPair(LayoutPriority.defaultHigh)

  // MARK: Alignment

  /// The part of the frame around the alignment rect, such as a drawn shadow; none by default.
  open var alignmentRectInsets: EdgeInsets { client?.alignmentRectInsets ?? .zero }
  /// The rectangle that constraints see. Override together with its inverse.
  open func alignmentRect(forFrame frame: Rect) -> Rect {
    client?.alignmentRect(forFrame: frame) ?? frame.inset(by: alignmentRectInsets)
  }
  /// The frame of an alignment rect: the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect rect: Rect) -> Rect {
    client?.frame(forAlignmentRect: rect) ?? rect.outset(by: alignmentRectInsets)
  }
  /// The view whose first baseline is this view's; itself by default.
  open var forFirstBaselineLayout: View {
    client?.baselineView(first: true) ?? ruledBaselineView(first: true)
  }
  /// The view whose last baseline is this view's; itself by default.
  open var forLastBaselineLayout: View {
    client?.baselineView(first: false) ?? ruledBaselineView(first: false)
  }
  /// The view whose baseline is this view's by the rules, whatever a client says.
  package func ruledBaselineView(first: Bool) -> View { self }
  /// The first baseline below the alignment rect's top at the content's height; nil without text.
  open var firstBaselineOffsetFromTop: Double? { client?.firstBaselineOffsetFromTop }
  /// The last baseline above the alignment rect's bottom at the content's height; nil without text.
  open var lastBaselineOffsetFromBottom: Double? { client?.lastBaselineOffsetFromBottom }
  /// The height of a line of the view's text, which the system's spacing between baselines follows;
  /// nil without text. A view with room around its text overrides it.
  open var textLineHeight: Double? {
    if let height = client?.textLineHeight { return height }
    guard let ascent = firstBaselineOffsetFromTop, let descent = lastBaselineOffsetFromBottom
    else { return nil }
    return ascent + descent
  }
  /// Whether the text keeps to the middle of a stretched view, as in buttons and text fields.
  ///
  /// A label's baselines keep their distance from its edges however it is stretched; here both keep
  /// their distance from the middle instead.
  open var centersTextVertically: Bool { client?.centersTextVertically ?? false }

  // MARK: Direction

  /// What the view shows; decides whether its immediate content mirrors.
  public var semanticContentAttribute: SemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  // MARK: Margins and guides

  static let defaultMargins = OwnMargins.physical(EdgeInsets(all: 8))
  var ownMargins = defaultMargins
  /// Whether the margins are at least those of the superview; false by default.
  public var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// What the view's controller adds to its safe area, such as a bar; none by default.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { marginsDidChange() } }
  }
  /// Whether the subviews move under the bars above and below, as a list's rows, and so heed none.
  package var movesContentUnderBars = false
  /// Sides of the safe area and margins that count in place of the rules; none by default.
  package var insetOverrides = InsetOverrides() {
    didSet { if insetOverrides != oldValue { marginsDidChange() } }
  }
  /// The guides added by hand, in order.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The guides that the view provides and that somebody has asked for, in order of asking.
  var systemGuides: [LayoutGuide] = []
  /// The guides that the view makes for its own constraints, such as a stack's, in order.
  var generatedGuides: [LayoutGuide] = []

  /// The safe area and margins that the view was last told of.
  var announcedSafeArea = EdgeInsets.zero
  var announcedMargins = EdgeInsets(all: 8)
  /// Called when the safe area is another, before the subviews are placed.
  open func safeAreaInsetsDidChange() { client?.safeAreaInsetsDidChange() }
  /// Called when the effective margins are others, before the subviews are placed.
  open func layoutMarginsDidChange() { client?.layoutMarginsDidChange() }
  /// Called when the direction, the scale or a size class of the tree is another than before.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    client?.traitCollectionDidChange()
  }

  // MARK: Layout cycle

  var needsUpdateConstraintsFlag = true
  var needsLayout = true
  /// Whether something below needs constraints or layout, so that a pass finds its way down.
  var subtreeNeedsUpdateConstraints = true
  var subtreeNeedsLayout = true
  /// Whether the view and all below it need both, as those do that were never laid out; then so do
  /// all of its subviews.
  var isWhollyDirty = false
  /// Changes constraints before a solve; the leaves come first. Call super last.
  open func updateConstraints() { client?.updateConstraints() }
  /// Places the subviews at the solved frames. Frames change at this call, and only then.
  ///
  /// An override may read its own new bounds before, and its subviews' new frames after super.
  open func layoutSubviews() {
    if let client { client.layoutSubviews(of: self) } else { applySolvedFrames() }
  }

  /// The controller whose view this is; nil for any other.
  weak var controller: ViewController?
  /// Whether the class is laid out by constraints that it adds itself; a hint without effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Plumbing for views that generate constraints

  /// The constraints that the view generates for its subviews, in the order they are added.
  ///
  /// Asked before a solve when `setNeedsSystemConstraints()` was called since the last one.
  package func makeSystemConstraints() -> [LayoutConstraint] { [] }
  /// Called when a direct subview's content size or content priorities changed.
  package func subviewContentSizeDidChange(_ subview: View) {}
  /// Called when a direct subview was shown or hidden.
  package func subviewVisibilityDidChange(_ subview: View) {}

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: Rect) {
    untransformedFrame = frame
    autoresizingReference = AutoresizingReference(frame: frame, superviewSize: nil)
  }

  deinit { endTree() }

  /// Makes a view without a size: `init(frame: .zero)`.
  public convenience init() { self.init(frame: .zero) }
}

/// A value for each axis.
struct AxisPair<Value> {
  private var horizontal: Value
  private var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension View: Hashable {
  /// Whether both are the same view.
  public static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
