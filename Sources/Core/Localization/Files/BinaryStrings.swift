import Documents

/// Turns strings that Xcode has compiled (binary property lists) into the text of their source: a
/// `.strings` file, or the XML of a `.stringsdict`.
struct BinaryStrings {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  /// How many bytes may still be written: objects may refer to one another any number of times.
  private var room: Int

  /// Whether bytes begin as compiled strings do.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Returns the text as UTF-8; nil for bytes that are no binary property list of texts.
  static func text(of bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: Array("bplist00".utf8)), bytes.count >= 40 else { return nil }
    let trailer = bytes.suffix(32).map { $0 }
    let (offsetSize, referenceSize) = (Int(trailer[6]), Int(trailer[7]))
    let sizes = 1...8
    guard sizes.contains(offsetSize), sizes.contains(referenceSize),
      let count = number(trailer[8..<16]), let top = number(trailer[16..<24]),
      let table = number(trailer[24..<32]), count <= bytes.count, table <= bytes.count,
      count * offsetSize <= bytes.count - table
    else { return nil }
    let offsets = (0..<count).compactMap { index in
      number(bytes[(table + index * offsetSize)..<(table + (index + 1) * offsetSize)])
    }
    guard offsets.count == count else { return nil }
    var reader = BinaryStrings(bytes, offsets, referenceSize)
    guard let entries = reader.dictionary(top) else { return nil }
    let isFlat = entries.allSatisfy { reader.string($0.value) != nil }
    let text = isFlat ? reader.strings(entries) : reader.list(entries)
    return text.map { Array($0.utf8) }
  }

  private init(_ bytes: [UInt8], _ offsets: [Int], _ referenceSize: Int) {
    (self.bytes, self.offsets, self.referenceSize) = (bytes, offsets, referenceSize)
    room = 4 * bytes.count + 65_536
  }

  // MARK: Objects

  /// Returns a big-endian number; nil if it isn't a possible index.
  private static func number(_ bytes: some Collection<UInt8>) -> Int? {
    bytes.reduce(Optional(0)) { value, byte in
      value.flatMap { $0 < 1 << 40 ? $0 << 8 | Int(byte) : nil }
    }
  }

  private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
      return nil
    }
    return bytes[start..<(start + count)]
  }

  /// Returns the kind of an object, the number of its elements, and where they begin.
  private func head(_ object: Int) -> (kind: UInt8, count: Int, start: Int)? {
    guard offsets.indices.contains(object), let marker = slice(offsets[object], 1)?.first else {
      return nil
    }
    let start = offsets[object] + 1
    guard marker & 0xF == 0xF else { return (marker >> 4, Int(marker & 0xF), start) }
    guard let size = slice(start, 1)?.first, size >> 4 == 1, size & 0xF <= 3,
      let digits = slice(start + 1, 1 << Int(size & 0xF)), let count = Self.number(digits)
    else { return nil }
    return (marker >> 4, count, start + 1 + digits.count)
  }

  private func string(_ object: Int) -> String? {
    guard let (kind, count, start) = head(object), count <= bytes.count else { return nil }
    switch kind {
    case 5: return slice(start, count).map { String(decoding: $0, as: UTF8.self) }
    case 6:
      guard let units = slice(start, 2 * count).map(Array.init) else { return nil }
      let words = (0..<count).map { UInt16(units[2 * $0]) << 8 | UInt16(units[2 * $0 + 1]) }
      return String(decoding: words, as: UTF16.self)
    default: return nil
    }
  }

  private func dictionary(_ object: Int) -> [(key: String, value: Int)]? {
    guard let (kind, count, start) = head(object), kind == 0xD, count <= bytes.count,
      let references = slice(start, 2 * count * referenceSize)
    else { return nil }
    func reference(_ index: Int) -> Int? {
      let first = references.startIndex + index * referenceSize
      return Self.number(references[first..<(first + referenceSize)])
    }
    var entries: [(key: String, value: Int)] = []
    for index in 0..<count {
      guard let key = reference(index).flatMap(string), let value = reference(count + index) else {
        return nil
      }
      entries.append((key, value))
    }
    return entries
  }

  // MARK: Texts

  private mutating func strings(_ entries: [(key: String, value: Int)]) -> String? {
    func quoted(_ text: String) -> String {
      // By scalars: a quote before a combining mark is still a quote.
      var result = String.UnicodeScalarView("\"".unicodeScalars)
      for scalar in text.unicodeScalars {
        if scalar == "\\" || scalar == "\"" { result.append("\\") }
        result.append(scalar)
      }
      return String(result) + "\""
    }
    var text = ""
    for entry in entries {
      let line = "\(quoted(entry.key)) = \(quoted(string(entry.value) ?? ""));\n"
      guard spend(line, nil) else { return nil }
      text += line
    }
    return text
  }

  /// Counts what an entry writes; whether there was room.
  private mutating func spend(_ key: String, _ text: String?) -> Bool {
    room -= key.utf8.count + (text?.utf8.count ?? 0) + 40
    return room > 0
  }

  private mutating func list(_ entries: [(key: String, value: Int)]) -> String? {
    element(entries, depth: 0).map { "<plist version=\"1.0\">\n\($0)</plist>\n" }
  }

  private mutating func element(
    _ entries: [(key: String, value: Int)], depth: Int
  ) -> String? {
    guard depth < 8 else { return nil }
    var text = "<dict>\n"
    for entry in entries {
      text += "<key>\(Escape.markup(entry.key))</key>\n"
      if let string = string(entry.value) {
        text += "<string>\(Escape.markup(string))</string>\n"
      } else {
        guard let inner = dictionary(entry.value), let body = element(inner, depth: depth + 1)
        else { return nil }
        text += body
      }
      guard spend(entry.key, string(entry.value)) else { return nil }
    }
    return text + "</dict>\n"
  }
}
