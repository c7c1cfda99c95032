import Documents
import Goldens

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

  /// Returns a page of articles under a heading, without a script.
  ///
  /// - Parameter content: the articles as markup; the other texts are escaped here.
  static func page(
    title: String, heading: String, summary: String, content: [String]
  ) -> String {
    document(
      title,
      """
      \(bar(heading, summary))
      <main id="main">
      \(content.joined(separator: "\n"))
      </main>
      """)
  }

  /// Returns the bar with the heading of a page.
  static func bar(_ heading: String, _ summary: String) -> String {
    """
    <header class="bar">
      <h1>\(Escape.page(heading))</h1>
      <p class="quiet">\(Escape.page(summary))</p>
    </header>
    """
  }

  /// Returns a document that runs no script but its own and shows only pictures of its own folder.
  ///
  /// - Parameters:
  ///   - body: what it shows, as markup.
  ///   - script: its script; empty for none.
  static func document(_ title: String, _ body: String, script: String = "") -> String {
    let style = "\n" + text(theme, PageFile.bytes("page.css"), PageFile.bytes("catalogue.css"))
    let policy = [
      "default-src 'none'", "style-src 'sha256-\(SHA256.base64(of: style))'",
      script.isEmpty ? nil : "script-src 'sha256-\(SHA256.base64(of: script))'",
      "img-src 'self' file: data:", "base-uri 'none'", "form-action 'none'",
    ].compactMap(\.self).joined(separator: "; ")
    let element = script.isEmpty ? "" : "<script>\(script)</script>\n"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Escape.page(title))</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body class="catalogue">
      \(body)
      \(element)</body>
      </html>

      """
  }

  /// Returns the text of files.
  static func text(_ files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// Combines modules into one script, for a page opened from disk, where browsers don't load
  /// modules. Imports and exports, which each have a line of their own, are removed.
  static func script(_ modules: [UInt8]...) -> String {
    var script = "\"use strict\";"
    for module in modules {
      var text = Array("\n".utf8) + module
      var place = 0
      while let start = text.firstOffset(of: "\nimport ", from: place) {
        text.removeSubrange(start..<(text.firstOffset(of: "\n", from: start + 1) ?? text.count))
        place = start
      }
      place = 0
      while let start = text.firstOffset(of: "\nexport ", from: place) {
        text.removeSubrange(start + 1..<start + "\nexport ".utf8.count)
        place = start
      }
      script += String(decoding: text, as: UTF8.self)
    }
    return script
  }
}
