/// A two-dimensional affine transform in Core Graphics' order: `x' = a x + c y + tx`,
/// `y' = b x + d y + ty`.
public struct AffineTransform: Hashable, Sendable {
  /// The x component of the image of the x axis.
  public var a: Double
  /// The y component of the image of the x axis.
  public var b: Double
  /// The x component of the image of the y axis.
  public var c: Double
  /// The y component of the image of the y axis.
  public var d: Double
  /// The horizontal translation in points.
  public var tx: Double
  /// The vertical translation in points.
  public var ty: Double

  /// Makes a transform from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a translation, in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling about the origin.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin from the sine and cosine of its angle, clockwise on screen.
  public init(sine: Double, cosine: Double) {
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one first and `next` after it.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the inverse of this transform; a transform that flattens has none and returns
  /// itself.
  public func inverted() -> AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest rectangle around the image of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns the transform about a point instead of the origin.
  package func about(_ center: Point) -> AffineTransform {
    AffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(self)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// Returns the size of the boxes whose images have bounding boxes of the given size; nil if
  /// there are none or many.
  package func size(boundedBy size: Size) -> Size? {
    // The extents of the bounding box are |a| w + |c| h and |b| w + |d| h; solve for w and h.
    let (a, b, c, d) = (abs(a), abs(b), abs(c), abs(d))
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    return Size(
      width: (d * size.width - c * size.height) / determinant,
      height: (a * size.height - b * size.width) / determinant)
  }
}
