import ArgumentParser
import Glibc

/// The option `-C DIR` before everything else: the command is run in that folder, as with git and make.
enum WorkingFolder {
  /// Goes to the folders that leading options name, one after the other, and returns the other words.
  static func entered(by words: [String]) throws(ValidationError) -> [String] {
    var rest = words[...]
    while rest.first == "-C" {
      rest.removeFirst()
      guard let folder = rest.popFirst() else {
        throw ValidationError("'-C' needs the name of a folder after it")
      }
      // As with git, an empty name changes nothing.
      guard folder.isEmpty || chdir(folder) == 0 else {
        throw ValidationError(
          "'-C \(folder)': \(String(cString: strerror(errno)).lowercased())")
      }
    }
    return Array(rest)
  }
}
