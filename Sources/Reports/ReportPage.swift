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
    let page = text(PackageResources.page_html)
    let parts = [
      "style": text(PackageResources.page_css), "data": data(report),
      "script": text(PackageResources.draw_js) + text(PackageResources.page_js),
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

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What the page is drawn from.
  ///
  /// An element of a page ends at the first `</`, whatever a script means by it, so no `<` is left:
  /// byte by byte, since a `<` may be part of a character.
  package static func data(_ report: Report) -> String {
    var escaped: [UInt8] = []
    for byte in PageContent(report).json.text.utf8 {
      if byte == UInt8(ascii: "<") { escaped += "\\u003c".utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
