/// Corrects the checksums of a PNG's chunks, which a changed byte invalidates.
enum PNGChunks {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }

  /// Returns the bytes with the checksum of every complete chunk corrected.
  static func withRightSums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      var sum = ~UInt32(0)
      for byte in bytes[(start + 4)..<end] {
        sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
      }
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        bytes[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(shift))
      }
      start = end + 4
    }
    return bytes
  }
}
