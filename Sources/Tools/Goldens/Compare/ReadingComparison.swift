import Rendering

/// Compares what is read with its golden: which elements, what is said, and in which order.
enum ReadingComparison {
  /// Returns how two readings differ, or nil if they don't. Throws if the golden isn't a reading.
  ///
  /// - Parameter older: what the expected reading is.
  static func compare(
    expected: String, actual: String, path: String, older: OlderValue = .recorded
  ) throws(GoldenError) -> LayoutDifference? {
    guard expected != actual else { return nil }
    guard let before = RecordedReading(expected), let after = RecordedReading(actual) else {
      throw GoldenError("the golden '\(path)' is not a reading; restore it or record it again")
    }
    var result = LayoutDifference()
    result.others = remarks(before, after, older)
    return result
  }

  private typealias Remark = LayoutDifference.Remark

  private static func remarks(
    _ before: RecordedReading, _ after: RecordedReading, _ older: OlderValue
  ) -> [Remark] {
    var remarks: [Remark] = []
    if before.locale != after.locale {
      remarks.append(
        Remark(
          .spoken, view: "",
          words: "it is read in '\(after.locale)', \(older.words("in")) '\(before.locale)'"))
    }
    let known = Dictionary(before.elements.map { ($0.step, $0) }) { first, _ in first }
    let now = Set(after.elements.map(\.step))
    for element in before.elements where !now.contains(element.step) {
      remarks.append(remark(of: element, "is no longer read: \(JSON.string(element.spoken).text)"))
    }
    for element in after.elements {
      guard let old = known[element.step] else {
        remarks.append(remark(of: element, "is read now: \(JSON.string(element.spoken).text)"))
        continue
      }
      remarks += changes(of: element, since: old, older)
    }
    remarks += order(
      before.elements.map(\.step).filter(now.contains),
      after.elements.map(\.step).filter { known[$0] != nil }, older)
    if remarks.isEmpty {
      // Frames are told by the layout; only what it doesn't contain is left.
      let moved = after.elements.first { known[$0.step]?.place != $0.place }
      remarks = [
        moved.map { remark(of: $0, "is read at another place") }
          ?? Remark(.spoken, view: "", words: "the text of what is read differs")
      ]
    }
    return remarks
  }

  private static func remark(
    of element: RecordedReading.Element, _ words: String
  ) -> Remark {
    Remark(.spoken, view: element.step.id, words: "'\(element.step.id)' \(words)")
  }

  private static func changes(
    of element: RecordedReading.Element, since old: RecordedReading.Element, _ older: OlderValue
  ) -> [Remark] {
    var remarks: [Remark] = []
    func said(_ text: String?) -> String { text.map { $0.isEmpty ? "\"\"" : $0 } ?? "nothing" }
    if element.spoken != old.spoken {
      remarks.append(
        remark(
          of: element,
          "is read as \(JSON.string(element.spoken).text), \(older.words()) "
            + JSON.string(old.spoken).text))
    }
    let names = (old.details + element.details).map(\.name)
    var told: Set<String> = []
    for name in names where told.insert(name).inserted {
      let now = element.details.first { $0.name == name }?.text
      let then = old.details.first { $0.name == name }?.text
      guard now != then else { continue }
      remarks.append(
        Remark(
          .spoken, view: element.step.id,
          words: "the \(words[name] ?? name) of '\(element.step.id)' \(verb(name)) \(said(now)), "
            + "\(older.words()) \(said(then))"))
    }
    return remarks
  }

  /// What sentences call a detail.
  private static let words = [
    "content": "further details", "inputLabels": "names for Voice Control",
  ]

  private static func verb(_ name: String) -> String {
    ["hint", "identifier", "language"].contains(name) ? "is" : "are"
  }

  /// Returns what is read earlier or later than it was: the elements from the first to the last that
  /// has another place.
  private static func order(
    _ before: [RecordedLayout.Step], _ after: [RecordedLayout.Step], _ older: OlderValue
  ) -> [Remark] {
    guard let first = zip(before, after).enumerated().first(where: { $1.0 != $1.1 })?.offset,
      let last = zip(before, after).enumerated().reversed().first(where: { $1.0 != $1.1 })?.offset
    else { return [] }
    func names(_ steps: [RecordedLayout.Step]) -> String {
      let shown = steps[first...last].prefix(mostNamed).map { "'\($0.id)'" }
      return shown.joined(separator: ", ") + (last - first >= mostNamed ? ", ..." : "")
    }
    return [
      Remark(
        .readingOrder, view: after[first].id,
        words: "the reading order is \(names(after)), \(older.words()) \(names(before))")
    ]
  }

  private static let mostNamed = 8
}

extension LayoutDifference.Remark.Kind {
  /// Whether it is about what assistive technology reads.
  var isOfReading: Bool { self == .spoken || self == .readingOrder }
}

extension LayoutDifference {
  /// Whether what is read differs.
  var isOfReading: Bool { others.contains { $0.kind.isOfReading } }

  /// Adds what else differs.
  func adding(_ other: LayoutDifference?) -> LayoutDifference {
    var result = self
    guard let other else { return result }
    result.moved += other.moved
    result.texts += other.texts
    result.others += other.others
    return result
  }
}
