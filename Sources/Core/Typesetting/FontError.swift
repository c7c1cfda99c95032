/// The reason why the private font set is not available.
package enum FontError: Error, Hashable, Sendable {
  /// A chosen font file is not installed; `package` is the Debian package that contains it.
  case missingFile(path: String, package: String)
  /// A directory of the scene's own fonts cannot be read.
  case unreadableDirectory(path: String)
  /// A directory of the scene's own fonts contains a device, a pipe or a socket, which might be
  /// read forever.
  case specialFile(path: String)
  /// None of the locations for the font cache is writable.
  case noWritableCache(tried: [String])
  /// fontconfig rejected the configuration; the library is too old or damaged.
  case refusedConfiguration
}

extension FontError: CustomStringConvertible {
  /// A lower-case clause.
  package var description: String {
    switch self {
    case .missingFile(let path, let package):
      "the font file '\(path)' is missing; install the Debian package '\(package)'"
    case .unreadableDirectory(let path):
      "the font directory '\(path)' cannot be read"
    case .specialFile(let path):
      "'\(path)', in a font directory, is a device, a pipe or a socket, not a file"
    case .noWritableCache(let tried):
      "no place for the font cache can be written to (tried \(tried.joined(separator: ", "))); "
        + "set XDG_CACHE_HOME to a writable directory"
    case .refusedConfiguration:
      "fontconfig refused the font configuration"
    }
  }
}
