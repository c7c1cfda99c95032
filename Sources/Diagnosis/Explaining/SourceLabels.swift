import Documents
import Scenes

/// Lines of a file with labels for parts of them, as compilers print them.
///
///     12 |   - title.width == 44
///        |     ^~~~~~~~~~~~~~~~~ 'title' is 44 wide
struct SourceLabels {
  /// The text for a place.
  struct Label {
    let place: Place
    let text: String
    /// Whether the place is the remark's own; others are underlined with hyphens.
    let isPrimary: Bool
  }

  private let labels: [Label]
  private let line: (Place) -> String

  /// Sorts labels by their places; `line` returns the text of a place's line.
  init(_ labels: [Label], line: @escaping (Place) -> String) {
    self.labels = labels.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    self.line = line
  }

  /// The width of the line numbers.
  private var gutter: Int { labels.map { String($0.place.line).count }.max() ?? 0 }

  /// The text before a line that isn't from the file.
  private var margin: String { String(repeating: " ", count: gutter + 1) }

  /// Returns a sentence that belongs to no line of the file.
  func beside(_ sentence: String) -> ListingLine {
    ListingLine(.gutter, "\(margin)=", " \(sentence)")
  }

  /// The lines to print.
  var lines: [ListingLine] {
    var printed: [ListingLine] = []
    var shown: (line: Int, carets: String)?
    for label in labels {
      let excerpt = Excerpt(line: line(label.place), place: label.place)
      if shown?.line != label.place.line {
        let number = String(label.place.line)
        let blanks = String(repeating: " ", count: gutter - number.count)
        printed.append(ListingLine(.gutter, "\(blanks)\(number) |", " \(excerpt.text)"))
        shown = nil
      }
      var under = ListingLine(.gutter, "\(margin)|")
      let blanks = excerpt.carets.prefix { $0 == " " }
      let marks = excerpt.carets.dropFirst(blanks.count)
      under.append(.text, " \(blanks)")
      // A second remark about the same part doesn't need another underline.
      if shown?.carets == excerpt.carets {
        under.append(.text, "\(String(repeating: " ", count: marks.count)) \(label.text)")
      } else if label.isPrimary {
        under.append(.primary, "\(marks) \(label.text)")
      } else {
        under.append(.secondary, "\(String(repeating: "-", count: marks.count)) \(label.text)")
      }
      printed.append(under)
      shown = (label.place.line, excerpt.carets)
    }
    return printed
  }
}

extension ListingLine {
  /// Returns a cure, or the line that introduces several.
  static func help(_ words: String) -> ListingLine { ListingLine(.lead, "help:", " \(words)") }
}
