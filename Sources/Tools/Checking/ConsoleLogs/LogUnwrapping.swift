/// The texts that a description may have had before it was wrapped.
///
/// A terminal breaks lines where they are full, within words; mail, pages and the app's own texts
/// break them between words.
struct LogUnwrapping {
  private let pieces: [String]
  /// Whether each break is at the width of the terminal, so that nothing stood in its place.
  private let areFull: [Bool]

  private static let mostBreaks = 4

  /// Takes the lines of a description apart.
  ///
  /// - Parameter widest: the length of the log's longest line.
  init(_ text: LogText, _ range: ClosedRange<Int>, widest: Int32) {
    var pieces: [String] = []
    var areFull: [Bool] = []
    let lead = Self.lead(text, before: range.lowerBound)
    var piece = ""
    var index = range.lowerBound
    while index <= range.upperBound {
      let scalar = text.scalars[index]
      index += 1
      guard scalar == "\n" else {
        piece.unicodeScalars.append(scalar)
        continue
      }
      pieces.append(piece)
      piece = ""
      // An escaped line break is not one of the terminal.
      let line = text.lineNumbers[index - 1]
      let isReal = index < text.scalars.count && text.lineNumbers[index] != line
      areFull.append(isReal && text.lineLengths[Int(line) - 1] == widest)
      index = Self.skip(lead, text.scalars, from: index, to: range.upperBound)
    }
    self.pieces = pieces + [piece]
    self.areFull = areFull
  }

  /// The likeliest text first: without blanks within addresses, where a slide or a page broke them.
  var texts: [String] {
    let texts = unwrapped
    guard let first = texts.first, Self.mayBreakAddresses(first) else { return texts }
    // With blanks a part of an address is an address, too.
    return [Self.joiningAddresses(first)].filter { $0 != first } + texts
  }

  /// Whether a blank stands between digits of an address, as few descriptions have one.
  private static func mayBreakAddresses(_ text: String) -> Bool {
    let digits = Set("0123456789abcdefx".utf8)
    var (before, hasBlank): (UInt8, Bool) = (0, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") {
        hasBlank = true
        continue
      }
      if hasBlank, digits.contains(before), digits.contains(byte) { return true }
      (before, hasBlank) = (byte, false)
    }
    return false
  }

  /// Returns the text without blanks within addresses: `0x7f e709434820(`. After the first one, the
  /// constraint's own, a name of hexadecimal letters may follow.
  private static func joiningAddresses(_ text: String) -> String {
    guard let own = text.firstIndex(of: " ") else { return text }
    let rest = String(text[own...]).replacing(
      /0x(?<head>[0-9a-f]*) +(?<tail>[0-9a-f]+)(?=[\]().',]| \))/
    ) { "0x\($0.head)\($0.tail)" }
    return String(text[..<own]) + rest
  }

  private var unwrapped: [String] {
    guard pieces.count > 1 else { return pieces }
    guard areFull.count <= Self.mostBreaks else {
      return [joined { areFull[$0] }, joined { _ in false }, joined { _ in true }]
    }
    return (0..<(1 << areFull.count)).map { choice in
      joined { areFull[$0] != (choice >> $0 & 1 == 1) }
    }
  }

  private func joined(_ isFull: (Int) -> Bool) -> String {
    var text = pieces[0]
    for index in areFull.indices { text += (isFull(index) ? "" : " ") + pieces[index + 1] }
    return text
  }

  // MARK: What stands before each line

  /// Returns what stands before a description in its line and may stand before the next line, too:
  /// `> `, `[        ] `.
  private static func lead(_ text: LogText, before index: Int) -> [Unicode.Scalar] {
    var start = index
    while start > 0, text.scalars[start - 1] != "\n", index - start < 40 { start -= 1 }
    var lead = Array(text.scalars[start..<index])
    while let last = lead.last, last.isLogBlank || last == "\"" { lead.removeLast() }
    return lead
  }

  /// Returns the index after a line's quotation marks, its bracket, or its copy of the lead.
  private static func skip(
    _ lead: [Unicode.Scalar], _ scalars: [Unicode.Scalar], from start: Int, to end: Int
  ) -> Int {
    guard let first = lead.first(where: { !$0.isLogBlank }), start <= end else { return start }
    var index = start
    while index < end, scalars[index] == " " || scalars[index] == "\t" { index += 1 }
    let line = scalars[index...end]
    if first == ">" {
      while index < end, scalars[index] == ">" || scalars[index] == " " { index += 1 }
      return line.first == ">" ? index : start
    }
    if first == "[", line.first == "[", let close = line.prefix(16).firstIndex(of: "]"),
      line[..<close].dropFirst().allSatisfy({ " +ms".unicodeScalars.contains($0) || $0.isDigit })
    {
      return min(end, close + 2)
    }
    return line.starts(with: lead) ? min(end, index + lead.count + 1) : start
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
