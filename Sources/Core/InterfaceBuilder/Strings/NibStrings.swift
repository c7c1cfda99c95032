package import Documents
package import Localization

/// The translations of a document's texts, which Xcode keeps beside it by object id.
package enum NibStrings {
  /// Returns the texts in a language for a document at a path; empty if there are none.
  ///
  /// For `App/Base.lproj/Main.storyboard` and `pt-BR` these are, each overriding those before:
  /// `App/mul.lproj/Main.xcstrings`, `App/pt.lproj/Main.strings`, `App/pt-BR.lproj/Main.strings`.
  /// For a document outside any `.lproj` folder, they are beside it.
  package static func catalog(
    for path: String, locale: String, within reach: FileReach
  ) throws(SceneErrors) -> StringCatalog {
    var catalog = StringCatalog()
    let (folder, stem) = split(path)
    let isLocalized = folder.hasSuffix(".lproj/")
    let container = isLocalized ? split(String(folder.dropLast())).folder : folder
    try StringFiles.read(
      "\(container)mul.lproj/\(stem).xcstrings", locale: locale, within: reach, into: &catalog)
    for tag in (LocaleTag(locale)?.localizations ?? [locale]).reversed() {
      for name in spellings(of: tag) {
        try StringFiles.read(
          "\(container)\(name).lproj/\(stem).strings", locale: tag, within: reach, into: &catalog)
      }
    }
    return catalog
  }

  /// Returns the languages of a document: the one that it was written in, then those that it has
  /// translations for, in ascending order.
  ///
  /// The first is that of its catalog or of its `.lproj` folder, otherwise English.
  package static func languages(
    of path: String, within reach: FileReach
  ) throws(SceneErrors) -> [String] {
    let (folder, stem) = split(path)
    let isLocalized = folder.hasSuffix(".lproj/")
    let container = isLocalized ? split(String(folder.dropLast())).folder : folder
    var catalog = StringCatalog()
    try StringFiles.read(
      "\(container)mul.lproj/\(stem).xcstrings", locale: "en", within: reach, into: &catalog)
    let own = isLocalized ? StringFiles.language(ofPath: path) : nil
    let source = own ?? catalog.sourceLanguage ?? "en"
    var languages = Set(catalog.languages)
    for name in FolderContents.names(of: container.isEmpty ? "." : container) ?? []
    where name.hasSuffix(".lproj") {
      let file = "\(container)\(name)/\(stem).strings"
      guard let language = StringFiles.language(ofPath: file),
        FolderContents.names(of: "\(container)\(name)")?.contains("\(stem).strings") == true
      else { continue }
      languages.insert(LocaleTag(language)?.name ?? language)
    }
    languages.remove(LocaleTag(source)?.name ?? source)
    return [source] + languages.sorted()
  }

  /// Returns the document that a file of strings translates: the one of its name in the `.lproj` folders
  /// beside its own, `Base.lproj` first, or beside these; nil if there is none.
  package static func document(of path: String) -> String? {
    let (folder, stem) = split(path)
    guard folder.hasSuffix(".lproj/") else { return nil }
    let container = split(String(folder.dropLast())).folder
    let names = (FolderContents.names(of: container.isEmpty ? "." : container) ?? [])
      .filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted()
    for place in ["Base.lproj"] + names {
      for ending in ["storyboard", "xib"]
      where FolderContents.names(of: container + place)?.contains("\(stem).\(ending)") == true {
        return "\(container)\(place)/\(stem).\(ending)"
      }
    }
    return ["storyboard", "xib"].map { "\(container)\(stem).\($0)" }.first { FileStamp($0) != nil }
  }

  /// Returns the possible names of a language's folder; older projects use underscores.
  static func spellings(of tag: String) -> [String] {
    let underscored = String(tag.map { $0 == "-" ? "_" : $0 })
    return underscored == tag ? [tag] : [underscored, tag]
  }

  /// Returns a path's folder with its last slash, and the file's name without its extension.
  private static func split(_ path: String) -> (folder: String, stem: String) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return (slash.map { String(path[...$0]) } ?? "", String(stem))
  }
}
