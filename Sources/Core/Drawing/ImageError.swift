/// The reason why bytes cannot be read as a picture.
package enum ImageError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes are in none of the supported formats: PNG, JPEG, SVG and PDF.
  case unknownFormat
  /// The bytes begin like a picture but cannot be decoded.
  case damaged(reason: String)
  /// Drawing the vector picture was ended before it was complete.
  case tooComplex
  /// An SVG states no size from which its pixels follow.
  case noSize
  /// The picture claims more pixels than `ImageLoader.maximumPixels`; nothing was allocated.
  case tooLarge(width: Int, height: Int)
  /// The picture has more pixels than its scene has left over; nothing was allocated.
  case tooMany(width: Int, height: Int)
  /// Earlier vector pictures have used up all the time allowed for those of a folder.
  case spent(seconds: Double)
  /// A progressive JPEG visits its pixels in more scans than is acceptable.
  case tooManyScans(Int)
  /// The library that draws pictures of this kind is missing, with its Debian package.
  case missingLibrary(String)
}

extension ImageError: CustomStringConvertible {
  /// A lower-case clause.
  package var description: String {
    switch self {
    case .empty: "the image is empty"
    case .unknownFormat: "the file's format is not supported"
    case .damaged(let reason): "the image is damaged: \(reason)"
    case .noSize:
      "its <svg> element needs a width and a height in points or a viewBox, above 0"
    case .tooComplex:
      "it takes more than 3 seconds or a gigabyte to draw, or has text without outlines"
    case .tooLarge(let width, let height):
      "the image is too large: \(width) x \(height) pixels; "
        + "at most \(ImageLoader.maximumPixels / 1_000_000) million pixels are read"
    case .spent(let seconds):
      "it is not drawn: the vector pictures before it took more than \(Int(seconds)) seconds"
    case .tooManyScans(let count):
      "the image stores its many pixels in \(count) scans; about ten are usual"
    case .missingLibrary(let package):
      "the library that draws it is missing; install it with 'apt-get install \(package)'"
    case .tooMany(let width, let height):
      "the image's \(width) x \(height) pixels are too many beside those of the scene's other "
        + "images; at most \(ImageLoader.maximumPixels / 1_000_000) million are read in all"
    }
  }
}
