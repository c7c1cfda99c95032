/// A source for files that are read by path.
///
/// By default there is none, and files come from the disk. A workspace sets itself as the source
/// while it reads and lays out a scene: it answers with cached contents or an editor's unsaved
/// changes, and learns which files the scene depends on, no matter who asks for them.
package protocol FileSource: Sendable {
  /// Returns the bytes of a file of at most `limit` bytes, which must be within reach.
  func read(_ path: String, limit: Int, within reach: FileReach) throws(FileError) -> [UInt8]

  /// Returns the names in a folder in ascending order, without those that begin with a dot; nil
  /// for anything that is not a folder.
  func names(of folder: String) -> [String]?

  /// Returns what was previously made from a file's bytes; nil if nothing is kept for these
  /// bytes.
  ///
  /// - Parameter kind: Distinguishes what different readers make from the same bytes.
  func kept<Value: Sendable>(_ kind: String, of path: String) -> Value?

  /// Keeps what was made from a file's bytes as long as the bytes are the same.
  func keep(_ value: some Sendable, as kind: String, of path: String)
}

/// The source that is asked for files instead of the disk.
package enum FileSources {
  /// The source of this task or thread; nil for the disk.
  @TaskLocal package static var current: (any FileSource)?
}

extension FileBytes {
  /// Returns the value that a reader makes from a file's bytes, made only once for the same bytes
  /// if the source keeps it.
  ///
  /// - Parameters:
  ///   - kind: Distinguishes what different readers make from the same bytes.
  ///   - isKept: Whether to keep a value, called after making it; by default all are kept.
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
