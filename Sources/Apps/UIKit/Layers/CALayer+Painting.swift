import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

extension CALayer {
  /// Returns the layer as the renderer represents it, without a view's own additions.
  func plainBox() -> Layer {
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
    box.roundCorners = maskedCorners.core
    if let outline = maskOutline {
      box.outline = outline
      box.clips = true
    }
    return box
  }

  /// Returns the display items of the layer and its sublayers, with the superlayer's origin at a
  /// point.
  func painted(at origin: Point) -> [DisplayList.Item] {
    if let view { return view.paintedPart(at: origin, within: .zero) }
    let box = Rect(place.untransformedFrame).offsetBy(dx: origin.x, dy: origin.y)
    let items = paintedBody(at: box.origin)
    let map = transform.affine.core
    guard map != .identity, !items.isEmpty else { return items }
    let about = map.about(box.point(at: Point(anchorPoint)))
    return [.group(DisplayList.Group(transform: about), DisplayList(items))]
  }

  /// Returns the display items of the layer and its sublayers without its transform, with its
  /// corner at a point.
  func paintedBody(at corner: Point) -> [DisplayList.Item] {
    guard !isHidden, opacity > 0 else { return [] }
    let place = Rect(origin: corner, size: Size(bounds.size))
    let box = boxLayer(size: bounds.size)
    let origin = Point(
      x: corner.x - Double(bounds.minX), y: corner.y - Double(bounds.minY))
    let inside =
      box.ground(in: place) + innerItems(in: place) + heldByDepth.flatMap { $0.painted(at: origin) }
      + box.edge(in: place)
    var items = box.composited(inside, in: place)
    if let mask = paintedMask(in: place) { items = [.masked(DisplayList(items), by: mask)] }
    guard opacity < 1 else { return items }
    return [.group(DisplayList.Group(opacity: Double(opacity)), DisplayList(items))]
  }

  /// The layers added, from back to front: those nearer in depth later.
  var heldByDepth: [CALayer] {
    guard held.contains(where: { $0.zPosition != 0 }) else { return held }
    return held.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns the display items of the layer's own image and drawing.
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
  /// Returns the display item of an image that fills a rectangle.
  static func picture(_ image: Image, in rect: Rect, tint: Color?) -> DisplayList.Item {
    .image(image.buffer, tiles: image.tiles(of: image.buffer, filling: rect), tint: tint)
  }
}

extension UIColor {
  /// Runs a closure under traits, which resolve dynamic colours.
  static func under(_ traits: UITraitCollection, _ body: () -> Void) {
    traits.performAsCurrent(body)
  }
}
