import Documents
import Rendering

/// Lines of files with labels for parts of them, as compilers print them.
///
///     12 |   - title.width == 44
///        |     ^~~~~~~~~~~~~~~~~ 'title' is 44 wide
///       --> cards.yaml
///      4 |   - self.width == 40
///        |     ---------------- 'title' is 40 wide
struct SourceLabels {
  /// The text for a place.
  struct Label {
    let place: Place
    let text: String
    /// Whether the place is the remark's own; others are underlined with hyphens.
    let isPrimary: Bool
  }

  private let labels: [Label]
  private let subject: any LayoutSubject
  /// The file of the remark itself, whose lines come first, without a heading; nil for the
  /// subject's own.
  private let home: String?

  /// Sorts labels by their files and places.
  ///
  /// - Parameter home: The remark's own place; nil if it has none.
  init(_ labels: [Label], of subject: any LayoutSubject, at home: Place? = nil) {
    let home = home.flatMap(subject.file)
    func key(_ place: Place) -> String {
      let file = subject.file(place)
      return file == home ? "" : file ?? subject.name
    }
    self.labels = labels.enumerated().sorted { one, other in
      (key(one.element.place), one.element.place, one.offset)
        < (key(other.element.place), other.element.place, other.offset)
    }.map(\.element)
    (self.subject, self.home) = (subject, home)
    gutter = self.labels.map { String($0.place.line).count }.max() ?? 0
    margin = String(repeating: " ", count: gutter + 1)
  }

  /// Returns the name of a place's file; nil if it is that of the remark.
  func file(_ place: Place) -> String? {
    let file = subject.file(place)
    return file == home ? nil : file ?? subject.name
  }

  /// The width of the line numbers.
  private let gutter: Int
  /// The text before a line that isn't from the file.
  private let margin: String

  /// Returns a sentence that belongs to no line of the file.
  func beside(_ sentence: String) -> ListingLine {
    ListingLine(.gutter, "\(margin)=", " \(sentence)")
  }

  /// The lines to print.
  var lines: [ListingLine] {
    var printed: [ListingLine] = []
    var shown: Shown?
    var heading: String?
    for label in labels {
      let (file, line) = (file(label.place), subject.line(label.place))
      if let last = shown,
        last.file != file || last.anchor.line != label.place.line
          || !Excerpt(line: line, place: label.place, around: last.anchor).showsPlace
      {
        shown = nil
      }
      let anchor = shown?.anchor ?? label.place
      let (text, carets) = Excerpt(line: line, place: label.place, around: anchor).shown
      if shown == nil {
        if let file, file != heading {
          let blanks = String(repeating: " ", count: gutter)
          printed.append(ListingLine(.gutter, "\(blanks)-->", " \(file)"))
          heading = file
        }
        let number = String(label.place.line)
        let blanks = String(repeating: " ", count: gutter - number.count)
        printed.append(ListingLine(.gutter, "\(blanks)\(number) |", " \(text)"))
      }
      var under = ListingLine(.gutter, "\(margin)|")
      let blanks = carets.prefix { $0 == " " }
      let marks = carets.dropFirst(blanks.count)
      under.append(.text, " \(blanks)")
      // A second remark about the same part doesn't need another underline.
      if let last = shown?.last, last.column == label.place.column,
        last.length == label.place.length
      {
        under.append(.text, "\(String(repeating: " ", count: marks.count)) \(label.text)")
      } else if label.isPrimary {
        under.append(.primary, "\(marks) \(label.text)")
      } else {
        under.append(.secondary, "\(String(repeating: "-", count: marks.count)) \(label.text)")
      }
      printed.append(under)
      shown = Shown(file: file, anchor: anchor, last: label.place)
    }
    return printed
  }

  /// The line printed last.
  private struct Shown {
    let file: String?
    /// The place around which the line is shown.
    let anchor: Place
    /// The part underlined last.
    let last: Place
  }
}
