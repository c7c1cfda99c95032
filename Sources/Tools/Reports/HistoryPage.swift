import Documents
package import Geometry
package import Goldens
import Rendering

/// The history of a scene's goldens as a web page beside its pictures.
///
/// It needs no script and refers to nothing outside its folder.
package enum HistoryPage {
  /// The name of the page's file.
  package static let fileName = "index.html"
  /// The name of the file of all pictures side by side.
  package static let stripName = "strip.png"

  /// A picture that a revision left.
  package struct Picture {
    package let path: String
    let name: String
    let size: Size
    /// The path of the picture that it took the place of; nil for a new one.
    package var former: String?

    /// Names a file below the page's folder and the variant that it shows, with its size in points.
    package init(path: String, name: String, size: Size) {
      (self.path, self.name, self.size) = (path, name, size)
    }
  }

  /// A revision with its pictures.
  package struct Entry {
    let revision: GoldenHistory.Revision
    /// Why its goldens differ from those before, each cause once.
    let changes: [String]
    /// The pictures that it changed, that of the scene itself first.
    package var pictures: [Picture]

    /// Pairs a revision with its pictures.
    package init(
      revision: GoldenHistory.Revision, changes: [String] = [], pictures: [Picture]
    ) {
      (self.revision, self.changes, self.pictures) = (revision, changes, pictures)
    }
  }

  /// More causes than anyone reads.
  private static let mostChanges = 8

  /// Returns the page's text.
  package static func html(scene: String, _ entries: [Entry]) -> String {
    let count = "\(entries.count) revision\(entries.count == 1 ? "" : "s"), the newest first"
    return PageParts.page(
      title: "History of \(scene)", heading: scene, summary: count, content: entries.map(article))
  }

  private static func article(_ entry: Entry) -> String {
    let revision = entry.revision
    let figures = entry.pictures.map(figure)
    let gallery =
      figures.isEmpty ? "" : "<div class=\"history\">\n\(figures.joined(separator: "\n"))\n</div>\n"
    let rest = entry.changes.count - mostChanges
    let changes =
      entry.changes.prefix(mostChanges).map(Escape.page) + (rest > 0 ? ["and \(rest) more"] : [])
    let list = changes.map { "<li>\($0)</li>" }.joined(separator: "\n")
    return """
      <article>
      <header>
      <h2>\(Escape.page(revision.subject))</h2>
      <p class="source"><time>\(Escape.page(String(revision.date.prefix(10))))</time> \
      <code>\(Escape.page(String(revision.name.prefix(10))))</code> \(revision.words)</p>
      </header>
      \(list.isEmpty ? "" : "<ul class=\"causes\">\n\(list)\n</ul>\n")\(gallery)</article>
      """
  }

  /// Returns a picture, beside the one that it took the place of.
  private static func figure(_ picture: Picture) -> String {
    func image(_ path: String, _ words: String) -> String {
      let address = Escape.attribute(Escape.urlPath(path))
      return "<a href=\"\(address)\"><img src=\"\(address)\" "
        + "alt=\"\(Escape.attribute("\(picture.name), \(words)"))\" "
        + "width=\"\(picture.size.width.rounded3)\" height=\"\(picture.size.height.rounded3)\" "
        + "loading=\"lazy\"></a>"
    }
    let name = Escape.page(picture.name)
    guard let former = picture.former else {
      return "<figure><figcaption>\(name), new</figcaption>"
        + "<div class=\"pair\">\(image(picture.path, "new"))</div></figure>"
    }
    return "<figure><figcaption>\(name), before and after</figcaption>"
      + "<div class=\"pair\">\(image(former, "before"))\(image(picture.path, "after"))</div></figure>"
  }
}
