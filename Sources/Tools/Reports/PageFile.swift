import CPages

/// The files of pages, which are built into the program (`CPages`).
package enum PageFile {
  /// Returns the contents of a file by its name, such as `page.css`.
  package static func bytes(_ name: String) -> [UInt8] {
    var count = 0
    guard let start = cp_file(name, &count) else {
      preconditionFailure("'\(name)' is not built in: add it to Sources/Tools/CPages/pages.c")
    }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
