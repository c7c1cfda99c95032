import Documents
import Foundation
import Rendering
import Testing

/// Every edit that `check` suggests is made by itself, and the scene is checked and laid out again.
@Suite("Suggested edits")
struct SuggestedEditTests {
  private static let gallery = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenes")

  /// Scenes for which some of the usual advice would do harm, and some that are simply wrong.
  private static let chosen =
    [
      "encapsulated-height", "only-inequalities", "two-independent-conflicts", "three-widths",
      "view-without-a-size", "safe-area-and-edge", "widths-of-equal-priority", "width-below-zero",
      "wider-than-the-margins", "label-without-a-place", "each-after-the-other",
    ].map { "broken/\($0).yaml" } + ["text/truncation.yaml", "stack/fill-by-priorities.yaml"]

  /// What a view looks like, and what is said about it.
  private struct Outcome {
    /// The number of findings about each subject, in each variant; of an ambiguity, of free values.
    var counts: [String: [String: Int]] = [:]
    var frames: [String: [String: [Double]]] = [:]
    /// The edits, with the variant and the subject of the finding that suggests them.
    var suggestions: [(variant: String, subject: String, code: String, edits: [JSON])] = []

    func count(_ subject: String, in variant: String) -> Int {
      counts[variant]?[subject] ?? 0
    }
  }

  /// Checks and lays out all scenes of a folder.
  private func outcomes(in workshop: Workshop) throws -> [String: Outcome] {
    var all: [String: Outcome] = [:]
    let layout = try workshop.run("layout", ".", "--all-variants", "--format", "json")
    for line in layout.text.split(separator: "\n") {
      let document = try JSON(parsing: Array(line.utf8))
      guard let scene = document["scene"]?.string, let variant = document["name"]?.string
      else { continue }
      for view in document["views"]?.items ?? [] {
        guard let path = view["path"]?.string else { continue }
        all[scene, default: Outcome()].frames[variant, default: [:]][path] =
          view["frame"]?.items.compactMap(\.double)
        let free = view["ambiguous"]?.items.count ?? 0
        if let id = view["id"]?.string, free > 0 {
          all[scene]?.counts[variant, default: [:]]["ambiguous \(id)"] = free
        }
      }
    }
    let check = try workshop.run("check", ".", "--format", "json", "--all")
    for line in check.text.split(separator: "\n") {
      let document = try JSON(parsing: Array(line.utf8))
      guard let scene = document["scene"]?.string, let variant = document["name"]?.string
      else { continue }
      for finding in document["findings"]?.items ?? [] {
        let code = finding["code"]?.string ?? ""
        let view = code == "unsatisfiable" ? "" : finding["view"]?.string ?? ""
        let subject = "\(code) \(view)"
        if code != "ambiguous" {
          all[scene, default: Outcome()].counts[variant, default: [:]][subject, default: 0] += 1
        }
        for fix in finding["fixes"]?.items ?? [] {
          all[scene]?.suggestions.append((variant, subject, code, fix["edits"]?.items ?? []))
        }
      }
    }
    return all
  }

  /// Returns a text after edits, whose lines and columns count from 1, columns in scalars.
  private func applied(_ edits: [JSON], to text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    func offset(_ line: Int?, _ column: Int?) -> Int {
      var starts = [0]
      for (index, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
      let start = starts[min((line ?? 1) - 1, starts.count - 1)]
      return min(scalars.count, start + (column ?? 1) - 1)
    }
    // From the end, so that the places of the others remain.
    let places = edits.map {
      (
        offset($0["line"]?.integer, $0["column"]?.integer),
        offset($0["endLine"]?.integer, $0["endColumn"]?.integer), $0["text"]?.string ?? ""
      )
    }
    for (start, end, words) in places.reversed().sorted(by: { $0.0 > $1.0 }) {
      scalars.replaceSubrange(start..<end, with: Array(words.unicodeScalars))
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private static let lints: Set<String> = [
    "absoluteSide", "requiredContentSize", "redundant", "fixedHeight",
  ]

  private func workshop() throws -> (Workshop, [String: String]) {
    let workshop = try Workshop()
    var texts: [String: String] = [:]
    for path in Self.chosen {
      let text = try String(contentsOf: Self.gallery.appending(path: path), encoding: .utf8)
      texts[path.replacing("/", with: "-")] = text
    }
    for (name, text) in HarmfulAdvice.scenes { texts["\(name).yaml"] = text }
    for (name, text) in texts { try workshop.write(text, to: name) }
    return (workshop, texts)
  }

  @Test("settle what they are about, bring nothing else, and move nothing where all was well")
  func harmless() throws {
    let (workshop, texts) = try workshop()
    let before = try outcomes(in: workshop)
    #expect(before.count == texts.count)
    let edited = try Workshop()
    var cases: [(name: String, scene: String, index: Int)] = []
    for (scene, text) in texts.sorted(by: { $0.key < $1.key }) {
      for (index, suggestion) in (before[scene]?.suggestions ?? []).enumerated() {
        let name = "\(scene.dropLast(5))-\(index).yaml"
        cases.append((name, scene, index))
        try edited.write(applied(suggestion.edits, to: text), to: name)
      }
    }
    #expect(cases.count > 30)
    #expect(before["letters.yaml"]?.suggestions.isEmpty == false)
    let after = try outcomes(in: edited)
    for (name, scene, index) in cases {
      let old = try #require(before[scene])
      let (variant, subject, code, edits) = old.suggestions[index]
      let words = "\(scene): \(subject): \(edits.compactMap { $0["text"]?.string })"
      guard let new = after[name] else {
        Issue.record("cannot be read: \(words)")
        continue
      }
      #expect(new.count(subject, in: variant) < old.count(subject, in: variant), "\(words)")
      for (variant, counts) in new.counts {
        for (subject, count) in counts where !subject.hasPrefix("redundant") {
          #expect(count <= old.count(subject, in: variant), "\(words): \(variant): \(subject)")
        }
      }
      guard Self.lints.contains(code) else { continue }
      let lints = Self.lints
      for (variant, frames) in new.frames
      where (old.counts[variant] ?? [:]).keys.allSatisfy({ subject in
        lints.contains { subject.hasPrefix($0) }
      }) {
        #expect(frames == old.frames[variant], "\(words): \(variant)")
      }
    }
  }

  @Test("are made by --fix until none is left, and only shown by --dry-run")
  func fixing() throws {
    let (workshop, texts) = try workshop()
    let before = try outcomes(in: workshop)
    let dry = try workshop.run("check", ".", "--fix", "--dry-run")
    #expect(dry.text.contains("+++ "))
    for (name, text) in texts { #expect(workshop.read(name) == Data(text.utf8)) }
    _ = try workshop.run("check", ".", "--fix")
    let after = try outcomes(in: workshop)
    var changed = 0
    for (scene, old) in before {
      let new = try #require(after[scene])
      #expect(new.suggestions.isEmpty, "\(scene)")
      func total(_ outcome: Outcome) -> Int {
        outcome.counts.values.reduce(0) { $0 + $1.values.reduce(0, +) }
      }
      #expect(total(new) < total(old) || old.suggestions.isEmpty, "\(scene)")
      changed += workshop.read(scene) == texts[scene].map { Data($0.utf8) } ? 0 : 1
    }
    #expect(changed > 8)
  }

  @Test("are left to a person where they invent a number")
  func uncertain() throws {
    let workshop = try Workshop()
    // A height that nobody stated.
    let text = """
      canvas: { device: iPhone 15, background: systemBackground }
      root: { subviews: { cover: { background: systemPurple }, words: { type: label, text: Day 1 } } }
      constraints:
        - cover.top == root.safeArea.top + 20
        - cover.centerX == root.centerX
        - cover.width == root.margins.width * 0.7
        - words.top == cover.bottom + 20
        - words.centerX == root.centerX

      """
    try workshop.write(text, to: "cover.yaml")
    let run = try workshop.run("check", "cover.yaml", "--fix")
    #expect(workshop.read("cover.yaml") == Data(text.utf8))
    #expect(run.words.contains("left to you: add cover.height == 44"), "\(run.words)")
  }
}

/// The corrections of scenes that can't be read.
@Suite("Corrections as edits")
struct CorrectionEditTests {
  @Test("stand in JSON beside their sentence, quoted where the file is JSON")
  func corrections() throws {
    let workshop = try Workshop()
    let json = """
      { "canvas": { "width": 320, "height": 200 },
        "root": { "subviews": { "a": { "type": "label", "txt": "Hi", "hidden": "false" } } },
        "constraints": ["a.top == root.top", "a.leading == root.leading"] }

      """
    try workshop.write(json, to: "a.json")
    try workshop.write("root: { subviews: { a: { type: lable } } }\n", to: "b.yaml")
    let run = try workshop.run("check", ".", "--format", "json")
    let documents = try run.text.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    #expect(documents.count == 2)
    for (document, text) in zip(documents, ["\"text\"", "label"]) {
      #expect(document["name"] == .null)
      let finding = try #require(document["findings"]?.items.first)
      #expect(finding["fixes"]?.items.first?["edits"]?.items.first?["text"]?.string == text)
    }
    let second = documents[0]["findings"]?.items.last
    #expect(second?["fixes"]?.items.first?["edits"]?.items.first?["text"]?.string == "false")
  }
}

/// Scenes from public reports for which a tempting piece of advice does harm.
private enum HarmfulAdvice {
  static let scenes: [(name: String, text: String)] = [
    // Stack Overflow 46318022: an inequality beside the equation contradicts it.
    (
      "notch",
      """
      canvas: { device: iPhone 14 }
      root: { subviews: { a: { type: label, text: Title } } }
      constraints: [a.leading == root.margins.leading, a.top == root.top + 8]

      """
    ),
    // A photo that is too high for a landscape screen: what keeps the button inside contradicts.
    (
      "landscape",
      """
      canvas: { device: iPhone 8 }
      root: { subviews: { photo: {}, go: { type: button, text: Go } } }
      constraints:
        - "[photo, go].horizontalEdges == root.margins"
        - photo.top == root.safeArea.top + 20
        - photo.height == 600
        - go.top == photo.bottom + 12
        - go.height >= 44
      variants: { axes: { device: [iPhone 8, iPhone 8 landscape] } }

      """
    ),
    // A badge beside a text: what keeps the text inside squeezes the badge to nothing.
    (
      "badge",
      """
      canvas: { width: 320, height: 120 }
      root:
        subviews:
          title: { type: label, text: "Messages in this folder" }
          badge: { type: label, text: "128", hugging: 1000 }
      constraints:
        - title.leading == root.margins.leading
        - title.top == root.top + 16
        - badge.leading == title.trailing + 8
        - badge.firstBaseline == title.firstBaseline
      variants: { axes: { strings: [base, doubled], direction: [ltr, rtl] } }

      """
    ),
    // Two labels meet as soon as a language has longer words.
    (
      "overlap",
      """
      canvas: { width: 320, height: 120 }
      root: { subviews: { a: { type: label, text: Delivery address }, b: { type: label, text: Change } } }
      constraints:
        - a.leading == root.margins.leading
        - a.top == root.top + 16
        - b.trailing == root.margins.trailing
        - b.firstBaseline == a.firstBaseline
      variants: { axes: { strings: [base, doubled] } }

      """
    ),
    // The line that keeps a row at least 60 high in a table that needs it.
    (
      "row",
      """
      canvas: { width: 320, height: 200 }
      components:
        row:
          view: { type: tableCell, subviews: { t: { type: label, text: Hi, lines: 0 } } }
          constraints: ["t.edges == self.margins", self.height >= 60]
      root: { subviews: { list: { type: tableView, subviews: { r: { type: row }, s: { type: row } } } } }
      constraints: [list.edges == root]

      """
    ),
    // A view that nothing holds: constants read off the preview are no cure.
    (
      "free",
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { a: { background: teal }, b: { type: label, text: Name } } }
      constraints: [a.size == 44, b.top == a.bottom + 8, b.leading == a.leading]

      """
    ),
    // microsoft/fluentui-apple#1485: letters of a label of a fixed height are cut off.
    (
      "letters",
      """
      canvas: { device: iPhone 8 }
      root: { subviews: { a: { type: label, text: A label, font: { style: body } } } }
      constraints:
        - a.leading == root.margins.leading
        - a.top == root.safeArea.top + 11
        - a.height == 20.5
      variants: { axes: { textSize: [large, accessibilityExtraLarge] } }

      """
    ),
    // A fixed height around a text that grows with the reader's text size.
    (
      "growing",
      """
      canvas: { width: 320, height: 200 }
      root: { subviews: { a: { type: label, text: "Two lines of text that are read at every size", lines: 0 } } }
      constraints:
        - "a.horizontalEdges == root.margins"
        - a.top == root.top + 8
        - a.height == 41
      variants: { axes: { textSize: [large, accessibilityLarge], strings: [base, doubled] } }

      """
    ),
  ]
}
