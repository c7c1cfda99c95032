import Documents
import Scenes
import Testing
import XCTest

/// The location of an assertion, and how it reports to the test that runs it.
struct TestSite {
  let fileID: StaticString
  let file: StaticString
  let function: String
  let line: UInt
  let column: UInt

  /// The folder of the test file.
  var folder: String {
    let path = "\(file)"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The folder of the test file's goldens.
  var snapshots: String {
    let path = "\(file)"
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return "\(folder)/__Snapshots__/\(stem)"
  }

  /// The test's name as a part of a path: letters, digits and underscores.
  var test: String { Self.sanitized(String(function.prefix { $0 != "(" })) }

  /// Returns a name as a part of a path, with a hyphen for characters that separate paths or are
  /// special in shells.
  static func sanitized(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || "._+=@-".contains(character) {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "test" : result
  }

  /// Fails the running test, of Swift Testing or XCTest, with files to inspect.
  ///
  /// XCTest doesn't keep attachments on Linux, so there the message lists the files.
  func fail(_ message: String, files: [String]) {
    guard Test.current != nil else {
      return XCTFail(message, file: file, line: line)
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    for path in files {
      guard let bytes = try? FileBytes.read(path) else { continue }
      let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
      let part = path.split(separator: "/").dropLast(3).last.map { "\($0)-" } ?? ""
      Attachment.record(bytes, named: "\(part)\(name)", sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
