/// Replaces NEL, U+2028 and U+2029 while libyaml reads.
///
/// libyaml takes them for line ends, as in YAML 1.1: it would count lines that no editor shows,
/// and texts would lose them. In YAML 1.2 and in JSON they are ordinary characters, so
/// private-use scalars that do not occur in the text stand in for them.
struct SeparatorStandIns {
  /// The text with stand-ins, scalar for scalar.
  let bytes: [UInt8]
  /// The stand-ins for NEL, U+2028 and U+2029, three bytes each.
  private let standIns: [[UInt8]]
  /// The offsets in `bytes` of the stand-ins for NEL, which are one byte longer.
  private let longer: [Int]

  private static let separators: [[UInt8]] = [
    [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
  ]

  /// Replaces the separators; nil if there are none, or no scalars are left for them.
  init?(in text: [UInt8]) {
    guard let first = Self.nextSeparator(in: text, from: 0) else { return nil }
    var used: Set<[UInt8]> = []
    for index in text.indices.dropLast(2) where text[index] == 0xEE {
      used.insert(Array(text[index..<index + 3]))
    }
    // U+E000 to U+EFFF, in UTF-8.
    var free: [[UInt8]] = []
    for second in UInt8(0x80)...0xBF {
      for third in UInt8(0x80)...0xBF where free.count < Self.separators.count {
        let scalar: [UInt8] = [0xEE, second, third]
        if !used.contains(scalar) { free.append(scalar) }
      }
    }
    guard free.count == Self.separators.count else { return nil }
    standIns = free
    var (output, longer, copied): ([UInt8], [Int], Int) = ([], [], 0)
    output.reserveCapacity(text.count)
    var next: (index: Int, kind: Int)? = first
    while let found = next {
      output += text[copied..<found.index]
      if found.kind == 0 { longer.append(output.count) }
      output += standIns[found.kind]
      copied = found.index + Self.separators[found.kind].count
      next = Self.nextSeparator(in: text, from: copied)
    }
    bytes = output + text[copied...]
    self.longer = longer
  }

  /// Returns a scalar's value with the separators restored.
  func restored(_ value: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      if value[index] == 0xEE, index + 3 <= value.count,
        let kind = standIns.firstIndex(of: Array(value[index..<index + 3]))
      {
        output += Self.separators[kind]
        index += 3
      } else {
        output.append(value[index])
        index += 1
      }
    }
    return output
  }

  /// Returns the offset in the original text for an offset in `bytes`.
  func sourceOffset(_ offset: Int) -> Int { offset - longer.prefix { $0 < offset }.count }

  private static func nextSeparator(
    in text: [UInt8], from start: Int
  ) -> (index: Int, kind: Int)? {
    var index = start
    while index + 1 < text.count {
      if text[index] == 0xC2, text[index + 1] == 0x85 { return (index, 0) }
      if text[index] == 0xE2, text[index + 1] == 0x80, index + 2 < text.count,
        text[index + 2] & 0xFE == 0xA8
      {
        return (index, text[index + 2] == 0xA8 ? 1 : 2)
      }
      index += 1
    }
    return nil
  }
}
