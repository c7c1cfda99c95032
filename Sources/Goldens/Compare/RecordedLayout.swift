import Geometry
import Rendering

/// A golden layout read back from its text.
struct RecordedLayout: Equatable {
  /// A line about a view or a guide.
  struct Item: Equatable {
    var id = ""
    /// The ids from the root down; of a guide `guide` and its id.
    var path: [String] = []
    var type = ""
    var frame = Rect.zero
    var alignmentRect: Rect?
    /// How far it is scrolled: `(0 -44)`; empty where it is not.
    var offset = ""
    var isHidden = false
    /// The name beside the id; nil without one.
    var name: String?
    var text: String?
    var baselines = ""
    var lines = 1
    var isTruncated = false
    var fonts = ""
    var ambiguous = ""
  }

  /// The canvas's size and scale: `375x667@2x`.
  private(set) var canvas = ""
  /// The views in tree order.
  private(set) var views: [Item] = []
  /// The guides of the scene.
  private(set) var guides: [Item] = []
  /// The constraints that do not hold, with the points they miss by.
  private(set) var violations: [String] = []
  /// The fonts of the scene.
  private(set) var fonts = ""

  /// Reads the text; nil where it is not a layout.
  init?(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    guard let head = lines.popFirst(), let canvas = head.split(separator: " ").last,
      canvas.contains("x"), canvas.contains("@")
    else { return nil }
    self.canvas = String(canvas)
    var path: [String] = []
    for line in lines {
      if line.hasPrefix("guide ") {
        guard let item = Item(line.dropFirst(6), isGuide: true) else { return nil }
        guides.append(item)
      } else if line.hasPrefix("violated ") {
        violations.append(String(line.dropFirst(9)))
      } else if line.hasPrefix("fonts ") {
        fonts = String(line.dropFirst(6))
      } else {
        let depth = line.prefix { $0 == " " }.count / 2
        guard var item = Item(line.drop { $0 == " " }), depth <= path.count else { return nil }
        path = path.prefix(depth) + [item.id]
        item.path = path
        views.append(item)
      }
    }
    guard !views.isEmpty else { return nil }
  }
}

extension RecordedLayout.Item {
  /// Reads `id type (x y; width height) ...`, or `id (x y; width height)` for a guide.
  fileprivate init?(_ line: Substring, isGuide: Bool = false) {
    guard let opening = line.firstIndex(of: "(") else { return nil }
    let words = line[..<opening].split(separator: " ")
    guard words.count == (isGuide ? 1 : 2) else { return nil }
    id = String(words[0])
    type = isGuide ? "guide" : String(words[1])
    path = isGuide ? ["guide", id] : []
    var rest = line[opening...]
    guard let frame = Self.takeRect(&rest) else { return nil }
    self.frame = frame
    while let word = rest.split(separator: " ").first {
      switch word {
      case "alignment":
        rest = rest[(rest.firstIndex(of: "(") ?? rest.endIndex)...]
        alignmentRect = Self.takeRect(&rest)
      case "offset":
        Self.drop(1, from: &rest)
        let end = rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex
        offset = String(rest[..<end].drop { $0 == " " })
        rest = rest[end...]
      case "hidden":
        isHidden = true
        Self.drop(1, from: &rest)
      case _ where word.hasPrefix("\""): text = Self.takeText(&rest)
      case "baseline": baselines = Self.take(&rest)
      case "to": baselines += " to \(Self.take(&rest))"
      case "lines": lines = Int(Self.take(&rest)) ?? 1
      case "truncated":
        isTruncated = true
        Self.drop(1, from: &rest)
      case "in":
        let end =
          [" named \"", " ambiguous "].compactMap { rest.range(of: $0)?.lowerBound }.min()
          ?? rest.endIndex
        fonts = String(rest[..<end].drop { $0 == " " }.dropFirst(3))
        rest = rest[end...]
      case "named":
        Self.drop(1, from: &rest)
        name = Self.takeText(&rest)
      case "ambiguous": ambiguous = Self.take(&rest)
      default: return nil
      }
    }
  }

  /// The second word, with both taken away.
  private static func take(_ rest: inout Substring) -> String {
    let words = rest.split(separator: " ", maxSplits: 2)
    drop(2, from: &rest)
    return words.count > 1 ? String(words[1]) : ""
  }

  private static func drop(_ count: Int, from rest: inout Substring) {
    for _ in 0..<count { rest = rest.drop { $0 == " " }.drop { $0 != " " } }
  }

  private static func takeRect(_ rest: inout Substring) -> Rect? {
    guard rest.first == "(", let closing = rest.firstIndex(of: ")") else { return nil }
    let numbers = rest[rest.index(after: rest.startIndex)..<closing]
      .split { $0 == " " || $0 == ";" }.compactMap { Double($0) }
    rest = rest[rest.index(after: closing)...]
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func takeText(_ rest: inout Substring) -> String? {
    rest = rest.drop { $0 == " " }
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
    return (try? JSON(parsing: Array(quoted.utf8)))?.string
  }
}

extension Substring {
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
