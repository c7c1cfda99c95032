import SwiftSyntax

/// Values for properties and methods that stand in for others.
enum StubValue {
  /// Returns an expression of a type: nothing, none, zero, or the name in words.
  static func text(of type: TypeSyntax, named name: String, _ index: ScreenIndex) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return text(of: attributed.baseType, named: name, index)
    }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let function = type.as(FunctionTypeSyntax.self) {
      let blanks = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
      let value = text(of: function.returnClause.type, named: name, index)
      return blanks.isEmpty ? "{ \(value) }" : "{ \(blanks) in \(value) }"
    }
    let word = type.trimmedDescription
    if let value = values[word] { return value }
    if word == "String" { return "\"\(words(name))\"" }
    if word.hasPrefix("Set<") || word == "IndexSet" { return "[]" }
    switch index.declaration(word) {
    case let found? where found.is(EnumDeclSyntax.self):
      guard
        let cases = found.as(EnumDeclSyntax.self)?.memberBlock.members.lazy
          .compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements),
        let plain = cases.first(where: { $0.parameterClause == nil })
      else { break }
      return ".\(plain.name.text)"
    case let found? where found.is(StructDeclSyntax.self) || found.is(ClassDeclSyntax.self):
      return "\(word)()"
    default: break
    }
    return "fatalError(\"'\(name)' stands in for another declaration\")"
  }

  /// Returns whether a type that an app doesn't declare has a value.
  static func hasValue(_ type: String) -> Bool { values[type] != nil || type == "String" }

  private static let values: [String: String] = {
    var values = [
      "Bool": "false", "Void": "()", "()": "()", "Date": "Date(timeIntervalSince1970: 0)",
    ]
    for number in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double",
      "Float", "CGFloat", "TimeInterval",
    ] { values[number] = "0" }
    for size in ["CGSize", "CGPoint", "CGRect", "UIEdgeInsets"] { values[size] = ".zero" }
    for made in [
      "UIColor", "UIImage", "UIView", "Data", "NSAttributedString", "UUID", "UIViewController",
    ] {
      values[made] = "\(made)()"
    }
    values["UIFont"] = ".systemFont(ofSize: 17)"
    values["URL"] = "URL(string: \"https://example.org\")!"
    return values
  }()

  /// Returns a name in words: `displayName` becomes `Display name`.
  static func words(_ name: String) -> String {
    var text = ""
    for letter in name {
      if letter.isUppercase, let last = text.last, last.isLowercase { text += " " }
      text.append(text.isEmpty ? letter : Character(letter.lowercased()))
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
