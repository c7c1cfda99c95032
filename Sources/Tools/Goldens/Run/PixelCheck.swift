import Drawing

/// Compares the pixels of one variant with their golden: first the fingerprints, then the pixels.
struct PixelCheck {
  /// The result of the comparison.
  struct Result {
    /// How the pixels differ; nil if they don't.
    var difference: PictureDifference?
    /// Whether a required golden is missing.
    var isMissing = false
    /// Whether the pixels differ only within the tolerance or under masks.
    var isTolerated = false
    /// The golden's bytes, if it is a picture.
    var bytes: [UInt8]?
    /// The golden's pixels, if they had to be decoded, and their fingerprint.
    var image: ImageBuffer?
    var fingerprint: PixelFingerprint?
    /// The pixels that differ; nil if the sizes do.
    var runs: [PixelRun]?
  }

  let golden: GoldenCase
  let current: CurrentResult
  let store: GoldenStore

  func compare(_ comparison: PixelComparison) throws -> Result {
    guard let canvas = current.canvas, let fingerprint = current.fingerprint else {
      return Result()
    }
    return golden.pixels == .hash
      ? try compareHash(fingerprint) : try comparePicture(canvas, fingerprint, comparison)
  }

  private func compareHash(_ fingerprint: PixelFingerprint) throws -> Result {
    let path = try store.path(
      scene: golden.scene, variant: golden.variant, .hash(golden.scale))
    guard let bytes = try GoldenFile.read(path) else { return Result(isMissing: true) }
    guard bytes.last == 0x0A,
      let recorded = PixelFingerprint(String(decoding: bytes, as: UTF8.self))
    else { throw GoldenError("the golden '\(path)' is not a fingerprint; restore or record it") }
    if recorded == fingerprint { return Result() }
    // The recorded pixels are not known here; `regen` rebuilds them.
    return Result(
      difference: PictureDifference(
        expectedSize: .init(width: recorded.width, height: recorded.height),
        actualSize: .init(width: fingerprint.width, height: fingerprint.height), unequal: 0,
        ratio: 0, cluster: 0, distance: 0, expectedHash: recorded.description,
        actualHash: fingerprint.description))
  }

  private func comparePicture(
    _ canvas: Canvas, _ fingerprint: PixelFingerprint, _ comparison: PixelComparison
  ) throws -> Result {
    let path = try store.path(
      scene: golden.scene, variant: golden.variant, .picture(golden.scale))
    guard let (file, bytes) = try GoldenFile.picture(path) else { return Result(isMissing: true) }
    if PixelFingerprint(of: file) == fingerprint { return Result(bytes: bytes) }
    let image: ImageBuffer
    do {
      image = try ImageLoader.read(bytes)
    } catch {
      throw GoldenError("the golden '\(path)' cannot be used: \(error); restore or record it")
    }
    let own = PixelFingerprint(image)
    let outcome = image.withComparedPixels(own) { expected in
      canvas.withComparedPixels(fingerprint) { comparison.compare(expected, $0) }
    }
    return Result(
      difference: current.shownViews.naming(outcome?.difference),
      isTolerated: outcome == nil && own != fingerprint, bytes: bytes, image: image,
      fingerprint: own, runs: outcome?.runs)
  }
}
