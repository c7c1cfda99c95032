import CPango

extension PangoText {
  /// Moves the preceding word down to a last word that would be alone on its line, in each
  /// paragraph, and breaks the lines again: what UILabel does since iOS 11
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`, part of the standard strategy, which labels
  /// use).
  ///
  /// A word stays alone if the two do not fit on one line, if the line above has no other word,
  /// or if that line does not end with a space.
  ///
  /// - Parameters:
  ///   - text: The layout's text.
  ///   - room: The maximum width of lines, in points.
  ///   - spaceWidth: Returns the width of white space between words, in points: Pango takes it away at
  ///     the end of a line.
  func pushOutOrphans(in text: String, room: Double, spaceWidth: (Range<Int>) -> Double) {
    let lines = lines
    var starts: [Int] = []
    for index in lines.indices.dropFirst() where lines[index].pointee.is_paragraph_start == 0 {
      let next = index + 1
      guard next == lines.count || lines[next].pointee.is_paragraph_start != 0 else { continue }
      let (above, last) = (lines[index - 1], lines[index])
      guard let word = text.onlyWord(in: last.bytes),
        let before = text.secondWord(endingAt: word.lowerBound, in: above.bytes)
      else { continue }
      let space = text.space(endingAt: word.lowerBound)
      let width = above.width(of: before..<space.lowerBound) + last.width(of: word)
      if width <= room, width + spaceWidth(space) <= room { starts.append(word.lowerBound) }
    }
    guard !starts.isEmpty else { return }
    forbidLines(startingAt: starts, in: text)
  }

  /// Breaks lines again so that none begins at the given bytes.
  private func forbidLines(startingAt starts: [Int], in text: String) {
    var count: Int32 = 0
    guard let found = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
    let attributes = UnsafeMutablePointer(mutating: found)
    var (offset, next) = (0, 0)
    for (index, scalar) in text.unicodeScalars.enumerated() where index < count {
      guard next < starts.count else { break }
      if offset == starts[next] {
        attributes[index].is_line_break = 0
        next += 1
      }
      offset += UTF8.width(scalar)
    }
    // Lines are broken again when the width has changed.
    let width = pango_layout_get_width(layout)
    pango_layout_set_width(layout, width + 1)
    pango_layout_set_width(layout, width)
  }
}

extension String {
  /// Returns the bytes of the only word in a range of bytes; nil if there are several or none.
  fileprivate func onlyWord(in bytes: Range<Int>) -> Range<Int>? {
    let part = self[index(at: bytes.lowerBound)..<index(at: bytes.upperBound)]
    guard let first = part.unicodeScalars.first, !first.properties.isWhitespace else { return nil }
    let word = part.unicodeScalars.prefix { !$0.properties.isWhitespace }
    let rest = part.unicodeScalars[word.endIndex...]
    guard rest.allSatisfy(\.properties.isWhitespace) else { return nil }
    return bytes.lowerBound..<(bytes.lowerBound + part[..<word.endIndex].utf8.count)
  }

  /// Returns where the last word of a line begins, if the line ends with a space before another
  /// word; nil if the line has no other word or ends inside one.
  fileprivate func secondWord(endingAt end: Int, in bytes: Range<Int>) -> Int? {
    let line = self[index(at: bytes.lowerBound)..<index(at: end)].unicodeScalars
    guard let last = line.last, last.properties.isWhitespace,
      let wordEnd = line.lastIndex(where: { !$0.properties.isWhitespace }),
      let space = line[..<wordEnd].lastIndex(where: \.properties.isWhitespace),
      line[..<space].contains(where: { !$0.properties.isWhitespace })
    else { return nil }
    return utf8.distance(from: startIndex, to: line.index(after: space))
  }

  /// Returns the bytes of the white space before a byte, up to a tab.
  fileprivate func space(endingAt end: Int) -> Range<Int> {
    let before = self[..<index(at: end)].unicodeScalars
    let space = before.reversed().prefix { $0.properties.isWhitespace && $0 != "\t" }
    let count = space.reduce(0) { $0 + UTF8.width($1) }
    return (end - count)..<end
  }

  private func index(at byte: Int) -> String.Index { utf8.index(startIndex, offsetBy: byte) }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Returns the width of a range of the line's bytes, in points.
  func width(of bytes: Range<Int>) -> Double {
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      self, Int32(bytes.lowerBound), Int32(bytes.upperBound), &ranges, &count)
    defer { g_free(ranges) }
    guard let ranges else { return .infinity }
    let units = (0..<Int(count)).reduce(0) { $0 + Int(ranges[2 * $1 + 1] - ranges[2 * $1]) }
    return Double(units) / Double(PANGO_SCALE)
  }
}
