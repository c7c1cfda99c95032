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
    if lineSpacing != 0 { words.append("spacing \(lineSpacing.shortDescription)") }
    if lineHeightMultiple != 1 { words.append("x\(lineHeightMultiple.shortDescription)") }
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
    return words.joined(separator: " ")
  }
}
