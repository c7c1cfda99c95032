import Glibc

/// What makes a folder the same one, by whatever path and links it is reached.
package struct FolderIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The identity of the folder at a path; nil where there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
