/// What the report's page, the catalogue and the live page share: their colours, and the
/// comparison view of a check.
package enum PageParts {
  /// The colours, light and dark.
  package static let theme = PageFile.bytes("theme.css")
  /// The style of the comparison.
  package static let viewerStyle = PageFile.bytes("viewer.css")
  /// A module that creates elements without markup.
  package static let elements = PageFile.bytes("elements.js")
  /// A module that compares recorded results with current ones.
  package static let viewer = PageFile.bytes("viewer.js")

  /// Returns the text of files.
  static func text(_ files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// Combines modules into one script, for a page opened from disk, where browsers don't load
  /// modules. Imports and exports, which each have a line of their own, are removed.
  static func script(_ modules: [UInt8]...) -> String {
    let lines = modules.flatMap { module in
      String(decoding: module, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let own = lines.filter { !$0.hasPrefix("import ") }.map { line in
      line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
    }
    return "\"use strict\";\n" + own.joined(separator: "\n")
  }
}
