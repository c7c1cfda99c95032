/// Files as they would be after a fix, which is written nowhere.
package struct EditedFiles: FileSource {
  private let base: any FileSource
  private let fix: Fix
  /// The absolute paths of the edited files.
  private let edited: [String: String]

  /// Edits the files of another source.
  package init(_ base: any FileSource, _ fix: Fix) {
    (self.base, self.fix) = (base, fix)
    edited = Dictionary(
      fix.files.map { (AbsolutePath.of($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func read(
    _ path: String, limit: Int, within reach: FileReach
  ) throws(FileError) -> [UInt8] {
    let bytes = try base.read(path, limit: limit, within: reach)
    guard let name = edited[AbsolutePath.of(path)] else { return bytes }
    return fix.applied(to: SourceFile(path: name, bytes: bytes))
  }

  package func names(of folder: String) -> [String]? { base.names(of: folder) }

  package func kept<Value: Sendable>(_ kind: String, of path: String) -> Value? {
    edited[AbsolutePath.of(path)] == nil ? base.kept(kind, of: path) : nil
  }

  package func keep(_ value: some Sendable, as kind: String, of path: String) {
    if edited[AbsolutePath.of(path)] == nil { base.keep(value, as: kind, of: path) }
  }
}
