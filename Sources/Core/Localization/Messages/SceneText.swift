/// A text before localisation.
package enum SceneText: Hashable, Sendable {
  /// Looked up in the strings; shown unchanged if not found.
  case localizable(String)
  /// Looked up in the strings; shown in capitals if not found.
  case key(String)
  /// Never localised.
  case verbatim(String)
  /// A text whose names have been filled in; looked up as it was written.
  case template(SceneTemplate)

  /// The key under which it is looked up; nil for what is never localised.
  package var name: String? {
    switch self {
    case .key(let key), .localizable(let key): key
    case .template(let template): template.written
    case .verbatim: nil
    }
  }
}

/// A text that contains names, such as `$count new`, with the values they stand for.
///
/// A translation is found under the text as written, and then names the values in its own order,
/// or under the format that SwiftUI makes from it, `%lld new`, whose plural forms apply.
package struct SceneTemplate: Hashable, Sendable {
  /// The text with its names replaced with values.
  package let text: String
  /// The text as written.
  package let written: String
  /// The text as a format.
  package let format: String
  /// The names in the order of the text; fields of items include their dots.
  package let names: [String]
  /// The values of the names.
  package let arguments: [SceneArgument]

  /// Makes a template from its parts.
  package init(
    text: String, written: String, format: String, names: [String], arguments: [SceneArgument]
  ) {
    self.text = text
    self.written = written
    self.format = format
    self.names = names
    self.arguments = arguments
  }

  /// Converts a translation that names values to a format for them: `$count neue` becomes
  /// `%1$@ neue`.
  func format(of translation: String) -> String {
    var format = ""
    var rest = translation[...]
    while let character = rest.popFirst() {
      if character == "%" { format += "%" }
      guard character == "$" else {
        format.append(character)
        continue
      }
      if rest.first == "$" {
        rest.removeFirst()
        format += "$"
        continue
      }
      let isBraced = rest.first == "{"
      let name = (isBraced ? rest.dropFirst() : rest).prefix(while: Self.isPart)
      let end = isBraced ? rest.index(name.endIndex, offsetBy: 1, limitedBy: rest.endIndex) : nil
      // Use the longest of the text's names: `$count.` ends a sentence.
      let known = names.indices.filter { name.hasPrefix(names[$0]) }
        .filter { index in name.dropFirst(names[index].count).first.map { $0 == "." } ?? true }
        .max { names[$0].count < names[$1].count }
      guard let known, !isBraced || names[known].count == name.count,
        !isBraced || end.map({ rest[name.endIndex..<$0] == "}" }) ?? false
      else {
        format += "$"
        continue
      }
      format += "%\(known + 1)$@"
      rest = end.map { rest[$0...] } ?? rest.dropFirst(names[known].count)
    }
    return format
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || character == "_" || character == ".")
  }
}
