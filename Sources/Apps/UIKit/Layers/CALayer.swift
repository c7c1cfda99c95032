import Controls
import Drawing
public import Foundation
import Geometry

/// A box with a background, a border, a shadow and sublayers.
@preconcurrency @MainActor
open class CALayer: _LayerNames, AssociationKeeping, @preconcurrency NSCoding,
  CAMediaTiming
{
  nonisolated let associations = Associations()
  /// The view that owns the layer; nil for a standalone layer.
  weak var view: (any LayeredView)?

  /// Makes a layer of zero size.
  public override init() { super.init() }
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) {
    self.init()
  }

  /// Makes a copy for rendering; here an empty layer.
  public init(layer: Any) { super.init() }
  /// Makes an empty layer from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  // MARK: Place

  private(set) var place = LayerPlace()
  /// The rectangle in the layer's own coordinates; a view's layer shares that of its view.
  open var bounds: CGRect {
    get { view?.bounds ?? place.bounds }
    set { if let view { view.bounds = newValue } else { place.bounds = newValue } }
  }
  /// The rectangle in the superlayer's coordinates; with a transform, its bounding box.
  open var frame: CGRect {
    get { view?.frame ?? place.frame(under: transform) }
    set {
      if let view { view.frame = newValue } else { place.setFrame(newValue, under: transform) }
    }
  }
  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? place.position }
    set { if let view { view.center = newValue } else { place.position = newValue } }
  }
  /// The point of the bounds at the position, about which the transform turns, in unit
  /// coordinates; the centre by default. Changing it moves the layer, because the position stays.
  open var anchorPoint: CGPoint {
    get { view?.layerAnchorPoint ?? place.anchor }
    set {
      guard let view else { return place.anchor = newValue }
      let center = view.center
      view.layerAnchorPoint = newValue
      view.center = center
    }
  }
  /// The position in depth; layers are painted in their order.
  open var zPosition: CGFloat = 0
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get {
      guard let view, view.transform != ownTransform.affine else { return ownTransform }
      return CATransform3D(view.transform)
    }
    set {
      ownTransform = newValue
      view?.transform = newValue.affine
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? transform.affine }
  /// Sets the transform to an affine one.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  // MARK: Looks

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      ownBackground = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  /// The colour that was set on the layer itself.
  private(set) var ownBackground: CGColor?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all
  /// The curve of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border along the inner edge, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = .black
  /// The opacity of the shadow; 0 for no shadow.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// The shape that casts the shadow; nil for the box.
  open var shadowPath: CGPath?
  /// Whether content and sublayers are clipped to the box.
  open var masksToBounds = false
  /// A layer whose alpha channel masks this layer's content.
  open var mask: CALayer?
  /// The opacity, 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }
  private var ownOpacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      view?.isHidden = newValue
    }
  }
  private var ownHidden = false
  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = CGPoint(
      x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, opacity > 0, contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }
  /// An image that fills the box: a `CGImage` or a `UIImage`.
  open var contents: Any?
  /// How the contents fill the box.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Whether the layer covers what lies behind it; a hint.
  open var isOpaque = false
  /// Whether the layer is rendered as a bitmap first; a hint.
  open var shouldRasterize = false
  /// The number of pixels per point in that bitmap; a hint.
  open var rasterizationScale: CGFloat = 1
  /// A name.
  open var name: String?
  /// The object that draws and lays out the layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view as? any CALayerDelegate }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  // MARK: Tree

  var held: [CALayer] = []
  /// Whether the layer is painted above the view's subviews instead of below them.
  var isAboveSubviews = false
  /// The sublayers: those added, then those of subviews.
  open var sublayers: [CALayer]? {
    get {
      let all = held + (view?.layersOfSubviews ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in held { layer.holder = nil }
      held = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }
  /// The superlayer.
  open var superlayer: CALayer? { view.map { $0.layerOfSuperview } ?? holder }
  /// The layer to which the layer was added.
  private weak var holder: CALayer?
  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    adopt(layer, above: view?.hasSubviews ?? false)
    held.append(layer)
  }
  /// Inserts a layer at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    adopt(layer, above: Int(idx) > held.count)
    held.insert(layer, at: min(Int(idx), held.count))
  }
  /// Inserts a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    adopt(layer, above: sibling?.isAboveSubviews ?? false)
    held.insert(layer, at: held.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    adopt(layer, above: sibling.map { $0.view != nil || $0.isAboveSubviews } ?? true)
    held.insert(layer, at: held.firstIndex { $0 === sibling }.map { $0 + 1 } ?? held.count)
  }
  /// Replaces a sublayer with another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = held.firstIndex(where: { $0 === oldLayer }) else { return }
    adopt(newLayer, above: oldLayer.isAboveSubviews)
    held[index] = newLayer
    oldLayer.holder = nil
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    holder?.held.removeAll { $0 === self }
    holder = nil
    view?.removeFromSuperview()
  }
  private func adopt(_ layer: CALayer, above: Bool) {
    layer.holder?.held.removeAll { $0 === layer }
    layer.holder = self
    layer.isAboveSubviews = above
  }

  // MARK: Layout and painting

  /// Lays out the sublayers.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }
  /// Requests a layout of the view, or of the layer.
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { awaitsLayout = true } }
  private var awaitsLayout = true
  /// Lays out the view now, or the layer.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard awaitsLayout else { return }
    awaitsLayout = false
    layoutSublayers()
  }
  /// Draws the layer's own content; a subclass may override it.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }
  /// Renders the layer and its sublayers into a context.
  open func render(in ctx: CGContext) {
    let corner = Point(bounds.origin)
    ctx.append(view?.paintedTree(at: corner, within: .zero) ?? paintedBody(at: corner))
  }
  /// Returns whether a point lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the layer as presented: the layer itself.
  open func presentation() -> Self? { self }
  /// Returns the model layer: the layer itself.
  open func model() -> Self { self }
  /// Converts a point of the layer to another's coordinates.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let map = l.map { toRoot.concatenating($0.toRoot.inverted()) } ?? toRoot
    return p.applying(map)
  }
  /// Converts a point of another layer to this one's coordinates.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let map = l.map { $0.toRoot.concatenating(toRoot.inverted()) } ?? toRoot.inverted()
    return p.applying(map)
  }
  /// Returns whether a change of a property requires a redraw; a hint.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the action for a change of a property: the delegate's, the layer's own or the class's; nil
  /// where that is null. Changes do not run it.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? ownAction(forKey: event)
      ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
  /// Returns the action that the class has for a property: an animation, if it can be animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    animatedKeys.contains(event) ? CABasicAnimation(keyPath: event) : nil
  }

  // MARK: Animations

  var animations: [String: CAAnimation] = [:]
  /// Adds a copy of an animation, which is over in the next turn of the run loop.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? "\(animations.count)"
    let anim = anim.duplicate()
    animations[name] = anim
    NextTurn.then {
      anim.delegate?.animationDidStart(anim)
      if anim.isRemovedOnCompletion, self.animations[name] === anim { self.animations[name] = nil }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }
  /// Returns the animation for a key, if it isn't removed on completion.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Returns the keys of the animations that aren't removed on completion.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
  /// The duration of the animations.
  open var duration: CFTimeInterval = 0
  /// Whether the animations also play backwards.
  open var autoreverses = false

  /// Returns the layer as the renderer represents it, without a view's own additions.
  func boxLayer(size: CGSize) -> Layer { plainBox() }
  /// Returns the display items that a subclass paints inside its box.
  func innerItems(in bounds: Rect) -> [DisplayList.Item] { contentItems(in: bounds) }
}
