/// A fingerprint of pixels that is the same across runs, machines and versions.
enum PixelHash {
  /// Returns a 64-bit FNV-1a hash over 32-bit words instead of bytes: of the size, then of four
  /// interleaved hashes of the pixels (index modulo 4), which a processor can compute in
  /// parallel.
  static func hash(pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) -> UInt64 {
    let basis: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt64, to hash: inout UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01b3
    }
    var lanes = (basis, basis, basis, basis)
    let whole = pixels.count & ~3
    var index = 0
    while index < whole {
      add(UInt64(pixels[index]), to: &lanes.0)
      add(UInt64(pixels[index &+ 1]), to: &lanes.1)
      add(UInt64(pixels[index &+ 2]), to: &lanes.2)
      add(UInt64(pixels[index &+ 3]), to: &lanes.3)
      index &+= 4
    }
    for rest in pixels[whole...] { add(UInt64(rest), to: &lanes.0) }
    var hash = basis
    for word in [UInt64(width), UInt64(height), lanes.0, lanes.1, lanes.2, lanes.3] {
      // Whole words would leave the high bits of the lanes where they are.
      add(word & 0xFFFF_FFFF, to: &hash)
      add(word >> 32, to: &hash)
    }
    return hash
  }
}
