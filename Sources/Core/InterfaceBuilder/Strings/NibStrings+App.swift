package import Documents
package import Localization

/// Texts that an app sets itself: a runtime attribute, such as `localizableString`, names the key in
/// the app's `Localizable` table, or the text of the document is such a key.
extension NibStrings {
  /// Returns the keys of the app's texts by the keys of a document's own, `ObjectID.text`; those of
  /// titles, too, since an attribute doesn't say which it sets.
  package static func appKeys(in root: XMLElement) -> [String: String] {
    var keys: [String: String] = [:]
    func visit(_ element: XMLElement) {
      for attribute in element.list("userDefinedRuntimeAttributes") {
        guard let id = element["id"], let path = attribute["keyPath"]?.lowercased(),
          namesText(path), let key = attribute.string("value"), !key.isEmpty
        else { continue }
        let properties = path.contains("placeholder") ? ["placeholder"] : ["text", "normalTitle"]
        for property in properties { keys["\(id).\(property)"] = key }
      }
      for (property, text) in stated(element) where isKey(text) {
        if let id = element["id"], keys["\(id).\(property)"] == nil {
          keys["\(id).\(property)"] = text
        }
      }
      for child in element.children { visit(child) }
    }
    visit(root)
    return keys
  }

  /// Returns the texts of an object, by the properties of their keys.
  private static func stated(_ element: XMLElement) -> [(property: String, text: String)] {
    let title = element.children.first { $0.name == "state" && $0["key"] == "normal" }?["title"]
    return [
      ("text", element["text"]), ("placeholder", element["placeholder"]),
      ("title", element["title"]), ("normalTitle", title),
    ].compactMap { entry in entry.1.map { (entry.0, $0) } }
  }

  /// Whether a text is written like a key, `login.title` or `LOGIN_TITLE`, not like language.
  static func isKey(_ text: String) -> Bool {
    guard text.contains(where: { $0 == "." || $0 == "_" }), text.contains(where: \.isLetter) else {
      return false
    }
    return !text.contains(where: \.isWhitespace) && text.last != "." && text.first != "."
  }

  /// Whether a document may have such attributes or texts.
  package static func mayNameAppTexts(_ bytes: [UInt8]) -> Bool {
    hasAttribute(bytes) || hasKey(bytes)
  }

  /// Whether a text in some attribute may be a key; what is one must also be in a table.
  private static func hasKey(_ bytes: [UInt8]) -> Bool {
    [" text=\"", " placeholder=\"", " title=\""].contains { name in
      var end = 0
      while let found = bytes.firstOffset(of: name, from: end) {
        let text = bytes[(found + name.utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
        if isKey(String(decoding: text, as: UTF8.self)) { return true }
        end = text.endIndex
      }
      return false
    }
  }

  private static func hasAttribute(_ bytes: [UInt8]) -> Bool {
    ["ocaliz", "ocalis", "ocKey"].contains { bytes.firstOffset(of: $0) != nil }
  }

  private static func namesText(_ path: String) -> Bool {
    guard !path.contains("accessibility") else { return false }
    return ["localiz", "localis", "lockey", "i18nkey"].contains { path.contains($0) }
  }

  /// Returns the texts of the `Localizable` tables in some folders, the last of which wins: those of a
  /// language and what it falls back to, or of all.
  package static func appCatalog(
    in folders: [String], locale: String?, within reach: FileReach
  ) throws(SceneErrors) -> StringCatalog {
    var catalog = StringCatalog()
    let wanted = locale.map { (LocaleTag($0)?.localizations ?? [$0]).flatMap(spellings) }
    for folder in folders {
      try StringFiles.read(
        "\(folder)Localizable.xcstrings", locale: locale ?? "en", within: reach, into: &catalog)
      let names =
        wanted
        ?? (FolderContents.names(of: folder.isEmpty ? "." : folder) ?? [])
        .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      for name in names.reversed() {
        let file = "\(folder)\(name).lproj/Localizable.strings"
        guard let language = StringFiles.language(ofPath: file) else { continue }
        try StringFiles.read(file, locale: language, within: reach, into: &catalog)
      }
    }
    return catalog
  }
}
