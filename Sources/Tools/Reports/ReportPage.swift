import Documents
package import Goldens
import Rendering

/// The report as a web page: `index.html` beside the pictures of the failures.
///
/// The page contains the report as JSON and draws itself with its own script, which turns what
/// scenes say into text nodes, never into markup. It refers to nothing outside its folder, so it
/// opens from disk as well as from a server. The same report gives the same bytes.
package enum ReportPage {
  /// The page's text.
  package static func html(_ report: Report) -> String {
    var html = ""
    write(report) { html += $0 }
    return html
  }

  /// Passes on the page's text piece by piece, in order, so that a long report is never held as one
  /// value.
  package static func write(_ report: Report, _ put: (String) -> Void) {
    let page = PageParts.text(PageFile.bytes("page.html"))
    let style =
      "\n" + PageParts.text(PageParts.theme, PageFile.bytes("page.css"), PageParts.viewerStyle)
    let script =
      "\n"
      + PageParts.script(
        PageParts.elements, PageFile.bytes("draw.js"), PageParts.viewer, PageFile.bytes("page.js"))
    let parts = [
      "style": style, "script": script, "policy": policy(style: style, script: script),
    ]
    for (offset, piece) in page.split(separator: "<!-- ", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard offset > 0, let end = piece.firstRange(of: " -->") else {
        put(String(piece))
        continue
      }
      let name = String(piece[..<end.lowerBound])
      if name == "data" { writeData(report, put) }
      put((parts[name] ?? "") + piece[end.upperBound...])
    }
  }

  /// What a browser may do for the page: run its script, apply its style and show the pictures
  /// beside it, and nothing else, whatever may end up on the page.
  private static func policy(style: String, script: String) -> String {
    [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(of: script))'",
      "style-src 'sha256-\(SHA256.base64(of: style))'", "img-src 'self' file: data:",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// Returns the data the page is drawn from.
  package static func data(_ report: Report) -> String {
    var text = ""
    writeData(report) { text += $0 }
    return text
  }

  /// Passes on the data the page is drawn from.
  ///
  /// Its text cannot close the element that holds it; see `Escape.script(json:)`.
  private static func writeData(_ report: Report, _ put: (String) -> Void) {
    PageContent(report).write { put(Escape.script(json: $0)) }
  }
}
