import Foundation

/// Reads the inline formatting of HTML: bold, italic, underlined and struck-through text, links,
/// headings, lists and line breaks. Style sheets, tables and images are ignored.
struct HTMLText {
  private struct Look {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isCode = false
    var scale: CGFloat = 1
    var link: String?
  }

  private let result = NSMutableAttributedString(string: "")
  private var looks: [(tag: String, look: Look)] = []
  private var text = ""
  private var hidden = 0
  private var needsBreak = false

  /// Returns the text of a document; in 12-point Times unless it specifies otherwise, as in
  /// UIKit.
  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLText()
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      reader.text += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      reader.take(tag: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.hasPrefix("<") { reader.text += rest }
    reader.flush()
    return reader.result
  }

  private mutating func take(tag: Substring) {
    flush()
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br": result.append(NSAttributedString(string: "\n", attributes: attributes))
    case "p", "div", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "li", "blockquote", "tr":
      if result.length > 0 { needsBreak = true }
      if name == "li", !isEnd { text = "•\u{A0}" }
    case "script", "style", "head", "title": hidden = max(hidden + (isEnd ? -1 : 1), 0)
    default: break
    }
    if isEnd {
      if let index = looks.lastIndex(where: { $0.tag == name }) { looks.removeSubrange(index...) }
    } else if tag.last != "/", !["br", "img", "hr", "meta", "link", "input"].contains(name),
      looks.count < 256
    {
      looks.append((name, look(name, tag)))
    }
  }

  private func look(_ name: String, _ tag: Substring) -> Look {
    var look = looks.last?.look ?? Look()
    switch name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruck = true
    case "code", "pre", "tt", "kbd": look.isCode = true
    case "h1": (look.isBold, look.scale) = (true, 2)
    case "h2": (look.isBold, look.scale) = (true, 1.5)
    case "h3": (look.isBold, look.scale) = (true, 1.17)
    case "h4", "h5", "h6": look.isBold = true
    case "small": look.scale *= 0.83
    case "a": look.link = Self.attribute("href", of: tag)
    default: break
    }
    return look
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let found = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let value = tag[found.upperBound...]
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return String(value.prefix { !$0.isWhitespace })
    }
    return unescaped(String(value.dropFirst().prefix { $0 != quote }))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let look = looks.last?.look ?? Look()
    let size = 12 * look.scale
    var font = UIFont(name: "Times New Roman", size: size) ?? .systemFont(ofSize: size)
    if look.isCode { font = .monospacedSystemFont(ofSize: size, weight: .regular) }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if look.isBold { traits.insert(.traitBold) }
    if look.isItalic { traits.insert(.traitItalic) }
    if !traits.isEmpty, let styled = font.fontDescriptor.withSymbolicTraits(traits) {
      font = UIFont(descriptor: styled, size: size)
    }
    var found: [NSAttributedString.Key: Any] = [.font: font]
    if look.isUnderlined { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if look.isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = look.link.flatMap({ URL(string: $0) }) { found[.link] = link }
    return found
  }

  private mutating func flush() {
    defer { text = "" }
    guard hidden == 0 else { return }
    var shown = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        if shown.last != " " { shown.append(" ") }
      } else {
        shown.append(character)
      }
    }
    let ends = result.string.last.map { $0.isWhitespace } ?? true
    if ends || needsBreak { shown = String(shown.drop { $0 == " " }) }
    guard !shown.isEmpty else { return }
    if needsBreak { result.append(NSAttributedString(string: "\n", attributes: attributes)) }
    needsBreak = false
    result.append(NSAttributedString(string: Self.unescaped(shown), attributes: attributes))
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "euro": "€",
  ]

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        continue
      }
      let name = rest[..<end]
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      if let scalar = number.flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      } else {
        result += entities[String(name)] ?? "&\(name);"
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
