/// JSON that ends before all its brackets are closed, as a file whose writing or copying was interrupted.
struct CutJSON {
  /// The brackets that are open at the end, with their offsets.
  private let open: [(bracket: UInt8, offset: Int)]
  private let source: SourceFile

  /// Looks for the end of a file; nil if it is not JSON, or nothing is open there.
  init?(_ source: SourceFile) {
    guard source.isJSON else { return nil }
    var open: [(bracket: UInt8, offset: Int)] = []
    var (isInString, isEscaped) = (false, false)
    for (offset, byte) in source.bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append((byte, offset))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // A bracket that closes another is a mistake of its own.
        guard let last = open.popLast(), last.bracket + 2 == byte else { return nil }
      default: break
      }
    }
    guard !open.isEmpty else { return nil }
    (self.open, self.source) = (open, source)
  }

  /// What is wrong, and what would close it.
  var clause: Clause {
    let (bracket, offset) = open[open.count - 1]
    let place = source.place(ofByte: offset)
    let name = bracket == UInt8(ascii: "{") ? "{" : "["
    let rest = open.count - 1
    let others = rest == 0 ? "" : rest == 1 ? " and one around it" : " and \(rest) around it"
    return Clause(
      .syntax,
      "the JSON is cut short: the file ends before the '\(name)' in line \(place.line)\(others) "
        + (rest == 0 ? "is closed" : "are closed"),
      hint: "restore the whole file")
  }
}

extension SourceFile {
  /// Whether the file says that it is JSON: by its name, or by a brace and a quote at its beginning.
  var isJSON: Bool {
    if [".json", ".xcstrings"].contains(where: path.hasSuffix) { return true }
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let start = bytes.lazy.filter { !blank.contains($0) }.prefix(2)
    return Array(start) == Array("{\"".utf8)
  }
}
