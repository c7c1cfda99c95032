import Drawing

extension UIImage.Orientation {
  /// The orientation as files have it.
  private var core: Drawing.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }

  /// The orientation mirrored from left to right, as it is drawn.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the pixels of an image as they are drawn in the orientation.
  func turned(_ image: ImageBuffer) -> ImageBuffer {
    let turned = core.upright(image.pixels, width: image.width, height: image.height)
    return ImageBuffer(
      width: turned.width, height: turned.height, scale: image.scale, pixels: turned.pixels,
      isOpaque: image.isOpaque)
  }
}
