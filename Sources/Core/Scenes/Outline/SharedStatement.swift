import Documents

/// A statement that scenes share, of which a scene makes use: part of a component, a colour or a
/// metric of an included file, or a design token.
package struct SharedStatement: Sendable {
  /// The file, relative to the scene's folder; empty for the scene's own.
  package let file: String
  /// The line in the file, from 1.
  package let line: Int
  /// The statement.
  package let entry: OutlineEntry
}

extension Scene {
  /// The files of which goldens record what the scene uses, relative to its folder.
  package var statedFiles: [String] { shared.files.map(\.name) }

  /// What the scene uses of components, of included files and of design tokens, in their order.
  package var sharedStatements: [SharedStatement] {
    guard let own = DocumentReader.read(Reporter(source)),
      own.shape(of: own.root) == .mapping,
      !shared.files.isEmpty || own.value("components", of: own.root) != nil
    else { return [] }
    var search = SharedSearch(self, own, shared)
    return search.statements()
  }
}

/// A search for what a scene uses of its files.
private struct SharedSearch {
  private let example: SceneExample?
  private let components: Set<String>
  private let usedTokens: Set<String>
  private let own: YAMLDocument
  private let files: [SharedFiles.File]
  /// The texts, and the words in them, that may be names.
  private var texts: Set<String> = []
  private var words: Set<String> = []
  /// The tokens of several files that those are aliases of which the scene names.
  private var aliased: Set<String> = []
  /// The entries of tables that are used, by file and node; only for lookup.
  private var used: Set<Entry> = []

  private struct Entry: Hashable {
    let file: Int
    let node: NodeID
  }

  init(_ scene: Scene, _ own: YAMLDocument, _ shared: SharedFiles) {
    (self.own, example, components) = (own, scene.example, shared.components)
    usedTokens = shared.tokens
    let whole = SharedFiles.File(name: "", document: own, isTokens: false)
    files = [whole] + shared.files
  }

  /// Returns what is used, in the order of the files.
  mutating func statements() -> [SharedStatement] {
    collect()
    followAliases()
    var statements: [SharedStatement] = []
    // Of two tokens with the same name the later one holds.
    var later: Set<String> = []
    for number in files.indices.reversed() {
      guard files[number].isTokens else {
        statements = parts(number) + statements
        continue
      }
      let found = tokens(files[number]).filter { !later.contains($0.entry.subject) }
      later.formUnion(found.map(\.entry.subject))
      statements = found + statements
    }
    return statements
  }

  // MARK: Names

  /// Collects what the scene and its components name, and what that names in turn.
  private mutating func collect() {
    let left = example == nil ? [] : SharedFiles.tables
    for (key, value) in own.entries(of: own.root) {
      let name = own.text(of: key)
      if !(["components", "include", "tokens"] + left).contains(name) { add(value, of: own) }
    }
    for file in files where !file.isTokens {
      for (name, node) in usedComponents(of: file.document) {
        for (key, value) in file.document.entries(of: node) {
          let word = file.document.text(of: key)
          if word != "why", word != "examples" { add(value, of: file.document) }
        }
        guard name == example?.component, let all = file.document.value("examples", of: node)
        else { continue }
        for (key, value) in file.document.entries(of: all)
        where file.document.text(of: key) == example?.name { add(value, of: file.document) }
      }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (number, file) in files.enumerated() where isShared(number) {
        for (_, name, value) in entries(ofTablesOf: file.document)
        where texts.contains(name) || words.contains(name) {
          guard used.insert(Entry(file: number, node: value)).inserted else { continue }
          add(value, of: file.document)
          isGrowing = true
        }
      }
    }
  }

  /// Finds the tokens at which aliases end in other files.
  private mutating func followAliases() {
    let all = files.filter(\.isTokens).reversed().map {
      DesignTokens($0.document, Reporter($0.document.source))
    }
    guard all.count > 1 else { return }
    for name in all.flatMap(\.names) where isNamed(name) {
      var next = name
      while let target = all.lazy.compactMap({ $0.alias(of: next) }).first,
        aliased.insert(target).inserted
      { next = target }
    }
  }

  /// Whether the scene names a token, or a part of one.
  private func isNamed(_ token: String) -> Bool {
    isUsed(token) || words.contains(DesignTokens.metric(token))
      || DesignTokens.partNames.values.contains { isUsed("\(token).\($0)") }
  }

  /// Whether the scene names a token where it takes it, and not in the branch of a condition that it leaves out.
  private func isUsed(_ token: String) -> Bool {
    texts.contains(token) && usedTokens.contains(token)
  }

  private mutating func add(_ node: NodeID, of document: YAMLDocument) {
    switch document.shape(of: node) {
    case .scalar, .alias:
      let text = document.text(of: node)
      guard texts.insert(text).inserted else { return }
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        words.insert(String(word))
      }
    case .sequence: for item in document.items(of: node) { add(item, of: document) }
    case .mapping: for (_, value) in document.entries(of: node) { add(value, of: document) }
    }
  }

  /// Whether the tables of a file are shared: those of all but a scene's own.
  private func isShared(_ number: Int) -> Bool {
    !files[number].isTokens && (number > 0 || example != nil)
  }

  private func usedComponents(of document: YAMLDocument) -> [(name: String, node: NodeID)] {
    entries(of: "components", in: document).filter { components.contains($0.name) }
  }

  private func entries(
    of table: StaticString, in document: YAMLDocument
  ) -> [(name: String, node: NodeID)] {
    guard document.shape(of: document.root) == .mapping,
      let table = document.value(table, of: document.root), document.shape(of: table) == .mapping
    else { return [] }
    return document.entries(of: table).map { (document.text(of: $0.key), $0.value) }
  }

  /// Returns the entries of a file's tables with what one is called; each language has a table of
  /// texts.
  private func entries(
    ofTablesOf document: YAMLDocument
  ) -> [(kind: String, name: String, node: NodeID)] {
    let tables: [(StaticString, String)] = [
      ("colors", "color"), ("metrics", "metric"), ("data", "data"),
    ]
    let plain = tables.flatMap { table, kind in
      entries(of: table, in: document).map { (kind, $0.name, $0.node) }
    }
    let texts = entries(of: "strings", in: document).flatMap { language, node in
      document.shape(of: node) == .mapping
        ? document.entries(of: node).map { key, value in
          ("string \(language)", document.text(of: key), value)
        }
        : []
    }
    return plain + texts
  }

  // MARK: Statements

  /// Returns what is used of a file's components and tables.
  private func parts(_ number: Int) -> [SharedStatement] {
    let file = files[number]
    var found: [SharedStatement] = []
    func add(_ subject: String, _ body: (inout OutlineWalk) -> Void) {
      var walk = OutlineWalk(file.document)
      body(&walk)
      found += walk.statements.map { statement in
        let entry = statement.entry
        let path = [entry.kind == .scene ? "" : entry.kind.rawValue, entry.subject, entry.key]
        let key = path.filter { !$0.isEmpty }.joined(separator: " ")
        return SharedStatement(
          file: file.name, line: statement.line,
          entry: OutlineEntry(.part, subject: subject, key: key, value: entry.value))
      }
    }
    for (name, node) in usedComponents(of: file.document) {
      let own = example?.component == name ? example?.name : nil
      add("component \(name)") { $0.component(node, example: own) }
    }
    guard isShared(number) else { return found }
    for (kind, name, node) in entries(ofTablesOf: file.document)
    where used.contains(Entry(file: number, node: node)) {
      add("\(kind) \(name)") { $0.table("", node) }
    }
    return found
  }

  /// Returns the tokens of a file that are used.
  private func tokens(_ file: SharedFiles.File) -> [SharedStatement] {
    let tokens = DesignTokens(file.document, Reporter(file.document.source))
    var named = Set(tokens.names.filter(isNamed))
    // An alias states another's name: where that one changes, the alias does not.
    for name in tokens.names where named.contains(name) {
      var next = name
      while let target = tokens.alias(of: next), named.insert(target).inserted { next = target }
    }
    return tokens.names.compactMap { name in
      guard named.contains(name) || aliased.contains(name),
        let words = tokens.alias(of: name).map({ "{\($0)}" }) ?? tokens.values[name]?.words
      else { return nil }
      return SharedStatement(
        file: file.name, line: tokens.line(of: name) ?? 1,
        entry: OutlineEntry(.token, subject: name, value: words))
    }
  }
}

extension DesignTokens.Value {
  /// The value in words.
  fileprivate var words: String {
    switch self {
    case .color(let text), .family(let text): text
    case .number(let number): NumberText.of(number)
    case .shadow(let keys, let lacking):
      (keys.map { "\($0.key) \($0.value)" } + lacking.map { "without \($0)" })
        .joined(separator: ", ")
    case .font(let font, let text):
      (font + text).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }
}
