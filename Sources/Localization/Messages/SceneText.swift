/// A text before its localisation.
package enum SceneText: Hashable, Sendable {
  /// Looked up in the strings; shown as it is where they do not hold it.
  case localizable(String)
  /// Looked up in the strings; shown in capitals where they do not hold it.
  case key(String)
  /// Never localised.
  case verbatim(String)
  /// A text whose names have been filled in, looked up as it was written.
  case template(SceneTemplate)
}

/// A text with names in it, `$count new`, and what they stand for.
///
/// A translation is found under the text as it is written, and names the values in its own order, or
/// under the format that SwiftUI makes of it, `%lld new`, whose plural forms count.
package struct SceneTemplate: Hashable, Sendable {
  /// The text with the values in the places of the names.
  package let text: String
  /// The text as it is written.
  package let written: String
  /// The text as a format.
  package let format: String
  /// The names in the order of the text; fields of items with their points.
  package let names: [String]
  /// What each stands for.
  package let arguments: [SceneArgument]

  /// Describes a text.
  package init(
    text: String, written: String, format: String, names: [String], arguments: [SceneArgument]
  ) {
    self.text = text
    self.written = written
    self.format = format
    self.names = names
    self.arguments = arguments
  }

  /// A translation that names values, as a format of them: `$count neue` is `%1$@ neue`.
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
      // The longest name that the text has: `$count.` ends a sentence.
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
