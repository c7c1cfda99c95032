import CPango

/// White space at the ends of lines, which hangs there: it takes no room, and moves no text.
///
/// Pango lets a single space hang; of several, the others would fill the line, begin the next one, or
/// push the word before them down to it. So the last of those that must hang takes the place of all, and
/// lines are broken again. Before the end of a paragraph it lets none hang, so there they take no place.
extension LineBreaker {
  /// How often lines may be broken again, so that long texts do not take long.
  var mostTrials: Int {
    let spaces = styled.wideSpaces.count
    return spaces == 0 ? 0 : min(spaces, max(4, 200_000 / max(styled.count, 1)))
  }

  /// Returns the first white space that must hang at a line's end; nil if there is none.
  ///
  /// - Parameters:
  ///   - text: The text in lines.
  ///   - last: The last white space that hangs already.
  ///   - natural: The text in lines without a limit.
  func spaceToHang(
    in text: PangoText, after last: Range<Int>?, natural: PangoText
  ) -> Range<Int>? {
    let done = last?.upperBound ?? 0
    var spaces = styled.wideSpaces.drop { $0.upperBound <= done }
    for line in text.lines {
      let bytes = line.bytes
      spaces = spaces.drop { $0.upperBound <= bytes.lowerBound || $0.lowerBound < bytes.lowerBound }
      guard let space = spaces.first else { return nil }
      // A paragraph may begin with white space, as far as it fits.
      if line.pointee.is_paragraph_start != 0, space.lowerBound == bytes.lowerBound,
        space.upperBound <= bytes.upperBound
      {
        spaces = spaces.dropFirst()
      }
      for space in spaces.prefix(while: { $0.lowerBound < bytes.upperBound })
      where space.upperBound >= bytes.upperBound && !styled.endsParagraph(at: space.upperBound)
        || space.upperBound > bytes.upperBound
      {
        return space
      }
      // The word after the line may fit, if the white space behind it takes no room.
      if let next = spaces.first(where: { $0.lowerBound >= bytes.upperBound }),
        !styled.endsParagraph(at: bytes.upperBound),
        styled.isWord(bytes.upperBound..<next.lowerBound),
        natural.width(of: bytes.lowerBound..<next.lowerBound)
          <= room(from: bytes.lowerBound) ?? .infinity
      {
        return next
      }
    }
    return nil
  }
}

extension StyledText {
  /// The stretches of two or more characters of white space between which no line break stands, tabs
  /// excepted; and single ones before a line break.
  var wideSpaces: [Range<Int>] {
    guard text.utf8.contains(0x20) || !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var found: [Range<Int>] = []
    var (offset, start, length) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      if scalar.hangs {
        if length == 0 { start = offset }
        length += 1
      } else {
        if length > 1 || length == 1 && scalar.endsParagraph { found.append(start..<offset) }
        length = 0
      }
      offset += UTF8.width(scalar)
    }
    if length > 1 { found.append(start..<offset) }
    return found
  }

  /// Returns the number of bytes of the last character of white space.
  fileprivate func lastWidth(of space: Range<Int>) -> Int {
    part(space).unicodeScalars.last.map { UTF8.width($0) } ?? 0
  }

  /// Whether a range of bytes is letters without any white space.
  fileprivate func isWord(_ range: Range<Int>) -> Bool {
    !range.isEmpty && !part(range).unicodeScalars.contains(where: \.properties.isWhitespace)
  }

  /// Whether the text or one of its paragraphs ends at a byte.
  fileprivate func endsParagraph(at offset: Int) -> Bool { paragraphEnd(from: offset) == offset }

  private func part(_ range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return text[lower..<utf8.index(lower, offsetBy: range.count)]
  }
}

extension Unicode.Scalar {
  /// Whether it is a space behind which lines break.
  fileprivate var hangs: Bool {
    switch value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// White space that hangs at a line's end as a single character of its width, which Pango lets hang; where
/// it does not end a line, it takes the room that it takes anyway.
struct HangingSpace {
  /// All of its bytes.
  var bytes: Range<Int>
  /// The bytes before its last character, which have no width.
  var hidden: Range<Int>
  /// The bytes of its last character.
  var last: Range<Int>
  /// Its width in points; 0 before a line break, where it ends a line in any case.
  var width: Double

  /// Makes a space from the bytes of white space.
  init(bytes: Range<Int>, in text: StyledText, width: Double) {
    let end = bytes.upperBound - text.lastWidth(of: bytes)
    let isLast = bytes.upperBound < text.count && text.endsParagraph(at: bytes.upperBound)
    (self.bytes, self.width) = (bytes, isLast ? 0 : width)
    (hidden, last) = (bytes.lowerBound..<end, end..<bytes.upperBound)
  }
}

extension PangoText {
  /// Returns the width of a range of bytes of one paragraph, in points.
  func width(of bytes: Range<Int>) -> Double {
    lines.last { $0.bytes.lowerBound <= bytes.lowerBound }?.width(of: bytes) ?? .infinity
  }
}

extension LineBreaker {
  /// Returns the first lines with their bytes, and the owners of those that are set anew: Pango spreads
  /// the letters of a justified line with one word, which UIKit leaves as it is.
  func withoutSpreadWords(
    _ lines: [UnsafeMutablePointer<PangoLayoutLine>], first count: Int
  ) -> (lines: [(line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>)], [PangoText]) {
    var owners: [PangoText] = []
    guard paragraph.resolvedAlignment == .justified else {
      return (lines[..<count].map { ($0, $0.bytes) }, owners)
    }
    typealias Kept = (line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>)
    let kept = lines.indices[..<count].map { index -> Kept in
      let (line, bytes) = (lines[index], lines[index].bytes)
      // A paragraph's last line is not stretched.
      guard index + 1 < lines.count, lines[index + 1].pointee.is_paragraph_start == 0,
        styled.isOneWord(bytes)
      else { return (line, bytes) }
      let own = makeText(styled.slice([bytes]), direction: paragraph.direction, fixed: true)
      own.settleLetterSpacing()
      owners.append(own)
      return (own.lines[0], bytes)
    }
    return (kept, owners)
  }
}

extension StyledText {
  /// Whether bytes contain no space and no letter of a script without spaces between its words.
  fileprivate func isOneWord(_ bytes: Range<Int>) -> Bool {
    let word = text(in: bytes).unicodeScalars.reversed().drop { $0 == " " }
    return !word.isEmpty
      && word.allSatisfy { scalar in
        let hasSpaces = scalar.value < 0x0E00 || (0x1E00..<0x2E80).contains(scalar.value)
        return hasSpaces && !scalar.properties.isWhitespace
      }
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The width of the white space at the line's end, in points; 0 if an ellipsis is in the line.
  var trailingSpace: Double {
    let bytes = bytes
    guard !bytes.isEmpty, let text = pango_layout_get_text(pointee.layout),
      case let byte = UInt8(bitPattern: text[bytes.upperBound - 1]),
      byte == 0x20 || byte == 0x09 || byte >= 0x80
    else { return 0 }
    let buffer = UnsafeRawBufferPointer(start: text + bytes.lowerBound, count: bytes.count)
    let line = String(decoding: buffer, as: UTF8.self).unicodeScalars
    let space = line.reversed().prefix { $0.hangs || $0 == "\t" }
    let count = space.reduce(0) { $0 + UTF8.width($1) }
    guard count > 0, count < bytes.count, !runs.contains(where: \.isEllipsis) else { return 0 }
    return width(of: bytes.upperBound - count..<bytes.upperBound)
  }
}
