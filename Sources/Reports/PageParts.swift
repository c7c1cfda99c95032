/// What the report's page, the catalogue and the live page share: their colours, and the comparison of
/// a check.
package enum PageParts {
  /// The colours, light and dark.
  package static let theme = PackageResources.theme_css
  /// The style of the comparison.
  package static let viewerStyle = PackageResources.viewer_css
  /// A module that makes elements without markup.
  package static let elements = PackageResources.elements_js
  /// A module that compares what was recorded with what there is now.
  package static let viewer = PackageResources.viewer_js

  /// The text of files.
  static func text(_ files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// Modules as one script, for a page that is opened from a disk, where a browser loads no modules:
  /// without their imports, and with nothing exported. Both stand on lines of their own.
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
