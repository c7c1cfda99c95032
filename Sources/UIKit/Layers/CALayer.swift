import AutoLayout
import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A box with a ground, a border, a shadow and layers inside.
@preconcurrency @MainActor
open class CALayer: NSObject, AssociationKeeping, @preconcurrency NSCoding,
  CAMediaTiming
{
  nonisolated let associations = Associations()
  /// The view whose layer this is; nil for a layer of its own.
  weak var view: UIView?

  /// Makes a layer without a size.
  public override init() { super.init() }
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) {
    self.init()
  }

  /// Makes a copy for painting; here a layer without anything.
  public init(layer: Any) { super.init() }
  /// Makes a layer from an archive: without anything.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives nothing.
  public nonisolated func encode(with coder: NSCoder) {}

  // MARK: Place

  private(set) var place = LayerPlace()
  /// The rectangle in the layer's own coordinates; a view's layer has that of its view.
  open var bounds: CGRect {
    get { view?.bounds ?? place.bounds }
    set { if let view { view.bounds = newValue } else { place.bounds = newValue } }
  }
  /// The rectangle in the superlayer's coordinates; under a transform, its bounding box.
  open var frame: CGRect {
    get { view?.frame ?? place.frame(under: transform) }
    set {
      if let view { view.frame = newValue } else { place.setFrame(newValue, under: transform) }
    }
  }
  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? place.position }
    set { if let view { view.center = newValue } else { place.position = newValue } }
  }
  /// The point of the box at the position, about which the transform turns, in parts of the box; the
  /// middle by default. Another one moves the box, since the position stays.
  open var anchorPoint: CGPoint {
    get { view.map { CGPoint($0.node.anchorPoint) } ?? place.anchor }
    set {
      guard let view else { return place.anchor = newValue }
      let center = view.center
      view.node.anchorPoint = Point(newValue)
      view.center = center
    }
  }
  /// The place in depth; layers are painted in their order.
  open var zPosition: CGFloat = 0
  /// The map about the anchor point.
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
  /// The map of the sublayers; only what lies in the plane is painted.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity
  /// The part of the contents that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that stretches.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The map in the plane.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? transform.affine }
  /// Sets the map in the plane.
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
  private var ownBackground: CGColor?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all
  /// How corners curve.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the line along the inner edge, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line.
  open var borderColor: CGColor? = .black
  /// The opacity of the shadow; 0 paints none.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The place of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// What casts the shadow; nil for the box.
  open var shadowPath: CGPath?
  /// Whether content and sublayers are clipped to the box.
  open var masksToBounds = false
  /// A layer that shows as much of this one as it is opaque itself.
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
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      view?.isHidden = newValue
    }
  }
  private var ownHidden = false
  /// A picture that fills the box: a `CGImage` or a `UIImage`.
  open var contents: Any?
  /// How the contents fill the box.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels of the contents in a point.
  open var contentsScale: CGFloat = 1
  /// Whether the layer covers what lies behind it; a hint.
  open var isOpaque = false
  /// Whether the layer is painted into a picture of its own; a hint.
  open var shouldRasterize = false
  /// Pixels of that picture in a point; a hint.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed; always.
  open var allowsEdgeAntialiasing = true
  /// Whether opacity counts for the whole; always.
  open var allowsGroupOpacity = true
  /// Whether painting may be put off; never.
  open var drawsAsynchronously = false
  /// How the contents are made larger; one way.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// How the contents are made smaller; one way.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// Filters; without effect.
  open var filters: [Any]?
  /// How the layer is laid over what lies behind; plainly.
  open var compositingFilter: Any?
  /// A name.
  open var name: String?
  /// Who paints and lays out the layer.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Tree

  var held: [CALayer] = []
  /// How many subviews lay below the layer when it was added to a view's layer.
  var isAboveSubviews = false
  /// The layers inside: those added, then those of subviews.
  open var sublayers: [CALayer]? {
    get {
      let all = held + (view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set { held = (newValue ?? []).filter { $0.view == nil } }
  }
  /// The layer around.
  open weak var superlayer: CALayer?
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    adopt(layer, above: !(view?.subviews.isEmpty ?? true))
    held.append(layer)
  }
  /// Inserts a layer at a place counted from the back.
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
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = held.firstIndex(where: { $0 === oldLayer }) else { return }
    adopt(newLayer, above: oldLayer.isAboveSubviews)
    held[index] = newLayer
    oldLayer.superlayer = nil
  }
  /// Takes the layer out of the one around.
  open func removeFromSuperlayer() {
    superlayer?.held.removeAll { $0 === self }
    superlayer = nil
    view?.removeFromSuperview()
  }
  private func adopt(_ layer: CALayer, above: Bool) {
    layer.superlayer?.held.removeAll { $0 === layer }
    layer.superlayer = self
    layer.isAboveSubviews = above
  }

  // MARK: Layout and painting

  /// Places the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Asks for a layout of the view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays the view out now, or the layer.
  open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layoutSublayers() } }
  /// Painting is never put off.
  open func setNeedsDisplay() {}
  /// Painting is never put off.
  open func displayIfNeeded() {}
  /// Makes the layer's contents; a subclass may.
  open func display() {}
  /// Paints the layer's own content; a subclass may.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Paints the layer and what it holds into a context.
  open func render(in ctx: CGContext) {
    let corner = Point(bounds.origin)
    ctx.append(view?.paintedTree(at: corner) ?? paintedBody(at: corner))
  }
  /// Whether a point lies in the box.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The layer that painting shows: the layer itself.
  open func presentation() -> Self? { self }
  /// The layer that is set: the layer itself.
  open func model() -> Self { self }
  /// A point of the layer in another's coordinates.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    view?.convert(p, to: l?.view) ?? CGPoint(x: p.x + frame.minX, y: p.y + frame.minY)
  }
  /// A point of another layer in this one's coordinates.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    view?.convert(p, from: l?.view) ?? CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
  }
  /// Whether a change of a property needs painting; a hint.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What happens when a property changes: nothing is animated.
  open func action(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Animations

  var animations: [String: CAAnimation] = [:]
  /// Adds an animation: kept, and complete at once, for there is no clock.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isRemovedOnCompletion { animations[key ?? "\(animations.count)"] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
    CATransaction.finish()
  }
  /// The animation of a key that was to stay.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of animations that were to stay.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Takes every animation away.
  open func removeAllAnimations() { animations = [:] }
  /// When the animations began.
  open var beginTime: CFTimeInterval = 0
  /// The offset in time.
  open var timeOffset: CFTimeInterval = 0
  /// How fast time runs.
  open var speed: Float = 1
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it takes.
  open var duration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// What is shown before and after.
  open var fillMode: CAMediaTimingFillMode = .removed

  /// The layer as the painting below knows it, without what a view adds itself.
  func boxLayer(size: CGSize) -> Layer { plainBox(size: size) }
  /// What a subclass paints inside its box.
  func innerItems(in bounds: Rect) -> [DisplayList.Item] { contentItems(in: bounds) }
}
