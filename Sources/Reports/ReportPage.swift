package import Goldens
import Mustache
import Rendering

/// The report as a page for a browser: `index.html` beside the pictures of the failures.
///
/// The page holds its own style and script and names nothing outside its folder, so it opens from a
/// disk as well as from a server. The same report gives the same bytes.
package enum ReportPage {
  /// The name of the file in the results' folder, which its links start from.
  package static let fileName = "index.html"

  /// The page's text.
  ///
  /// Throws when the template is damaged, which is a fault of the program.
  package static func html(_ report: Report) throws -> String {
    let template = try MustacheTemplate(string: text(PackageResources.page_mustache))
    var content = PageContent(report).values
    content["style"] = text(PackageResources.page_css)
    content["script"] = text(PackageResources.page_js)
    content["data"] = data(report)
    return template.render(content)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The failing checks by their number, for the script.
  ///
  /// An element of a page ends at the first `</`, whatever a script means by it, so no `<` is left.
  private static func data(_ report: Report) -> String {
    let members = report.failures.map { JSON.Member("\($0.index)", $0.json) }
    return JSON.object(members).text.split(separator: "<", omittingEmptySubsequences: false)
      .joined(separator: "\\u003c")
  }
}
