import Foundation
import PortUIKit

/// Collects the files of a screen, and declarations that stand in for what is left out.
enum ScreenCommand {
  /// Links the files and writes the declarations; returns whether every name was found.
  static func run(_ arguments: [String]) throws -> Bool {
    let (source, links, stubs) = (arguments[0], arguments[1], arguments[2])
    let files = FileManager.default
    let paths = try files.subpathsOfDirectory(atPath: source).sorted()
      .filter { $0.hasSuffix(".swift") }
    // Texts in other encodings are not Swift's.
    let texts = paths.compactMap { path in
      (try? String(contentsOfFile: "\(source)/\(path)", encoding: .utf8))
        .map { SourceText(path: path, text: $0) }
    }
    let existing = (try? String(contentsOfFile: stubs, encoding: .utf8)) ?? ""
    let screen = Screen(of: Array(arguments.dropFirst(3)), in: texts, existing: existing)
    for name in screen.missing {
      PorterCommand.say("port-uikit: error: no file declares '\(name)'")
    }
    try files.createDirectory(atPath: links, withIntermediateDirectories: true)
    for (path, name) in zip(screen.files, screen.names) {
      let link = "\(links)/\(name)"
      let target = URL(fileURLWithPath: "\(source)/\(path)").path
      guard (try? files.destinationOfSymbolicLink(atPath: link)) != target else { continue }
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      PorterCommand.say("\(link) -> \(target)")
    }
    if !screen.dropped.isEmpty {
      try Data(screen.kept.utf8).write(to: URL(fileURLWithPath: stubs))
      PorterCommand.say(
        "\(stubs): left out \(screen.dropped.joined(separator: ", ")), whose files are taken now")
    }
    if !screen.stubs.isEmpty {
      let folder = (stubs as NSString).deletingLastPathComponent
      if !folder.isEmpty {
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      let start = existing.isEmpty ? "import UIKit\n\n" : screen.kept + "\n"
      try Data((start + screen.stubs + "\n").utf8).write(to: URL(fileURLWithPath: stubs))
      PorterCommand.say("\(stubs): \(screen.stubs.utf8.count { $0 == 0x0A } + 1) lines")
    }
    for module in screen.modules { PorterCommand.say("give the module '\(module)' a target") }
    for product in screen.products {
      PorterCommand.say("give the target alrender's product '\(product)'")
    }
    return screen.missing.isEmpty
  }
}
