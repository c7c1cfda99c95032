import AutoLayout
import Controls

/// What is wrong with the words of an accessibility label.
enum LabelWords {
  /// Returns the trait that a label says with its last or first word, in a language.
  static func repeatedTrait(
    in label: String, _ traits: AccessibilityTraits, _ spoken: SpokenWords
  ) -> String? {
    let words = label.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count > 1 || traits.contains(.button) else { return nil }
    let said = spoken.traitWords.map { ($0.trait, $0.word.lowercased()) }
    return said.first { trait, word in
      traits.contains(trait) && (words.last == word || words.first == word)
    }?.1
  }

  /// Returns a label without a word at one of its ends; nil if nothing is left.
  static func without(_ word: String, in label: String) -> String? {
    var words = label.split(separator: " ").map(String.init)
    if words.last?.lowercased() == word { words.removeLast() }
    if words.first?.lowercased() == word { words.removeFirst() }
    let rest = words.joined(separator: " ")
    return rest.count < 2 || ["an", "the"].contains(rest.lowercased()) ? nil : rest
  }

  /// Whether a label is the name of a file or an asset: `ic_close_24`, `arrow.png`, `btnClose`.
  static func isFileName(_ label: String) -> Bool {
    guard !label.contains(" "), !label.isEmpty else { return false }
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".webp"]
    if endings.contains(where: label.lowercased().hasSuffix) { return true }
    let parts = label.split { $0 == "_" || $0 == "-" }
    if label.contains("_"), parts.count > 1 { return true }
    if Self.isCamelName(label) { return true }
    return ["ic-", "icon-", "img-", "btn-", "bg-"].contains(where: label.lowercased().hasPrefix)
  }

  /// Whether a label is a name such as `btnCloseIcon`.
  private static func isCamelName(_ label: String) -> Bool {
    guard label.first?.isLowercase == true, label.contains(where: \.isUppercase),
      label.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    let lower = label.lowercased()
    return ["btn", "ic", "icon", "img", "bg"].contains { prefix in
      lower.hasPrefix(prefix) && label.dropFirst(prefix.count).first?.isUppercase == true
    } || ["Icon", "Image", "Btn", "Button"].contains(where: label.hasSuffix)
  }

  /// Returns words for a name as programs write it: `ic_close_24` is `Close`.
  static func spoken(ofName name: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let stem =
      last.split(separator: ".").filter { !Self.endings.contains($0.lowercased()) }
      .last.map(String.init) ?? last
    var words: [String] = []
    var word = ""
    for letter in stem {
      if !letter.isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if letter.isUppercase, word.last?.isLowercase == true {
        words.append(word)
        word = String(letter)
      } else {
        word.append(letter)
      }
    }
    if !word.isEmpty { words.append(word) }
    let telling = words.map { $0.lowercased() }.filter { !Self.noise.contains($0) && $0.count > 1 }
    guard let first = telling.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + telling.dropFirst())
      .joined(separator: " ")
  }

  /// Returns words for a view that the scene calls by what it does, such as `closeButton`; nil for an id
  /// that tells nothing, such as `button2` and `b`.
  static func spoken(ofID id: String) -> String? {
    guard let name = id.split(separator: ".").last, let words = spoken(ofName: String(name)),
      words.count > 2, ViewKind(rawValue: words.lowercased()) == nil
    else { return nil }
    let parts = words.lowercased().split(separator: " ")
    return parts.allSatisfy { Self.generic.contains(String($0)) } ? nil : words
  }

  /// Words that say what kind of view something is, or where it is, and not what for.
  private static let generic: Set<String> = [
    "input", "field", "label", "text", "toggle", "control", "cell", "row", "item", "card", "box",
    "container", "content", "left", "right", "top", "bottom", "main", "first", "second", "third",
    "small", "large", "the", "my", "new", "test", "switch", "slider",
  ]

  private static let endings: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif"]
  private static let noise: Set<String> = [
    "ic", "icon", "img", "image", "btn", "button", "bg", "view", "black", "white", "dp", "px",
  ]
}
