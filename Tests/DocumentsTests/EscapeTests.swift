import Documents
import Foundation
import Testing

@Suite("Escape")
struct EscapeTests {
  /// Scalars that end, begin or join something in one of the languages, and some that do not.
  private static let hazards: [Unicode.Scalar] = [
    "<", ">", "&", "\"", "'", "/", "!", "-", "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~",
    ":", "@", "$", "%", ",", ";", "=", "{", "}", "+", ".", "^", "?", " ", "a", "Z", "0", "é", "😀",
    "\n", "\r", "\t", "\u{1}", "\u{7}", "\u{8}", "\u{1B}", "\u{7F}", "\u{85}", "\u{90}", "\u{9B}",
    "\u{9D}", "\u{A0}", "\u{300}", "\u{301}", "\u{600}", "\u{61C}", "\u{200D}", "\u{200E}",
    "\u{200F}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2067}", "\u{FE0F}", "\u{FFFE}", "\u{FFFF}",
    "\u{1F3FD}", "\u{E0001}",
  ]

  private static func texts(count: Int) -> [String] {
    (0..<count).map { _ in
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12) {
        let isHazard = Int.random(in: 0..<4) > 0
        let any = Unicode.Scalar(UInt32.random(in: 1...0x10FFFF)) ?? "x"
        scalars.append(isHazard ? hazards.randomElement() ?? "<" : any)
      }
      return String(scalars)
    }
  }

  /// Returns the scalars of a text; `==` for strings considers more than that.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// Whether a scalar changes the order of what follows it, or is drawn around it.
  private func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isBidiControl
      || [0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2].contains {
        $0.contains(scalar.value)
      }
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// Returns a text with the first part of each pattern replaced with the second, scalar by
  /// scalar.
  private func decoded(_ text: String, _ entities: [(String, String)]) -> String {
    var rest = Array(text.unicodeScalars)[...]
    var result = String.UnicodeScalarView()
    scan: while let first = rest.first {
      for (entity, meaning) in entities where rest.starts(with: entity.unicodeScalars) {
        result.append(contentsOf: meaning.unicodeScalars)
        rest = rest.dropFirst(entity.unicodeScalars.count)
        continue scan
      }
      result.append(first)
      rest = rest.dropFirst()
    }
    return String(result)
  }

  private static let entities = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#9;", "\t"),
    ("&#10;", "\n"), ("&#13;", "\r"),
  ]

  @Test("Markup and attributes contain nothing that a page interprets, and read back unchanged")
  func markup() {
    for text in Self.texts(count: 4_000) {
      let kept = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            let isLost = scalar.value < 0x20 && !"\n\t\r".unicodeScalars.contains(scalar)
            return isLost || [0xFFFE, 0xFFFF].contains(scalar.value) ? "\u{FFFD}" : scalar
          }))
      let content = Escape.markup(text)
      #expect(!content.utf8.contains { "<>\r".utf8.contains($0) })
      #expect(scalars(decoded(content, Self.entities)) == scalars(kept))
      let attribute = Escape.attribute(text)
      #expect(!attribute.utf8.contains { "<>\"'\n\r\t".utf8.contains($0) })
      #expect(scalars(decoded(attribute, Self.entities)) == scalars(kept))
    }
  }

  @Test("On a page that people read nothing turns what follows around")
  func page() {
    for text in Self.texts(count: 2_000) {
      #expect(!Escape.page(text).unicodeScalars.contains(where: Escape.turnsText))
    }
    #expect(Escape.page("exe.\u{202E}gnp <b>") == "exe.\\u{202E}gnp &lt;b&gt;")
  }

  @Test("JSON in a script cannot end the script, and stays the same JSON")
  func script() throws {
    for text in Self.texts(count: 2_000) {
      let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      let escaped = Escape.script(json: json)
      #expect(!escaped.utf8.contains { "<>&".utf8.contains($0) })
      let read = try JSONDecoder().decode([String].self, from: Data(escaped.utf8))
      #expect(scalars(read[0]) == scalars(text))
    }
  }

  @Test("Markdown stays on its line and means only its text")
  func markdown() {
    let special = Set("\\`*_{}[]()<>#+!|&~:@$".unicodeScalars)
    for text in Self.texts(count: 4_000) {
      let escaped = scalars(Escape.markdown(text))
      #expect(!escaped.contains { isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" })
      var read: [Unicode.Scalar] = []
      var isEscaped = false
      for scalar in escaped {
        if !isEscaped, scalar == "\\" {
          isEscaped = true
          continue
        }
        #expect(isEscaped == special.contains(scalar))
        isEscaped = false
        read.append(scalar)
      }
      var expected: [Unicode.Scalar] = []
      for scalar in scalars(text) {
        // What would turn the text after it is written out, as on a terminal.
        if turnsText(scalar) {
          expected += scalars("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
          continue
        }
        let isLost = isControl(scalar) || scalar == "\u{2028}" || scalar == "\u{2029}"
        let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        if isWord, !isLost, let last = expected.last, "@#!".unicodeScalars.contains(last) {
          expected.append("\u{200B}")
        }
        expected.append(isLost ? " " : scalar)
      }
      #expect(read == expected)
    }
  }

  /// Dependabot writes mentions so, too: GitHub looks for them in the finished page.
  @Test("A text mentions nobody in a comment")
  func mentions() {
    #expect(Escape.markdown("@all") == "\\@\u{200B}all")
    #expect(Escape.markdown("see #1, !2") == "see \\#\u{200B}1, \\!\u{200B}2")
    #expect(Escape.markdown("OK! #") == "OK\\! \\#")
  }

  @Test("A workflow command ends where it should, and its text reads back unchanged")
  func annotation() throws {
    let message = [("%25", "%"), ("%0D", "\r"), ("%0A", "\n")]
    let property = message + [("%3A", ":"), ("%2C", ",")]
    for text in Self.texts(count: 4_000) + [
      "\r\n::stop-commands::x", "a\u{600}\r\n::b", "a ##[error]b", "##vso[task]\u{202E}",
    ] {
      // A text without reordering scalars is unchanged; in any other these become visible.
      let shown = Escape.shown(text)
      #expect(!scalars(shown).contains(where: turnsText))
      if !scalars(text).contains(where: turnsText) { #expect(scalars(shown) == scalars(text)) }
      let data = Escape.annotation(text)
      #expect(!data.utf8.contains { "\r\n".utf8.contains($0) })
      let value = Escape.annotation(property: text)
      #expect(!value.utf8.contains { "\r\n:,".utf8.contains($0) })
      guard try !holdsCommand(text) else {
        #expect(try !holdsCommand(data) && !holdsCommand(value), "\(text)")
        continue
      }
      #expect(scalars(decoded(data, message)) == scalars(shown))
      #expect(scalars(decoded(value, property)) == scalars(shown))
    }
  }

  /// Whether a text has a `##name[` that a server finds, which passes over invisible scalars.
  private func holdsCommand(_ text: String) throws -> Bool {
    let seen = text.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .format
    }
    let command = try Regex(#"##\p{Alphabetic}*\["#).matchingSemantics(.unicodeScalar)
    return String(String.UnicodeScalarView(seen)).contains(command)
  }

  @Test("A terminal gets no controls except line ends and tabs, and a line not even these")
  func terminal() {
    for text in Self.texts(count: 4_000) {
      let lines = scalars(Escape.terminal(text))
      #expect(!lines.contains { isControl($0) && $0 != "\n" && $0 != "\t" || turnsText($0) })
      let line = scalars(Escape.line(text))
      #expect(!line.contains { isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" })
      if !scalars(text).contains(where: { isControl($0) || turnsText($0) }) {
        #expect(lines == scalars(text))
      }
      #expect(!line.contains(where: turnsText))
      let word = scalars(Escape.word(text))
      #expect(!word.contains { $0 == " " || isControl($0) })
    }
    #expect(Escape.line("a\u{1B}[31m\r\nb\u{9D}") == "a\\u{1B}[31m\\r\\nb\\u{9D}")
    #expect(Escape.terminal("a\u{1B}]0;x\u{7}\nb") == "a\\u{1B}]0;x\\u{07}\nb")
    #expect(Escape.terminal("no\u{202E}\u{61C}\u{200F} ok") == "no\\u{202E}\\u{61C}\\u{200F} ok")
  }

  @Test("No line of a log is a command to a build server, and other lines are unchanged")
  func log() throws {
    for text in Self.texts(count: 4_000) + ["::a::b", " \t::x", "y\n\u{85}::z", "##[error]w"] {
      let log = Escape.log(text)
      let lines = log.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines {
        let start = line.drop { $0.properties.isWhitespace }
        #expect(!start.starts(with: "::".unicodeScalars), "\(text)")
        #expect(try !holdsCommand(String(line)), "\(text)")
      }
      if log.utf8.count == text.utf8.count { #expect(scalars(log) == scalars(text)) }
    }
    #expect(Escape.log("a\n  ::stop-commands::x\nb::c") == "a\n  \\u{3A}:stop-commands::x\nb::c")
    #expect(Escape.log("##vso[task]x\n## Title [1]") == "\\u{23}#vso[task]x\n## Title [1]")
  }

  @Test("A command in the middle of a line is escaped, however its characters are kept apart")
  func commandsInside() throws {
    for text in [
      "a ##[error]b", "x ##vso[task.setvariable]y", "###[a]", "#\u{200D}#[a]", "##a##b[",
      "#\u{600}#\u{E0001}a[",
    ] {
      #expect(try holdsCommand(text) && !holdsCommand(Escape.log(text)), "\(text)")
    }
    #expect(Escape.log("a ##[b]c ##vso[d]") == "a \\u{23}#[b]c \\u{23}#vso[d]")
    #expect(Escape.log("\u{200D}::error::x") == "\u{200D}\\u{3A}:error::x")
    #expect(Escape.log(":\u{200D}:error::x") == "\\u{3A}\u{200D}:error::x")
    #expect(Escape.log("## Title [1], c#[0], a::b") == "## Title [1], c#[0], a::b")
  }

  @Test("A shell reads an argument unchanged")
  func shell() throws {
    let texts = Self.texts(count: 600) + ["it's", "", "-n", "$(id)", "`id`", "a\\", "\u{85}0"]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "printf '%s\\0' " + texts.map(Escape.shell).joined(separator: " "),
    ]
    process.environment = ["LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let read = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(read.count == texts.count)
    for (read, text) in zip(read, texts) { #expect(scalars(read) == scalars(text)) }
  }
}
