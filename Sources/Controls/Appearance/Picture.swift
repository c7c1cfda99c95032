import Drawing
package import Geometry
import Typesetting

/// A picture that a control shows: its pixels, or what stands for a file that is not at hand.
package enum Picture: Hashable, Sendable {
  /// Decoded pixels.
  case image(Image)
  /// A labelled box.
  case missing(MissingPicture)

  /// The size in points.
  package var size: Size {
    switch self {
    case .image(let image): image.size
    case .missing(let picture): picture.size
    }
  }
}

extension Picture {
  /// The picture filling a rectangle whose edges lie on device pixels.
  ///
  /// `tint` colours template pictures only; `mirrored` those that flip.
  func items(
    in rect: Rect, tint: Color, mirrored: Bool, environment: ControlEnvironment
  ) -> [DisplayList.Item] {
    switch self {
    case .image(let image):
      [
        .picture(
          image, in: rect, tint: image.isTemplate ? tint : nil,
          mirrored: mirrored && image.flipsForRightToLeft)
      ]
    case .missing(let picture): picture.items(in: rect, environment: environment)
    }
  }
}
