import Documents

/// A file whose texts have forms by number and device, a string catalog or a `.stringsdict` file, whose texts
/// are read one by one and put in place.
struct FormedFile {
  /// A single text of a key.
  struct Form: Equatable {
    /// The keys that lead to it below its key; empty for the text of a key without forms.
    let path: [String]
    /// The text.
    let text: String
    /// Whether the last key of the path is a plural category.
    var isPlural = false
    /// What a string catalog calls the state of the work on it; nil for none.
    var state: String?
  }

  /// A translation of a single text.
  struct Translation {
    let path: [String]
    let text: String
    /// The word of a string catalog for the state of its work.
    let state: String
  }

  /// How many forms a key may have; the texts beyond are not exchanged.
  private static let mostForms = 1_000

  /// Whether all languages are in this file.
  let isCatalog: Bool
  private var root: TextTree
  /// Whether the last line of a catalog ends; Xcode's doesn't.
  private var endsLine = false
  /// The names of a catalog's languages, by what each means.
  private var languages: [String: String] = [:]

  /// Reads a file; nil if it has errors, or something that could not be written again.
  init?(_ bytes: [UInt8], path: String) {
    isCatalog = PathParts.isNamed(path, ending: ".xcstrings")
    guard let utf8 = StringFiles.utf8(bytes) else { return nil }
    let reporter = Reporter(SourceFile(path: path, bytes: utf8))
    let tree =
      isCatalog
      ? DocumentReader.read(reporter).flatMap { TextTree($0) }
      : PropertyList.read(reporter).flatMap { TextTree($0) }
    guard let tree, !reporter.hasErrors else { return nil }
    root = tree
    endsLine = utf8.last == UInt8(ascii: "\n")
    for entry in entries {
      for language in entry.value["localizations"]?.members ?? [] where isCatalog {
        if languages[language.key] == nil { languages[language.key] = Self.tag(language.key) }
      }
    }
  }

  private static func tag(_ language: String) -> String { LocaleTag(language)?.name ?? language }

  /// Makes a `.stringsdict` file without keys.
  init() { (isCatalog, root) = (false, .dictionary([])) }

  /// The file as Xcode writes it.
  var bytes: [UInt8] {
    guard isCatalog else { return Array(root.propertyListText.utf8) }
    return Array((root.catalogText + (endsLine ? "\n" : "")).utf8)
  }

  private var entries: [TextTree.Member] {
    isCatalog ? root["strings"]?.members ?? [] : root.members
  }

  /// What a `.stringsdict` file has for each key.
  var nodes: [String: TextTree] {
    Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  // MARK: - Texts

  /// Returns the texts of each key in a language; those of a `.stringsdict` file are in one language.
  func forms(in language: String, isSource: Bool) -> [String: [Form]] {
    var found: [String: [Form]] = [:]
    let tag = Self.tag(language)
    for entry in entries {
      let node = isCatalog ? localization(entry.value, tag)?.value : entry.value
      let forms = node.map { isCatalog ? catalogForms($0) : dictionaryForms($0) } ?? []
      // A key of a catalog is its own text in the language of the source.
      let isOwn = forms.isEmpty && isCatalog && isSource
      found[entry.key] = isOwn ? [Form(path: [], text: entry.key)] : forms
    }
    return found
  }

  /// Returns what a key of a catalog has for a language.
  private func localization(_ entry: TextTree, _ tag: String) -> TextTree.Member? {
    entry["localizations"]?.members.first { languages[$0.key] == tag }
  }

  private func catalogForms(_ node: TextTree) -> [Form] {
    var found: [Form] = []
    func look(_ node: TextTree, _ path: [String], _ argument: String?) {
      if let unit = node["stringUnit"], let text = unit["value"]?.text {
        // Xcode writes this for a text that nobody has translated.
        guard !text.isEmpty || unit["state"]?.text != "new", found.count < Self.mostForms else {
          return
        }
        found.append(
          Form(
            path: path, text: argument.map { text.replacing("%arg", with: $0) } ?? text,
            isPlural: path.dropLast().last == "plural", state: unit["state"]?.text))
      }
      for kind in node["variations"]?.members ?? [] {
        for form in kind.value.members { look(form.value, path + [kind.key, form.key], argument) }
      }
      guard path.isEmpty else { return }
      for part in node["substitutions"]?.members ?? [] {
        look(part.value, ["substitutions", part.key], Self.argument(of: part.value))
      }
    }
    look(node, [], nil)
    return found
  }

  /// Returns the specifier that `%arg` stands for in the texts of a variable, which translators read.
  private static func argument(of substitution: TextTree) -> String? {
    guard case .word(let number)? = substitution["argNum"],
      let specifier = substitution["formatSpecifier"]?.text
    else { return nil }
    return "%\(number)$\(specifier)"
  }

  private func dictionaryForms(_ node: TextTree) -> [Form] {
    var found: [Form] = []
    func look(_ node: TextTree, _ path: [String], _ isPlural: Bool) {
      if let text = node.text, found.count < Self.mostForms {
        found.append(Form(path: path, text: text, isPlural: isPlural))
      }
      let isRule = node[StringsDictionaryFile.kind] != nil
      for member in node.members where !StringsDictionaryFile.settings.contains(member.key) {
        look(member.value, path + [member.key], isRule)
      }
    }
    look(node, [], false)
    return found
  }

  // MARK: - Editing

  /// Puts translations in place, and returns the keys whose translations lack the form `other`, which are
  /// left as they were.
  ///
  /// - Parameter source: the file of the source language, whose rules a `.stringsdict` file repeats.
  mutating func put(
    _ texts: [String: [Translation]], in language: String, source: [String: TextTree]
  ) -> [String] {
    var refused: [String] = []
    var left = texts
    func edited(_ key: String, _ node: TextTree?) -> TextTree? {
      guard let translations = left.removeValue(forKey: key) else { return node }
      let old = node.flatMap { $0.members.isEmpty ? nil : $0 }
      let new = translations.reduce(old ?? source[key].flatMap(Self.skeleton)) {
        isCatalog ? inCatalog($0, $1, language) : Self.inDictionary($0, $1, source[key])
      }
      let text = isCatalog ? new?["localizations"] : new
      guard let new, text.map(Self.hasAllOthers) != false else {
        refused.append(key)
        return node
      }
      return new
    }
    var members = entries
    for index in members.indices {
      members[index].value =
        edited(members[index].key, members[index].value) ?? members[index].value
    }
    for key in left.keys.sorted() {
      if let node = edited(key, nil) { members.append(TextTree.Member(key, node)) }
    }
    if isCatalog { root["strings"] = .dictionary(members) } else { root = .dictionary(members) }
    return refused
  }

  /// Whether every choice between plural categories has the one for all other numbers.
  private static func hasAllOthers(_ node: TextTree) -> Bool {
    let isRule = node[StringsDictionaryFile.kind] != nil
    let isComplete = (isRule ? node : node["plural"]).map { $0["other"] != nil } ?? true
    return isComplete && node.members.allSatisfy { hasAllOthers($0.value) }
  }

  /// Returns a catalog's entry with a translation.
  private func inCatalog(
    _ entry: TextTree?, _ translation: Translation, _ language: String
  ) -> TextTree {
    var entry = entry ?? .dictionary([])
    var all = entry["localizations"] ?? .dictionary([])
    let name = localization(entry, Self.tag(language))?.key ?? language
    var node = all[name] ?? .dictionary([])
    var path = translation.path[...]
    var text = translation.text
    if path.first == "substitutions", let part = path.dropFirst().first {
      var parts = node["substitutions"] ?? .dictionary([])
      // What a variable counts is the same in all languages.
      let others = all.members.lazy.compactMap { $0.value["substitutions"]?[part] }
      let own = parts[part] ?? others.first.map(Self.withoutTexts) ?? .dictionary([])
      if let argument = Self.argument(of: own) { text = text.replacing(argument, with: "%arg") }
      path = path.dropFirst(2)
      parts.setSorted(part, to: Self.form(own, path, text, translation.state))
      node.setSorted("substitutions", to: parts)
    } else {
      node = Self.form(node, path, text, translation.state)
    }
    all.setSorted(name, to: node)
    entry.setSorted("localizations", to: all)
    return entry
  }

  private static func withoutTexts(_ substitution: TextTree) -> TextTree {
    var result = substitution
    for key in ["stringUnit", "variations"] { result[key] = nil }
    return result
  }

  private static func form(
    _ node: TextTree, _ path: ArraySlice<String>, _ text: String, _ state: String
  ) -> TextTree {
    var node = node
    guard path.count >= 2, let kind = path.first, let name = path.dropFirst().first else {
      node["variations"] = nil
      node.setSorted(
        "stringUnit", to: .dictionary([.init("state", .text(state)), .init("value", .text(text))]))
      return node
    }
    node["stringUnit"] = nil
    var variations = node["variations"] ?? .dictionary([])
    var forms = variations[kind] ?? .dictionary([])
    let old = forms[name] ?? .dictionary([])
    forms.setSorted(name, to: form(old, path.dropFirst(2), text, state))
    variations.setSorted(kind, to: forms)
    node.setSorted("variations", to: variations)
    return node
  }

  /// Returns an entry of a `.stringsdict` file without the texts of its rules.
  private static func skeleton(_ node: TextTree) -> TextTree? {
    guard !node.members.isEmpty else { return nil }
    let kept = StringsDictionaryFile.settings + [StringsDictionaryFile.format]
    return .dictionary(
      node.members.compactMap { member in
        kept.contains(member.key)
          ? member : skeleton(member.value).map { .init(member.key, $0) }
      })
  }

  private static func inDictionary(
    _ node: TextTree?, _ translation: Translation, _ source: TextTree?
  ) -> TextTree {
    guard let key = translation.path.first else { return .text(translation.text) }
    let rest = Translation(
      path: Array(translation.path.dropFirst()), text: translation.text, state: translation.state)
    let child = node?[key] ?? source?[key].flatMap(skeleton)
    var node = node ?? .dictionary([])
    let later = PluralCategory.allCases.map(\.rawValue).drop { $0 != key }.dropFirst()
    node.set(key, to: inDictionary(child, rest, source?[key])) { later.contains($0) }
    return node
  }
}

extension TextTree {
  /// Sets the value of a key in a dictionary whose keys Xcode sorts.
  fileprivate mutating func setSorted(_ key: String, to value: TextTree) {
    set(key, to: value) { $0 > key }
  }
}
