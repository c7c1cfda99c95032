package import Drawing
package import Geometry
package import Typesetting

extension Picture {
  /// Returns the picture filling a rectangle whose edges lie on device pixels.
  ///
  /// `tint` colours only template pictures; `mirrored` affects only pictures that flip and
  /// symbols that point along the text.
  package func items(
    in rect: Rect, tint: Color, mirrored: Bool, environment: ControlEnvironment
  ) -> [DisplayList.Item] {
    switch self {
    case .image(let image):
      [
        .picture(
          image, in: rect, tint: image.isTemplate ? tint : nil,
          mirrored: mirrored && image.flipsForRightToLeft, scale: environment.grid.scale)
      ]
    case .symbol(let symbol):
      symbol.items(in: rect, tint, mirrored: mirrored)
    case .missing(let picture): picture.items(in: rect, environment: environment)
    }
  }
}
