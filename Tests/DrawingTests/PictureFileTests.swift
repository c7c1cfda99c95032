import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Picture files") struct PictureFileTests {
  /// Returns a picture of different pixels, some of them translucent.
  private func pattern(width: Int, height: Int, opaque: Bool) -> ImageBuffer {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : UInt32((x * 40 + y * 7) % 256)
        let level = UInt32((x * x + y * 31) % 256) * alpha / 255
        pixels.append(alpha << 24 | level << 16 | (alpha / 2) << 8 | level / 3)
      }
    }
    return ImageBuffer(
      width: width, height: height, pixels: pixels, isOpaque: opaque)
  }

  @Test("A PNG holds exactly the pixels that it was made from", arguments: [true, false])
  func roundTrip(opaque: Bool) throws {
    for (width, height) in [(1, 1), (3, 200), (300, 2), (64, 64)] {
      let image = pattern(width: width, height: height, opaque: opaque)
      #expect(try ImageLoader.read(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("A flat picture and a noisy one round-trip")
  func contents() throws {
    let flat = ImageBuffer(
      width: 500, height: 400,
      pixels: (0..<200_000).map { $0 % 500 < 250 ? 0xFF11_2233 : 0xFF44_5566 }, isOpaque: true)
    var state: UInt32 = 1
    let noise = ImageBuffer(
      width: 200, height: 150,
      pixels: (0..<30_000).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 8 | 0xFF00_0000
      }, isOpaque: true)
    for image in [flat, noise] {
      #expect(try ImageLoader.read(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("Wide pictures round-trip, opaque or not: their checksum is computed in several parts")
  func wide() throws {
    for isOpaque in [true, false] {
      var seed: UInt32 = 7
      let pixels = (0..<(2_500 * 3)).map { _ -> UInt32 in
        seed = seed &* 1_664_525 &+ 1_013_904_223
        // Sums are largest for white at full strength; alpha is chosen so that nothing is
        // rounded.
        return isOpaque ? seed | 0xFF00_0000 : seed >> 31 == 0 ? 0 : 0xFFFF_FFFF
      }
      let image = ImageBuffer(width: 2_500, height: 3, pixels: pixels, isOpaque: isOpaque)
      #expect(try ImageLoader.read(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("A run that fills more than a block of the encoder round-trips")
  func longRun() throws {
    // 258 bytes for each match, and 65,536 matches in a block.
    let image = ImageBuffer(
      width: 2_400, height: 2_400, pixels: [UInt32](repeating: 0xFF11_2233, count: 5_760_000),
      isOpaque: true)
    #expect(try ImageLoader.read(PNGEncoder.encode(image)) == image)
  }

  @Test("Empty, opaque and translucent pixels round-trip wherever they begin and end")
  func mixed() throws {
    for length in 1...20 {
      let words: [UInt32] = [0, 0xFF12_3456, 0x8040_2010]
      let pixels = (0..<61 * 7).map { words[$0 / length % words.count] }
      let image = ImageBuffer(width: 61, height: 7, pixels: pixels, isOpaque: false)
      #expect(try ImageLoader.read(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("Text chunks carry the metadata")
  func metadata() throws {
    let bytes = try PNGEncoder.encode(
      pattern(width: 2, height: 2, opaque: true), metadata: [("Title", "A card")])
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    #expect(text.contains("iTXtTitleA card"))
  }

  @Test("A PNG cut off anywhere is an error, never a crash")
  func truncatedPNG() throws {
    let bytes = try PNGEncoder.encode(pattern(width: 40, height: 40, opaque: true))
    for count in stride(from: 4, to: bytes.count - 12, by: 7) {
      let error = #expect(throws: ImageError.self) {
        try ImageLoader.read(Array(bytes[..<count]))
      }
      guard case .damaged = error else {
        Issue.record("cut at \(count): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("A PNG with a wrong byte is an error or a picture, never a crash")
  func damagedPNG() throws {
    let bytes = try PNGEncoder.encode(pattern(width: 16, height: 16, opaque: false))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      _ = try? ImageLoader.read(damaged)
    }
  }

  @Test("A PNG that claims 60,000 x 60,000 pixels is refused before it is decoded")
  func hugePNG() throws {
    // A header chunk with its own checksum, and nothing after it.
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let header: [UInt8] =
      Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0]
    let sum = crc(header)
    bytes += header + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    bytes += [0, 0, 0, 1] + Array("IDAT".utf8) + [0]
    #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) {
      try ImageLoader.read(bytes)
    }
  }

  @Test("A JPEG's colours are kept, and its alpha is 1")
  func jpeg() throws {
    let image = try ImageLoader.read(SampleJPEG.red)
    #expect(image.width == 16 && image.height == 16 && image.isOpaque)
    let pixel = image.pixels[0]
    #expect(pixel >> 24 == 255 && (pixel >> 16) & 255 > 240 && pixel & 255 < 16)
  }

  @Test("Bytes that are not a picture are an error")
  func noPicture() {
    #expect(throws: ImageError.empty) { try ImageLoader.read([]) }
    #expect(throws: ImageError.unknownFormat) { try ImageLoader.read(Array("GIF89a".utf8)) }
    for count in [2, 3, 20, SampleJPEG.red.count / 2] {
      #expect(throws: ImageError.self) {
        try ImageLoader.read(Array(SampleJPEG.red[..<count]))
      }
    }
  }

  /// Returns the checksum of PNG, computed bit by bit.
  private func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
