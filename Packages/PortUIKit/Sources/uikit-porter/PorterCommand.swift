import Foundation
import PortUIKit

/// Rewrites the Swift files of one module, from one folder into another or file by file.
///
/// Exits with status 0 if everything was written, even if diagnostics list remaining problems; 1
/// if a file cannot be read or written, if no file declares a name of a screen, or with `--strict` if
/// problems remain; 2 for invalid arguments.
@main
enum PorterCommand {
  private static let usage = """
    usage: port-uikit [--source-location] [--strict] SRC DST
           port-uikit [--source-location] [--strict] --file SRC DST [--file SRC DST]...
           port-uikit --screen SRC LINKS STUBS NAME...
      SRC, DST           two folders or two Swift files; all files belong to one module
      --source-location  make the compiler refer to the files in SRC
      --strict           fail if any code still needs Objective-C
      --screen           link the files in SRC that the types NAME need into the folder LINKS, and
                         add declarations that stand in for the rest to the file STUBS
    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let locates = arguments.contains("--source-location")
    let isStrict = arguments.contains("--strict")
    arguments.removeAll { $0 == "--source-location" || $0 == "--strict" }
    do {
      if arguments.first == "--screen", arguments.count > 4 {
        let folder = ScreenFolder(
          source: arguments[1], links: arguments[2], stubs: arguments[3], say: say)
        exit(try folder.collect(Array(arguments.dropFirst(4))) ? 0 : 1)
      }
      guard let files = try files(of: arguments) else {
        say(usage)
        exit(2)
      }
      let remains = try port(files, locates: locates)
      exit(isStrict && remains ? 1 : 0)
    } catch {
      say("port-uikit: error: \(error.localizedDescription)")
      exit(1)
    }
  }

  /// Returns the files to read, each with the one to write; nil for invalid arguments.
  private static func files(of arguments: [String]) throws -> [(source: String, target: String)]? {
    if arguments.first == "--file" {
      guard arguments.count % 3 == 0 else { return nil }
      return try stride(from: 0, to: arguments.count, by: 3).map { start in
        guard arguments[start] == "--file" else {
          throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: arguments[start]])
        }
        return (arguments[start + 1], arguments[start + 2])
      }
    }
    guard arguments.count == 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    let (source, target) = (arguments[0], arguments[1])
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: source])
    }
    guard isFolder.boolValue else { return [(source, target)] }
    return try FileManager.default.subpathsOfDirectory(atPath: source).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ("\(source)/\($0)", "\(target)/\($0)") }
  }

  private static func port(_ files: [(source: String, target: String)], locates: Bool) throws
    -> Bool
  {
    let texts = try files.map {
      SourceText(path: $0.source, text: try String(contentsOfFile: $0.source, encoding: .utf8))
    }
    var remains = false
    for (ported, file) in zip(Porter(texts).port(locates: locates), files) {
      for diagnostic in ported.diagnostics {
        remains = true
        say("\(diagnostic)")
      }
      let url = URL(fileURLWithPath: file.target)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // An unchanged file is not compiled again.
      if (try? String(contentsOf: url, encoding: .utf8)) != ported.text {
        try Data(ported.text.utf8).write(to: url, options: .atomic)
      }
    }
    return remains
  }

  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
