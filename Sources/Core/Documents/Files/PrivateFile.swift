import Glibc

/// A file that only the user can read, in a folder of its own that nobody else can enter.
package struct PrivateFile {
  /// Its path.
  package let path: String
  private let folder: String

  /// Writes a file below a folder, such as that of the user's session; nil if that is impossible.
  package init?(_ bytes: [UInt8], named name: String, below parent: String) {
    var template = Array("\(parent)/alrender-XXXXXX".utf8CString)
    // The system makes the folder with access for its owner alone.
    guard let made = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
    folder = made
    path = "\(made)/\(name)"
    do throws(OutputError) { try OutputFile.write(bytes, to: path) } catch {
      remove()
      return nil
    }
  }

  /// Removes the file with its folder.
  package func remove() {
    unlink(path)
    rmdir(folder)
  }
}
