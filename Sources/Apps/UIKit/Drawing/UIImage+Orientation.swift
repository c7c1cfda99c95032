import Drawing

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  private var isSideways: Bool { rawValue & 2 != 0 }

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
    guard self != .up else { return image }
    let (width, height) = (image.width, image.height)
    let (across, down) = isSideways ? (height, width) : (width, height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<down {
      for x in 0..<across {
        let place = source(x, y, width, height)
        pixels.append(image.pixels[place.y * width + place.x])
      }
    }
    return ImageBuffer(
      width: across, height: down, scale: image.scale, pixels: pixels, isOpaque: image.isOpaque)
  }

  /// Returns the pixel of an image that is drawn at a place.
  private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .upMirrored: (width - 1 - x, y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}
