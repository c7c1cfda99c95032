package import Documents
import Glibc

extension ProjectConfiguration {
  /// Reads the text of an `alrender.yaml`; a file with only comments sets nothing.
  ///
  /// Reports all errors of the file, not only the first.
  package init(bytes: [UInt8], path: String) throws(SceneErrors) {
    self.init()
    folder = Self.folder(of: path)
    guard !Self.saysNothing(bytes) else { return }
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let document = DocumentReader.read(reporter) else { throw SceneErrors(reporter.sorted) }
    let decoder = SceneDecoder(document, reporter)
    Self.table.decode(document.root, into: &self, decoder)
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    if let node = document.value("tokens", of: document.root) {
      let isList = document.shape(of: node) == .sequence
      tokenPlaces = (isList ? Array(document.items(of: node)) : [node]).map(document.place)
    }
  }

  /// The files of design tokens, with the places that name them.
  var statedTokens: [ProjectTokens] {
    tokens.enumerated().map { index, name in
      ProjectTokens(
        path: path(name), configuration: path(Self.fileName),
        place: index < tokenPlaces.count ? tokenPlaces[index] : nil)
    }
  }

  /// Returns a path of the configuration relative to the working directory.
  package func path(_ path: String) -> String {
    if path.hasPrefix("/") || folder == "." { return path }
    return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether there are only comments and blanks.
  private static func saysNothing(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).allSatisfy { line in
      let text = line.drop { $0.isWhitespace }
      return text.isEmpty || text.hasPrefix("#")
    }
  }
}
