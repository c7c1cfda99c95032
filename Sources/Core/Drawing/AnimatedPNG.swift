/// Joins PNG pictures of equal size into an animated PNG (the APNG extension of PNG 3).
package enum AnimatedPNG {
  /// A chunk of a PNG.
  private struct Chunk {
    let type: [UInt8]
    let data: ArraySlice<UInt8>

    func isOf(_ name: String) -> Bool { type.elementsEqual(name.utf8) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the animation, which repeats forever.
  ///
  /// - Parameters:
  ///   - frames: At least one PNG of 8-bit colour; all must have the same size and colour type.
  ///   - rate: The number of frames per second.
  package static func join(_ frames: [[UInt8]], rate: Int) throws(CanvasError) -> [UInt8] {
    let pictures = frames.map(chunks)
    guard let first = pictures.first, let header = first.first, header.isOf("IHDR"),
      pictures.allSatisfy({ $0.first?.data == header.data })
    else {
      throw .failed(reason: "the frames of an animation differ in size or transparency")
    }
    var bytes = signature
    append("IHDR", header.data, to: &bytes)
    append("acTL", word(UInt32(frames.count)) + word(0), to: &bytes)
    var sequence: UInt32 = 0
    for (index, picture) in pictures.enumerated() {
      append("fcTL", control(sequence, header, rate), to: &bytes)
      sequence += 1
      for chunk in picture where chunk.isOf("IDAT") {
        if index == 0 {
          append("IDAT", chunk.data, to: &bytes)
        } else {
          append("fdAT", word(sequence) + chunk.data, to: &bytes)
          sequence += 1
        }
      }
    }
    append("IEND", [], to: &bytes)
    return bytes
  }

  /// Returns the position and duration of a frame, which fills the whole canvas and replaces the
  /// previous one.
  private static func control(_ sequence: UInt32, _ header: Chunk, _ rate: Int) -> [UInt8] {
    let offset = word(0) + word(0)
    let delay: [UInt8] = [0, 1, UInt8(rate >> 8 & 0xFF), UInt8(rate & 0xFF)]
    return word(sequence) + header.data.prefix(8) + offset + delay + [0, 0]
  }

  private static func chunks(of png: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var index = signature.count
    while index + 12 <= png.count {
      let length = png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + length <= png.count else { break }
      chunks.append(
        Chunk(
          type: Array(png[index + 4..<index + 8]), data: png[index + 8..<index + 8 + length]))
      index += 12 + length
    }
    return chunks
  }

  private static func append(
    _ type: String, _ data: some Sequence<UInt8>, to bytes: inout [UInt8]
  ) {
    let body = Array(type.utf8) + data
    bytes += word(UInt32(body.count - 4)) + body + word(checksum(body))
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns the CRC-32 of PNG.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
