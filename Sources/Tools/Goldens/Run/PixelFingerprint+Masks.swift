package import Drawing

extension PixelFingerprint {
  /// Makes the fingerprint of a decoded picture.
  ///
  /// - Parameters:
  ///   - frames: the areas left out, as [x, y, width, height] on the canvas in points.
  ///   - scale: the number of device pixels per point.
  package init(_ image: ImageBuffer, without frames: [[Double]], scale: Double) {
    let masks = frames.filter { $0.count == 4 }.map { frame in
      PixelComparison.Mask(
        x: CurrentResult.pixels(frame[0], frame[0] + frame[2], scale, limit: image.width),
        y: CurrentResult.pixels(frame[1], frame[1] + frame[3], scale, limit: image.height))
    }
    self.init(image.blank(in: masks))
  }
}
