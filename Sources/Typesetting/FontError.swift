/// Why the private font set cannot be had.
package enum FontError: Error, Hashable, Sendable {
  /// A chosen font file is not installed; `package` is the Debian package that brings it.
  case missingFile(path: String, package: String)
  /// A directory of the scene's own fonts cannot be read.
  case unreadableDirectory(path: String)
  /// A directory of the scene's own fonts holds a device, a pipe or a socket, whose reading may never
  /// end.
  case specialFile(path: String)
  /// None of the places for the font cache can be written to.
  case noWritableCache(tried: [String])
  /// fontconfig refused the configuration; a library too old or damaged.
  case refusedConfiguration
}

extension FontError: CustomStringConvertible {
  /// One lower-case clause.
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
