import Glibc

/// A file that only the user can read, in a folder of its own that nobody else can enter.
package struct PrivateFile {
  /// Its path.
  package let path: String
  private let folder: String

  /// Writes a file into the folder of the user's session, or of temporary files; nil if that is
  /// impossible.
  package init?(_ bytes: [UInt8], named name: String) {
    var template = Array("\(Self.parent)/alrender-XXXXXX".utf8CString)
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

  private static var parent: String {
    for name in ["XDG_RUNTIME_DIR", "TMPDIR"] {
      if let path = getenv(name).map({ String(cString: $0) }), path.hasPrefix("/") { return path }
    }
    return "/tmp"
  }
}
