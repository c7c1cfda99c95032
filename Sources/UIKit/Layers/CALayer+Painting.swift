import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

extension CALayer {
  /// The layer as the painting below knows it, without what a view adds itself.
  func plainBox(size: CGSize) -> Layer {
    var box = Layer()
    box.background = backgroundColor?.core
    box.cornerRadius = Double(cornerRadius)
    box.continuousCorners = cornerCurve == .continuous
    if borderWidth > 0, let borderColor {
      box.border = Layer.Border(width: Double(borderWidth), color: borderColor.core)
    }
    if shadowOpacity > 0 {
      box.shadow = Shadow(
        color: shadowColor?.core ?? .black, opacity: Double(min(max(shadowOpacity, 0), 1)),
        radius: Double(shadowRadius), dx: Double(shadowOffset.width),
        dy: Double(shadowOffset.height))
      box.shadowOutline = shadowPath?.core
    }
    box.clips = masksToBounds
    if cornerRadius > 0, maskedCorners != .all {
      box.outline =
        CGPath.box(
          CGRect(origin: .zero, size: size), radius: cornerRadius, corners: maskedCorners
        ).core
    }
    if let mask {
      box.outline = mask.maskOutline.core
      box.clips = true
    }
    return box
  }

  /// The shape that the layer masks another with, in the other's coordinates.
  private var maskOutline: CGPath {
    let path =
      (self as? CAShapeLayer)?.path
      ?? CGPath.box(
        CGRect(origin: .zero, size: bounds.size), radius: cornerRadius, corners: maskedCorners)
    return path.moved(by: frame.origin)
  }

  /// The layer and what it holds, its superlayer's origin at a point.
  func painted(at origin: Point) -> [DisplayList.Item] {
    if let view { return view.paintedTree(at: origin) }
    guard !isHidden, opacity > 0 else { return [] }
    let place = Rect(frame).offsetBy(dx: origin.x, dy: origin.y)
    let box = boxLayer(size: frame.size)
    let inside =
      box.ground(in: place) + innerItems(in: place)
      + held.flatMap { $0.painted(at: place.origin) } + box.edge(in: place)
    var items = box.shade(in: place, silhouette: nil)
    if box.clips {
      items = [.group(DisplayList.Group(clip: box.shape(in: place)), DisplayList(inside))]
    } else {
      items += inside
    }
    let map = transform.affine.core
    guard opacity < 1 || map != .identity else { return items }
    let center = place.center
    let about = Geometry.AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(map)
      .concatenating(Geometry.AffineTransform(translationX: center.x, y: center.y))
    return [
      .group(DisplayList.Group(opacity: Double(opacity), transform: about), DisplayList(items))
    ]
  }

  /// The picture and the drawing of the layer itself.
  func contentItems(in bounds: Rect) -> [DisplayList.Item] {
    let image =
      contents as? UIImage ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
    var items: [DisplayList.Item] = []
    if let image, let picture = image.picture(in: .current) {
      let place = contentsGravity.mode.placement(of: picture.size, in: bounds)
      items += [DisplayList.Item.picture(picture, in: place, tint: nil)]
    }
    let recorder = CGContext(size: CGSize(bounds.size))
    draw(in: recorder)
    items += recorder.items(at: bounds.origin)
    return items
  }
}

extension DisplayList.Item {
  /// A picture that fills a rectangle.
  static func picture(_ image: Image, in rect: Rect, tint: Color?) -> DisplayList.Item {
    .image(
      image.buffer,
      tiles: image.capInsets == .zero
        ? [ImageTile.whole(image.buffer, in: rect)]
        : ImageTile.nineParts(
          of: image.buffer, capInsets: image.capInsets, mode: image.resizingMode, in: rect),
      tint: tint)
  }
}

extension UIView {
  /// Makes the view's layer, of the class that the view's class names.
  func makeLayer() -> CALayer {
    let made = (type(of: self).layerClass as? CALayer.Type)?.make("layer") ?? CALayer()
    made.view = self
    made.masksToBounds = clips
    hasLayer = true
    return made
  }

  /// The box as the painting below knows it.
  var paintedLayer: Layer {
    let traits = traitCollection
    var box = Layer()
    UIColor.under(traits) {
      if hasLayer { box = layer.boxLayer(size: bounds.size) } else { box.clips = clips }
      box.background = backgroundColor?.resolved(in: traits)
      amendLayer(&box)
    }
    return box
  }

  /// What the view shows below its subviews, its box on device pixels at a place.
  func paintedContent(in bounds: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    UIColor.under(traitCollection) {
      if hasLayer, type(of: layer) != CALayer.self || layer.contents != nil {
        items += layer.innerItems(in: bounds)
      }
      items += drawnItems(in: bounds)
      items += ownItems(in: bounds)
      if hasLayer {
        items += layer.held.filter { !$0.isAboveSubviews }.flatMap { $0.painted(at: bounds.origin) }
      }
    }
    return items
  }

  /// What the view shows above its subviews.
  func paintedCover(in bounds: Rect) -> [DisplayList.Item] {
    guard hasLayer, layer.held.contains(where: \.isAboveSubviews) else { return [] }
    var items: [DisplayList.Item] = []
    UIColor.under(traitCollection) {
      items = layer.held.filter(\.isAboveSubviews).flatMap { $0.painted(at: bounds.origin) }
    }
    return items
  }

  /// The shape of what the view shows where its box is transparent.
  func paintedSilhouette(in bounds: Rect) -> PaintedShape? { syncedFace?.silhouette(in: bounds) }

  /// What `draw(_:)` paints.
  private func drawnItems(in bounds: Rect) -> [DisplayList.Item] {
    let context = CGContext(size: self.bounds.size)
    GraphicsStack.with(context) { draw(self.bounds) }
    return context.items(
      at: Point(
        x: bounds.minX - Double(self.bounds.minX), y: bounds.minY - Double(self.bounds.minY)))
  }
}

extension UIColor {
  /// Runs a closure under traits, in which dynamic colours become fixed.
  static func under(_ traits: UITraitCollection, _ body: () -> Void) {
    traits.performAsCurrent(body)
  }
}
