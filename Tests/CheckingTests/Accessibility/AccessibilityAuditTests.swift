import Checking
import Documents
import Geometry
import Rendering
import Testing
import Typesetting

@Suite("The audit of accessibility")
struct AccessibilityAuditTests {
  /// Returns the findings of an audit of a scene with the given subviews.
  private func audit(
    _ subviews: String, rest: String = "", measuring mode: RenderOptions.TextMode = .blocks
  ) throws -> [CheckedScene.Found] {
    let scene = try CheckedScene(
      """
      canvas: { width: 320, height: 400, background: white }
      root: { subviews: { \(subviews) } }
      \(rest)
      """, audits: true, measuring: mode)
    return scene.found.filter { Self.codes.contains($0.code) }
  }

  private static let codes: Set<Diagnostic.Code> = [
    .contrast, .smallTarget, .overlappingTargets, .fixedTextSize, .clippedAtTextSize, .noLabel,
    .labelRepeatsTrait, .fileNameAsLabel, .duplicateLabel, .readingOrder, .colorAlone, .staleWaiver,
    .notRead, .motion, .leftOut, .textInPicture,
  ]

  private func codes(_ subviews: String, rest: String = "") throws -> [Diagnostic.Code] {
    try audit(subviews, rest: rest).map(\.code).filter { $0 != .fixedTextSize }
  }

  @Test("measures contrast as WCAG defines it")
  func formula() {
    func gray(_ value: Double) -> Color {
      Color(red: value / 255, green: value / 255, blue: value / 255)
    }
    #expect(abs(Contrast.ratio(gray(0), gray(255)) - 21) < 1e-9)
    #expect(abs(Contrast.ratio(gray(255), gray(255)) - 1) < 1e-9)
    // The best known pair: #767676 on white is the lightest grey that passes, #777777 does not.
    #expect(abs(Contrast.ratio(gray(0x76), gray(255)) - 4.542) < 1e-3)
    #expect(abs(Contrast.ratio(gray(0x77), gray(255)) - 4.478) < 1e-3)
    let (red, white) = (Color(red: 1, green: 0, blue: 0), gray(255))
    #expect(abs(Contrast.ratio(red, white) - 3.998) < 1e-3)
    #expect(Contrast.ratio(red, white) == Contrast.ratio(white, red))
  }

  // Letters that run over their circle were told a grey that has 1.8 on the circle.
  @Test("proposes no colour that has too little contrast on another ground of the text")
  func grounds() throws {
    let both = try audit(
      """
      circle: { background: "#0B6E6E", frame: [0, 0, 100, 40] },
      a: { type: label, text: Half, color: white, frame: [50, 0, 100, 40], alignment: center }
      """)
    let finding = try #require(both.first { $0.code == .contrast }).finding
    let hint = finding.diagnostic.hint?.text ?? ""
    #expect(hint.contains("it stands on #FFFFFF and #0B6E6E"), "\(hint)")
    let pale = try audit(
      """
      b: { background: "#EEEEEE", frame: [0, 0, 100, 40] },
      a: { type: label, text: Half, color: white, frame: [50, 0, 100, 40], alignment: center }
      """)
    let other = try #require(pale.first { $0.code == .contrast }).finding
    #expect(other.diagnostic.hint?.text.hasSuffix("would have enough") == true)
  }

  @Test("finds texts with too little contrast, and proposes a colour that has enough")
  func contrast() throws {
    let pale = try audit(
      "a: { type: label, text: Pale, color: \"#777777\", frame: [0, 0, 200, 40] }")
    let finding = try #require(pale.first { $0.code == .contrast })
    #expect(finding.view == "a")
    #expect(finding.finding.measured == 4.47)
    #expect(
      finding.finding.edit == "color: \"#757575\"" || finding.finding.edit == "color: \"#767676\"")
    #expect(
      try codes("a: { type: label, text: Dark, color: \"#767676\", frame: [0, 0, 200, 40] }")
        .isEmpty)
    // Large texts need 3: 18 points, or 14 in bold.
    for font in ["{ size: 18 }", "{ size: 14, weight: bold }"] {
      #expect(
        try codes(
          "a: { type: label, text: Big, font: \(font), color: \"#949494\", frame: [0, 0, 200, 40] }"
        ).isEmpty)
    }
    #expect(
      try codes(
        "a: { type: label, text: No, font: { size: 17 }, color: \"#949494\", frame: [0, 0, 200, 40] }"
      )
        == [.contrast])
  }

  @Test("calls a ground what the scene's files call it, in each appearance")
  func names() throws {
    let subviews =
      "a: { type: label, text: Pale, color: paper, background: soft, frame: [0, 0, 200, 40] }"
    let colors =
      "colors: { paper: white, soft: { light: \"#F0F0F0\", dark: \"#E8E8E8\" }, fog: \"#F0F0F0\" }\n"
    let variants = "variants: { axes: { appearance: [light, dark] } }"
    let found = try audit(subviews, rest: colors + variants).filter { $0.code == .contrast }
    #expect(
      found.map { $0.message.contains("against #F0F0F0 (fog or soft), expected") } == [
        true, false,
      ], "\(found.map(\.message))")
    #expect(found.last?.message.contains("against #E8E8E8 (soft), expected") == true)
  }

  @Test("measures against what is painted behind a text, and with the opacity around it")
  func ground() throws {
    let label = "t: { type: label, text: White, color: white, frame: [10, 10, 100, 30] }"
    #expect(
      try codes(
        "b: { background: \"#004080\", frame: [0, 0, 200, 60], subviews: { \(label) } }"
      ).isEmpty)
    #expect(
      try codes(
        "b: { gradient: { colors: [\"#004080\", white] }, frame: [0, 0, 200, 60], subviews: { \(label) } }"
      ) == [.contrast])
    #expect(
      try codes(
        "b: { alpha: 0.4, frame: [0, 0, 200, 60], subviews: { t: { type: label, text: Faint, "
          + "color: black, frame: [10, 10, 100, 30] } } }") == [.contrast])
  }

  @Test("measures what is painted under a veil, on a run's background, and nothing that is covered")
  func overlays() throws {
    let black = "t: { type: label, text: Words, color: black, frame: [10, 10, 100, 30] }"
    let veil = "v: { background: white, alpha: 0.8, frame: [0, 0, 320, 100] }"
    let veiled = try audit("\(black), \(veil)").filter { $0.code == .contrast }
    // #CCCCCC on white.
    #expect(veiled.map(\.finding.measured) == [1.6])
    let covered = try codes("\(black), v: { background: black, frame: [0, 0, 320, 100] }")
    #expect(covered.isEmpty)
    let run =
      "t: { type: label, runs: [{ text: Words, color: \"#777777\", background: \"#888888\" }], "
    #expect(
      try audit("\(run) frame: [0, 0, 200, 40] }").first { $0.code == .contrast }?.finding.measured
        == 1.26)
    let emoji = "t: { type: label, text: \"\u{1F600}\", color: white, frame: [0, 0, 200, 40] }"
    #expect(try codes(emoji).isEmpty)
    // Eyes see what VoiceOver doesn't read.
    let silent = "t: { type: label, text: Pale, color: \"#CCCCCC\", frame: [0, 0, 200, 40], "
    #expect(try codes("\(silent) accessibility: { hidden: true } }") == [.contrast])
  }

  @Test("tells in a note what UIKit chose")
  func system() throws {
    let found = try audit(
      "b: { type: button, text: Go }",
      rest: "constraints: [b.leading == root.leading + 20, b.top == root.top + 20]",
      measuring: .normal)
    #expect(found.filter { $0.code == .contrast }.map(\.finding.diagnostic.severity) == [.note])
    #expect(found.filter { $0.code == .smallTarget }.map(\.finding.diagnostic.severity) == [.note])
    let own = try audit("b: { type: button, text: Go, tint: \"#EEEEEE\", frame: [0, 0, 60, 26] }")
    #expect(own.filter { $0.code == .contrast }.map(\.finding.diagnostic.severity) == [.warning])
    #expect(own.filter { $0.code == .smallTarget }.map(\.finding.diagnostic.severity) == [.warning])
  }

  @Test("finds controls that nobody reaches, fields without labels, and borders that hardly show")
  func reach() throws {
    let card =
      "c: { frame: [0, 0, 200, 100], accessibility: { isElement: true, label: Card }, subviews: { "
      + "b: { type: button, text: Buy, frame: [0, 0, 60, 44] } } }"
    #expect(try codes(card).filter { $0 != .contrast } == [.notRead])
    let withAction = card.replacing("label: Card", with: "label: Card, actions: [Buy]")
    #expect(try codes(withAction).filter { $0 != .contrast }.isEmpty)
    #expect(
      try codes("f: { type: textField, text: Ada, frame: [0, 0, 200, 44] }") == [.noLabel])
    let bordered =
      "f: { type: textView, text: Ada, border: { width: 1, color: \"#DDDDDD\" }, "
      + "frame: [10, 10, 200, 44], accessibility: { label: Name } }"
    #expect(try codes(bordered).contains(.contrast))
    #expect(try !codes(bordered.replacing("#DDDDDD", with: "#707070")).contains(.contrast))
    #expect(try codes(bordered.replacing("textView", with: "textField")).contains(.contrast))
    let symbol =
      "b: { type: button, symbol: xmark, tint: \"#DDDDDD\", frame: [0, 0, 60, 44], "
      + "accessibility: { label: Close } }"
    #expect(try codes(symbol) == [.contrast])
    #expect(try codes(symbol.replacing("#DDDDDD", with: "#404040")).isEmpty)
  }

  @Test("proposes the text beside a switch as its label, and none for a button")
  func near() throws {
    func advice(_ control: String) throws -> [String] {
      let text = "t: { type: label, text: Loud, frame: [0, 0, 100, 44] }"
      let views = "\(text), c: { type: \(control), frame: [120, 0, 60, 44] }"
      return try audit(views).filter { $0.code == .noLabel }.flatMap {
        $0.finding.diagnostic.advice.map(\.words)
      }
    }
    #expect(try advice("switch") == ["give 'c' accessibility: { label: Loud }"])
    #expect(try advice("button").isEmpty)
  }

  @Test("finds states that move views where nothing asks for less motion")
  func motion() throws {
    let view = "a: { background: red, frame: [0, 0, 60, 44] }"
    let states = "states: { open: { views: { a: { transform: { scale: 2 } } } } }"
    #expect(try codes(view, rest: states) == [.motion])
    let axis = "\(states)\nvariants: { axes: { reduceMotion: [false, true] } }"
    #expect(try !codes(view, rest: axis).contains(.motion))
  }

  @Test("lists a hundred findings of a kind, and says how many more there are")
  func bound() throws {
    // 300 targets that all overlap make 44,850 pairs.
    let targets = (0..<300).map {
      "b\($0): { type: button, text: \"\($0)\", frame: [0, 0, 60, 44] }"
    }
    let found = try audit(targets.joined(separator: ", "))
    #expect(found.count { $0.code == .overlappingTargets } == 100)
    #expect(found.contains { $0.code == .leftOut })
    let search = OverlapSearch([
      (0..<300).map { (place: $0, rect: Rect(x: 0, y: 0, width: 60, height: 44)) }
    ])
    #expect(search.comparisons <= 44_850)
  }

  @Test("finds targets that a finger misses, and those that overlap")
  func targets() throws {
    let small = try audit("b: { type: button, text: Go, frame: [0, 0, 60, 30] }")
    let finding = try #require(small.first { $0.code == .smallTarget })
    #expect(finding.finding.measured == 30)
    #expect(
      try !codes("b: { type: button, text: Go, frame: [0, 0, 60, 44] }").contains(.smallTarget))
    // skwallace36/Pepper#236: a frame of UIKit's own size is the author's choice.
    let tiny = try audit("b: { type: button, text: T, frame: [0, 0, 30, 30] }", measuring: .normal)
    #expect(
      tiny.filter { $0.code == .smallTarget }.map(\.finding.diagnostic.severity) == [.warning])
    // What the system draws in its own size is not the app's to change.
    #expect(
      try !codes("s: { type: switch, frame: [0, 0, 51, 31], accessibility: { label: On } }")
        .contains(.smallTarget))
    let both =
      "a: { type: button, text: A, frame: [0, 0, 60, 50] }, "
      + "b: { type: button, text: B, frame: [50, 0, 60, 50] }"
    let overlap = try #require(try audit(both).first { $0.code == .overlappingTargets })
    #expect(overlap.finding.measured == 10)
  }

  @Test(
    "finds labels that are missing, repeated or written for machines",
    arguments: [
      ("s: { type: switch, frame: [0, 0, 60, 44] }", Diagnostic.Code.noLabel),
      ("b: { type: button, frame: [0, 0, 60, 44] }", .noLabel),
      (
        "b: { type: button, text: X, frame: [0, 0, 60, 44], accessibility: { label: Close button } }",
        .labelRepeatsTrait
      ),
      (
        "b: { type: button, text: X, frame: [0, 0, 60, 44], accessibility: { label: ic_close_24 } }",
        .fileNameAsLabel
      ),
      (
        "v: { frame: [0, 0, 60, 44], accessibility: { isElement: true, label: arrow.png } }",
        .fileNameAsLabel
      ),
      (
        "a: { type: button, text: Delete, frame: [0, 0, 90, 44] }, "
          + "b: { type: button, text: Delete, frame: [0, 60, 90, 44] }", .duplicateLabel
      ),
      ("v: { frame: [0, 0, 60, 44], accessibility: { label: Logo } }", .noLabel),
    ])
  func labels(_ subviews: String, _ code: Diagnostic.Code) throws {
    #expect(try codes(subviews).filter { $0 != .contrast } == [code])
  }

  @Test("finds an order that jumps up the screen")
  func order() throws {
    let views =
      "a: { type: label, text: A, frame: [0, 0, 60, 40] }, "
      + "b: { type: label, text: B, frame: [0, 100, 60, 40] }"
    #expect(try codes(views, rest: "accessibility: { order: [b, a] }") == [.readingOrder])
    #expect(try codes(views, rest: "accessibility: { order: [a, b] }").isEmpty)
  }

  @Test("finds texts that are cut at a text size, and says which keep theirs")
  func textSizes() throws {
    let style = "font: { style: body }"
    let fixed = "a: { type: label, text: Words, \(style), frame: [0, 0, 60, 44] }"
    #expect(try audit(fixed, measuring: .normal).map(\.code) == [.clippedAtTextSize])
    let note = try #require(
      try audit("a: { type: label, text: Words, frame: [0, 0, 200, 44] }")
        .first { $0.code == .fixedTextSize })
    #expect(note.finding.diagnostic.severity == .note)
    #expect(
      try !audit("a: { type: label, text: Words, \(style), frame: [0, 0, 320, 200] }")
        .contains { $0.code == .fixedTextSize })
  }

  @Test("finds nothing in a grid of 900 targets that are large enough and apart")
  func manyTargets() throws {
    let grid = (0..<900).map { number in
      "b\(number): { type: button, text: \"\(number)\", "
        + "frame: [\(number % 30 * 50), \(number / 30 * 50), 44, 44] }"
    }
    let found = try audit(grid.joined(separator: ", "))
    #expect(!found.contains { $0.code == .overlappingTargets || $0.code == .duplicateLabel })
  }

  @Test("finds a state that differs in colours alone")
  func colorAlone() throws {
    let label = "a: { type: label, text: Words, frame: [0, 0, 200, 44] }"
    let red = "states: { wrong: { views: { a: { color: \"#B00020\" } } } }"
    #expect(try codes(label, rest: red) == [.colorAlone])
    let both = "states: { wrong: { views: { a: { color: \"#B00020\", text: Wrong } } } }"
    #expect(try codes(label, rest: both).isEmpty)
    // A tint that nothing shows says nothing.
    let tint = "states: { wrong: { views: { a: { tint: \"#B00020\" } } } }"
    #expect(try codes(label, rest: tint).isEmpty)
  }

  @Test("leaves out what a scene waives, and says what it no longer needs to")
  func waivers() throws {
    let pale = "a: { type: label, text: Pale, color: \"#999999\", frame: [0, 0, 200, 40] }"
    let waiver = "waive: [{ code: contrast, view: a, why: a picture of a trademark }]"
    #expect(try codes(pale, rest: waiver).isEmpty)
    let dark = "a: { type: label, text: Dark, frame: [0, 0, 200, 40] }"
    #expect(try codes(dark, rest: waiver) == [.staleWaiver])
  }

  @Test("makes errors of what a scene expects not to be there")
  func expectation() throws {
    let scene = try CheckedScene(
      """
      canvas: { width: 320, height: 400, background: white }
      root: { subviews: { b: { type: button, text: Go, frame: [0, 0, 60, 26] } } }
      expect: [accessible]
      """)
    let target = try #require(scene.found.first { $0.code == .smallTarget })
    #expect(target.finding.isError)
    #expect(scene.found.contains { $0.code == .fixedTextSize && !$0.finding.isError })
  }
}
