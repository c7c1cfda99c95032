package import Documents
import Rendering
package import Workspace

/// The files that scenes name, searched for the texts of keys and the definitions of components.
package struct IncludedFiles {
  private let files: WorkspaceFiles
  private let reach: FileReach

  /// Looks up files in a workspace, where the texts of open documents replace those on disk.
  ///
  /// - Parameter reach: which files may be read, as for the scene itself.
  package init(of files: WorkspaceFiles, within reach: FileReach) {
    self.files = files
    self.reach = reach
  }

  /// A place in a file.
  struct Place {
    let path: String
    var range = TextRange(
      start: TextPosition(line: 0, character: 0), end: TextPosition(line: 0, character: 0))

    /// The place in the protocol's form.
    var location: JSON {
      .object(["uri": .string(DocumentURI.uri(ofPath: path)), "range": range.json])
    }
  }

  /// Larger files are not searched.
  private static let sizeLimit = 8 << 20

  /// Returns where the files that a document names give a key its text.
  func places(of key: String, for document: OpenDocument) -> [Place] {
    var names: [String] = []
    for occurrence in document.symbols.occurrences
    where occurrence.symbol.kind == .file && !names.contains(occurrence.symbol.name) {
      names.append(occurrence.symbol.name)
    }
    return names.compactMap { place(of: key, in: DocumentURI.path($0, beside: document.path)) }
  }

  /// Returns the text of an accessible file, or nil if it cannot be read.
  private func buffer(of path: String) -> TextBuffer? {
    let (bytes, _) = files.tracing {
      try? FileBytes.read(path, limit: Self.sizeLimit, within: reach)
    }
    return bytes.map { TextBuffer(bytes: $0) }
  }

  /// At most this many files are searched for a component.
  private static let includeLimit = 256

  /// Returns where a component is defined, in a file that the document includes directly or
  /// indirectly.
  func place(ofComponent name: String, for document: OpenDocument) -> Place? {
    var waiting = Self.includes(of: document.tree, beside: document.path)
    var searched: Set<String> = []
    while let path = waiting.popLast(), searched.count < Self.includeLimit {
      guard searched.insert(path).inserted, let buffer = buffer(of: path) else { continue }
      let tree = SyntaxTree(buffer.bytes)
      if let table = tree.value("components", of: tree.root),
        let node = tree.value(name, of: table), let key = tree[node].key
      {
        return Place(path: path, range: buffer.range(key))
      }
      waiting += Self.includes(of: tree, beside: path)
    }
    return nil
  }

  /// Returns the paths that `include` names, in reverse order.
  private static func includes(of tree: SyntaxTree, beside path: String) -> [String] {
    guard let node = tree.value("include", of: tree.root) else { return [] }
    let items = tree.isScalar(node) ? [node] : tree[node].children
    return items.map { DocumentURI.path(tree.text(of: $0), beside: path) }.reversed()
  }

  private func place(of key: String, in path: String) -> Place? {
    let isRules = PathParts.isNamed(path, ending: ".stringsdict")
    guard
      isRules || PathParts.isNamed(path, ending: ".strings")
        || PathParts.isNamed(path, ending: ".xcstrings")
    else { return nil }
    guard let buffer = buffer(of: path) else { return nil }
    let word = Array((isRules ? "<key>\(key)</key>" : "\"\(key)\"").utf8)
    let lead = isRules ? 5 : 1
    for start in buffer.bytes.indices where buffer.bytes[start...].starts(with: word) {
      let behind = buffer.bytes[(start + word.count)...].first { $0 > 0x20 }
      // A key comes before a separator, a text after one.
      guard isRules || behind == UInt8(ascii: "=") || behind == UInt8(ascii: ":") else { continue }
      let name = start + lead..<start + lead + key.utf8.count
      return Place(path: path, range: buffer.range(name))
    }
    return nil
  }
}
