import CImages
package import Geometry

/// Draws SVG and PDF files as pixels, using librsvg and poppler.
///
/// Each is drawn by a separate process, which cannot open files or use the network, and may take
/// at most 3 seconds and a gigabyte; the libraries are only loaded in the one it is copied from
/// (`VectorProcesses`). Text in such a picture
/// finds no fonts except those embedded in a PDF (`losses`), so it must consist of outlines,
/// as in Xcode's symbols.
package struct VectorPicture: Sendable {
  /// The maximum size of a file, in bytes.
  private static let maximumBytes = 16 << 20

  /// The pixels, with their number per point.
  package let image: ImageBuffer
  /// The size that the file specifies for the picture, or the drawn element, in its own units.
  package let ownSize: Size
  /// The id of the element that was drawn; nil for the whole picture.
  package let element: String?
  /// What the file contains that is not drawn.
  package let losses: VectorLosses

  /// Draws the first page of a file.
  ///
  /// - Parameters:
  ///   - bytes: A complete SVG or PDF file.
  ///   - scale: The number of pixels per point; a unit of the picture is a point.
  ///   - box: The size in points to fit the picture in, keeping its proportions; nil for its own
  ///     size.
  ///   - elements: For an SVG, ids of elements; the first that exists is drawn alone.
  ///   - limit: The maximum number of pixels.
  ///   - allowance: The time that the pictures of a folder may take together; nil for no limit
  ///     but its own.
  /// - Throws: An error that says what is wrong; sizes are checked before anything is allocated.
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
        VectorProcesses.current.processes, bytes, bytes.count,
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
    losses =
      kind == CV_SVG
      ? Self.losses(of: bytes, element: self.element) : result.lacks_fonts != 0 ? .text : []
    VectorPictureCache.shared.keep(self, as: key)
  }

  /// Returns what an SVG contains that is not drawn; of a single element, nothing is known.
  private static func losses(of bytes: [UInt8], element: String?) -> VectorLosses {
    guard element == nil else { return [] }
    var losses = SVGLosses(bytes).found
    if losses.contains(.dropShadows), drawsDropShadows { losses.remove(.dropShadows) }
    return losses
  }

  /// Whether the installed library draws what has an `feDropShadow` filter.
  private static let drawsDropShadows: Bool = {
    let sample =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><filter id='f'>"
      + "<feDropShadow dx='1'/></filter><path id='a' d='M2 2h5v5h-5z' filter='url(#f)'/></svg>"
    // Alone, the element is not examined in turn.
    let picture = try? VectorPicture(Array(sample.utf8), scale: 1, elements: ["a"])
    guard let picture else { return false }
    return picture.image.pixels.contains { $0 != 0 }
  }()

  private static func error(_ result: cv_result, kind: cv_kind, limit: Int) -> ImageError {
    let message = withUnsafeBytes(of: result.message) {
      String(decoding: $0.prefix { $0 != 0 && $0 != 0x0A }, as: UTF8.self)
    }
    switch cv_status(result.status) {
    case CV_NO_SIZE: return .noSize
    case CV_DAMAGED: return .damaged(reason: message)
    case CV_TOO_LARGE:
      let (width, height) = (Int(result.width), Int(result.height))
      let isLarge = width > ImageLoader.maximumPixels / max(height, 1)
      return isLarge
        ? .tooLarge(width: width, height: height) : .tooMany(width: width, height: height)
    case CV_NO_LIBRARY: return .missingLibrary(message)
    case CV_ENDED: return .tooComplex
    default: return .damaged(reason: "no process could be started to draw it")
    }
  }
}
