import Glibc

/// The identity of a file or folder, regardless of the path and links by which it is reached.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The identity as text, which no other file has.
  package var text: String { String(device) + ":" + String(number) }

  /// Makes the identity of what is at a path; nil if there is nothing.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}

extension PathParts {
  /// Returns a path without `..` if that leads to the same file, which links can prevent.
  ///
  /// Servers match the paths in findings by their text.
  package static func shortest(_ path: String) -> String {
    let normal = normal(path)
    guard normal != path, let identity = FileIdentity(path), FileIdentity(normal) == identity else {
      return path
    }
    return normal
  }
}
