import Documents

/// Remembers checks that passed, keyed by everything they depend on.
///
/// Processes may share a folder at the same time: an entry is an empty file named by its
/// fingerprint, so that it is either there or not, never half written.
package struct PassCache: Sendable {
  private let folder: RootFolder
  /// What all checks of a run depend on: the program, its options, fonts and libraries.
  private let base: String

  /// Opens a cache, which need not exist.
  ///
  /// - Parameter base: everything that all checks of the run depend on.
  package init(folder: String, base: String) {
    (self.folder, self.base) = (RootFolder(folder), base)
  }

  /// Returns the fingerprint of a check, or nil if one of its files cannot be read.
  ///
  /// - Parameters:
  ///   - source: the fingerprint of the scene and its files.
  ///   - values: the variant with all its values.
  package func key(_ golden: GoldenCase, source: String, values: String, store: GoldenStore)
    -> String
  {
    var parts = [
      base, source, values, golden.scene, golden.variant, "\(golden.pixels)",
      "\(golden.texts.rawValue)",
    ]
    parts += golden.masks
    var contents: [GoldenStore.Content] = [.layout, .accessibility]
    switch golden.pixels {
    case .none: break
    case .hash: contents.append(.hash(golden.scale))
    case .picture: contents.append(.picture(golden.scale))
    }
    for content in contents {
      let path = try? store.path(scene: golden.scene, variant: golden.variant, content)
      let bytes = path.flatMap { try? FileBytes.read($0) }
      parts.append(bytes.map(SHA256.digits(of:)) ?? "missing")
    }
    return SHA256.digits(of: parts.joined(separator: "\u{0}"))
  }

  /// Whether the check has passed before.
  package func contains(_ key: String) -> Bool {
    Self.path(key).map(folder.contains) ?? false
  }

  /// Remembers that the check passed. If the cache cannot be written, nothing is remembered.
  package func insert(_ key: String) {
    if let path = Self.path(key) { try? folder.write([], to: path) }
  }

  /// Subfolders named by two letters keep each folder small.
  private static func path(_ key: String) -> InnerPath? {
    try? InnerPath("\(key.prefix(2))/\(key.dropFirst(2))")
  }

  /// Returns the fingerprint of this program: that of its file's bytes.
  package static func program() -> String {
    (try? FileBytes.read("/proc/self/exe")).map(SHA256.digits(of:)) ?? "unknown"
  }
}
