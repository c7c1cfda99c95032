/// Damages documents in ways that depend only on a seed.
struct NibMutator {
  /// The kinds of damage.
  enum Damage: CaseIterable {
    case cutOff, flippedBytes, removedElement, doubledElement, hugeNumber, deepNesting, entityBomb
    case swappedIDs
  }

  private var state: UInt64

  /// Starts the sequence for a seed.
  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// Returns the document with one or two kinds of damage.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var result = apply(Damage.allCases[below(Damage.allCases.count)], to: bytes)
    if below(3) == 0 { result = apply(Damage.allCases[below(Damage.allCases.count)], to: result) }
    return result
  }

  private mutating func apply(_ damage: Damage, to bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    switch damage {
    case .cutOff: return Array(bytes.prefix(below(bytes.count)))
    case .flippedBytes:
      var copy = bytes
      for _ in 0...below(8) { copy[below(copy.count)] ^= UInt8(1 << below(8)) }
      return copy
    case .removedElement: return replacingElement(of: bytes, times: 0)
    case .doubledElement: return replacingElement(of: bytes, times: 2)
    case .hugeNumber: return replacingNumber(of: bytes)
    case .deepNesting:
      let count = 50 + below(2_000)
      let nest = String(repeating: "<subviews><view id=\"n\">", count: count)
      return inserting(nest, into: bytes, behind: "<subviews>")
    case .entityBomb:
      var text = "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\">"
      for (name, inner) in zip("bcdefghij", "abcdefghi") {
        text += "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 20))\">"
      }
      return inserting(text + "]>", into: bytes, behind: "?>")
        .replacingFirst("<subviews>", by: "<subviews>&j;")
    case .swappedIDs:
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 8 else { return bytes }
      var copy = parts
      copy.swapAt(below(parts.count / 2) * 2 + 1, below(parts.count / 2) * 2 + 1)
      return Array(copy.joined(separator: "\"").utf8)
    }
  }

  /// Repeats one element, from its bracket to the next line break, a number of times.
  private mutating func replacingElement(of bytes: [UInt8], times: Int) -> [UInt8] {
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") }
    guard !starts.isEmpty else { return bytes }
    let start = starts[below(starts.count)]
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let element = Array(bytes[start..<end])
    return bytes[..<start] + Array(repeatElement(element, count: times).joined()) + bytes[end...]
  }

  private mutating func replacingNumber(of bytes: [UInt8]) -> [UInt8] {
    let words = [
      "1e308", "-1e308", "nan", "inf", "-0", "1e-320", "99999999999999999999", "1:0", "",
    ]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = bytes.indices.filter {
      digits.contains(bytes[$0]) && $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\"")
    }
    guard !starts.isEmpty else { return bytes }
    let start = starts[below(starts.count)]
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
    return bytes[..<start] + Array(words[below(words.count)].utf8) + bytes[end...]
  }

  private func inserting(_ text: String, into bytes: [UInt8], behind mark: String) -> [UInt8] {
    bytes.replacingFirst(mark, by: mark + text)
  }

  private mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }
}

extension [UInt8] {
  /// Returns the bytes with the first occurrence of a text replaced.
  fileprivate func replacingFirst(_ text: String, by other: String) -> [UInt8] {
    let pattern = Array(text.utf8)
    guard count >= pattern.count,
      let start = indices.dropLast(pattern.count - 1).first(where: {
        self[$0..<$0 + pattern.count].elementsEqual(pattern)
      })
    else { return self }
    return self[..<start] + Array(other.utf8) + self[(start + pattern.count)...]
  }
}
