/// The names that Apple's symbols have, whether we have drawings of them or not.
///
/// They are facts from a public list (`Scripts/symbol_names.py`), so that a name made up by rule,
/// such as `wifi.fill`, is no symbol here either: `UIImage(systemName:)` is nil for it on a device.
package enum SymbolNames {
  /// All names, but for those of drawings for a language.
  package static let all = names(in: notation)

  private static let known = Set(all)
  /// The last words of names of several.
  package static let endings = Set(
    all.compactMap { $0.contains(".") ? $0.split(separator: ".").last : nil })
  private static let codes = Set(languages.split(separator: " "))

  /// Returns whether Apple has a symbol of a name.
  package static func contains(_ name: String) -> Bool {
    if known.contains(name) { return true }
    guard let dot = name.lastIndex(of: "."), codes.contains(name[dot...].dropFirst()) else {
      return false
    }
    return known.contains(String(name[..<dot]))
  }

  /// Returns the names of a tree of words, in its order. In parentheses are words that follow one
  /// with a dot; behind an apostrophe `.fill` may follow, too; a hyphen tells that words are no
  /// name.
  static func names(in notation: String) -> [String] {
    let bytes = Array(notation.utf8)
    var (names, stems, name): ([String], [String], String) = ([], [""], "")
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): stems.append(name + ".")
      case UInt8(ascii: ")"): stems.removeLast()
      case UInt8(ascii: "'"): names.append(name + ".fill")
      case UInt8(ascii: "-"): names.removeLast()
      case UInt8(ascii: " "), UInt8(ascii: "\n"): break
      default:
        let word = bytes[index...].prefix(while: isLetter)
        name = (stems.last ?? "") + String(decoding: word, as: UTF8.self)
        names.append(name)
        index += word.count - 1
      }
      index += 1
    }
    return names
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
