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
    let path: String
    let name: String
    let size: Size

    /// Names a file below the page's folder and the golden that it was, with its size in points.
    package init(path: String, name: String, size: Size) {
      (self.path, self.name, self.size) = (path, name, size)
    }
  }

  /// A revision with its pictures.
  package struct Entry {
    let revision: GoldenHistory.Revision
    let pictures: [Picture]

    /// Pairs a revision with its pictures.
    package init(revision: GoldenHistory.Revision, pictures: [Picture]) {
      (self.revision, self.pictures) = (revision, pictures)
    }
  }

  /// Returns the page's text.
  package static func html(scene: String, _ entries: [Entry]) -> String {
    let count = "\(entries.count) revision\(entries.count == 1 ? "" : "s"), the newest first"
    return PageParts.page(
      title: "History of \(scene)", heading: scene, summary: count, content: entries.map(article))
  }

  private static func article(_ entry: Entry) -> String {
    let revision = entry.revision
    let figures = entry.pictures.map { picture in
      "<figure><img src=\"\(Escape.attribute(Escape.urlPath(picture.path)))\" alt=\"\" "
        + "width=\"\(picture.size.width.rounded3)\" height=\"\(picture.size.height.rounded3)\" "
        + "loading=\"lazy\"><figcaption>\(Escape.markup(picture.name))</figcaption></figure>"
    }
    let gallery =
      figures.isEmpty ? "" : "<div class=\"history\">\n\(figures.joined(separator: "\n"))\n</div>\n"
    return """
      <article>
      <header>
      <h2>\(Escape.markup(revision.subject))</h2>
      <p class="source"><time>\(Escape.markup(String(revision.date.prefix(10))))</time> \
      <code>\(Escape.markup(String(revision.name.prefix(10))))</code> \(revision.words)</p>
      </header>
      \(gallery)</article>
      """
  }
}
