import CImages
package import Geometry

/// Draws SVG and PDF files into pixels, by librsvg and poppler.
///
/// Each is drawn by a process of its own, which may open no file, reach no network, and take 3
/// seconds and a gigabyte at most; the libraries are loaded there alone. Text in such a picture
/// finds no font but those that a PDF holds itself (`lacksFonts`): it has to be made of outlines, as
/// Xcode's symbols are.
package struct VectorPicture: Sendable {
  /// The largest file, in bytes.
  private static let maximumBytes = 16 << 20

  /// The pixels, with how many of them make a point.
  package let image: ImageBuffer
  /// The size that the file gives the picture, or the drawn element, in its own units.
  package let ownSize: Size
  /// The id of the element that was drawn; nil for the whole picture.
  package let element: String?
  /// Whether the file has text in fonts that it does not hold: boxes or gaps stand in its place.
  package let lacksFonts: Bool

  /// Draws the first page of a file.
  ///
  /// - Parameters:
  ///   - bytes: a whole SVG or PDF file.
  ///   - scale: pixels in a point; a unit of the picture is a point.
  ///   - box: the points that it fits in, in its own proportion; nil for its own size.
  ///   - elements: of an SVG, the ids of elements of which the first that exists is drawn alone.
  ///   - limit: the most pixels.
  ///   - allowance: what the pictures of a folder may take together; nil for no limit but its own.
  /// - Throws: an error that says what is wrong; sizes are judged before anything is allocated.
  package init(
    _ bytes: [UInt8], scale: Double, fitting box: Size? = nil, elements: [String] = [],
    atMost limit: Int = ImageLoader.maximumPixels, within allowance: VectorAllowance? = nil
  ) throws(ImageError) {
    guard !bytes.isEmpty else { throw .empty }
    let key = VectorPictureCache.Key(bytes: bytes, scale: scale, box: box, elements: elements)
    if let known = VectorPictureCache.shared[key], known.image.pixels.count <= limit {
      self = known
      return
    }
    if let refusal = allowance?.refusal(of: key) { throw refusal }
    guard bytes.count <= Self.maximumBytes else {
      throw .damaged(reason: "a vector picture has at most \(Self.maximumBytes >> 20) MB")
    }
    let kind = bytes.starts(with: Array("%PDF".utf8)) ? CV_PDF : CV_SVG
    var pixels: UnsafeMutablePointer<UInt32>?
    let result = elements.joined(separator: " ").withCString { names in
      cv_draw(
        bytes, bytes.count,
        cv_request(
          kind: kind, scale: scale, box_width: box?.width ?? 0, box_height: box?.height ?? 0,
          most_pixels: UInt64(min(limit, ImageLoader.maximumPixels)), elements: names),
        &pixels)
    }
    defer { cv_free(pixels) }
    allowance?.spend(result.seconds)
    guard let pixels, result.status == CV_DRAWN.rawValue else {
      let error = Self.error(result, kind: kind, limit: limit)
      allowance?.refuse(key, error)
      throw error
    }
    let (width, height) = (Int(result.width), Int(result.height))
    image = ImageBuffer(
      width: width, height: height, scale: scale,
      pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height)), isOpaque: false)
    ownSize = Size(width: result.own_width, height: result.own_height)
    self.element =
      elements.indices.contains(Int(result.element))
      ? elements[Int(result.element)] : nil
    lacksFonts = result.lacks_fonts != 0 || (kind == CV_SVG && SVGText.isFound(in: bytes))
    VectorPictureCache.shared.keep(self, as: key)
  }

  private static func error(_ result: cv_result, kind: cv_kind, limit: Int) -> ImageError {
    let message = withUnsafeBytes(of: result.message) {
      String(decoding: $0.prefix { $0 != 0 && $0 != 0x0A }, as: UTF8.self)
    }
    switch cv_status(result.status) {
    case CV_DAMAGED: return .damaged(reason: message)
    case CV_TOO_LARGE:
      let (width, height) = (Int(result.width), Int(result.height))
      let isLarge = width > ImageLoader.maximumPixels / max(height, 1)
      return isLarge
        ? .tooLarge(width: width, height: height) : .tooMany(width: width, height: height)
    case CV_NO_LIBRARY: return .missingLibrary(message)
    case CV_ENDED:
      return .damaged(reason: "it takes too much time or memory, or has text without outlines")
    default: return .damaged(reason: "no process could be started to draw it")
    }
  }
}
