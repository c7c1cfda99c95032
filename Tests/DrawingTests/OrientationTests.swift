import Drawing
import Testing

@Suite("Orientation of photographs")
struct OrientationTests {
  /// How a camera stores a picture of two columns and three rows numbered from 1 to 6.
  private static let stored: [(orientation: Orientation, pixels: [UInt32])] = [
    (.up, [1, 2, 3, 4, 5, 6]), (.upMirrored, [2, 1, 4, 3, 6, 5]), (.down, [6, 5, 4, 3, 2, 1]),
    (.downMirrored, [5, 6, 3, 4, 1, 2]), (.leftMirrored, [1, 3, 5, 2, 4, 6]),
    (.right, [2, 4, 6, 1, 3, 5]), (.rightMirrored, [6, 4, 2, 5, 3, 1]),
    (.left, [5, 3, 1, 6, 4, 2]),
  ]

  @Test("All eight ways of holding a camera come out upright", arguments: 0..<8)
  func upright(index: Int) {
    let (orientation, pixels) = Self.stored[index]
    #expect(orientation.rawValue == index + 1)
    let (width, height) = index < 4 ? (2, 3) : (3, 2)
    let upright = orientation.upright(pixels, width: width, height: height)
    #expect(upright.pixels == [1, 2, 3, 4, 5, 6])
    #expect(upright.width == 2 && upright.height == 3)
  }

  @Test("The EXIF block gives it, in either byte order", arguments: [true, false])
  func exif(isLittle: Bool) {
    for orientation in Orientation.allCases {
      #expect(Orientation(jpeg: Self.jpeg(orientation, isLittle: isLittle)) == orientation)
    }
    #expect(Orientation(jpeg: SampleJPEG.red) == .up)
  }

  @Test("A PNG's eXIf chunk gives it, too, before or after the pixels", arguments: [true, false])
  func chunk(isLittle: Bool) throws {
    let plain = try PNGEncoder.encode(
      ImageBuffer(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF], isOpaque: true))
    for orientation in Orientation.allCases {
      let chunk = SamplePNG.chunk("eXIf", Self.tiff(orientation, isLittle: isLittle))
      for place in [33, plain.count - 12] {
        let bytes = plain[..<place] + chunk + plain[place...]
        #expect(Orientation(png: Array(bytes)) == orientation)
        let sides = orientation.rawValue >= 5 ? (1, 2) : (2, 1)
        let read = try ImageLoader.read(Array(bytes))
        #expect((read.width, read.height) == sides)
        let measured = try ImageLoader.measure(Array(bytes))
        #expect((measured.width, measured.height) == sides)
      }
    }
    #expect(Orientation(png: plain) == .up)
    // A chunk that claims more bytes than the file has.
    let endless: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF] + Array("eXIf".utf8)
    #expect(Orientation(png: Array(plain[..<33]) + endless) == .up)
  }

  @Test("A JPEG with the block is still a picture, and one truncated anywhere never crashes")
  func damaged() throws {
    let bytes = Self.jpeg(.right, isLittle: true)
    #expect(try ImageLoader.read(bytes).width == 16)
    for count in 0..<64 { _ = Orientation(jpeg: Array(bytes[..<count])) }
    for index in 4..<64 {
      var wrong = bytes
      wrong[index] = 0xFF
      _ = Orientation(jpeg: wrong)
    }
  }

  /// Returns the sample with an EXIF block of one entry.
  private static func jpeg(_ orientation: Orientation, isLittle: Bool) -> [UInt8] {
    let body = Array("Exif\0\0".utf8) + tiff(orientation, isLittle: isLittle)
    let length = body.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body
      + SampleJPEG.red[2...]
  }

  /// Returns a TIFF structure of one entry.
  private static func tiff(_ orientation: Orientation, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) }
      return isLittle ? bytes : bytes.reversed()
    }
    let entry =
      number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation.rawValue, 2)
      + number(0, 2)
    let directory = number(1, 2) + entry + number(0, 4)
    return Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + directory
  }
}
