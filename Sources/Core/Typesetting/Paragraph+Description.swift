import Geometry

extension Paragraph: CustomStringConvertible {
  /// The runs in quotes, and anything that differs from a label's defaults.
  package var description: String {
    var words = runs.map(\.description)
    if lines != 1 { words.append("lines \(lines)") }
    if lineBreak != .truncateTail { words.append(lineBreak.rawValue) }
    if alignment != .natural { words.append(alignment.rawValue) }
    if direction == .rightToLeft { words.append("rtl") }
    if let language { words.append(language) }
    if shape != ParagraphShape() { words.append("\(shape)") }
    return words.joined(separator: " ")
  }
}

extension ParagraphShape: CustomStringConvertible {
  /// Whatever differs from lines of natural height that extend from side to side.
  package var description: String {
    var words = alignment == .natural ? [] : [alignment.rawValue]
    if lineSpacing != 0 { words.append("spacing \(lineSpacing.shortDescription)") }
    if lineHeightMultiple != 1 { words.append("x\(lineHeightMultiple.shortDescription)") }
    func add(_ name: String, _ value: Double) {
      if value != 0 { words.append("\(name) \(value.shortDescription)") }
    }
    add("minimum", minimumLineHeight)
    add("maximum", maximumLineHeight)
    add("after", paragraphSpacing)
    add("before", paragraphSpacingBefore)
    add("first", firstLineHeadIndent)
    add("head", headIndent)
    add("tail", tailIndent)
    if let tabStops {
      let stops = tabStops.map { tab in
        tab.location.shortDescription + (tab.alignment == .left ? "" : " \(tab.alignment)")
      }
      words.append("tabs \(stops.joined(separator: ", "))")
    }
    add("tab interval", defaultTabInterval)
    return words.joined(separator: " ")
  }
}

extension TextRun: CustomStringConvertible {
  /// The text in quotes, the font, and anything that differs from plain text.
  package var description: String {
    var words = [text.debugDescription, "\(font)"]
    if let color { words.append("\(color)") }
    if let background { words.append("on \(background)") }
    if underline { words.append("underlined") }
    if strikethrough { words.append("struck") }
    if letterSpacing != 0 { words.append("spaced \(letterSpacing.shortDescription)") }
    if baselineOffset != 0 { words.append("raised \(baselineOffset.shortDescription)") }
    if superscript != 0 { words.append(superscript > 0 ? "superscript" : "subscript") }
    if let shape { words.append("in \(shape)") }
    return words.joined(separator: " ")
  }
}
