import Documents

/// The catalogue as a web page: `index.html` beside the pictures of the examples.
///
/// Its script only searches it. It refers to nothing outside its folder, and shares the report's style.
/// The same catalogue gives the same bytes.
package enum CataloguePage {
  /// The name of the page's file.
  package static let fileName = "index.html"

  /// The page's text.
  package static func html(_ catalogue: Catalogue) -> String {
    let articles = catalogue.components.enumerated().map { article($0.offset, $0.element) }
    return PageParts.document(
      "Components",
      """
      <a class="skip" href="#main">Skip to the components</a>
      \(PageParts.bar("Components", summary(catalogue)))
      <div class="columns">
      <nav aria-label="Components">
      <label class="search" hidden>Search <input type="search" id="search" autocomplete="off" \
      aria-keyshortcuts="/"></label>
      <p id="count" class="quiet" aria-live="polite"></p>
      \(groups(of: catalogue).joined(separator: "\n"))
      </nav>
      <main id="main" tabindex="-1">
      \(articles.joined(separator: "\n"))
      </main>
      </div>
      """, script: "\n" + PageParts.text(PageFile.bytes("catalogue.js")))
  }

  /// Returns links to the components, those of each file under its path.
  private static func groups(of catalogue: Catalogue) -> [String] {
    var files: [(path: String, links: [String])] = []
    for (position, component) in catalogue.components.enumerated() {
      let path = component.file
      if files.last?.path != path { files.append((path, [])) }
      files[files.count - 1].links.append(link(position, component))
    }
    return files.map { path, links in
      """
      <section>
      <h2>\(Escape.page(path))</h2>
      <ul>
      \(links.joined(separator: "\n"))
      </ul>
      </section>
      """
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func summary(_ catalogue: Catalogue) -> String {
    let examples = catalogue.components.flatMap(\.examples)
    let findings = examples.reduce(0) { $0 + $1.findings.count }
    return [
      counted(catalogue.components.count, "component"), counted(examples.count, "example"),
      findings == 0 ? "no findings" : counted(findings, "remark"),
    ].joined(separator: ", ")
  }

  private static func link(_ position: Int, _ component: Catalogue.Component) -> String {
    let count = component.examples.reduce(0) { $0 + $1.findings.count }
    let badge = count == 0 ? "" : "<span class=\"kind missing\">\(count)</span>"
    let words =
      [component.name, component.why] + component.parameters.map(\.name)
      + component.examples.map(\.name)
    return "<li data-words=\"\(Escape.attribute(words.joined(separator: " ").lowercased()))\">"
      + "<a href=\"#component-\(position)\">\(Escape.page(component.name))</a>\(badge)</li>"
  }

  private static func article(_ position: Int, _ component: Catalogue.Component) -> String {
    let why = component.why.isEmpty ? "" : "<p class=\"why\">\(Escape.page(component.why))</p>\n"
    return """
      <article id="component-\(position)">
      <header>
      <h2>\(Escape.page(component.name))</h2>
      <p class="source"><code>\(Escape.page(Escape.line(component.place)))</code></p>
      </header>
      \(why)\(parameters(of: component))\
      \(component.examples.map(example).joined(separator: "\n"))
      <details>
      <summary>Source</summary>
      <pre tabindex="0"><code>\(Escape.page(component.source))</code></pre>
      </details>
      </article>
      """
  }

  private static func parameters(of component: Catalogue.Component) -> String {
    var rows = component.parameters.map { parameter in
      let standard =
        parameter.standard.map { "<code>\(Escape.page($0))</code>" }
        ?? "<span class=\"must\">required</span>"
      return "<tr><th scope=\"row\"><code>\(Escape.page(parameter.name))</code></th>"
        + "<td>\(Escape.page(parameter.type))</td><td>\(standard)</td></tr>"
    }
    rows += component.slots.map { slot in
      "<tr><th scope=\"row\"><code>\(Escape.page(slot))</code></th><td>slot</td><td></td></tr>"
    }
    guard !rows.isEmpty else { return "" }
    return """
      <div class="wide" tabindex="0" role="group" aria-label="Parameters"><table>
      <thead><tr><th scope="col">parameter</th><th scope="col">type</th><th scope="col">default</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  private static func example(_ example: Catalogue.Example) -> String {
    let figures = example.pictures.map { picture in
      """
      <figure>
      <figcaption>\(Escape.page(picture.variant))</figcaption>
      <div class="scroll\(picture.isDark ? " dark" : "")"><img loading="lazy" src="\(Escape.attribute(Escape.urlPath(picture.path)))" \
      width="\(points(picture.width))" height="\(points(picture.height))" \
      alt="\(Escape.attribute("\(example.name), \(picture.variant)"))"></div>
      </figure>
      """
    }
    return """
      <section>
      <h3>\(Escape.page(example.name))</h3>
      <div class="stages">
      \(figures.joined(separator: "\n"))
      </div>
      \(list(of: example.findings))</section>
      """
  }

  private static func list(of findings: [Diagnostic]) -> String {
    guard !findings.isEmpty else { return "" }
    let lines = findings.map { finding in
      "<li><span class=\"kind \(finding.severity == .error ? "problem" : "missing")\">"
        + "\(finding.severity.rawValue)</span> \(Escape.page(finding.message)) "
        + "<code>\(Escape.page(finding.place == nil ? "" : Escape.line(finding.location)))</code></li>"
    }
    return "<ul class=\"findings\">\n\(lines.joined(separator: "\n"))\n</ul>\n"
  }

  /// Returns a length without a zero fraction; pictures are whole pixels.
  private static func points(_ length: Double) -> String { String(Int(length.rounded(.up))) }
}
