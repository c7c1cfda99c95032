/// Mutates PNG files by their chunks and fonts by their tables, so that readers get past the
/// header.
enum ChunkMutator {
  private static let kinds = [
    "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs", "tEXt", "zTXt", "bKGD", "eXIf",
    "IDAT", "IEND",
  ]

  /// Returns a PNG with a mutated header or mutated chunks; bytes that aren't a PNG are returned
  /// unchanged.
  static func png(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    guard bytes.count >= 33, bytes[0] == 0x89, bytes[12...15].elementsEqual("IHDR".utf8) else {
      return bytes
    }
    var dice = Dice(seed)
    var changed = bytes
    switch dice.number(below: 6) {
    case 0, 1:
      // Depths, colour types and interlace methods that a file may have.
      changed[24] = dice.one(of: [1, 2, 4, 8, 16])
      changed[25] = dice.one(of: [0, 2, 3, 4, 6])
      changed[28] = UInt8(dice.number(below: 2))
    case 2: changed[dice.one(of: [19, 23])] = UInt8(dice.number(below: 40))
    case 3:
      let length = dice.number(below: 40)
      let body = (0..<length).map { _ in UInt8(dice.number(below: 256)) }
      let chunk =
        [0, 0, 0, UInt8(length)] + Array(dice.one(of: kinds).utf8) + body + [0, 0, 0, 0]
      changed.insert(contentsOf: chunk, at: dice.one(of: starts(of: changed)))
    default:
      guard let first = starts(of: changed).dropFirst().first, first < changed.count else { break }
      let place = first + dice.number(below: changed.count - first)
      changed[place] = UInt8(dice.number(below: 256))
    }
    return changed
  }

  /// Returns where the chunks after the header begin.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var place = 33
    while place + 12 <= bytes.count, places.count < 64 {
      places.append(place)
      place += 12 + bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return places.isEmpty ? [bytes.count] : places
  }

  /// Returns a font with changed numbers in one of its tables; bytes that aren't a font are
  /// returned unchanged.
  static func font(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 12 else { return bytes }
    let count = min(number(4, 2), 64)
    guard count > 0, bytes.count >= 12 + 16 * count else { return bytes }
    var dice = Dice(seed)
    var changed = bytes
    let entry = 12 + 16 * dice.number(below: count)
    let (start, length) = (number(entry + 8, 4), number(entry + 12, 4))
    guard start < bytes.count, length >= 2 else { return bytes }
    for _ in 0...dice.number(below: 2) {
      // Most of what determines how a font is read is at the beginning of its tables.
      let reach = dice.hits(oneIn: 3) ? length : min(length, 64)
      let place = start + dice.number(below: reach) / 2 * 2
      guard place + 1 < changed.count else { continue }
      let value = dice.one(of: [0, 1, 2, 3, 0x20, 0x40, 0x100, 0x7FFF, 0x8000, 0xFFFF])
      changed[place] = UInt8(value >> 8)
      changed[place + 1] = UInt8(value & 0xFF)
    }
    return changed
  }
}
