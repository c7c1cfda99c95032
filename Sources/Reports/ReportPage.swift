import Documents
package import Goldens
import Rendering

/// The report as a page for a browser: `index.html` beside the pictures of the failures.
///
/// The page carries the report as JSON and draws itself from it by a script of its own, which makes
/// text nodes and never markup of what scenes say. It names nothing outside its folder, so it opens
/// from a disk as well as from a server. The same report gives the same bytes.
package enum ReportPage {
  /// The name of the file in the results' folder, which its links start from.
  package static let fileName = "index.html"

  /// The page's text.
  package static func html(_ report: Report) -> String {
    let page = PageParts.text(PackageResources.page_html)
    let style =
      "\n" + PageParts.text(PageParts.theme, PackageResources.page_css, PageParts.viewerStyle)
    let script =
      "\n"
      + PageParts.script(
        PageParts.elements, PackageResources.draw_js, PageParts.viewer, PackageResources.page_js)
    let parts = [
      "style": style, "data": data(report), "script": script,
      "policy": policy(style: style, script: script),
    ]
    return page.split(separator: "<!-- ", omittingEmptySubsequences: false).enumerated()
      .reduce(into: "") { html, piece in
        guard piece.offset > 0, let end = piece.element.firstRange(of: " -->") else {
          html += piece.element
          return
        }
        html += parts[String(piece.element[..<end.lowerBound])] ?? ""
        html += piece.element[end.upperBound...]
      }
  }

  /// What a browser may do for the page: run its own script, show its own style and the pictures
  /// beside it, and nothing else, whatever else might come to stand on it.
  private static func policy(style: String, script: String) -> String {
    [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(of: script))'",
      "style-src 'sha256-\(SHA256.base64(of: style))'", "img-src 'self' file: data:",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// What the page is drawn from.
  ///
  /// Its text cannot end the element that holds it; see `Escape.script(json:)`.
  package static func data(_ report: Report) -> String {
    Escape.script(json: PageContent(report).json.text)
  }
}
