/// Normalises the names inside an SVG.
enum SVGNames {
  /// Returns the document in the form that the same list always produces, with names that no
  /// other document on a page uses: a page has a single namespace for all drawings in it.
  static func settled(_ svg: [UInt8]) -> [UInt8] {
    let numbered = renumbered(svg)
    return prefixed(numbered, by: "d\(String(fingerprint(of: numbered), radix: 16))-")
  }

  /// Returns the document with its pictures numbered from 0 in the order of first mention.
  ///
  /// Cairo numbers them with a process-wide counter, so the second of two equal documents would
  /// differ from the first.
  private static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    let kinds = ["surface", "image"].map { Array($0.utf8) }
    var seen: [[UInt8]] = []
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var index = 0
    while index < svg.count {
      let byte = svg[index]
      result.append(byte)
      index += 1
      // A name follows a quotation mark where it is defined and a hash where it is used.
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
        let kind = kinds.first(where: { svg[index...].starts(with: $0) })
      else { continue }
      let digits = svg[(index + kind.count)...].prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty else { continue }
      let name = Array(svg[index..<digits.endIndex])
      if !seen.contains(name) { seen.append(name) }
      result += kind + Array("\(seen.firstIndex(of: name) ?? 0)".utf8)
      index = digits.endIndex
    }
    return result
  }

  /// Returns the document with a prefix on each name, where it is defined and where it is used.
  private static func prefixed(_ svg: [UInt8], by prefix: String) -> [UInt8] {
    // Cairo turns text into outlines and pictures into base 64, so these occur only in tags.
    let openings = [" id=\"", "url(#", "href=\"#"].map { Array($0.utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(svg.count + svg.count / 16)
    for byte in svg {
      result.append(byte)
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") else { continue }
      if openings.contains(where: { result.suffix($0.count).elementsEqual($0) }) {
        result += prefix.utf8
      }
    }
    return result
  }

  /// Returns the 64-bit FNV-1a hash of the bytes.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
