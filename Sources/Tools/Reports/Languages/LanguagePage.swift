import Documents
import Geometry
import Localization
import Rendering

/// What a localiser has to do, as a web page: a section for each language.
///
/// It needs no script and refers to nothing outside its folder.
package enum LanguagePage {
  /// The name of the page's file.
  package static let fileName = "index.html"

  /// Returns the path of a screen's picture below the page's folder.
  ///
  /// - Parameter part: the screen's name, if its file has several.
  package static func picture(_ scene: String, _ part: String?, _ variant: String) -> String {
    let names = PathParts.names(in: scene).map(String.init).filter { $0 != ".." && $0 != "." }
    let path = (names + [part].compactMap(\.self)).map { InnerPath.name($0) }.joined(separator: "/")
    return "pictures/\(path)/\(InnerPath.name(variant)).png"
  }

  /// Returns the page's text.
  ///
  /// - Parameter hasPictures: whether the pictures of screens with texts that are too long lie beside it.
  package static func html(_ report: LocalizationReport, hasPictures: Bool = false) -> String {
    let faulty = report.all.count { !$0.isEmpty }
    let summary = faulty == 0 ? "nothing to do" : "\(faulty) with something to do"
    let count = report.languages.count
    let languages = "\(count) language\(count == 1 ? "" : "s")"
    return PageParts.page(
      title: "Languages", heading: "Languages", summary: "\(languages), \(summary)",
      content: [contents(report.all)].compactMap(\.self)
        + report.all.enumerated().map { section($1, "language-\($0 + 1)", hasPictures) }
        + [unused(report.unused)].compactMap(\.self))
  }

  /// Links to the languages; nil for a single one.
  private static func contents(_ reports: [LanguageReport]) -> String? {
    guard reports.count > 1 else { return nil }
    let links = reports.enumerated().map { index, report in
      let count = report.count
      return "<li><a href=\"#language-\(index + 1)\" lang=\"en\">"
        + "\(Escape.page(LanguageName.of(report.locale)))</a> "
        + "<span class=\"quiet\">\(count == 0 ? "nothing" : "\(count)")</span></li>"
    }
    return """
      <div role="navigation" aria-label="Languages">
      <ol class="languages">\(links.joined(separator: "\n"))</ol>
      </div>
      """
  }

  private static func section(
    _ report: LanguageReport, _ anchor: String, _ hasPictures: Bool
  ) -> String {
    var parts = [
      table(
        report.isSource ? "Without a text, which translations have" : "Missing",
        ["key", report.isSource ? "translation" : "shown instead", "file"],
        report.missing.map(cells)),
      long(report.tooLong, hasPictures),
      table(
        "Formats", ["key", "form", "source", "translation", "file"],
        report.formats.map { [$0.key, $0.form ?? "", $0.source, $0.translation, $0.file] }),
      table(
        "Plural forms", ["key", "form", "missing", "file"],
        report.plurals.map { [$0.key, $0.part ?? "", $0.words, $0.file] }),
      table(
        "Twice in a file", ["key", "shown", "lost", "file"],
        report.repeated.map { [$0.key, $0.shown, $0.lost, $0.file] }),
      table(
        "Off the screen", ["text", "where it ends", "screen", "view"],
        report.outside.map { [$0.text, $0.words, $0.screen, $0.view] }),
      table("Files that no scene reads", ["file"], report.unread.map { [$0] }),
      table("Not translated", ["key", "text", "file"], report.untranslated.map(cells)),
      table("To review", ["key", "text", "file"], report.review.map(cells)),
      table("Older than the source", ["key", "text", "file"], report.outdated.map(cells)),
      table("Not in the source", ["key", "text", "file"], report.strays.map(cells)),
    ].compactMap { $0 }
    if parts.isEmpty { parts = ["<p class=\"quiet\">Nothing to do.</p>"] }
    let base = report.base.map { ", beside \(LanguageName.of($0))" } ?? ""
    let name = LanguageName.of(report.locale) + (report.isSource ? ", the source" : base)
    return """
      <article lang="en" id="\(anchor)">
      <header><h2>\(Escape.page(name))</h2></header>
      \(parts.joined(separator: "\n"))
      </article>
      """
  }

  private static func unused(_ entries: [LanguageReport.Entry]) -> String? {
    table("Keys", ["key", "text", "file"], entries.map(cells)).map { table in
      """
      <article lang="en">
      <header><h2>Shown on no screen</h2></header>
      <details><summary>\(entries.count) key\(entries.count == 1 ? "" : "s")</summary>
      \(table)
      </details>
      </article>
      """
    }
  }

  private static func cells(_ entry: LanguageReport.Entry) -> [String] {
    [entry.key, entry.shown, entry.file]
  }

  /// Returns a table; on narrow screens each row becomes a list, in which a cell names its column.
  private static func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> String? {
    guard !rows.isEmpty else { return nil }
    let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row in
      "<tr>"
        + zip(heads, row).map {
          "<td data-head=\"\($0)\"><bdi>\(Escape.markup($1))</bdi></td>"
        }.joined() + "</tr>"
    }.joined(separator: "\n")
    return """
      <section>
      <h3>\(title) (\(rows.count))</h3>
      <div class="rows" tabindex="0" role="group" aria-label="\(title)"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)
      </tbody>
      </table></div>
      </section>
      """
  }

  // MARK: - Texts that are too long

  private static func long(_ texts: [LanguageReport.LongText], _ hasPictures: Bool) -> String? {
    guard !texts.isEmpty else { return nil }
    let items = texts.map { text in
      """
      <li>\(hasPictures ? cutout(text) : "")
      <div>
      <p dir="auto">\(Escape.markup(text.text))</p>
      <p><strong>\(text.fits) character\(text.fits == 1 ? "" : "s")</strong> of \(text.text.count) fit</p>
      <p class="quiet">It \(Escape.page(text.need)); \(Escape.page(text.room))\
      \(text.variants.count > 1 ? ". In \(Escape.page(text.variants.joined(separator: ", ")))" : "").</p>
      <p class="quiet">\(text.key.map { "<code>\(Escape.page($0))</code> in " } ?? "")\
      \(Escape.page(text.screen)), <code>\(Escape.page(text.view))</code></p>
      </div></li>
      """
    }
    return """
      <section>
      <h3>Too long (\(texts.count))</h3>
      <ul class="long">
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  /// Returns the part of a screen's picture around a text, with its frame, which leads to the whole picture.
  private static func cutout(_ text: LanguageReport.LongText) -> String {
    let path = Escape.attribute(
      Escape.urlPath(picture(text.scene, text.part, text.variants.first ?? "default")))
    let (frame, canvas) = (text.frame, text.canvas)
    let width = min(canvas.width, max(280, frame.width + 32))
    let height = min(canvas.height, max(120, frame.height + 48))
    let x = max(0, min(frame.midX - width / 2, canvas.width - width))
    let y = max(0, min(frame.midY - height / 2, canvas.height - height))
    func number(_ value: Double) -> String { value.rounded3 }
    return """
      <a class="cutout" href="\(path)"><svg role="img" \
      aria-label="\(Escape.attribute("The text on the screen of \(text.scene)"))" \
      viewBox="\(number(x)) \(number(y)) \(number(width)) \(number(height))" \
      width="\(number(width))" height="\(number(height))">\
      <image href="\(path)" width="\(number(canvas.width))" height="\(number(canvas.height))"/>\
      <rect x="\(number(frame.minX - 1))" y="\(number(frame.minY - 1))" \
      width="\(number(frame.width + 2))" height="\(number(frame.height + 2))"/></svg></a>
      """
  }
}

extension LanguageReport {
  /// The number of things that the page lists.
  fileprivate var count: Int {
    [missing, untranslated, review, outdated, strays].reduce(0) { $0 + $1.count }
      + formats.count + plurals.count + tooLong.count + unread.count + repeated.count
      + outside.count
  }
}
