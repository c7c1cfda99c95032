package import Rendering

/// The folder of a run's results: `actual/ expected/ diff/` with the goldens' own relative names,
/// and the reports.
package struct ResultsFolder: Hashable, Sendable {
  /// The three kinds of files beside the reports.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case actual, expected
    case difference = "diff"
  }

  /// The path.
  package let path: String

  /// Names a folder, which need not be there.
  package init(_ path: String) { self.path = path }

  /// The path of a file below the folder.
  package static func name(_ part: Part, _ golden: String) -> String {
    "\(part.rawValue)/\(golden)"
  }

  /// The path of a file as seen from the working directory.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and answers its path below the folder.
  package func write(
    _ bytes: [UInt8], _ part: Part, _ golden: String
  ) throws(OutputError) -> String {
    let name = Self.name(part, golden)
    try write(bytes, name)
    return name
  }

  /// Writes a file of a name below the folder.
  package func write(_ bytes: [UInt8], _ name: String) throws(OutputError) {
    let target = path(name)
    try FileTree.makeFolder(FileTree.parent(of: target))
    try OutputFile.write(bytes, to: target)
  }

  /// Writes a file of a name below the folder, piece by piece.
  package func write(
    _ name: String, _ content: (inout OutputPieces) -> Void
  ) throws(OutputError) {
    let target = path(name)
    try FileTree.makeFolder(FileTree.parent(of: target))
    try OutputFile.write(to: target, content)
  }
}
