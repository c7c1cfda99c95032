package import Controls
import Scenes

/// The project that tests and their scenes belong to: the nearest `alrender.yaml` at or above them, as
/// on the command line.
package enum TestProject {
  /// Returns the look that the project of a test's file states; nil if it states none.
  package static func look(of file: StaticString) throws -> Look? {
    try settings(at: "\(file)").look
  }

  /// Returns the settings for a file.
  static func settings(at path: String) throws -> ProjectConfiguration {
    try ProjectConfiguration.find(from: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
  }
}
