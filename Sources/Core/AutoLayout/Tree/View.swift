public import Geometry

/// A rectangle in a tree, laid out by constraints, by its autoresizing mask, or by hand.
///
/// The layout part of UIKit's `UIView`; subclasses add painting. Lengths are in points, y grows
/// downward, and a frame is in the superview's coordinates. A tree belongs to one task.
open class View {
  // MARK: Identity

  /// A name for constraints, logs and results: a scene's id, UIKit's accessibility identifier.
  public var identifier: String?
  /// The view's name in paths of identifiers, if that is not its identifier.
  package var pathName: String?
  /// The view's name in logs; its identifier, unless that is not meant for people.
  package var loggedName = LoggedName.identifier
  /// A number for the caller's use.
  public var tag = 0
  /// The object that represents the view in another library; nil if there is none.
  package final var client: (any ViewClient)?
  /// What the view tells assistive technology.
  final var accessibilityProperties: AccessibilityBox?
  /// The name of the class in descriptions: UIKit's for the library's own classes, `Module.Class`
  /// for subclasses of them.
  open var className: String { name(as: View.self, "UIView") }
  /// The class name of the view's layer in descriptions.
  open var layerClassName: String { client?.layerClassName ?? "CALayer" }
  /// The text that descriptions show next to the class, such as a label's; nil for none.
  open var contentDescription: String? { client?.contentDescription }

  // MARK: Hierarchy

  /// The superview; nil for a root.
  public internal(set) weak var superview: View?
  /// The tree in which the view was last found.
  var tree: ViewTree?
  /// The subviews, backmost first.
  public internal(set) var subviews: [View] = []
  /// The index among the superview's subviews when it was last looked up, which need not be it still.
  final var knownIndex = 0
  /// How the view takes part in layout if it is a part of its superview's content; nil for other views.
  package final var part: ContentPart?
  /// Whether a subview is such a part.
  final var holdsParts = false
  /// The subviews in the order in which their ties are settled, without those that no constraint
  /// mentions because their superview places them.
  var layoutOrderedSubviews: [View] {
    holdsParts ? subviews.filter { $0.part != .placed } : subviews
  }
  /// Called after a subview was added or inserted.
  open func didAddSubview(_ subview: View) { client?.didAddSubview(subview) }
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) { client?.willRemoveSubview(subview) }
  /// Called before the view gets a new superview, or none.
  open func willMove(toSuperview newSuperview: View?) {
    client?.willMove(toSuperview: newSuperview)
  }
  /// Called after the view got a new superview, or none.
  open func didMoveToSuperview() { client?.didMove(toSuperview: superview) }
  /// Called after the view, or one of its ancestors, entered or left a window.
  open func didMoveToWindow() { client?.didMoveToWindow() }

  /// Whether the view is hidden. Outside stack views a hidden view takes part in layout.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }
  /// The opacity, 0 to 1; has no effect on layout.
  public var alpha = 1.0

  // MARK: Geometry

  var untransformedFrame: Rect
  var boundsOrigin = Point.zero
  /// The transform about the anchor point that painting applies; never affects layout.
  public var transform = AffineTransform.identity
  /// The point that `center` positions and about which the transform turns, as fractions of the
  /// view's box; the middle by default. Setting it alone moves no frame.
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  /// The rectangle in the superview's coordinates; under a transform, its bounding box.
  ///
  /// Setting it moves the root and views laid out by their autoresizing masks. On a view laid out
  /// by constraints the next pass overwrites it.
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

  /// Whether the autoresizing mask is translated into constraints; true by default, as in UIKit.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { autoresizingDidChange() }
    }
  }
  /// What flexes when the superview's size changes; nothing by default.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }
  /// Whether the masks of the subviews take effect; true by default.
  public var autoresizesSubviews = true { didSet { restartMasks(ifNot: oldValue) } }
  /// The frame and the superview's size from which the mask starts; set with the frame.
  package internal(set) var autoresizingReference: AutoresizingReference
  /// Whether the reference was given together with the superview size it was designed for.
  var hasDesignSize = false

  // MARK: Constraints

  /// The constraints that the view holds, in order of installation.
  var heldConstraints: [LayoutConstraint] = []
  /// Constraints added to a view that is not an ancestor of their items, waiting for the
  /// hierarchy (I2).
  var unpreparedConstraints: [LayoutConstraint] = []
  /// The constraints that the view made for its subviews in the last pass.
  package internal(set) var systemConstraints: [LayoutConstraint] = []
  /// The constraints that the engine made for the content size.
  var contentSizeConstraints: [LayoutConstraint] = []
  /// What was last asked of the view's fitting size; nil if nothing was.
  final var fittingRequest: FittingRequest?
  /// The engine of the tree whose root the view is.
  var ownEngine: LayoutEngine?
  /// The properties of the surroundings; takes effect only on the root of a tree.
  public var layoutEnvironment = LayoutEnvironment() {
    didSet { if layoutEnvironment != oldValue { environmentDidChange(from: oldValue) } }
  }

  // MARK: Content

  /// The value that stands for no intrinsic size: -1.
  public static let noIntrinsicMetric = -1.0
  /// The natural size of the alignment rect; `noIntrinsicMetric` along an axis without one.
  ///
  /// Must not depend on the frame. A view that wraps also overrides
  /// `intrinsicContentSize(forWidth:)`.
  open var intrinsicContentSize: Size {
    client?.intrinsicContentSize
      ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Returns the content size for an alignment rect that is `width` wide; nil for content that
  /// does not wrap.
  ///
  /// Called in a second pass, after the width is solved. The resulting width, which must not be
  /// greater than `width`, replaces that of the unwrapped content; it only ever becomes smaller in
  /// one layout, so the view cannot oscillate.
  open func intrinsicContentSize(forWidth width: Double) -> Size? {
    client?.intrinsicContentSize(forWidth: width)
  }
  /// Returns the size that fits best near a given one: that of the content, or else of the frame.
  open func sizeThatFits(_ size: Size) -> Size {
    let content = intrinsicContentSize(forWidth: size.width) ?? intrinsicContentSize
    let present = untransformedFrame.size
    return Size(
      width: content.width < 0 ? present.width : content.width,
      height: content.height < 0 ? present.height : content.height)
  }
  /// Returns the size that results from the constraints inside the view, near the target at two
  /// priorities.
  ///
  /// Solves the constraints held by the view and its descendants in a temporary engine; its
  /// superview's constraints and its own frame are not involved. Rounded up to whole pixels. Each
  /// call costs a layout of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Invalidates the content size; the next pass asks for it again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  var huggingPriorities = AxisPair(LayoutPriority.defaultLow)
  var compressionResistancePriorities = AxisPair(LayoutPriority.defaultHigh)

  // MARK: Alignment

  /// The part of the frame around the alignment rect, such as a drawn shadow; none by default.
  open var alignmentRectInsets: EdgeInsets { client?.alignmentRectInsets ?? .zero }
  /// Returns the rectangle that constraints see. Override together with its inverse.
  open func alignmentRect(forFrame frame: Rect) -> Rect {
    client?.alignmentRect(forFrame: frame) ?? frame.inset(by: alignmentRectInsets)
  }
  /// Returns the frame of an alignment rect, the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect rect: Rect) -> Rect {
    client?.frame(forAlignmentRect: rect) ?? rect.outset(by: alignmentRectInsets)
  }
  /// The view that provides this view's first baseline; the view itself by default.
  open var forFirstBaselineLayout: View {
    client?.baselineView(first: true) ?? ruledBaselineView(first: true)
  }
  /// The view that provides this view's last baseline; the view itself by default.
  open var forLastBaselineLayout: View {
    client?.baselineView(first: false) ?? ruledBaselineView(first: false)
  }
  /// Returns the view that provides this view's baseline according to the rules, whatever a
  /// client says.
  package func ruledBaselineView(first: Bool) -> View { self }
  /// The first baseline's distance below the alignment rect's top at the content's height; nil
  /// without text.
  open var firstBaselineOffsetFromTop: Double? { client?.firstBaselineOffsetFromTop }
  /// The last baseline's distance above the alignment rect's bottom at the content's height; nil
  /// without text.
  open var lastBaselineOffsetFromBottom: Double? { client?.lastBaselineOffsetFromBottom }
  /// The line height of the view's text, on which the system spacing between baselines depends;
  /// nil without text. Views with padding around their text override it.
  open var textLineHeight: Double? {
    if let height = client?.textLineHeight { return height }
    guard let ascent = firstBaselineOffsetFromTop, let descent = lastBaselineOffsetFromBottom
    else { return nil }
    return ascent + descent
  }
  /// Whether the text stays in the middle of a stretched view, as in buttons and text fields.
  ///
  /// A label's baselines keep their distance from its edges however it is stretched; in a view
  /// with centred text both keep their distance from the middle instead.
  open var centersTextVertically: Bool { client?.centersTextVertically ?? false }

  // MARK: Direction

  /// The meaning of the view's content; decides whether its immediate content is mirrored.
  public var semanticContentAttribute: SemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// The direction of the view's traits, if something around it overrides the tree's; otherwise nil.
  package final var traitDirection: LayoutDirection? {
    didSet { if traitDirection != oldValue { directionDidChange() } }
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
  /// The distances from the edges to those that constraints between the view and its descendants
  /// refer to, as if these were in a content view of their own: a row's descendants end above its
  /// separator. None by default.
  package var contentEdges = EdgeInsets.zero {
    didSet { if contentEdges != oldValue { marginsDidChange() } }
  }
  /// The insets that the view's controller adds to its safe area, such as for a bar; none by
  /// default.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { marginsDidChange() } }
  }
  /// The edge of its superview that the view covers as a bar does: it makes the safe area of the views
  /// beside it smaller, but not that of the superview; nil for none. Set before it is added.
  package final var safeAreaBar: SafeAreaEdge?
  /// Whether a subview is such a bar.
  final var holdsSafeAreaBars = false
  /// Whether the subviews move under the bars above and below, like a list's rows, and so ignore
  /// them.
  package var movesContentUnderBars = false
  /// Sides of the safe area and margins that are given explicitly instead of following the rules;
  /// none by default.
  package var insetOverrides = InsetOverrides() {
    didSet { if insetOverrides != oldValue { marginsDidChange() } }
  }
  /// The guides added by hand, in order.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The system guides of the view that were asked for, in order of first use.
  var systemGuides: [LayoutGuide] = []
  /// The guides that the view makes for its own constraints, such as a stack's, in order.
  var generatedGuides: [LayoutGuide] = []

  /// The safe area and margins that the view was last notified of.
  var announcedSafeArea = EdgeInsets.zero
  var announcedMargins = EdgeInsets(all: 8)
  /// Called when the safe area has changed, before the subviews are placed.
  open func safeAreaInsetsDidChange() { client?.safeAreaInsetsDidChange() }
  /// Called when the effective margins have changed, before the subviews are placed.
  open func layoutMarginsDidChange() { client?.layoutMarginsDidChange() }
  /// Called when the direction, the scale or a size class of the tree has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    client?.traitCollectionDidChange()
  }

  // MARK: Layout cycle

  var needsUpdateConstraintsFlag = true
  var needsLayout = true
  /// Whether any descendant needs a constraint update or layout, so that a pass can find its way
  /// down.
  var subtreeNeedsUpdateConstraints = true
  var subtreeNeedsLayout = true
  /// Whether the view and all its descendants need both, as those that were never laid out do;
  /// then so do all of its subviews.
  var isWhollyDirty = false
  /// Changes constraints before a solve; leaves come first. Call super last.
  open func updateConstraints() { client?.updateConstraints() }
  /// Places the subviews at the solved frames. Frames change in this call, and only there.
  ///
  /// An override can read its own new bounds before calling super, and its subviews' new frames
  /// after.
  open func layoutSubviews() {
    if let client { client.layoutSubviews(of: self) } else { applySolvedFrames() }
  }

  /// The controller whose view this is, if any.
  weak var controller: ViewController?
  /// Whether the class depends on constraints that it adds itself; a hint without effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Plumbing for views that generate constraints

  /// Returns the constraints that the view generates for its subviews, in the order they are
  /// added.
  ///
  /// Called before a solve if `setNeedsSystemConstraints()` was called since the last one.
  package func makeSystemConstraints() -> [LayoutConstraint] { [] }
  /// Called when a direct subview's content size or content priorities have changed.
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

extension View: Hashable {
  /// Whether both are the same view.
  public static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
