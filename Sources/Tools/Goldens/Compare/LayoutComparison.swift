import Geometry

/// Compares a layout with its golden: what moved, which texts changed, and what else is new.
package enum LayoutComparison {
  /// Returns how two layouts differ, or nil if they don't. Throws if the golden isn't a layout.
  ///
  /// - Parameter older: what the expected layout is.
  package static func compare(
    expected: String, actual: String, path: String, older: OlderValue = .recorded
  ) throws(GoldenError) -> LayoutDifference? {
    guard expected != actual else { return nil }
    guard let before = RecordedLayout(expected), let after = RecordedLayout(actual) else {
      throw GoldenError("the golden '\(path)' is not a layout; restore it or record it again")
    }
    var comparison = LineComparison(before: before, after: after, older: older)
    comparison.run()
    return comparison.result
  }
}

private struct LineComparison {
  let before: RecordedLayout
  let after: RecordedLayout
  let older: OlderValue
  let names: ViewNames
  var result = LayoutDifference()

  init(before: RecordedLayout, after: RecordedLayout, older: OlderValue) {
    (self.before, self.after, self.older) = (before, after, older)
    names = ViewNames(before, after)
  }

  mutating func run() {
    if before.canvas != after.canvas {
      other(.canvas, "", "the canvas is \(after.canvas), \(older.words()) \(before.canvas)")
    }
    let old = before.views + before.guides
    let new = after.views + after.guides
    let recorded = Dictionary(old.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let paths = Set(new.map(\.path))
    for item in old where !paths.contains(item.path) {
      other(.presence, item.id, "'\(names[item.id])' is gone")
    }
    for item in new {
      guard let golden = recorded[item.path] else {
        other(.presence, item.id, "'\(names[item.id])' is new")
        continue
      }
      compare(golden, item)
    }
    compareOrder()
    compareViolations()
    if before.fonts != after.fonts, result.texts.isEmpty {
      other(.fonts, "", "the fonts are \(after.fonts), \(older.words()) \(before.fonts)")
    }
    if result.isEmpty { other(.layout, "", "the text of the layout differs") }
  }

  private mutating func compare(_ old: RecordedLayout.Item, _ new: RecordedLayout.Item) {
    let (id, name) = (new.id, names[new.id])
    if old.frame != new.frame {
      result.moved.append(.init(view: id, name: name, before: old.frame, after: new.frame))
    } else if old.alignmentRect != new.alignmentRect {
      other(.alignmentRect, id, "the alignment rect of '\(name)' has changed")
    }
    if old.offset != new.offset {
      let (before, after) = (old.offset, new.offset)
      other(
        .scrolling, id,
        "'\(name)' is scrolled to \(after.isEmpty ? "(0 0)" : after), \(older.words("at")) "
          + "\(before.isEmpty ? "(0 0)" : before)")
    }
    if old.type != new.type {
      other(.type, id, "'\(name)' is a \(new.type), \(older.words()) a \(old.type)")
    }
    if old.isHidden != new.isHidden {
      other(.visibility, id, "'\(name)' is \(new.isHidden ? "hidden" : "no longer hidden")")
    }
    // A name that is the text says nothing that the text does not.
    if old.name != new.name, old.text?.reading == new.text?.reading {
      other(.name, id, "'\(name)' was \(older.words("under")) the name '\(old.name ?? id)'")
    }
    compareTexts(old, new)
    if old.ambiguous != new.ambiguous {
      other(
        .ambiguity, id,
        new.ambiguous.isEmpty
          ? "'\(name)' is no longer ambiguous"
          : "'\(name)' is ambiguous: \(new.ambiguous)"
            + (old.ambiguous.isEmpty ? "" : ", \(older.words()) \(old.ambiguous)"))
    }
  }

  private mutating func compareTexts(_ old: RecordedLayout.Item, _ new: RecordedLayout.Item) {
    compareText(old.text, new.text, of: new.id)
    // Several texts may be the same part: the rows of two wheels, the headers of sections.
    func numbered(_ texts: [RecordedLayout.Text]) -> [RecordedLayout.Step: RecordedLayout.Text] {
      var earlier: [String: Int] = [:]
      var result: [RecordedLayout.Step: RecordedLayout.Text] = [:]
      for text in texts {
        let ordinal = earlier[text.part, default: 0]
        earlier[text.part] = ordinal + 1
        result[.init(id: text.part, ordinal: ordinal)] = text
      }
      return result
    }
    let (before, after) = (numbered(old.texts), numbered(new.texts))
    let keys = Set(before.keys).union(after.keys)
    for key in keys.sorted(by: { ($0.id, $0.ordinal) < ($1.id, $1.ordinal) }) {
      compareText(before[key], after[key], of: new.id)
    }
  }

  private mutating func compareText(
    _ old: RecordedLayout.Text?, _ new: RecordedLayout.Text?, of id: String
  ) {
    let part = [new?.part, old?.part].compactMap(\.self).first { !$0.isEmpty }
    // `item 2` is a name; `title` needs its article.
    let name =
      part.map { "\($0.contains(" ") ? "" : "the ")\($0) of '\(names[id])'" } ?? "'\(names[id])'"
    let text = part == nil ? "the text of \(name)" : name
    if old?.reading != new?.reading {
      let now = new.map { "\"\($0.reading)\"" } ?? "nothing"
      note(
        .reading, id,
        "\(name) reads \(now), \(older.words()) \(old.map { "\"\($0.reading)\"" } ?? "nothing")")
    }
    guard let old, let new else { return }
    if old.part != new.part {
      note(.reading, id, "\(name) was \(older.words()) \(old.part.isEmpty ? "text" : old.part)")
    }
    if old.lines != new.lines {
      let lines = "\(new.lines) line\(new.lines == 1 ? "" : "s")"
      note(.lines, id, "\(text) takes \(lines), \(older.words()) \(old.lines)")
    }
    if (old.shown == nil) != (new.shown == nil) {
      note(
        .truncation, id, "\(text) is \(new.shown == nil ? "no longer truncated" : "truncated")")
    } else if let before = old.shown, let shown = new.shown, before != shown, !before.isEmpty,
      old.reading == new.reading
    {
      note(
        .truncation, id, "\(text) is truncated as \"\(shown)\", \(older.words()) \"\(before)\"")
    }
    if old.isBroken != new.isBroken {
      note(
        .lines, id, "\(text) is \(new.isBroken ? "" : "no longer ")broken within a word")
    }
    if old.fonts != new.fonts {
      let fonts = [new.fonts, old.fonts].map { $0.isEmpty ? "the usual font" : $0 }
      note(.fonts, id, "\(text) is set in \(fonts[0]), \(older.words("in")) \(fonts[1])")
    }
    if old.baselines != new.baselines, old.lines == new.lines, old.reading == new.reading {
      note(
        .baseline, id,
        "the baseline of \(name) is at \(new.baselines), \(older.words("at")) \(old.baselines)")
    }
  }

  /// Compares the order of siblings that both layouts have, which decides what covers what.
  private mutating func compareOrder() {
    func children(
      _ views: [RecordedLayout.Item]
    ) -> [[RecordedLayout.Step]: [RecordedLayout.Step]] {
      Dictionary(grouping: views.filter { $0.path.count > 1 }) { Array($0.path.dropLast()) }
        .mapValues { $0.compactMap(\.path.last) }
    }
    let (old, new) = (children(before.views), children(after.views))
    for parent in after.views {
      guard let here = new[parent.path], let there = old[parent.path] else { continue }
      let common = Set(here).intersection(there)
      let (now, then) = (here.filter(common.contains), there.filter(common.contains))
      guard now != then else { continue }
      let called = (now: now.map { names[$0.id] }, then: then.map { names[$0.id] })
      other(
        .order, parent.id,
        "the subviews of '\(names[parent.id])' are in the order "
          + "\(called.now.joined(separator: ", ")), \(older.words()) "
          + called.then.joined(separator: ", "))
    }
  }

  private mutating func compareViolations() {
    for line in after.violations where !before.violations.contains(line) {
      other(.violation, "", "a constraint does not hold: \(line)")
    }
    for line in before.violations where !after.violations.contains(line) {
      other(
        .violation, "", "a violated constraint now holds or is off by a different distance: \(line)"
      )
    }
  }

  private mutating func note(
    _ kind: LayoutDifference.Remark.Kind, _ view: String, _ words: String
  ) {
    result.texts.append(.init(kind, view: view, words: words))
  }

  private mutating func other(
    _ kind: LayoutDifference.Remark.Kind, _ view: String, _ words: String
  ) {
    result.others.append(.init(kind, view: view, words: words))
  }
}
