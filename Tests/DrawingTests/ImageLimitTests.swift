import Drawing
import Testing

@Suite("Limits of pictures")
struct ImageLimitTests {
  /// Returns the bytes of a PNG that claims a size but has next to no data.
  private func claim(width: UInt32, height: UInt32, interlace: UInt8 = 0) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
      let data = Array(kind.utf8) + body
      let sum = ~data.reduce(~0 as UInt32) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
          sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
        }
      }
      return number(UInt32(body.count)) + data + number(sum)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [1, 0, 0, 0, interlace])
      + chunk("IDAT", [0x78, 0x9C, 0x03, 0x00, 0x00]) + chunk("IEND", [])
  }

  @Test("A few bytes that claim millions of pixels are damaged, whatever the dimensions")
  func claims() {
    for (width, height) in [(1, 25_000_000), (25_000_000, 1), (5_000, 5_000)] as [(UInt32, UInt32)]
    {
      for interlace in [0, 1] as [UInt8] {
        let bytes = claim(width: width, height: height, interlace: interlace)
        #expect(bytes.count < 80)
        #expect(throws: ImageError.damaged(reason: "the data ends too early")) {
          try ImageLoader.read(bytes)
        }
      }
    }
    #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) {
      try ImageLoader.read(claim(width: 60_000, height: 60_000))
    }
  }

  @Test("A picture with more pixels than are left is refused with its size")
  func total() throws {
    let image = ImageBuffer(
      width: 5, height: 4, pixels: [UInt32](repeating: 0xFF00_00FF, count: 20), isOpaque: true)
    let bytes = try PNGEncoder.encode(image)
    #expect(try ImageLoader.read(bytes, atMost: 20) == image)
    let error = #expect(throws: ImageError.self) { try ImageLoader.read(bytes, atMost: 19) }
    #expect(error?.description.contains("5 x 4 pixels are too many beside") == true)
  }

  @Test("A PNG that ends within its pixels is damaged for those who only measure it")
  func cutShort() throws {
    let whole = try PNGEncoder.encode(
      ImageBuffer(
        width: 20, height: 20, pixels: (0..<400).map { UInt32($0 * 40_503) | 0xFF00_0000 },
        isOpaque: true))
    #expect(try ImageLoader.measure(whole).width == 20)
    for count in [40, whole.count / 2, whole.count - 20] {
      let cut = Array(whole.prefix(count))
      let error = ImageError.damaged(reason: "the data ends too early")
      #expect(throws: error, "\(count)") { try ImageLoader.measure(cut) }
      #expect(throws: ImageError.self) { try ImageLoader.read(cut) }
    }
    // Without its end chunk it is still drawn.
    #expect(try ImageLoader.measure(Array(whole.dropLast(12))).width == 20)
    #expect(try ImageLoader.read(Array(whole.dropLast(12))).width == 20)
  }

  @Test("A picture is measured from its header, whatever follows")
  func header() throws {
    let measured = try ImageLoader.measure(claim(width: 4_000, height: 3_000))
    #expect(measured.width == 4_000 && measured.height == 3_000 && measured.pixels.isEmpty)
    let whole = try ImageLoader.read(SampleJPEG.red)
    let size = try ImageLoader.measure(SampleJPEG.red)
    #expect(size.width == whole.width && size.height == whole.height)
    #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) {
      try ImageLoader.measure(claim(width: 60_000, height: 60_000))
    }
    #expect(throws: ImageError.unknownFormat) { try ImageLoader.measure([1, 2, 3]) }
  }

  @Test("A photograph decoded at half its size is as large in points, and has a quarter the pixels")
  func halved() throws {
    let whole = try ImageLoader.read(SampleJPEG.red, scale: 2)
    let halved = try ImageLoader.read(SampleJPEG.red, scale: 2, halvings: 1)
    #expect(whole.width % 2 == 0 && whole.height % 2 == 0)
    #expect(halved.size == whole.size && halved.pixels.count * 4 == whole.pixels.count)
    #expect(halved.withScale(3).size == whole.withScale(3).size && halved.nominalScale == 2)
    #expect(ImageLoader.pixelCount(of: SampleJPEG.red, halvings: 1) == halved.pixels.count)
    // Only a side that can be halved without a rest is.
    #expect(
      try ImageLoader.read(SampleJPEG.red, halvings: 3).size
        == ImageLoader.read(SampleJPEG.red).size)
  }
}
