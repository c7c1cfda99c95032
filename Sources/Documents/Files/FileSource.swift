/// Where the files come from that are read by their paths.
///
/// Nobody, as by default, means the disk. A workspace takes its place while it reads and lays out a
/// scene: it answers with what it has kept or what an editor holds unsaved, and learns which files
/// the scene depends on, whoever asks for them.
package protocol FileSource: Sendable {
  /// The bytes of a file of at most `limit` bytes, which must be within reach.
  func read(_ path: String, limit: Int, within reach: FileReach) throws(FileError) -> [UInt8]

  /// The names in a folder in ascending order, without those that begin with a dot; nil for what is
  /// no folder.
  func names(of folder: String) -> [String]?

  /// What was made of a file's bytes before; nil where nothing is kept of these bytes.
  ///
  /// - Parameter kind: tells apart what different readers make of the same bytes.
  func kept<Value: Sendable>(_ kind: String, of path: String) -> Value?

  /// Keeps what was made of a file's bytes as long as the bytes are the same.
  func keep(_ value: some Sendable, as kind: String, of path: String)
}

/// Who is asked for files in place of the disk.
package enum FileSources {
  /// The source of this task, or thread; nil for the disk.
  @TaskLocal package static var current: (any FileSource)?
}

extension FileBytes {
  /// The value that a reader makes of a file's bytes, made once for the same bytes where somebody
  /// keeps it.
  ///
  /// - Parameters:
  ///   - kind: tells apart what different readers make of the same bytes.
  ///   - isKept: whether a value is kept, asked after its making; all are by default.
  package static func value<Value: Sendable, Failure: Error>(
    _ kind: String, of path: String, _ bytes: [UInt8],
    _ make: ([UInt8]) throws(Failure) -> Value,
    where isKept: (Value) -> Bool = { _ in true }
  ) throws(Failure) -> Value {
    guard let source = FileSources.current else { return try make(bytes) }
    if let known: Value = source.kept(kind, of: path) { return known }
    let value = try make(bytes)
    if isKept(value) { source.keep(value, as: kind, of: path) }
    return value
  }
}
