import Documents
import Typesetting

/// A font in a few words, as other systems write it: `bold 17`, `17pt Georgia`, `headline`.
enum FontWords {
  /// Returns the mapping to write; nil for words that mean nothing.
  static func hint(_ text: String) -> Hint? {
    var (keys, family): ([String: String], [String]) = ([:], [])
    for word in words(of: text) {
      let lower = word.lowercased()
      if let size = size(lower) {
        keys["size"] = size
      } else if lower == "italic" || lower == "oblique" {
        keys["italic"] = "true"
      } else if let weight = weights[lower] {
        keys["weight"] = weight
      } else if let style = styles[lower] ?? styles["\(lower)1"] {
        // SwiftUI's `title` is UIKit's `title1`.
        keys["style"] = style
      } else {
        family.append(word)
      }
    }
    if !family.isEmpty, family.joined() != "system" {
      keys["family"] = YAMLScalar.word(family.joined(separator: " "))
    }
    let entries = ["style", "family", "size", "weight", "italic"].compactMap { key in
      keys[key].map { "\(key): \($0)" }
    }
    guard !entries.isEmpty else { return nil }
    let mapping = "{ \(entries.joined(separator: ", ")) }"
    return .replace(by: mapping, "write \(mapping)")
  }

  /// Returns the words of a text, or of an expression such as `UIFont.systemFont(ofSize: 12, weight: .bold)` those
  /// that say something.
  private static func words(of text: String) -> [String] {
    guard text.hasPrefix(".") || text.contains("Font") || text.contains("(") else {
      return text.split(separator: " ").map(String.init)
    }
    let form = /[A-Za-z][A-Za-z0-9\-]*|[0-9]+(?:\.[0-9]+)?/
    let all = text.matches(of: form).map { String($0.output) }
    return all.compactMap { word in
      switch word.lowercased() {
      case "uifont", "font", "system", "systemfont", "ofsize", "size", "weight", "custom", "name",
        "preferredfont", "fortextstyle", "textstyle", "style", "fixedsize", "design", "default":
        nil
      case "boldsystemfont": "bold"
      case "italicsystemfont": "italic"
      default: word
      }
    }
  }

  private static func size(_ word: String) -> String? {
    let digits = word.hasSuffix("pt") || word.hasSuffix("px") ? String(word.dropLast(2)) : word
    return Double(digits).flatMap { (1...1_000).contains($0) ? NumberText.of($0) : nil }
  }

  private static let weights = Dictionary(
    uniqueKeysWithValues: FontWeight.allCases.map { ($0.rawValue.lowercased(), $0.rawValue) })
  private static let styles = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ($0.rawValue.lowercased(), $0.rawValue) })
}
