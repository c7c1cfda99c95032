import Drawing
import Testing

@Suite("Colour profiles")
struct ColorProfileTests {
  @Test("A picture's profile is applied: half of Display P3's red is a stronger sRGB red")
  func wide() throws {
    let plain = try ImageLoader.read(Self.png(SampleProfile.standard, pixel: 0xFF80_4020))
    #expect(plain.pixels == [0xFF80_4020])
    let wide = try ImageLoader.read(Self.png(SampleProfile.wide, pixel: 0xFF80_4020))
    let (red, green) = (wide.pixels[0] >> 16 & 0xFF, wide.pixels[0] >> 8 & 0xFF)
    #expect((0x86...0x8C).contains(red), "\(String(wide.pixels[0], radix: 16))")
    #expect((0x38...0x3F).contains(green), "\(String(wide.pixels[0], radix: 16))")
  }

  @Test("A translucent pixel keeps its alpha")
  func translucent() throws {
    let plain = try ImageLoader.read(Self.png(SampleProfile.wide, pixel: 0x8080_8080, alpha: true))
    #expect(plain.pixels[0] >> 24 == 0x80)
  }

  @Test("A damaged profile is not a profile")
  func damaged() throws {
    var profile = SampleProfile.wide
    profile[40] ^= 0xFF
    profile.removeLast(100)
    #expect(try ImageLoader.read(Self.png(profile, pixel: 0xFF80_4020)).pixels == [0xFF80_4020])
    for index in stride(from: 0, to: SampleProfile.paper.count, by: 5) {
      var wrong = SampleProfile.paper
      wrong[index] ^= 0x55
      _ = try ImageLoader.read(Self.jpeg(SampleJPEG.inks, wrong))
    }
  }

  @Test("Inks become light: as Adobe writes them, and inverted without its marker")
  func inks() throws {
    let adobe = try ImageLoader.read(SampleJPEG.inks)
    #expect((adobe.width, adobe.height, adobe.isOpaque) == (8, 8, true))
    #expect(near(adobe.pixels[9], (0xCC, 0x33, 0x00)))
    let bare = try ImageLoader.read(Self.withoutAdobe(SampleJPEG.inks))
    // Only black remains, of which Adobe's file has none.
    #expect(near(bare.pixels[9], (0, 0, 0)))
  }

  @Test("Inks are converted by their profile, in one part or several")
  func profiledInks() throws {
    for size in [10_000, 700] {
      let image = try ImageLoader.read(Self.jpeg(SampleJPEG.inks, SampleProfile.paper, part: size))
      #expect(near(image.pixels[9], (0xC6, 0xC6, 0xC6)), "\(String(image.pixels[9], radix: 16))")
    }
    // The second of two parts is missing, or the profile is for other colours.
    let cut = Self.jpeg(SampleJPEG.inks, SampleProfile.paper, part: 1_400, parts: 1)
    #expect(near(try ImageLoader.read(cut).pixels[9], (0xCC, 0x33, 0x00)))
    let foreign = Self.jpeg(SampleJPEG.inks, SampleProfile.wide)
    #expect(near(try ImageLoader.read(foreign).pixels[9], (0xCC, 0x33, 0x00)))
  }

  @Test("A colour photograph's profile is applied; a grey one in it is not")
  func photograph() throws {
    let red = try ImageLoader.read(SampleJPEG.red).pixels[0]
    #expect(try ImageLoader.read(Self.jpeg(SampleJPEG.red, SampleProfile.paper)).pixels[0] == red)
    #expect(
      try ImageLoader.read(Self.jpeg(SampleJPEG.red, SampleProfile.linearGrey)).pixels[0] == red)
  }

  private func near(_ pixel: UInt32, _ color: (Int, Int, Int)) -> Bool {
    let parts = [pixel >> 16, pixel >> 8, pixel].map { Int($0 & 0xFF) }
    return pixel >> 24 == 0xFF
      && zip(parts, [color.0, color.1, color.2]).allSatisfy { abs($0 - $1) <= 3 }
  }

  /// Returns a PNG of one pixel with a profile.
  private static func png(
    _ profile: [UInt8], pixel: UInt32, alpha: Bool = false
  ) throws -> [UInt8] {
    let plain = try PNGEncoder.encode(
      ImageBuffer(width: 1, height: 1, pixels: [pixel], isOpaque: !alpha))
    // Signature and header; the chunk that specifies sRGB, 13 bytes, is replaced.
    var data = Array("profile\0\0".utf8) + [0x78, 0x01, 0x01]
    data += [UInt8(profile.count & 0xFF), UInt8(profile.count >> 8)]
    data += [UInt8(~profile.count & 0xFF), UInt8(~profile.count >> 8 & 0xFF)]
    let sums = profile.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    data += profile + SamplePNG.word(UInt32(sums.1 << 16 | sums.0))
    let chunk = SamplePNG.chunk("iCCP", data)
    return Array(plain[..<33]) + chunk + plain[46...]
  }

  /// Returns a JPEG with a profile in parts of a given size, all of them or the first few.
  private static func jpeg(
    _ jpeg: [UInt8], _ profile: [UInt8], part: Int = 10_000, parts: Int = .max
  ) -> [UInt8] {
    let count = (profile.count + part - 1) / part
    var segments: [UInt8] = []
    for index in 0..<min(count, parts) {
      let piece = profile[(index * part)..<min(profile.count, (index + 1) * part)]
      let body = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(count)] + piece
      segments += [0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF)] + body
    }
    return Array(jpeg[..<2]) + segments + jpeg[2...]
  }

  /// Returns the file without the segment 0xEE.
  private static func withoutAdobe(_ jpeg: [UInt8]) -> [UInt8] {
    let start = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xEE } ?? 0
    let length = Int(jpeg[start + 2]) << 8 | Int(jpeg[start + 3])
    return Array(jpeg[..<start]) + jpeg[(start + 2 + length)...]
  }
}
