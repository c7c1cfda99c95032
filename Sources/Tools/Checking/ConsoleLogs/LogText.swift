/// The text of a log without what carried it: entities of HTML, escapes of JSON, YAML, mail and
/// syslog, codes of terminals, and the quotes and dashes of a word processor.
///
/// Each scalar knows its place in the text as it was given.
struct LogText: Sendable {
  /// The decoded scalars; line breaks of every kind, also escaped ones, are `\n`.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The line of each scalar, from 1.
  private(set) var lineNumbers: [Int32] = []
  /// The column of each scalar, from 1.
  private(set) var columns: [Int32] = []
  /// The length of each line of the given text, in scalars.
  private(set) var lineLengths: [Int32] = []

  private var line: Int32 = 1
  private var lineStart = 0

  /// Decodes a text.
  init(_ text: String) {
    let raw = Array(text.unicodeScalars)
    scalars.reserveCapacity(raw.count)
    lineNumbers.reserveCapacity(raw.count)
    columns.reserveCapacity(raw.count)
    let decoder = LogDecoder(raw)
    var index = 0
    while index < raw.count {
      // Nearly all of a console's text stands for itself.
      if raw[index].isPlain {
        scalars.append(raw[index])
        lineNumbers.append(line)
        columns.append(Int32(index - lineStart + 1))
        index += 1
        continue
      }
      let step = decoder.step(at: index)
      for scalar in step.scalars {
        scalars.append(scalar)
        lineNumbers.append(line)
        columns.append(Int32(index - lineStart + 1))
      }
      index += step.length
      if step.endsLine {
        lineLengths.append(Int32(index - step.length - lineStart))
        line += 1
        lineStart = index
      }
    }
    lineLengths.append(Int32(raw.count - lineStart))
  }

  /// The length of the longest line, at which terminals may have wrapped the text.
  var widestLine: Int32 { lineLengths.max() ?? 0 }
}

extension LogText {
  /// Whether a class with its address is only named, as prose does: a mark follows it, and no description.
  func isMention(_ range: Range<Int>) -> Bool {
    guard let colon = scalars[range].firstIndex(of: ":") else { return false }
    let rest = scalars[(colon + 1)..<range.upperBound]
    let next = rest.first { !$0.properties.isASCIIHexDigit && $0 != "x" }
    return next.map { "`'\",;:.)".unicodeScalars.contains($0) } ?? false
  }

  /// Returns the first line that holds only dots, where somebody has shortened a list; nil for none.
  func gap(in range: Range<Int>) -> Int? {
    var isFirst = true
    for line in scalars[range].split(separator: "\n", omittingEmptySubsequences: false) {
      defer { isFirst = false }
      let words = line.filter { !$0.isLogBlank && !"[]()\",".unicodeScalars.contains($0) }
      let dots = words.allSatisfy { [".", "\u{2026}"].contains($0) }
      if !isFirst, dots, words.count > 2 || words.first == "\u{2026}" {
        return Int(lineNumbers[line.startIndex])
      }
    }
    return nil
  }
}

/// Decodes a text one character at a time.
private struct LogDecoder {
  /// What the scalars at an index mean.
  struct Step {
    var scalars: [Unicode.Scalar]
    var length = 1
    var endsLine = false
  }

  private let raw: [Unicode.Scalar]
  /// Whether curly quotes stand for straight ones; otherwise they are apostrophes within texts.
  private var hasOnlyCurlyQuotes = true
  /// Whether the text is the source of a mail, in which `=3D` is an equals sign.
  private var isQuotedPrintable = false
  /// Whether the text is the source of a page, in which `<b>` is a tag and not a part of a text.
  private var isPage = false

  init(_ raw: [Unicode.Scalar]) {
    self.raw = raw
    var index = 0
    while index < raw.count {
      switch raw[index].value {
      case 0x27: hasOnlyCurlyQuotes = false
      case 0x3D where follows("3D", index): isQuotedPrintable = true
      case 0x26 where follows("lt;", index) || follows("#60;", index) || follows("#x3", index):
        isPage = true
      default: break
      }
      index += 1
    }
  }

  /// Whether a text comes after the scalar at an index.
  private func follows(_ text: String, _ index: Int) -> Bool {
    raw[(index + 1)...].starts(with: text.unicodeScalars)
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? { index < raw.count ? raw[index] : nil }

  func step(at index: Int) -> Step {
    let scalar = raw[index]
    switch scalar {
    case "\n": return Step(scalars: ["\n"], endsLine: true)
    case "\r":
      let length = self.scalar(index + 1) == "\n" ? 2 : 1
      return Step(scalars: ["\n"], length: length, endsLine: true)
    case "&": return entity(at: index)
    case "\\": return escape(at: index)
    case "<": return placeholder(at: index) ?? tag(at: index) ?? Step(scalars: [scalar])
    case "\u{1B}": return terminalCode(at: index)
    case "=" where isQuotedPrintable: return quotedPrintable(at: index)
    case "#": return logEscape(at: index) ?? Step(scalars: [scalar])
    // Jira writes the hyphens of a gap as marks of struck text.
    case "~" where isJira(index): return Step(scalars: ["-"], length: 2)
    case "\u{A0}", "\u{202F}", "\u{3000}": return Step(scalars: [" "])
    case "\u{201C}", "\u{201D}", "\u{201E}": return Step(scalars: ["\""])
    case "\u{2018}", "\u{2019}":
      return Step(scalars: [hasOnlyCurlyQuotes || isNotation(index) ? "'" : scalar])
    case "\u{2212}": return Step(scalars: ["-"])
    case "\u{2264}": return Step(scalars: ["<", "="])
    case "\u{2265}": return Step(scalars: [">", "="])
    case "\u{2013}", "\u{2014}":
      // Word processors make one dash of the two hyphens in `h=--&`.
      let (before, after) = (index > 0 ? raw[index - 1] : nil, self.scalar(index + 1))
      let isGap = [before, after].contains {
        $0.map { "()|[]".unicodeScalars.contains($0) } ?? false
      }
      let stands = after == " " && before == " " || isGap
      return Step(scalars: stands ? ["-"] : ["-", "-"])
    default: return Step(scalars: isInvisible(index) ? [] : [scalar])
    }
  }

  /// Whether two tildes stand beside the bracket of a gap: `|~~(8)~~[`.
  private func isJira(_ index: Int) -> Bool {
    scalar(index + 1) == "~" && (scalar(index + 2) == "(" || index > 0 && raw[index - 1] == ")")
  }

  /// Whether a scalar shows nothing of its own: a mark of direction, a soft hyphen, or an accent on
  /// a bracket of the notation.
  private func isInvisible(_ index: Int) -> Bool {
    switch raw[index].properties.generalCategory {
    case .format: true
    case .nonspacingMark, .enclosingMark: index > 0 && ["<", ">"].contains(raw[index - 1])
    default: false
    }
  }

  /// Whether a curly quote stands where the notation has a straight one: around `|`, after a
  /// blank, an address or a bracket, or where such a quote ends.
  private func isNotation(_ index: Int) -> Bool {
    let (before, after) = (index > 0 ? raw[index - 1] : " ", scalar(index + 1) ?? " ")
    if before == "|" || after == "|" { return true }
    guard raw[index] == "\u{2019}" else {
      return before.isLogBlank || before.properties.isASCIIHexDigit
        || "(,".unicodeScalars.contains(before)
    }
    guard !after.properties.isAlphabetic else { return false }
    let opening = raw[max(0, index - 200)..<index].last { ["\u{2018}", "\u{2019}"].contains($0) }
    return opening == "\u{2018}"
  }

  // MARK: HTML

  private static let entities: [(name: String, scalar: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", " "), ("amp", "&"),
    ("ndash", "\u{2013}"), ("mdash", "\u{2014}"), ("ge", "\u{2265}"), ("le", "\u{2264}"),
    ("ldquo", "\""), ("rdquo", "\""), ("lsquo", "'"), ("rsquo", "'"), ("minus", "-"),
  ]

  /// Decodes `&lt;`, `&#39;`, `&#x27;`, and what was encoded twice: `&amp;lt;`.
  private func entity(at index: Int) -> Step {
    var found = Step(scalars: ["&"])
    while let (scalar, length) = reference(at: index + found.length) {
      found = Step(scalars: [scalar], length: found.length + length)
      if scalar != "&" { break }
    }
    switch found.scalars[0] {
    case "\u{2013}", "\u{2014}": found.scalars = ["-", "-"]
    case "\u{2264}": found.scalars = ["<", "="]
    case "\u{2265}": found.scalars = [">", "="]
    default: break
    }
    return found
  }

  /// Reads the name of an entity with its semicolon, after the ampersand.
  private func reference(at index: Int) -> (Unicode.Scalar, Int)? {
    var name = ""
    var end = index
    while let scalar = scalar(end), scalar != ";", end - index < 8 {
      guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "#" else {
        return nil
      }
      name.unicodeScalars.append(scalar)
      end += 1
    }
    guard scalar(end) == ";" else { return nil }
    let length = end - index + 1
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { ($0, length) }
    }
    return Self.entities.first { $0.name == name }.map { ($0.scalar, length) }
  }

  /// Recognizes a word in place of an address: `0x<A>`.
  private func placeholder(at index: Int) -> Step? {
    guard index > 1, raw[index - 1] == "x", raw[index - 2] == "0" else { return nil }
    let word = raw[(index + 1)...].prefix(16).prefix { $0.isASCII && $0.isNameScalar }
    guard !word.isEmpty, scalar(word.endIndex) == ">" else { return nil }
    return Step(scalars: Array(word), length: word.count + 2)
  }

  private static let blockTags = ["br", "p", "div", "li", "tr", "pre", "table", "ul"]
  private static let inlineTags = [
    "code", "span", "b", "i", "em", "strong", "a", "td", "font", "wbr", "tt", "u", "mark", "kbd",
  ]

  /// Recognizes a tag of HTML: a line break, or nothing.
  private func tag(at index: Int) -> Step? {
    var end = index + 1
    if scalar(end) == "/" { end += 1 }
    var name = ""
    while let scalar = scalar(end), scalar.isASCII, scalar.properties.isAlphabetic,
      name.utf8.count < 8
    {
      name.unicodeScalars.append(scalar)
      end += 1
    }
    guard let next = scalar(end), next == ">" || next == " " || next == "/" else { return nil }
    let lowered = name.lowercased()
    let isBlock = Self.blockTags.contains(lowered)
    guard isBlock || isPage && Self.inlineTags.contains(lowered) else { return nil }
    while let scalar = scalar(end), scalar != ">" {
      guard end - index < 400, scalar != "\n", scalar != "<" else { return nil }
      end += 1
    }
    guard scalar(end) == ">" else { return nil }
    return Step(scalars: isBlock ? ["\n"] : [], length: end - index + 1)
  }

  // MARK: JSON, property lists and terminals

  /// Decodes `\"`, `\<`, `\n`, `\u003c`, `\U00e9`, and what was escaped several times.
  private func escape(at index: Int) -> Step {
    var end = index
    while scalar(end) == "\\" { end += 1 }
    guard let escaped = scalar(end) else { return Step(scalars: ["\\"], length: end - index) }
    let length = end - index + 1
    switch escaped {
    case "\"", "<", ">", "'", "/", "[", "]", "(", ")", "|", "*", "_", "-", "#", "`", "=", "+":
      return Step(scalars: [escaped], length: length)
    case "n", "r": return Step(scalars: ["\n"], length: length)
    case " ": return Step(scalars: [" "], length: length)
    // YAML and shells continue such a line.
    case "\n", "\r": return Step(scalars: [], length: end - index)
    case "t": return Step(scalars: ["\t"], length: length)
    case "u", "U":
      let digits = raw[(end + 1)..<min(end + 5, raw.count)]
      let code = String(String.UnicodeScalarView(digits))
      guard digits.count == 4, let value = UInt32(code, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return Step(scalars: ["\\"], length: end - index) }
      return Step(scalars: [scalar], length: length + 4)
    default: return Step(scalars: ["\\"], length: end - index)
    }
  }

  /// Decodes `=3D` in the source of a mail, and joins a line that ends with an equals sign.
  private func quotedPrintable(at index: Int) -> Step {
    switch scalar(index + 1) {
    case "\n": return Step(scalars: [], length: 2, endsLine: true)
    case "\r" where scalar(index + 2) == "\n": return Step(scalars: [], length: 3, endsLine: true)
    default:
      guard index + 2 < raw.count,
        let value = UInt8(String(raw[index + 1]) + String(raw[index + 2]), radix: 16)
      else { return Step(scalars: ["="]) }
      return Step(scalars: value < 0x80 ? [Unicode.Scalar(value)] : [], length: 3)
    }
  }

  /// Decodes the octal numbers that syslog writes for line breaks and tabs: `#012`, `#011`.
  private func logEscape(at index: Int) -> Step? {
    guard index + 3 < raw.count, raw[index + 1] == "0", raw[index + 2] == "1" else { return nil }
    switch raw[index + 3] {
    case "2": return Step(scalars: ["\n"], length: 4)
    case "1": return Step(scalars: ["\t"], length: 4)
    default: return nil
    }
  }

  /// Skips a code such as `ESC[31m`.
  private func terminalCode(at index: Int) -> Step {
    guard scalar(index + 1) == "[" else { return Step(scalars: []) }
    var end = index + 2
    while let scalar = scalar(end), end - index < 32 {
      end += 1
      if ("@"..."~").contains(scalar) { break }
    }
    return Step(scalars: [], length: end - index)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar means itself in every text that may carry a log.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x23, 0x26, 0x3C, 0x3D, 0x5C, 0x7E: false
    default: value >= 0x20 && value < 0x80 || value == 0x09
    }
  }
}
