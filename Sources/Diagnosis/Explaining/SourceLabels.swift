import Documents
import Scenes

/// Lines of a file with what is to be said about parts of them, as compilers print it.
///
///     12 |   - title.width == 44
///        |     ^~~~~~~~~~~~~~~~~ 'title' is 44 wide
struct SourceLabels {
  /// What is said about a place.
  struct Label {
    let place: Place
    let text: String
    /// Whether the place is the one that the remark is about; others are underlined with hyphens.
    let isPrimary: Bool
  }

  private let labels: [Label]
  private let line: (Place) -> String

  /// Sorts labels by their places; `line` gives the text of a place's line.
  init(_ labels: [Label], line: @escaping (Place) -> String) {
    self.labels = labels.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    self.line = line
  }

  /// The width of the numbers in front.
  private var gutter: Int { labels.map { String($0.place.line).count }.max() ?? 0 }

  /// What stands in front of a line that is not of the file.
  var margin: String { String(repeating: " ", count: gutter + 1) }

  /// The lines to print.
  var lines: [String] {
    var printed: [String] = []
    var shown: (line: Int, carets: String)?
    for label in labels {
      let excerpt = Excerpt(line: line(label.place), place: label.place)
      if shown?.line != label.place.line {
        let number = String(label.place.line)
        let blanks = String(repeating: " ", count: gutter - number.count)
        printed.append("\(blanks)\(number) | \(excerpt.text)")
        shown = nil
      }
      let marks = excerpt.carets.map { character -> Character in
        label.isPrimary || character == " " ? character : "-"
      }
      // A second remark about the same part needs no second underline.
      let isAgain = shown?.carets == excerpt.carets
      let under = isAgain ? String(repeating: " ", count: marks.count) : String(marks)
      printed.append("\(margin)| \(under) \(label.text)")
      shown = (label.place.line, excerpt.carets)
    }
    return printed
  }
}
