package import Drawing
package import Geometry
package import Typesetting

extension Picture {
  /// Returns the picture filling a rectangle whose edges lie on device pixels.
  ///
  /// `tint` colours only template pictures; `mirrored` affects only pictures that flip and
  /// symbols that point along the text. A symbol keeps its proportions unless it is stretched.
  package func items(
    in rect: Rect, tint: Color, mirrored: Bool, isStretched: Bool = false,
    environment: ControlEnvironment
  ) -> [DisplayList.Item] {
    switch self {
    case .image(let image):
      [
        .picture(
          image, in: rect, tint: image.isTemplate ? tint : nil,
          mirrored: mirrored && image.flipsForRightToLeft, scale: environment.grid.scale)
      ]
    case .symbol(let symbol) where isStretched && !rect.size.isNear(symbol.size):
      [symbol.stretched(over: rect, tint, mirrored: mirrored)]
    case .symbol(let symbol):
      symbol.items(in: rect, tint, mirrored: mirrored)
    case .missing(let picture): picture.items(in: rect, environment: environment)
    }
  }
}

extension Symbol {
  /// Returns the symbol stretched over a rectangle, with its lines.
  fileprivate func stretched(
    over rect: Rect, _ tint: Color, mirrored: Bool
  ) -> DisplayList.Item {
    let stretch = AffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let items = items(in: Rect(origin: .zero, size: size), tint, mirrored: mirrored)
    return .group(DisplayList.Group(transform: stretch), DisplayList(items))
  }
}
