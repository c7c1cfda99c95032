import Documents
import InterfaceBuilder

/// Readable ids for the views of a tree: unique C identifiers.
///
/// A view gets the name that people use, by class, outlet, label or text, or else by its type;
/// the root is `root`.
struct SceneIdentifiers {
  private var names: [String: String] = [:]
  private var taken: Set<String> = ["root"]

  /// Names the views in tree order.
  ///
  /// - Parameters:
  ///   - views: object ids with their elements and types.
  ///   - all: the names that people use for the objects of the document.
  init(_ views: [(id: String, element: XMLElement, type: String)], names all: NibNames) {
    for (index, view) in views.enumerated() where names[view.id] == nil {
      names[view.id] =
        index == 0 ? "root" : taken.reserve(Self.stem(view.element, view.type, all[view.id]))
    }
  }

  /// Returns the id of an object; nil for an object that isn't a view of the tree.
  subscript(objectID: String) -> String? { names[objectID] }

  private static func stem(
    _ element: XMLElement, _ type: String, _ name: NibNames.Name?
  ) -> String {
    let given = name.flatMap { $0.isText || $0.isKind ? nil : $0.word }
    for candidate in [given, caption(of: element).map { "\($0) \(type)" }] {
      if let name = candidate.flatMap(identifier) { return name }
    }
    return identifier(type) ?? "view"
  }

  /// Returns the first words of a view's text.
  private static func caption(of element: XMLElement) -> String? {
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let text =
      element.string("text") ?? normal?.string("title") ?? element.string("placeholder")
      ?? element["image"]
    guard let words = text?.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).prefix(3),
      !words.isEmpty
    else { return nil }
    let caption = words.joined(separator: " ")
    return caption.count <= 30 && caption.unicodeScalars.allSatisfy(\.isASCII) ? caption : nil
  }

  /// Returns a name as a C identifier in camel case: `Title Label` becomes `titleLabel`; nil if
  /// none of its characters are valid.
  static func identifier(_ name: String) -> String? {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    guard let first = words.first else { return nil }
    var result = lowered(String(first))
    for word in words.dropFirst() { result += word.prefix(1).uppercased() + word.dropFirst() }
    if result.first?.isNumber == true { result = "_" + result }
    return ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "H", "V"].contains(result)
      ? "_" + result : result
  }

  /// Returns the word with its leading capitals in lowercase: `URLLabel` becomes `urlLabel`,
  /// `Title` becomes `title`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let head = capitals.dropLast()
    return head.lowercased() + word.dropFirst(head.count)
  }
}

extension Set<String> {
  /// Returns a name that the set does not have, which is the given one or that with a number, and
  /// inserts it.
  mutating func reserve(_ stem: String, unless isRefused: (String) -> Bool = { _ in false })
    -> String
  {
    var name = stem
    var number = 2
    while isRefused(name) || !insert(name).inserted {
      name = "\(stem)\(number)"
      number += 1
    }
    return name
  }
}
