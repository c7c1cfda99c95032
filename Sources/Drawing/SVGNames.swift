/// The names inside an SVG.
enum SVGNames {
  /// The document with its pictures numbered from 0 in the order of their first mention.
  ///
  /// Cairo numbers them by a counter of the whole process, so that the second of two equal
  /// documents would differ from the first.
  static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    let kinds = ["surface", "image"].map { Array($0.utf8) }
    var seen: [[UInt8]] = []
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var index = 0
    while index < svg.count {
      let byte = svg[index]
      result.append(byte)
      index += 1
      // A name follows a quotation mark where it is given and a hash where it is used.
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
}
