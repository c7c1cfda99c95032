import Drawing

/// The pixels of a picture for as long as it is compared; those of a canvas are not copied.
struct ComparedPixels {
  /// The size, and a hash of the pixels.
  let fingerprint: PixelFingerprint
  /// The rows from the top, without gaps.
  let words: UnsafeBufferPointer<UInt32>

  var width: Int { fingerprint.width }
  var height: Int { fingerprint.height }
  var size: PictureDifference.PixelSize { .init(width: width, height: height) }
}

extension ImageBuffer {
  /// Calls a closure with the pixels, which may be read only during the call.
  ///
  /// - Parameter fingerprint: that of the pixels; nil if it is not known.
  func withComparedPixels<Result>(
    _ fingerprint: PixelFingerprint? = nil, _ body: (ComparedPixels) throws -> Result
  ) rethrows -> Result {
    let known = fingerprint ?? PixelFingerprint(self)
    return try pixels.withUnsafeBufferPointer {
      try body(ComparedPixels(fingerprint: known, words: $0))
    }
  }
}

extension Canvas {
  /// Calls a closure with the pixels, whose fingerprint is known, and which may be read only during the
  /// call.
  func withComparedPixels<Result>(
    _ fingerprint: PixelFingerprint, _ body: (ComparedPixels) throws -> Result
  ) rethrows -> Result {
    try withPixels { try body(ComparedPixels(fingerprint: fingerprint, words: $0)) }
  }
}
