import CPages

/// The files of pages, which are built into the program (`CPages`).
package enum PageFile {
  /// Returns the contents of a file by its name, such as `page.css`.
  package static func bytes(_ name: String) -> [UInt8] {
    guard let bytes = builtIn(name) else {
      preconditionFailure("'\(name)' is not built in: add it to Sources/Tools/CPages/pages.c")
    }
    return bytes
  }

  /// Returns the contents of a file that is built in where the machine had it; otherwise nil.
  package static func builtIn(_ name: String) -> [UInt8]? {
    var count = 0
    return cp_file(name, &count).map { Array(UnsafeBufferPointer(start: $0, count: count)) }
  }
}
