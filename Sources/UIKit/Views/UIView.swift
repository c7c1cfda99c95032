import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry

/// A rectangle that is laid out, painted, and holds others.
///
/// Views are laid out when somebody asks for it: `layoutIfNeeded()`, a picture, an assertion.
@preconcurrency @MainActor
open class UIView: ViewPolicies, UITraitEnvironment, UICoordinateSpace,
  UIAppearance, UIAppearanceContainer, @preconcurrency NSCoding, UIAccessibilityIdentification,
  UIDynamicItem
{
  /// What the layout below sees of the view.
  private(set) var node: any ViewNode
  /// How the view's box is painted, with the layers that it holds besides those of subviews.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// Whether the layer has been asked for; a view that never was paints its background alone.
  var hasLayer = false
  /// The control of the library that measures and paints what the view shows; nil for a plain view.
  lazy var face: PaintedView? = makeFace()
  var guides = GuideBook()

  // MARK: Life

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    node = PlainNode(frame: Rect(frame))
    super.init()
    adoptNode(frame)
  }

  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) {
    self.init(frame: .zero)
  }
  /// Makes a view of a nib or storyboard; of any other coder one with nothing in it.
  public required init?(coder: NSCoder) {
    node = PlainNode(frame: .zero)
    super.init()
    adoptNode((coder as? NibCoder)?.frame ?? .zero)
    if let nib = coder as? NibCoder { decode(nib) }
  }

  /// Makes a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  private func adoptNode(_ frame: CGRect) {
    node = makeNode(Rect(frame))
    node.link.owner = self
    node.client = node.link
    let environment = LayoutEnvironment.standard(safeArea: .zero)
    if environment != node.layoutEnvironment { node.layoutEnvironment = environment }
    didMakeNode()
  }

  /// Archives nothing.
  public nonisolated func encode(with coder: NSCoder) {}

  /// Makes what the layout below sees of the view; asked once, while the view is made.
  func makeNode(_ frame: Rect) -> any ViewNode { node }
  /// Called when the node is there, before a subclass's own initialiser goes on.
  func didMakeNode() {}
  /// Makes the control that measures and paints what the view shows.
  func makeFace() -> PaintedView? { nil }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the class adds constraints of its own; a hint.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// How the class's name reads in descriptions.
  var nodeClassName: String {
    let name = String(reflecting: type(of: self))
    let module = name.prefix { $0 != "." }
    return module == "UIKit" ? "\(type(of: self))" : "\(module).\(type(of: self))"
  }

  // MARK: Hierarchy

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { node.addSubview(view.node) }
  /// Inserts a view at a place counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    node.insertSubview(view.node, at: index)
  }
  /// Inserts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    node.insertSubview(view.node, aboveSubview: sibling.node)
  }
  /// Inserts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    node.insertSubview(view.node, belowSubview: sibling.node)
  }
  /// Takes the view out of its superview, with the constraints that cross the border.
  open func removeFromSuperview() { node.removeFromSuperview() }
  /// The views below, backmost first.
  open var subviews: [UIView] { node.subviews.compactMap(\.owner) }
  /// The view above; nil for a root.
  open var superview: UIView? { node.superview?.owner }
  /// The window at the root of the tree; nil where there is none.
  open var window: UIWindow? { node.root.owner as? UIWindow }
  /// Called after a view was added below this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view below this one is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got into another window, or none.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get { CGRect(node.frame) }
    set { node.frame = Rect(newValue) }
  }
  /// The rectangle in the view's own coordinates; its origin scrolls the subviews.
  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set { node.bounds = Rect(newValue) }
  }
  /// The middle of the frame, or where else the anchor point lies, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(node.center) }
    set { node.center = Point(newValue) }
  }
  /// The map about the centre that painting applies; never moves the layout.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(node.transform) }
    set { node.transform = newValue.core }
  }
  /// The map in space; only what lies in the plane is painted.
  open var transform3D: CATransform3D {
    get { CATransform3D(transform) }
    set { transform = newValue.affine }
  }

  // MARK: Looks

  /// The colour behind the content; nil paints nothing.
  open var backgroundColor: UIColor? { didSet { backgroundColorDidChange() } }
  /// The opacity, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(node.alpha) }
    set { node.alpha = Double(newValue) }
  }
  /// Whether the view is not shown.
  open var isHidden: Bool {
    get { node.isHidden }
    set { node.isHidden = newValue }
  }
  /// Whether content and subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { hasLayer ? layer.masksToBounds : clips }
    set {
      clips = newValue
      if hasLayer { layer.masksToBounds = newValue }
    }
  }
  var clips = false
  /// How content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
  /// The tint; where none was set, that of the superview, at last the system's blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? KitEnvironment.current.tint }
    set {
      ownTintColor = newValue
      announceTint()
    }
  }
  var ownTintColor: UIColor?
  /// Whether the tint is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// A view that shows as much of this one as it is opaque itself.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// Called when the tint is another.
  open func tintColorDidChange() {}
  /// Paints the view's own content into the current context; nothing by default.
  open func draw(_ rect: CGRect) {}

  // MARK: Traits

  /// Light, dark, or as the surroundings say.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// What the surroundings say.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when what the surroundings say is other than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var announcedTraits: UITraitCollection?
  var traitHandlers: [TraitHandler] = []

  // MARK: Content

  /// The absent metric of a content size: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The natural size of the content; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { faceContentSize }
  /// Says that the content size changed.
  open func invalidateIntrinsicContentSize() { node.invalidateIntrinsicContentSize() }
  /// The size that suits the view best near a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { faceSize(near: size) }
  /// Gives the view the size that suits it best, in place.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that the constraints inside come to near a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints inside come to near a target at two priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      node.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: LayoutPriority(horizontalFittingPriority),
        verticalFittingPriority: LayoutPriority(verticalFittingPriority)))
  }
  /// The part of the frame around the alignment rect.
  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(syncedFace?.alignmentRectInsets ?? .zero)
  }
  /// The rectangle that constraints see.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of an alignment rect.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { node.ruledBaselineView(first: true).owner ?? self }
  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { node.ruledBaselineView(first: false).owner ?? self }
  /// The old name of the view whose baseline is this view's.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Margins

  /// The margins, in points.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(ruledInsets.margins ?? node.link.ruledMargins(of: node)) }
    set { node.layoutMargins = EdgeInsets(newValue) }
  }
  /// The margins by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(node.directionalLayoutMargins) }
    set { node.directionalLayoutMargins = DirectionalEdgeInsets(newValue) }
  }
  /// The distances of the safe area from the bounds.
  open var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(ruledInsets.safeArea ?? node.link.ruledSafeArea(of: node))
  }
  /// What the rules say, while the layout below asks whether a subclass says otherwise.
  var ruledInsets: (safeArea: EdgeInsets?, margins: EdgeInsets?)
  /// Called when the safe area is another.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins are others.
  open func layoutMarginsDidChange() {}

  // MARK: Layout

  /// Changes constraints before a solve; call super last.
  open func updateConstraints() {}
  /// Places the subviews where the constraints put them.
  open func layoutSubviews() { node.applySolvedFrames() }
  /// Asks for `layoutSubviews()` in the next pass.
  open func setNeedsLayout() { node.setNeedsLayout() }
  /// Lays the tree out now.
  open func layoutIfNeeded() {
    node.layoutIfNeeded()
    if NSKeyValueObservation.tellOfChanges() { node.layoutIfNeeded() }
  }
  /// Asks for `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { node.setNeedsUpdateConstraints() }
  /// Updates constraints now.
  open func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }
  /// Whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { node.needsUpdateConstraints() }

  // MARK: Touches

  /// The view under a point: the front one that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// The gestures that the view listens to; tests may fire them.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Listens to a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }
  /// Whether a gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Identity

  /// A number of the caller's.
  open var tag: Int {
    get { node.tag }
    set { node.tag = newValue }
  }
  /// The name that tests, logs and layout texts call the view by.
  open var accessibilityIdentifier: String? {
    get { node.identifier }
    set { node.identifier = newValue }
  }
  /// What the view shows, which decides whether it mirrors.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      node.semanticContentAttribute =
        SemanticContentAttribute(rawValue: semanticContentAttribute.rawValue) ?? .unspecified
    }
  }

  // The extras below are overridden by subclasses of UIKit's own.
  var describedContent: String? { syncedFace?.contentDescription }
  func backgroundColorDidChange() {}
  func contentModeDidChange() {}
  /// Gives the face what the view's own properties say; called before it is asked.
  func updateFace(_ face: PaintedView) {}
  /// The height of wrapped content at a width; nil where nothing wraps or a subclass says its size.
  func wrappedContentSize(forWidth width: Double) -> Size? { faceWrappedSize(forWidth: width) }
  var firstBaselineFromTop: Double? { syncedFace?.firstBaselineOffsetFromTop }
  var lastBaselineFromBottom: Double? { syncedFace?.lastBaselineOffsetFromBottom }
  /// Gives the box what the view's class adds, such as a text field's border.
  func amendLayer(_ box: inout Layer) {}
  /// What the view shows, its box on device pixels at a place.
  func ownItems(in bounds: Rect) -> [DisplayList.Item] { faceItems(in: bounds) }
}
