import AutoLayout
import Scenes

/// The names of sides in constraints.
enum SideNames {
  private static let pairs = [
    ("alignAllLeft", "alignAllLeading"), ("alignAllRight", "alignAllTrailing"),
    ("leftMargin", "leadingMargin"), ("rightMargin", "trailingMargin"),
    ("left", "leading"), ("right", "trailing"),
  ]

  /// The names of sides that flip, by those that don't; only for lookup.
  static var flipping: [String: String] {
    Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the names of a format's options with leading and trailing in place of left and
  /// right; nil if it has neither.
  static func mirrored(_ options: LayoutConstraint.FormatOptions) -> [String]? {
    guard !options.isDisjoint(with: [.alignAllLeft, .alignAllRight]) else { return nil }
    var names: [String] = []
    for option in SceneFormatOption.allCases {
      // A second name for the same option adds nothing.
      let bits = option.option
      guard !bits.isEmpty, options.isSuperset(of: bits),
        !SceneFormatOption.allCases.prefix(while: { $0 != option }).contains(where: {
          $0.option == bits
        })
      else { continue }
      let name = pairs.first { $0.0 == option.rawValue }?.1 ?? option.rawValue
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns a constraint with leading and trailing in place of left and right.
  static func mirrored(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        words += [word, String(character)]
        word = ""
      }
    }
    words.append(word)
    // A name before a dot, or without one, is a view's.
    for index in words.indices.dropFirst(2) where words[index - 1] == "." {
      if let pair = pairs.first(where: { $0.0 == words[index] }) { words[index] = pair.1 }
    }
    return words.joined()
  }
}
