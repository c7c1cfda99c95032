/// The device pixels of a canvas: the one place where points are rounded.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels in a point; greater than 0.
  public let scale: Double

  /// Makes the grid of a canvas with the given number of pixels in a point.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A pixel grid needs a positive, finite scale.")
    self.scale = scale
  }

  /// The nearest pixel boundary, halves going up (towards greater coordinates), in points.
  public func round(_ value: Double) -> Double {
    pixels(value) / scale
  }

  /// The first pixel boundary at or beyond `value`, in points.
  ///
  /// Sums of thirds miss their boundary by an ulp; an excess below a millionth of a pixel does not
  /// cost a pixel more.
  public func ceil(_ value: Double) -> Double {
    // Nothing is 0, not the -0 that rounding up makes of it.
    (value * scale - slack).rounded(.up) / scale + 0
  }

  /// The size with both extents rounded up to whole pixels.
  public func ceil(_ size: Size) -> Size {
    Size(width: ceil(size.width), height: ceil(size.height))
  }

  /// The rectangle with every edge on the nearest pixel boundary; the size is their difference,
  /// counted in pixels so that no error of division adds up in it.
  public func round(_ rect: Rect) -> Rect {
    let left = pixels(rect.minX)
    let top = pixels(rect.minY)
    return Rect(
      x: left / scale, y: top / scale, width: (pixels(rect.maxX) - left) / scale,
      height: (pixels(rect.maxY) - top) / scale)
  }

  /// The rounded rectangle, in which an extent that is thinner than a pixel but not nothing takes the
  /// pixel that holds its middle: a hairline of a third of a point is seen at every scale.
  package func roundVisibly(_ rect: Rect) -> Rect {
    var rounded = round(rect)
    if rounded.width == 0, let left = pixel(around: rect.minX, rect.maxX) {
      rounded = Rect(x: left, y: rounded.minY, width: 1 / scale, height: rounded.height)
    }
    if rounded.height == 0, let top = pixel(around: rect.minY, rect.maxY) {
      rounded = Rect(x: rounded.minX, y: top, width: rounded.width, height: 1 / scale)
    }
    return rounded
  }

  /// The boundary before the pixel that holds the middle of a stretch; nil for one that is shorter
  /// than a hundredth of a pixel, as rounding errors are.
  private func pixel(around lower: Double, _ upper: Double) -> Double? {
    guard (upper - lower) * scale >= 0.01 else { return nil }
    return ((lower + upper) / 2 * scale).rounded(.down) / scale
  }

  /// The nearest pixel boundary, counted in pixels.
  private func pixels(_ value: Double) -> Double {
    (value * scale + 0.5 + slack).rounded(.down)
  }

  private var slack: Double { 1e-6 }
}
