/// How the camera was held, which determines how to turn a photograph's pixels upright.
///
/// Raw values are those of the EXIF tag 0x0112.
package enum Orientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height are exchanged.
  var swapsSides: Bool { rawValue >= 5 }

  /// Returns the upright picture for the pixels of a file.
  package func upright(
    _ pixels: [UInt32], width: Int, height: Int
  ) -> (pixels: [UInt32], width: Int, height: Int) {
    guard self != .up else { return (pixels, width, height) }
    let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
    let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let place = stored(x, y, newWidth - 1, newHeight - 1)
            target[y &* newWidth &+ x] = source[place.y &* width &+ place.x]
          }
        }
      }
      count = pixels.count
    }
    return (turned, newWidth, newHeight)
  }

  /// Returns where the file stores the pixel at a position of the upright picture.
  private func stored(_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, right - x)
    case .rightMirrored: (bottom - y, right - x)
    case .left: (bottom - y, x)
    }
  }
}

extension Orientation {
  /// Reads the orientation from a JPEG's EXIF block; `up` if there is none or it is damaged.
  package init(jpeg bytes: [UInt8]) {
    let header = Array("Exif\0\0".utf8)
    let block = JPEGSegments(bytes).first { $0.marker == 0xE1 && $0.body.starts(with: header) }
    self = block.flatMap { Orientation(tiff: $0.body.dropFirst(header.count)) } ?? .up
  }

  /// Reads the orientation from a PNG's eXIf chunk; `up` if there is none or it is damaged.
  package init(png bytes: [UInt8]) {
    self = PNGFile.body(of: "eXIf", in: bytes).flatMap { Orientation(tiff: $0) } ?? .up
  }

  /// Reads the tag in the first directory of a TIFF structure; nil if it is missing.
  private init?(tiff: ArraySlice<UInt8>) {
    let bytes = Array(tiff)
    let isLittle = bytes.starts(with: Array("II".utf8))
    guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<(offset + count)]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      // A short is in the first two of the value's four bytes.
      if tag == 0x0112 { self.init(rawValue: number(place + 8, 2) ?? 0); return }
    }
    return nil
  }
}
