/// A fingerprint of pixels that never changes between runs, machines or versions.
enum PixelHash {
  /// 64-bit FNV-1a over 32-bit words instead of bytes: the size first, then the rows.
  static func hash(
    rows: UnsafeBufferPointer<UInt32>, width: Int, height: Int, stride: Int
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt32) { hash = (hash ^ UInt64(word)) &* 0x100_0000_01b3 }
    add(UInt32(truncatingIfNeeded: width))
    add(UInt32(truncatingIfNeeded: height))
    for row in 0..<height {
      for column in 0..<width { add(rows[row * stride + column]) }
    }
    return hash
  }
}
