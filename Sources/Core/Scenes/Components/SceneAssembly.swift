import Documents
import Localization

/// Assembles a scene from its files. The result has no components, `each`, slots, conditions or
/// names to replace, and every node knows the line that it was written on and what led there.
///
/// Views in instances have paths as ids, such as `rows.0.badge`; an instance's constraints are in
/// a group with its `scope`. Reading, checking and writing therefore see nothing of components
/// except such ids.
final class SceneAssembly {
  let document: YAMLDocument
  let reporter: Reporter
  let sources: SceneSources
  /// The files in the order of their roots.
  let roots: [NodeID]
  var writer: DocumentWriter
  var components: [String: Component] = [:]
  /// The components in the order of the files.
  var componentOrder: [Component] = []
  var metrics: [String: MetricState] = [:]
  var metricOrder: [String] = []
  /// The scene's data by name.
  var data: [String: ComponentValue] = [:]
  /// The scope of data, in which a dollar sign has no meaning.
  let literal = ComponentScope(isLiteral: true)
  /// The instances whose constraints haven't been written yet.
  var instances: [(component: Component, scope: ComponentScope)] = []
  /// The ids of views that are left out, because of `if` or because there is no item.
  var leftOut: Set<String> = []
  /// The missing fields that have been reported, each with its item.
  var missingFields: Set<MissingField> = []
  var viewCount = 0
  /// The weight of the views and constraints so far, and its limit.
  var weight = 0.0
  let mostWeight: Double
  /// Whether the limit is that of scenes shown while they are edited.
  let isLive: Bool
  /// How the views that are being written lie in a stack view.
  var arrangement = Arrangement.none

  /// A field that an item lacks, however often it is asked for.
  struct MissingField: Hashable {
    let item: NodeID
    let field: String
  }

  /// How views lie in a stack view: in none, side by side with others, as copies.
  enum Arrangement { case none, few, copies }
  /// What the examples of the file's components weigh together, which are kept side by side.
  var examplesWeight = 0.0
  /// Whether an example has been left out because those before it weigh too much.
  var leavesOutExamples = false
  /// The nodes of each component's examples by their names; looked up, never iterated.
  var exampleIndices: [String: [String: NodeID]] = [:]
  /// What the files state, for those who list it: made once for a file's scene and all its examples.
  lazy var outlines = makeOutlines()
  /// The number of copies that `if` has left out.
  var leftOutCount = 0
  /// The nesting depth of the view being written.
  var depth = 0
  /// The list whose sections are being written, and how many of them have been.
  var openList = (id: "", sections: 0)
  var hasOverflowed = false
  /// The bytes of text that names have been substituted into, plus those of the evaluated
  /// formulas.
  private(set) var textBytes = 0
  /// The bytes of the ids of views, made or left out.
  private(set) var idBytes = 0
  /// The components that have been instantiated.
  var used: Set<String> = []
  /// Whether required parameters without a value get a placeholder for any value.
  var standsIn = false
  /// The scalars that contain such placeholders.
  var standIns: Set<Place> = []
  /// Whether any file has texts in other languages.
  let hasStrings: Bool
  /// The texts with names in them, by the nodes that they were written to.
  var templates: [NodeID: SceneTemplate] = [:]
  /// The parsed texts of the files.
  private var parsed: [NodeID: Template] = [:]

  /// The names in the files' colour tables.
  lazy var colorNames: Set<String> = roots.reduce(into: []) { names, root in
    guard document.shape(of: root) == .mapping,
      let table = document.value("colors", of: root), document.shape(of: table) == .mapping
    else { return }
    for (key, _) in document.entries(of: table) { names.insert(document.text(of: key)) }
  }

  /// The names of texts that look like design tokens but are none, by their plain places; nil for tokens
  /// that have been reported in their own file.
  var misspelt: [Place: String?] = [:]
  /// The design tokens that values of the scene are, and warnings about what the files state.
  var usedTokens: Set<String> = []
  var remarks: [(clause: Clause, place: Place)] = []
  /// The mapping of the example being laid out.
  var example: NodeID?

  /// The keys of an included file; its title, canvas and variants apply to its examples.
  static let includedKeys = [
    "components", "colors", "metrics", "strings", "data", "include", "tokens", "title", "canvas",
    "variants",
  ]

  /// The most views that are made.
  static let viewLimit = 100_000
  static let depthLimit = 512
  /// The most bytes of a text with its names substituted.
  static let longestText = 65_536
  /// The most bytes of substituted text and evaluated formulas in all.
  static let mostText = 16_000_000
  /// The ids of views, each of which repeats those of the instances around it, have so many bytes in all.
  static let mostIDs = 16_000_000

  /// Reads the files that a scene names, and their components.
  ///
  /// - Parameters:
  ///   - isLive: whether the scene will be shown while it is edited.
  ///   - tokens: the project's design tokens.
  ///   - values: further data, whose root is the last of the roots; nil for none.
  init(
    _ scene: YAMLDocument, _ reporter: Reporter, within reach: FileReach = .everywhere,
    isLive: Bool = false, tokens: [ProjectTokens] = [], values: YAMLDocument? = nil
  ) {
    self.reporter = reporter
    self.isLive = isLive
    sources = SceneSources(scene, reporter, within: reach, tokens: tokens, values: values)
    let joined = JoinedDocuments(sources.parts.map(\.document))
    document = joined.document
    roots = joined.roots
    reporter.origins = document.origins
    let bytes = document.origins.files.reduce(0) { $0 + $1.bytes.count }
    mostWeight =
      (isLive ? Self.freeLiveWeight : Self.freeWeight)
      + Self.weightOfByte * Double(max(0, bytes - Self.smallFile))
    hasStrings = roots.contains { [document] root in
      document.shape(of: root) == .mapping && document.value("strings", of: root) != nil
    }
    writer = DocumentWriter(from: document)
    var reader = ComponentReader(document, reporter)
    for (number, part) in sources.parts.enumerated() where part.kind != .data {
      if let table = document.value("components", of: roots[number]) {
        reader.read(table, part: number)
      }
      if part.kind == .include { checkKeys(of: roots[number]) }
      readMetrics(roots[number])
      readData(roots[number], part)
    }
    reader.checkContents()
    components = reader.components
    componentOrder = reader.order
  }

  /// Whether a document needs to be assembled.
  static func isNeeded(for document: YAMLDocument) -> Bool {
    guard document.shape(of: document.root) == .mapping else { return false }
    for key in ["components", "include", "data", "tokens"] as [StaticString]
    where document.value(key, of: document.root) != nil {
      return true
    }
    if let metrics = document.value("metrics", of: document.root),
      document.shape(of: metrics) == .mapping,
      document.entries(of: metrics).contains(where: {
        document.shape(of: $0.value) == .scalar && document.scalar(of: $0.value) == .string
      })
    {
      return true
    }
    return document.mentions(["each", "if", "when", "sections"], or: UInt8(ascii: "$"))
  }

  /// Returns the scene as one document without components.
  func assembled() -> YAMLDocument {
    reset()
    let scope = ComponentScope()
    let origin = document.place(of: document.root).origin
    writer.open(.mapping, at: document.root, origin: origin)
    writeTables(scope)
    var constraints: (key: NodeID, value: NodeID)?
    for (key, value) in document.entries(of: document.root) {
      switch document.text(of: key) {
      case "components", "include", "data", "metrics", "tokens": continue
      case "constraints": constraints = (key, value)
      case "title": writePair(key, value, literal)
      case "root":
        writer.copy(key, origin: origin)
        writeBody(value, scope, id: "root", alias: nil)
      default: writePair(key, value, scope)
      }
    }
    writeMetrics()
    writeConstraints(constraints, scope)
    writer.close()
    return writer.finished(reporter.origins)
  }

  /// Writes the colours and texts of the included files; the scene's own come last and win.
  func writeTables(_ scope: ComponentScope) {
    for (number, part) in sources.parts.enumerated().reversed() where part.kind == .include {
      for (key, value) in document.entries(of: mapping(roots[number]))
      where ["colors", "strings"].contains(document.text(of: key)) {
        writePair(key, value, scope)
      }
    }
  }

  /// Resets the assembly to the files as they were read.
  func reset(weight: Double = 0) {
    writer = DocumentWriter(from: document)
    instances = []
    example = nil
    leftOut = []
    (remarks, usedTokens) = ([], [])
    templates = [:]
    viewCount = 0
    self.weight = weight
    leftOutCount = 0
    hasOverflowed = false
    textBytes = 0
    idBytes = 0
  }

  /// The paths of the included files and of the data, relative to the scene's folder.
  var files: [String] { sources.parts.map(\.name).filter { !$0.isEmpty } }

  /// Returns the root of a file if it is a mapping; otherwise that of the main file, which has
  /// been checked.
  private func mapping(_ root: NodeID) -> NodeID {
    document.shape(of: root) == .mapping ? root : document.root
  }

  private func checkKeys(of root: NodeID) {
    guard document.shape(of: root) == .mapping else {
      return reporter.report(.includeIsNoMapping, at: document.place(of: root))
    }
    let allowed = Self.includedKeys
    for (key, _) in document.entries(of: root) {
      let name = document.text(of: key)
      guard !allowed.contains(name) else { continue }
      let isSceneKey = SceneFormat.sceneKeys.contains(name)
      reporter.report(
        isSceneKey ? .keyOfScene(name) : .unknownKey(name, in: "included file", allowed),
        at: document.place(of: key))
    }
  }

  private func readData(_ root: NodeID, _ part: SceneSources.Part) {
    guard let table = document.value("data", of: root) else { return }
    guard document.shape(of: table) == .mapping else {
      return reporter.report(
        .mustBe("data", "a mapping from names to files or values", kind(table)),
        at: document.place(of: table))
    }
    for (key, value) in document.entries(of: table) {
      let name = document.text(of: key)
      guard Identifier.isValid(name) else {
        reporter.report(.badIdentifier(name), at: document.place(of: key))
        continue
      }
      if metrics[name] != nil {
        reporter.report(.nameOfMetricAndData(name), at: document.place(of: key))
      }
      guard data[name] == nil else { continue }
      guard document.shape(of: value) == .scalar, document.scalar(of: value) == .string else {
        data[name] = .node(value, literal)
        continue
      }
      let path = SceneSources.joined(part.name, document.text(of: value))
      // An unreadable file has been reported; it has no items.
      data[name] = sources.data[path].map { .node(roots[$0], literal) } ?? .number(0)
    }
  }

  /// Returns the words for a node in messages.
  func kind(_ node: NodeID) -> String { SceneDecoder(document, reporter).kind(of: node).words }

  /// Returns the parsed text of a file's scalar; each is parsed once.
  func template(of node: NodeID) -> Template {
    if let known = parsed[node] { return known }
    let template = Template(document.text(of: node))
    parsed[node] = template
    return template
  }

  /// Returns the place of a node used in a scope.
  func place(_ node: NodeID, _ scope: ComponentScope) -> Place {
    let place = document.place(of: node)
    return Place(
      line: place.line, column: place.column, length: place.length,
      origin: scope.origin(of: place.origin, reporter))
  }

  /// Returns the origin of a node used in a scope.
  func origin(_ node: NodeID, _ scope: ComponentScope) -> Int32 {
    scope.origin(of: document.place(of: node).origin, reporter)
  }

  /// Reports an error at a node used in a scope.
  func report(_ clause: Clause, at node: NodeID, _ scope: ComponentScope) {
    reporter.report(clause, at: place(node, scope))
  }

  /// Whether a text may be substituted, or a formula evaluated, in addition to all before it;
  /// reports the first time that it may not.
  func hasRoom(forText bytes: Int, at node: NodeID, _ scope: ComponentScope) -> Bool {
    let isFirst = textBytes <= Self.mostText
    textBytes += bytes
    guard textBytes > Self.mostText else { return true }
    if isFirst { report(.tooMuchText(Self.mostText), at: node, scope) }
    return false
  }

  /// Whether there is room for the id of another view, made or left out; the first time there is none is
  /// reported.
  func hasRoom(forID id: String, at node: NodeID, _ scope: ComponentScope) -> Bool {
    idBytes += id.utf8.count
    return hasRoom(at: node, scope)
  }

  /// Whether there is room for another view or node; reports the first time that there isn't.
  func hasRoom(at node: NodeID, _ scope: ComponentScope) -> Bool {
    let limit: Clause? =
      if viewCount >= Self.viewLimit {
        .tooManyViews(Self.viewLimit)
      } else if weight >= mostWeight {
        examplesWeight > 0
          ? .tooManyExamples(Int(mostWeight), isLive: isLive)
          : .tooHeavy(Int(mostWeight), isLive: isLive)
      } else if leftOutCount >= Self.viewLimit {
        .tooManyLeftOut(Self.viewLimit)
      } else if idBytes > Self.mostIDs {
        .idsTooLong(Self.mostIDs)
      } else if writer.isFull {
        .tooManyNodes(DocumentWriter.nodeLimit)
      } else if depth >= Self.depthLimit {
        .viewsTooDeep(Self.depthLimit)
      } else {
        nil
      }
    guard let limit else { return true }
    if !hasOverflowed {
      report(limit, at: node, scope)
      // What is left out has no type that another error could be about.
      reporter.admits = { _, _ in false }
    }
    hasOverflowed = true
    return false
  }
}
