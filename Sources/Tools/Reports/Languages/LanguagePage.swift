import Documents
import Localization
import Rendering

/// What a localiser has to do, as a web page: a section for each language.
///
/// It needs no script and refers to nothing outside its folder.
package enum LanguagePage {
  /// The name of the page's file.
  package static let fileName = "index.html"

  /// Returns the path of a screen's picture below the page's folder.
  package static func picture(_ scene: String, _ variant: String) -> String {
    let names = PathParts.names(in: scene).filter { $0 != ".." && $0 != "." }
    return
      "pictures/\(names.map { InnerPath.name(String($0)) }.joined(separator: "/"))/\(InnerPath.name(variant)).png"
  }

  /// Returns the page's text.
  ///
  /// - Parameter hasPictures: whether the pictures of screens with texts that are too long lie beside it.
  package static func html(_ reports: [LanguageReport], hasPictures: Bool = false) -> String {
    let faulty = reports.count(where: \.isFaulty)
    let summary = faulty == 0 ? "nothing to do" : "\(faulty) with something to do"
    let languages = "\(reports.count) language\(reports.count == 1 ? "" : "s")"
    return PageParts.page(
      title: "Languages", heading: "Languages", summary: "\(languages), \(summary)",
      content: reports.map { section($0, hasPictures) })
  }

  private static func section(_ report: LanguageReport, _ hasPictures: Bool) -> String {
    var parts = [
      table("Missing", ["key", "shown instead", "file"], report.missing.map(cells)),
      table("Not translated", ["key", "text", "file"], report.untranslated.map(cells)),
      table(
        "Formats", ["key", "source", "translation"],
        report.formats.map { [$0.key, $0.source, $0.translation] }),
      table(
        "Plural forms", ["key", "missing"],
        report.plurals.map { [$0.key, $0.missing.map(\.rawValue).joined(separator: ", ")] }),
      table(
        "Too long", ["text", "key", "needs", "has", "characters that fit", "place"],
        report.tooLong.map { text in
          [
            text.text, text.key ?? "", text.width.rounded3, text.available.rounded3, "\(text.fits)",
            "\(text.scene) \(text.view)",
          ]
        }),
      table("Shown on no screen", ["key", "text", "file"], report.unused.map(cells)),
    ].compactMap { $0 }
    if parts.isEmpty { parts = ["<p class=\"quiet\">Nothing to do.</p>"] }
    if hasPictures { parts += pictures(of: report) }
    let name = Escape.markup(report.locale)
    return """
      <article lang="en">
      <header><h2>\(name)</h2></header>
      \(parts.joined(separator: "\n"))
      </article>
      """
  }

  private static func cells(_ entry: LanguageReport.Entry) -> [String] {
    [entry.key, entry.shown, entry.file]
  }

  private static func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> String? {
    guard !rows.isEmpty else { return nil }
    let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + row.map { "<td dir=\"auto\">\(Escape.markup($0))</td>" }.joined() + "</tr>"
    }.joined(separator: "\n")
    return """
      <section>
      <h3>\(title) (\(rows.count))</h3>
      <div class="wide" tabindex="0" role="group" aria-label="\(title)"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)
      </tbody>
      </table></div>
      </section>
      """
  }

  /// The pictures of the screens with texts that are too long, each once.
  private static func pictures(of report: LanguageReport) -> [String] {
    var known: Set<String> = []
    let figures = report.tooLong.compactMap { text -> String? in
      let path = picture(text.scene, text.variant)
      guard known.insert(path).inserted else { return nil }
      return "<figure><figcaption>\(Escape.markup(text.scene))</figcaption><img loading=\"lazy\" "
        + "src=\"\(Escape.attribute(Escape.urlPath(path)))\" alt=\"\"></figure>"
    }
    return figures.isEmpty
      ? [] : ["<div class=\"history\">\(figures.joined(separator: "\n"))</div>"]
  }
}
