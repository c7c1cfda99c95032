import Geometry
import Rendering

/// A golden layout read back from its text.
struct RecordedLayout: Equatable {
  /// An id and the number of earlier siblings with the same id: the cells of a table repeat the
  /// ids of their prototype.
  struct Step: Hashable {
    let id: String
    var ordinal = 0
  }

  /// Numbers the steps to the views of a tree, visited in tree order.
  struct Walk {
    private var path: [Step] = []
    private var siblings: [[Step]: Int] = [:]

    /// Returns the path of the next view, `depth` steps below the root, or nil if there is
    /// no view above it.
    mutating func path(to id: String, depth: Int) -> [Step]? {
      guard depth <= path.count else { return nil }
      path = path.prefix(depth) + [Step(id: id)]
      let earlier = siblings[path, default: 0]
      siblings[path] = earlier + 1
      path[depth].ordinal = earlier
      return path
    }
  }

  /// A line about a view or a guide.
  struct Item: Equatable {
    var id = ""
    /// The steps from the root down; for a guide, `guide` and its id.
    var path: [Step] = []
    var type = ""
    var frame = Rect.zero
    var alignmentRect: Rect?
    /// The scroll offset, such as `(0 -44)`; empty if the view is not scrolled.
    var offset = ""
    var isHidden = false
    /// The name beside the id; nil if there is none.
    var name: String?
    /// The text that is part of the view's line; nil for a view that is no text itself.
    var text: Text?
    /// The texts on lines of their own.
    var texts: [Text] = []
    var ambiguous = ""
  }

  /// A text that a view draws.
  struct Text: Equatable {
    /// The name of the part; empty for the text of the view itself.
    var part = ""
    var reading = ""
    var baselines = ""
    var lines = 1
    /// What can be seen of it; nil for all.
    var shown: String?
    var isBroken = false
    var fonts = ""
  }

  /// The size and scale of the canvas, such as `375x667@2x`.
  private(set) var canvas = ""
  /// The views in tree order.
  private(set) var views: [Item] = []
  /// The guides of the scene.
  private(set) var guides: [Item] = []
  /// The constraints that do not hold, with the number of points they miss by.
  private(set) var violations: [String] = []
  /// The fonts of the scene.
  private(set) var fonts = ""

  /// Reads the text. Returns nil if it isn't a layout.
  ///
  /// Reads by scalars, because a quotation mark and a combining mark after it form one character.
  init?(_ text: String) {
    var lines = text.unicodeScalars.split(separator: "\n")[...]
    guard let head = lines.popFirst(), let canvas = head.split(separator: " ").last,
      canvas.contains("x"), canvas.contains("@")
    else { return nil }
    self.canvas = String(canvas)
    var walk = Walk()
    for line in lines {
      var reader = LineReader(line)
      if reader.takes("guide ") {
        guard let item = Item(guide: &reader) else { return nil }
        guides.append(item)
      } else if reader.takes("violated ") {
        violations.append(String(reader.rest))
      } else if reader.takes("fonts ") {
        fonts = String(reader.rest)
      } else {
        let depth = reader.takeIndent() / 2
        var ahead = reader
        if ahead.takes("- "), !views.isEmpty, let text = Text(&ahead) {
          views[views.count - 1].texts.append(text)
          continue
        }
        guard var item = Item(view: &reader), let path = walk.path(to: item.id, depth: depth)
        else { return nil }
        item.path = path
        views.append(item)
      }
    }
    guard !views.isEmpty else { return nil }
  }
}

extension RecordedLayout.Item {
  /// Reads `id (x y; width height)`.
  fileprivate init?(guide reader: inout LineReader) {
    guard let id = reader.takeWord(), let frame = reader.takeRect() else { return nil }
    (self.id, type, self.frame) = (id, "guide", frame)
    path = [.init(id: "guide"), .init(id: id)]
    guard readDetails(&reader) else { return nil }
  }

  /// Reads `id type (x y; width height) ...`.
  fileprivate init?(view reader: inout LineReader) {
    guard let id = reader.takeWord(), let type = reader.takeWord(),
      let frame = reader.takeRect()
    else { return nil }
    (self.id, self.type, self.frame) = (id, type, frame)
    guard readDetails(&reader) else { return nil }
  }

  /// Reads what follows the frame. Returns false at an unknown word.
  private mutating func readDetails(_ reader: inout LineReader) -> Bool {
    while !reader.isAtEnd {
      if reader.isAtText {
        guard let reading = reader.takeText() else { return false }
        text = .init(part: text?.part ?? "", reading: reading)
        continue
      }
      switch reader.takeWord() {
      case "alignment": alignmentRect = reader.takeRect()
      case "offset": offset = reader.takeParentheses()
      case "hidden": isHidden = true
      case "placeholder": text = .init(part: "placeholder")
      case "named": name = reader.takeText()
      case "ambiguous": ambiguous = reader.takeWord() ?? ""
      case let word?: guard text?.read(word, &reader) == true else { return false }
      case nil: return false
      }
    }
    return true
  }
}

extension RecordedLayout.Text {
  /// Reads `part "text" ...`. Returns nil at an unknown word.
  fileprivate init?(_ reader: inout LineReader) {
    while !reader.isAtText {
      guard let word = reader.takeWord() else { return nil }
      part += (part.isEmpty ? "" : " ") + word
    }
    guard let reading = reader.takeText() else { return nil }
    self.reading = reading
    while !reader.isAtEnd {
      guard let word = reader.takeWord(), read(word, &reader) else { return nil }
    }
  }

  /// Reads what follows a word. Returns false at an unknown word.
  fileprivate mutating func read(_ word: String, _ reader: inout LineReader) -> Bool {
    switch word {
    case "baseline": baselines = reader.takeWord() ?? ""
    case "to": baselines += " to \(reader.takeWord() ?? "")"
    case "lines": lines = reader.takeWord().flatMap { Int($0) } ?? 1
    // Layouts of earlier versions do not say what can be seen.
    case "truncated": shown = reader.takes(" as ") ? reader.takeText() : ""
    case "broken": isBroken = true
    case "in": fonts = reader.take(upTo: [" named \"", " ambiguous "])
    default: return false
    }
    return true
  }
}

/// Takes the parts of a line from the start, scalar by scalar.
struct LineReader {
  private(set) var rest: Substring.UnicodeScalarView

  init(_ line: Substring.UnicodeScalarView) { rest = line }

  /// Whether only spaces are left.
  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }
  /// Whether quoted text comes next.
  var isAtText: Bool { rest.first { $0 != " " } == "\"" }

  /// Takes a prefix. Returns false if the line begins otherwise.
  mutating func takes(_ prefix: String) -> Bool {
    guard rest.starts(with: prefix.unicodeScalars) else { return false }
    rest = rest.dropFirst(prefix.unicodeScalars.count)
    return true
  }

  /// Takes the leading spaces and returns their number.
  mutating func takeIndent() -> Int {
    let start = rest.startIndex
    rest = rest.drop { $0 == " " }
    return rest.distance(from: start, to: rest.startIndex)
  }

  mutating func takeWord() -> String? {
    rest = rest.drop { $0 == " " }
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  /// Takes everything before the first of the given words, or the rest of the line.
  mutating func take(upTo words: [String]) -> String {
    rest = rest.drop { $0 == " " }
    let ends = words.compactMap { rest.firstRange(of: $0.unicodeScalars)?.lowerBound }
    let taken = rest[..<(ends.min() ?? rest.endIndex)]
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  /// Takes `(x y)` as written.
  mutating func takeParentheses() -> String {
    rest = rest.drop { $0 == " " }
    let end = rest.firstIndex(of: ")").map(rest.index(after:)) ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }

  mutating func takeRect() -> Rect? {
    let text = takeParentheses()
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst().dropLast().split { $0 == " " || $0 == ";" }
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Takes quoted text. Returns nil if the closing quotation mark is missing.
  mutating func takeText() -> String? {
    rest = rest.drop { $0 == " " }
    guard rest.first == "\"" else { return nil }
    var isEscaped = false
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, isEscaped || rest[end] != "\"" {
      isEscaped = !isEscaped && rest[end] == "\\"
      end = rest.index(after: end)
    }
    guard end < rest.endIndex else {
      rest = rest[rest.endIndex...]
      return nil
    }
    let quoted = rest[...end]
    rest = rest[rest.index(after: end)...]
    return (try? JSON(parsing: Array(String(quoted).utf8)))?.string
  }
}
