import Glibc

/// What makes a file or folder the same one, by whatever path and links it is reached.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The identity of what is at a path; nil where there is nothing.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
