import Documents

/// A file with its nodes, to be edited.
struct EditedPage {
  let file: SourceFile
  let tree: SyntaxTree
  /// The nodes whose key begins at a byte, and those whose value does; only for lookup.
  private let keys: [Int: SyntaxTree.ID]
  private let values: [Int: SyntaxTree.ID]

  init(_ file: SourceFile) {
    let tree = SyntaxTree(file.bytes)
    let nodes = tree.nodes.indices.filter { $0 != tree.root }
    keys = Dictionary(nodes.compactMap { node in tree[node].key.map { ($0.lowerBound, node) } }) {
      first, _ in first
    }
    let valued = nodes.filter { tree.isScalar($0) || tree.isMapping($0) }
    values = Dictionary(valued.map { (tree[$0].range.lowerBound, $0) }) { first, _ in first }
    (self.file, self.tree) = (file, tree)
  }

  /// Writes a scalar, in quotes if it has some already or needs them.
  func writing(_ text: String, at place: Place) -> Fix.Edit? {
    guard let node = node(at: place), case .scalar(let style) = tree[node].kind else { return nil }
    let isPlain = style == .plain
    return Fix.Edit(
      file, tree[node].range, isPlain ? YAMLScalar.word(text) : YAMLScalar.quoted(text))
  }

  /// Returns an equation as the file writes texts.
  private func word(_ text: String) -> String {
    file.isJSON ? YAMLScalar.quoted(text) : YAMLScalar.word(text)
  }

  /// Returns a key as the file writes keys.
  func named(_ key: String) -> String { file.isJSON ? "\"\(key)\"" : key }

  /// Returns a number, a word or a list of words as the file writes them.
  private func plain(_ value: String) -> String {
    guard file.isJSON, Double(value) == nil, !["true", "false"].contains(value),
      !value.hasPrefix("\"")
    else { return value }
    guard value.hasPrefix("["), value.hasSuffix("]") else { return YAMLScalar.quoted(value) }
    let words = value.dropFirst().dropLast().split(separator: ", ").map(String.init)
    return "[\(words.map(plain).joined(separator: ", "))]"
  }

  /// Removes the item of a list that contains a place, with its line.
  func dropping(_ place: Place) -> Fix.Edit? {
    guard var item = node(at: place) else { return nil }
    while let parent = tree[item].parent, tree[parent].kind != .sequence { item = parent }
    guard let list = tree[item].parent else { return nil }
    return removing(item, from: list) { tree[$0].range }
  }

  /// Removes a key with its value from the view at a place.
  func unsetting(_ key: String, of place: Place) -> Fix.Edit? {
    guard let view = node(at: place), let value = tree.value(key, of: view) else { return nil }
    return removing(value, from: view) { tree[$0].whole }
  }

  private func removing(
    _ item: SyntaxTree.ID, from list: SyntaxTree.ID, extent: (SyntaxTree.ID) -> Range<Int>
  ) -> Fix.Edit {
    let range = extent(item)
    if tree[list].isFlow {
      let siblings = tree[list].children
      let index = siblings.firstIndex(of: item) ?? 0
      if index + 1 < siblings.count {
        return Fix.Edit(file, range.lowerBound..<extent(siblings[index + 1]).lowerBound, "")
      }
      let start = index > 0 ? extent(siblings[index - 1]).upperBound : range.lowerBound
      return Fix.Edit(file, start..<range.upperBound, "")
    }
    let start = file.wholeRange(ofLine: file.place(ofByte: range.lowerBound).line).lowerBound
    let last = max(range.lowerBound, range.upperBound - 1)
    let end = file.wholeRange(ofLine: file.place(ofByte: last).line).upperBound
    // A list that would become empty is written as brackets.
    let isOnly = tree[list].children.count == 1
    let indent = String(repeating: " ", count: max(0, tree[list].range.lowerBound - start))
    let empty = tree[list].kind == .sequence ? "[]" : "{}"
    return Fix.Edit(file, start..<end, isOnly ? "\(indent)\(empty)\n" : "")
  }

  /// Adds constraints to those of the component around a place, or of the scene.
  func adding(_ equations: [String], near place: Place?) -> Fix.Edit? {
    let owner = place.flatMap(node).map(component) ?? tree.root
    let texts = equations.map(word)
    guard let list = tree.value("constraints", of: owner) else { return settingKey(owner, texts) }
    let all = texts.joined(separator: ", ")
    guard tree[list].kind == .sequence, let last = tree[list].children.last else {
      return tree[list].isFlow ? Fix.Edit(file, tree[list].range, "[\(all)]") : nil
    }
    if tree[list].isFlow {
      let end = tree[last].range.upperBound
      return Fix.Edit(file, end..<end, ", \(all)")
    }
    let start = tree[last].range.lowerBound
    let line = file.wholeRange(ofLine: file.place(ofByte: start).line)
    let lead = String(decoding: file.bytes[line.lowerBound..<start], as: UTF8.self)
    guard lead.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
    let end = endOfLine(file.place(ofByte: max(start, tree[last].range.upperBound - 1)).line)
    return Fix.Edit(file, end..<end, texts.map { "\n\(lead)\($0)" }.joined())
  }

  /// Begins the list of constraints of a scene, or of a component written in brackets.
  private func settingKey(_ owner: SyntaxTree.ID, _ texts: [String]) -> Fix.Edit? {
    guard tree[owner].kind == .mapping else { return nil }
    guard owner == tree.root, !tree[owner].isFlow else {
      return insertion("\(named("constraints")): [\(texts.joined(separator: ", "))]", in: owner)
    }
    let end = file.bytes.count
    let isOpen = end > 0 && file.bytes[end - 1] != 0x0A
    let lines = texts.map { "  - \($0)\n" }.joined()
    return Fix.Edit(file, end..<end, "\(isOpen ? "\n" : "")constraints:\n\(lines)")
  }

  /// Gives the view or state at a place, or the scene, a value for a key, or for a key of mappings within.
  func setting(_ path: [String], to value: String, of place: Place?) -> Fix.Edit? {
    guard let place else { return setting(path[...], to: plain(value), in: tree.root) }
    guard var node = node(at: place) else { return nil }
    let value = plain(value)
    guard let key = path.first else { return Fix.Edit(file, tree[node].range, value) }
    // A statement in a mapping with a key of its own, such as a format with options, or that states switch.
    if tree.isScalar(node), let parent = tree[node].parent, tree[parent].kind == .mapping,
      key == "active" || tree.value(key, of: parent) != nil
    {
      node = parent
    }
    if key == "when", let group = group(around: node) { node = group }
    guard path.count == 1, tree[node].kind == .mapping, let known = tree.value(key, of: node) else {
      return setting(path[...], to: value, in: node)
    }
    return isParameter(known) ? nil : Fix.Edit(file, tree[known].range, value)
  }

  /// Returns the mapping with a condition and the constraints that have it, of which one is given; nil for a constraint
  /// with a condition of its own, or without one.
  private func group(around node: SyntaxTree.ID) -> SyntaxTree.ID? {
    var next: SyntaxTree.ID? = node
    while let node = next {
      if tree[node].kind == .mapping, tree.value("when", of: node) != nil { return node }
      next = tree[node].parent
    }
    return nil
  }

  /// Whether a value is a component's parameter: what its instances state is not decided for all of them.
  func isParameter(_ node: SyntaxTree.ID) -> Bool {
    tree.isScalar(node) && tree.text(of: node).hasPrefix("$")
  }

  func setting(
    _ path: ArraySlice<String>, to value: String, in node: SyntaxTree.ID
  ) -> Fix.Edit? {
    guard let key = path.first else {
      let isWhole = tree.isScalar(node) || tree[node].isFlow
      return isWhole && !isParameter(node) ? Fix.Edit(file, tree[node].range, value) : nil
    }
    let nested = path.dropFirst().reversed().reduce(value) { "{ \(named($1)): \($0) }" }
    switch tree[node].kind {
    case .mapping:
      return tree.value(key, of: node).map { setting(path.dropFirst(), to: value, in: $0) }
        ?? insertion("\(named(key)): \(nested)", in: node)
    case .missing:
      guard let end = tree[node].key?.upperBound else { return nil }
      let colon = file.bytes[end...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? end
      return Fix.Edit(file, colon..<colon, " { \(named(key)): \(nested) }")
    case .scalar where ["horizontal", "vertical"].contains(key):
      // A number stands for both axes.
      let other = key == "horizontal" ? "vertical" : "horizontal"
      let whole = "{ \(named(key)): \(value), \(named(other)): \(tree.text(of: node)) }"
      return Fix.Edit(file, tree[node].range, whole)
    default: return nil
    }
  }

  /// Adds a key with its value to a mapping.
  private func insertion(_ text: String, in mapping: SyntaxTree.ID) -> Fix.Edit? {
    let children = tree[mapping].children
    guard let first = children.first, let last = children.last else {
      return tree[mapping].isFlow ? Fix.Edit(file, tree[mapping].range, "{ \(text) }") : nil
    }
    if tree[mapping].isFlow {
      let end = tree[last].whole.upperBound
      return Fix.Edit(file, end..<end, ", \(text)")
    }
    let whole = tree[first].whole
    let line = file.place(ofByte: whole.lowerBound).line
    let indent = String(
      repeating: " ", count: whole.lowerBound - file.wholeRange(ofLine: line).lowerBound)
    let isOnOneLine = file.place(ofByte: max(whole.lowerBound, whole.upperBound - 1)).line == line
    guard isOnOneLine else {
      return Fix.Edit(file, whole.lowerBound..<whole.lowerBound, "\(text)\n\(indent)")
    }
    let end = endOfLine(line)
    return Fix.Edit(file, end..<end, "\n\(indent)\(text)")
  }

  private func endOfLine(_ line: Int) -> Int {
    var range = file.wholeRange(ofLine: line)
    while let last = file.bytes[range].last, last == 0x0A || last == 0x0D {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range.upperBound
  }

  /// Returns the node whose key, or else whose value, begins at a place: a mapping begins where its
  /// first key does.
  func node(at place: Place) -> SyntaxTree.ID? {
    let start = file.offset(line: place.line, column: place.column)
    return keys[start] ?? values[start]
  }

  /// Returns the component that contains a node; the scene itself if none does.
  private func component(_ node: SyntaxTree.ID) -> SyntaxTree.ID {
    let path = tree.path(to: node)
    let place = path.indices.dropFirst().last { index in
      tree[path[index - 1]].name == "components" && tree[path[index - 1]].parent == tree.root
    }
    return place.map { path[$0] } ?? tree.root
  }
}
