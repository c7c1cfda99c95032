import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry

/// A rectangle that is laid out, drawn, and contains other views.
///
/// Views are laid out on demand: by `layoutIfNeeded()`, a picture or an assertion.
@preconcurrency @MainActor
open class UIView: ViewPolicies, UITraitEnvironment, UICoordinateSpace,
  UIAppearance, UIAppearanceContainer, @preconcurrency NSCoding, UIAccessibilityIdentification,
  UIDynamicItem
{
  /// The view as the layout engine sees it.
  private(set) var node: any ViewNode
  /// The layer that paints the view's box, with any sublayers added besides those of subviews.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// Whether the layer has been accessed; if it never was, the view paints only its background.
  var hasLayer = false
  /// The library control that measures and paints the view's content; nil for a plain view.
  lazy var face: PaintedView? = makeFace()
  var guides = GuideBook()
  var corners: UICornerConfiguration?

  // MARK: Life

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    node = PlainNode(frame: Rect(frame))
    super.init()
    adoptNode(frame)
  }

  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) { self.init(frame: .zero) }
  /// Makes a view from a nib or storyboard; with any other coder, an empty one.
  public required init?(coder: NSCoder) {
    node = PlainNode(frame: .zero)
    super.init()
    adoptNode((coder as? NibCoder)?.frame ?? .zero)
    guard let nib = coder as? NibCoder else { return }
    Self.faces.forEach { $0.decode(self, nib) }
    decode(nib)
  }
  /// Makes a view of zero size.
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
  open nonisolated func encode(with coder: NSCoder) {}

  /// Makes the node that the layout engine sees; called once, while the view is created.
  func makeNode(_ frame: Rect) -> any ViewNode { node }
  /// Called when the node exists, before a subclass's own initialiser continues.
  func didMakeNode() {}
  /// Makes the control that measures and paints the view's content.
  func makeFace() -> PaintedView? { nil }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the class depends on constraints; a hint.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The name of the class in descriptions.
  var nodeClassName: String { describedClassName }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { node.addSubview(view.node) }
  /// Inserts a view at an index counted from the back.
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
  /// Removes the view from its superview, with the constraints that cross its border.
  open func removeFromSuperview() { node.removeFromSuperview() }
  /// The subviews, backmost first.
  open var subviews: [UIView] { node.subviews.compactMap(\.owner) }
  /// The superview; nil for a root.
  open var superview: UIView? { node.superview?.owner }
  /// The window at the root of the tree; nil if there is none.
  open var window: UIWindow? { node.root.owner as? UIWindow }
  /// Called after a subview is added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view's superview changes, or becomes nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view's superview changed, or became nil.
  open func didMoveToSuperview() {}
  /// Called before the view's window changes, or becomes nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view's window changed, or became nil.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get { CGRect(plain: node.frame) }
    set { changing(\.frame) { node.frame = Rect(newValue) } }
  }
  /// The rectangle in the view's own coordinates; its origin scrolls the subviews.
  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set { changing(\.bounds) { node.bounds = Rect(newValue) } }
  }
  /// The centre of the frame, or wherever the anchor point lies, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(node.center) }
    set { changing(\.center) { node.center = Point(newValue) } }
  }
  /// The transform about the centre that painting applies; it never affects layout.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(node.transform) }
    set { changing(\.transform) { node.transform = newValue.core } }
  }
  /// The transform in three dimensions; only its part in the plane is painted.
  open var transform3D: CATransform3D {
    get { CATransform3D(transform) }
    set { transform = newValue.affine }
  }

  // MARK: Looks

  /// The colour behind the content; nil paints nothing.
  open var backgroundColor: UIColor? {
    willSet { ChangeRecord.note(self, \.backgroundColor) }
    didSet { backgroundColorDidChange() }
  }
  /// The opacity, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(node.alpha) }
    set { changing(\.alpha) { node.alpha = Double(newValue) } }
  }
  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { node.isHidden }
    set { hide(newValue) }
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
  open var contentMode: ContentMode = .scaleToFill { didSet { passContentMode() } }
  /// The tint colour; where none is set, the superview's, and finally the system's blue.
  open var tintColor: UIColor! {
    get { statedTint.adjusted(tintAdjustmentMode) }
    set {
      ownTintColor = newValue
      announceTint()
    }
  }
  var ownTintColor: UIColor?
  /// A view whose alpha channel masks this view's content.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// Called when the tint colour changes.
  open func tintColorDidChange() {}
  /// Draws the view's own content into the current context; does nothing by default.
  open func draw(_ rect: CGRect) {}

  // MARK: Traits

  /// Light, dark, or inherited from the environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { announceTraitsBelow() } }
  }
  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the view's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var announcedTraits = KitEnvironment.current.traits
  var traitHandlers: [TraitHandler] = []

  // MARK: Content

  /// The natural size of the content; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize { faceContentSize }
  /// Invalidates the intrinsic content size.
  open func invalidateIntrinsicContentSize() { mark { $0.invalidateIntrinsicContentSize() } }
  /// Returns the size that suits the view best near a given size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { faceSize(near: size) }
  /// Resizes the view to the size that suits it best; its corner stays.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }
  /// Returns the size closest to a target that satisfies the constraints inside the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size closest to a target, at two priorities, that satisfies the constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      node.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: LayoutPriority(horizontalFittingPriority),
        verticalFittingPriority: LayoutPriority(verticalFittingPriority)))
  }
  /// The insets from the frame to the alignment rect.
  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(syncedFace?.alignmentRectInsets ?? .zero)
  }
  /// Returns the rectangle that constraints use.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rect.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline this view uses.
  open var forFirstBaselineLayout: UIView { node.ruledBaselineView(first: true).owner ?? self }
  /// The view whose last baseline this view uses.
  open var forLastBaselineLayout: UIView { node.ruledBaselineView(first: false).owner ?? self }
  /// The older name for the view whose baseline this view uses.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Margins

  /// The margins, in points.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(ruledInsets.margins ?? node.link.ruledMargins(of: node)) }
    set { changeMargins { $0.layoutMargins = EdgeInsets(newValue) } }
  }
  /// The margins in terms of the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(node.directionalLayoutMargins) }
    set { changeMargins { $0.directionalLayoutMargins = DirectionalEdgeInsets(newValue) } }
  }
  /// The insets of the safe area from the bounds.
  open var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(ruledInsets.safeArea ?? node.link.ruledSafeArea(of: node))
  }
  /// The insets by the rules, while the layout engine asks whether a subclass overrides them.
  var ruledInsets: (safeArea: EdgeInsets?, margins: EdgeInsets?)
  /// Called when the safe area changes.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins change.
  open func layoutMarginsDidChange() {}

  // MARK: Layout

  /// Updates constraints before a solve; call super last.
  open func updateConstraints() {}
  /// Places the subviews where the constraints put them.
  open func layoutSubviews() { node.applySolvedFrames() }
  /// Requests `layoutSubviews()` in the next pass.
  open func setNeedsLayout() { mark { $0.setNeedsLayout() } }
  /// Lays out the tree now.
  open func layoutIfNeeded() {
    node.layoutIfNeeded()
    if NSKeyValueObservation.tellOfChanges() { node.layoutIfNeeded() }
  }
  /// Requests `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { mark { $0.setNeedsUpdateConstraints() } }
  /// Updates the constraints now.
  open func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }
  /// Returns whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { node.needsUpdateConstraints() }

  // MARK: Touches

  /// Returns the view at a point: the frontmost one that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  /// Returns whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// The gesture recognizers of the view; tests can fire them. Nil if it never had any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { exchangeRecognizers(oldValue ?? []) }
  }
  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    take(gestureRecognizer)
  }
  /// Returns whether a gesture recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A number for the caller's own use.
  open var tag: Int {
    get { node.tag }
    set { node.tag = newValue }
  }
  /// The name of the view in tests, logs and layout texts.
  open var accessibilityIdentifier: String? {
    get { node.identifier }
    set { node.identifier = newValue }
  }
  /// What the view shows, which decides whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      node.semanticContentAttribute =
        SemanticContentAttribute(rawValue: semanticContentAttribute.rawValue) ?? .unspecified
    }
  }

  // Subclasses in UIKit itself override the members below.
  override var accessibilityDefault: AccessibilityElement? { faceElement }
  var describedContent: String? { syncedFace?.contentDescription }
  func backgroundColorDidChange() {}
  func contentModeDidChange() {}
  /// Gives the face the view's own properties; called before the face is used.
  func updateFace(_ face: PaintedView) { Self.faces.forEach { $0.show(self, face) } }
  /// The properties that the face shows.
  package class var faces: [Face] { [] }
  override class var appearanceValues: [AppearanceValue] {
    faces.map(\.appearance) + [.init(\UIView.backgroundColor), .init(\UIView.ownTintColor)]
  }
  /// Returns the wrapped content's size at a width; nil if nothing wraps or a subclass states it.
  func wrappedContentSize(forWidth width: Double) -> Size? { faceWrappedSize(forWidth: width) }
  var firstBaselineFromTop: Double? { syncedFace?.firstBaselineOffsetFromTop }
  var lastBaselineFromBottom: Double? { syncedFace?.lastBaselineOffsetFromBottom }
  /// Adds what the view's class draws to the box, such as a text field's border.
  func amendLayer(_ box: inout Layer) {}
  /// The class of the view's layer as Apple's logs name it.
  var layerClassName: String { "CALayer" }
  /// The kind of the view as recordings name it; a subclass is of its superclass's kind.
  var recordedKind: ViewKind { .view }
  /// Returns the items above the view's subviews.
  func coverItems(in bounds: Rect) -> [DisplayList.Item] { [] }
  /// Returns the items of the view's own content, with its box at a place on device pixels.
  func ownItems(in bounds: Rect) -> [DisplayList.Item] { faceItems(in: bounds) }
}
