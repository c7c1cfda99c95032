import Drawing
package import Geometry
import Typesetting

/// A picture that a control shows: its pixels, a symbol, or a placeholder for a file that is not
/// available.
package enum Picture: Hashable, Sendable {
  /// Decoded pixels.
  case image(Image)
  /// A system symbol for which we have a drawing, in the tint.
  case symbol(Symbol)
  /// A labelled box.
  case missing(MissingPicture)

  /// The size in points.
  package var size: Size {
    switch self {
    case .image(let image): image.size
    case .symbol(let symbol): symbol.size
    case .missing(let picture): picture.size
    }
  }
}

extension Picture {
  /// The picture's name; empty for pixels, which have no name.
  package var name: String {
    switch self {
    case .image: ""
    case .symbol(let symbol): symbol.name
    case .missing(let picture): picture.name
    }
  }

  /// Returns the picture filling a rectangle whose edges lie on device pixels.
  ///
  /// `tint` colours only template pictures; `mirrored` affects only pictures that flip.
  func items(
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
      symbol.items(in: rect, tint, ground: environment.color(.systemBackground))
    case .missing(let picture): picture.items(in: rect, environment: environment)
    }
  }
}
