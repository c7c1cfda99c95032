/// The device pixels of a canvas: the only place where points are rounded.
public struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels per point; greater than 0.
  public let scale: Double

  /// Makes the grid of a canvas with the given number of pixels per point.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A pixel grid needs a positive, finite scale.")
    self.scale = scale
  }

  /// Returns the nearest pixel boundary, with halves rounded up (towards greater coordinates), in
  /// points.
  public func round(_ value: Double) -> Double {
    pixels(value) / scale
  }

  /// Returns the first pixel boundary at or beyond `value`, in points.
  ///
  /// Sums of thirds miss their boundary by an ulp; an excess of less than a millionth of a pixel
  /// does not take another pixel.
  public func ceil(_ value: Double) -> Double {
    // Zero must be 0, not the -0 that rounding up produces.
    (value * scale - slack).rounded(.up) / scale + 0
  }

  /// Returns the size with both extents rounded up to whole pixels.
  public func ceil(_ size: Size) -> Size {
    Size(width: ceil(size.width), height: ceil(size.height))
  }

  /// Returns the rectangle with every edge on the nearest pixel boundary; the size is the
  /// difference of the edges, computed in pixels so that no division errors accumulate.
  public func round(_ rect: Rect) -> Rect {
    let left = pixels(rect.minX)
    let top = pixels(rect.minY)
    return Rect(
      x: left / scale, y: top / scale, width: (pixels(rect.maxX) - left) / scale,
      height: (pixels(rect.maxY) - top) / scale)
  }

  /// Returns the rounded rectangle, except that an extent thinner than a pixel but not empty
  /// takes up the pixel that holds its middle: a hairline of a third of a point is visible at
  /// every scale.
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

  /// Returns the boundary before the pixel that holds the middle of an extent; nil for one
  /// shorter than a hundredth of a pixel, as rounding errors are.
  private func pixel(around lower: Double, _ upper: Double) -> Double? {
    guard (upper - lower) * scale >= 0.01 else { return nil }
    return ((lower + upper) / 2 * scale).rounded(.down) / scale
  }

  /// Returns the nearest pixel boundary, in pixels.
  private func pixels(_ value: Double) -> Double {
    (value * scale + 0.5 + slack).rounded(.down)
  }

  private var slack: Double { 1e-6 }
}
