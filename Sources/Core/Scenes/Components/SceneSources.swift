import Documents

/// The files of a scene: the scene itself, the files that it includes, and its data.
struct SceneSources {
  /// The purpose of a file.
  enum Kind {
    case scene, include, data
  }

  /// A file that has been read.
  struct Part {
    let kind: Kind
    /// The path relative to the scene's folder, with `/` between folders; empty for the scene
    /// itself, and for values that come from no file.
    let name: String
    let document: YAMLDocument
    /// The file's own text if it consists of design tokens, which `document` has as colours and metrics.
    var tokens: YAMLDocument?
  }

  /// The files, the scene first.
  private(set) var parts: [Part] = []
  /// The design tokens of all files that are not colours; those of a file that includes it win.
  private(set) var tokens: [String: DesignTokens.Value] = [:]
  /// The first groups of the tokens' names.
  private(set) var tokenGroups: Set<Substring> = []
  /// The tokens that have been reported in their own files.
  private(set) var faultyTokens: Set<String> = []
  /// The data files, as indices of parts, by the file that names them and the name there.
  private(set) var data: [String: Int] = [:]
  /// Whether every named file could be read.
  private(set) var isWhole = true
  private let reporter: Reporter
  private let reach: FileReach
  private let folder: String
  /// The files being read, from the scene inwards.
  private var ring: [String] = []
  /// The name that each file was first called by, whatever paths lead to it.
  private var names: [FileIdentity: String] = [:]

  static let partLimit = 256

  /// Reads the files that a scene names, and those that they name.
  ///
  /// - Parameters:
  ///   - tokens: the project's design tokens.
  ///   - values: data that come from no file, as the last part; nil for none.
  init(
    _ scene: YAMLDocument, _ reporter: Reporter, within reach: FileReach,
    tokens: [ProjectTokens],
    values: YAMLDocument? = nil
  ) {
    self.reporter = reporter
    self.reach = reach
    let path = reporter.source.path
    folder =
      path == "<stdin>" ? "" : path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    ring = [PathParts.normal(String(path.dropFirst(folder.count)))]
    parts = [Part(kind: .scene, name: "", document: scene)]
    if let identity = FileIdentity(path) { names[identity] = ring[0] }
    visit(0)
    let home = AbsolutePath.of(folder.isEmpty ? "." : folder)
    readTokens(
      tokens.map { file in
        // Goldens name the file as the scene would, so that they hold in every copy of the project.
        TokenFile(
          text: file.path, name: RelativePath.of(AbsolutePath.of(file.path), from: home),
          path: file.path, statement: .project(file))
      })
    if let values { parts.append(Part(kind: .data, name: "", document: values)) }
  }

  /// Reads the files that a part names; the part's own values come after theirs.
  private mutating func visit(_ number: Int) {
    let part = parts[number]
    let document = part.document
    guard document.shape(of: document.root) == .mapping else { return }
    if let node = document.value("include", of: document.root) {
      for item in paths(node, document, or: .includeIsNoPath) { include(item, part) }
    }
    if let node = document.value("tokens", of: document.root) {
      readTokens(
        paths(node, document, or: .tokensAreNoPath).map { item in
          let text = document.text(of: item)
          let name = Self.joined(part.name, text)
          return TokenFile(
            text: text, name: name, path: path(of: name),
            statement: .file(document, document.place(of: item)))
        })
    }
    guard let table = document.value("data", of: document.root),
      document.shape(of: table) == .mapping
    else { return }
    for (_, value) in document.entries(of: table) where document.shape(of: value) == .scalar {
      readData(value, part)
    }
  }

  /// Returns the nodes of a path or a list of paths; reports anything else by a clause.
  private func paths(_ node: NodeID, _ document: YAMLDocument, or clause: Clause) -> [NodeID] {
    let nodes =
      document.shape(of: node) == .sequence ? Array(document.items(of: node)) : [node]
    return nodes.filter { node in
      let isPath =
        document.shape(of: node) == .scalar && document.scalar(of: node) == .string
        && !document.text(of: node).isEmpty
      if !isPath { report(clause, at: document.place(of: node), in: document) }
      return isPath
    }
  }

  private mutating func include(_ node: NodeID, _ part: Part) {
    let document = part.document
    let place = document.place(of: node)
    var name = Self.joined(part.name, document.text(of: node))
    if let identity = FileIdentity(path(of: name)) {
      name = names[identity] ?? name
      names[identity] = name
    }
    if let start = ring.firstIndex(of: name) {
      return report(.circularInclude(Array(ring[start...]) + [name]), at: place, in: document)
    }
    guard !parts.contains(where: { $0.kind == .include && $0.name == name }) else { return }
    let text = document.text(of: node)
    guard let read = read(text, name, .include, by: .file(document, place)) else { return }
    parts.append(read)
    ring.append(name)
    visit(parts.count - 1)
    ring.removeLast()
  }

  /// A file of design tokens, as it is named and where it is.
  private struct TokenFile {
    let text: String
    let name: String
    let path: String
    let statement: Statement
  }

  /// Reads files of design tokens as ones that the scene includes, with their colours and metrics. Each may
  /// name tokens of the others, whichever comes first; of two with the same name the later one holds, also
  /// where others name it, so that a theme can be laid over its base.
  private mutating func readTokens(_ files: [TokenFile]) {
    var all: [(file: TokenFile, part: Part)] = []
    for file in files {
      let names = parts.filter { $0.kind == .include }.map(\.name) + all.map(\.file.name)
      guard !names.contains(file.name) else { continue }
      guard let part = read(file.text, file.name, .include, from: file.path, by: file.statement)
      else { continue }
      all.append((file, part))
    }
    let layers = Self.layers(all.map(\.part.document))
    let others = all.count > 1 ? joined(all.map(\.part.document), layers) : tokens
    for ((file, part), replaced) in zip(all, layers) {
      let inner = Reporter(part.document.source)
      let found = DesignTokens(part.document, inner, besides: others, under: replaced)
      if !inner.diagnostics.isEmpty {
        adopt(inner, "read as design tokens here", by: file.statement)
      }
      tokens.merge(found.values) { own, _ in own }
      faultyTokens.formUnion(found.faulty)
      tokenGroups.formUnion(found.names.map { $0.prefix { $0 != "." } })
      let library = SourceFile(
        path: part.document.source.path, bytes: Array(found.library.utf8))
      guard let made = DocumentReader.read(Reporter(library)) else { continue }
      parts.append(
        Part(kind: .include, name: file.name, document: made, tokens: part.document))
    }
  }

  /// Returns the names in each of several files that later ones give other values.
  private static func layers(_ documents: [YAMLDocument]) -> [Set<String>] {
    guard documents.count > 1 else { return documents.map { _ in [] } }
    var later: Set<String> = []
    var layers: [Set<String>] = []
    for document in documents.reversed() {
      let names = DesignTokens(document, Reporter(document.source)).names
      layers.append(later.intersection(names))
      later.formUnion(names)
    }
    return layers.reversed()
  }

  /// Returns the tokens of several files beside those that are known: each round finds aliases of what the one
  /// before has found.
  private func joined(
    _ documents: [YAMLDocument], _ layers: [Set<String>]
  ) -> [String: DesignTokens.Value] {
    var found = tokens
    // What replaces a token may be found a round after what names it.
    for _ in 0...documents.count {
      let before = found
      for (document, replaced) in zip(documents, layers) {
        let own = DesignTokens(
          document, Reporter(document.source), besides: found, under: replaced)
        found.merge(own.values) { $1 }
      }
      if found == before { break }
    }
    return found
  }

  private mutating func readData(_ node: NodeID, _ part: Part) {
    let document = part.document
    let place = document.place(of: node)
    guard document.scalar(of: node) == .string else { return }
    let text = document.text(of: node)
    let name = Self.joined(part.name, text)
    guard data[name] == nil else { return }
    guard let read = read(text, name, .data, by: .file(document, place)) else { return }
    data[name] = parts.count
    parts.append(read)
  }

  private func path(of name: String) -> String { name.hasPrefix("/") ? name : folder + name }

  /// Reads a file; nil after reporting an error.
  ///
  /// - Parameter other: where the file is; nil for where its name says.
  private mutating func read(
    _ text: String, _ name: String, _ kind: Kind, from other: String? = nil,
    by statement: Statement
  ) -> Part? {
    guard parts.count < Self.partLimit else {
      report(.tooManyFiles(Self.partLimit), by: statement)
      return nil
    }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard kind == .include || ["json", "yaml", "yml", "csv"].contains(ending) else {
      report(.unknownDataFormat(text), by: statement)
      return nil
    }
    let path = PathParts.shortest(other ?? path(of: name))
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path, limit: DocumentReader.sizeLimit, within: reach)
    } catch {
      isWhole = false
      report(statement.clause(text, error), by: statement)
      return nil
    }
    let inner = Reporter(SourceFile(path: path, bytes: bytes))
    // A document without errors is read once for all scenes that use the same path, since its
    // messages contain the path.
    let read = FileBytes.value("document \(path)", of: path, bytes) { _ in
      ReadDocument(ending == "csv" ? TableReader.read(inner) : DocumentReader.read(inner))
    } where: { _ in
      inner.diagnostics.isEmpty
    }
    if !inner.diagnostics.isEmpty {
      adopt(inner, kind == .data ? "read as data here" : "included here", by: statement)
    }
    if read.document == nil { isWhole = false }
    return read.document.map { Part(kind: kind, name: name, document: $0) }
  }

  /// What names a file: a scene or what it includes, or the project's configuration.
  private enum Statement {
    case file(YAMLDocument, Place)
    case project(ProjectTokens)

    var source: SourceFile {
      switch self {
      case .file(let document, _): document.source
      case .project(let tokens):
        SourceFile(
          path: tokens.configuration,
          bytes: (try? FileBytes.read(tokens.configuration, within: .everywhere)) ?? [])
      }
    }

    var place: Place? {
      switch self {
      case .file(_, let place): place
      case .project(let tokens): tokens.place
      }
    }

    /// Says that the file cannot be read.
    func clause(_ text: String, _ error: FileError) -> Clause {
      let clause = Clause.unreadable(text, error)
      guard case .project = self, clause.hint != nil else { return clause }
      return Clause(clause.code, clause.message, hint: "paths are relative to the project's folder")
    }
  }

  /// A document in the cache; nil for an unreadable file.
  private struct ReadDocument: Sendable {
    let document: YAMLDocument?

    init(_ document: YAMLDocument?) { self.document = document }
  }

  /// Reports an error in a file that hasn't been joined with the others yet.
  private func report(_ clause: Clause, at place: Place, in document: YAMLDocument) {
    report(clause, by: .file(document, place))
  }

  private func report(_ clause: Clause, by statement: Statement) {
    if case .file(let document, let place) = statement, document === parts[0].document {
      return reporter.report(clause, at: place)
    }
    let inner = Reporter(statement.source)
    inner.report(clause, at: statement.place)
    reporter.adopt(inner)
  }

  private func adopt(_ inner: Reporter, _ note: String, by statement: Statement) {
    let outer = Reporter(statement.source)
    if let place = statement.place {
      outer.adopt(inner, note, at: place)
    } else {
      outer.adopt(inner)
    }
    reporter.adopt(outer)
  }

  /// Returns a path that a file names, relative to the scene's folder.
  static func joined(_ name: String, _ path: String) -> String {
    PathParts.joined(name.lastIndex(of: "/").map { String(name[...$0]) } ?? "", path)
  }
}
