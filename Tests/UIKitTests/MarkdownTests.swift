import Foundation
import Testing
import UIKit

@MainActor @Suite struct MarkdownTests {
  /// Returns the runs of a text: a letter for each kind of markup, the text, and the link.
  private func runs(
    _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> [String] {
    let read = try AttributedString(
      markdown: text, options: .init(interpretedSyntax: syntax),
      baseURL: URL(string: "https://example.org/"))
    return read.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks = [
        (InlinePresentationIntent.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "c"),
        (.strikethrough, "s"),
      ].filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { " -> \($0.absoluteString)" } ?? ""
      return "\(marks):\(String(read[run.range].characters))\(link)"
    }
  }

  @Test(
    arguments: [
      ("plain", [":plain"]), ("a *b* c", [":a ", "i:b", ":c".replacing("c", with: " c")]),
      ("**b**", ["b:b"]), ("***both***", ["ib:both"]), ("**a *b* c**", ["b:a ", "ib:b", "b: c"]),
      ("snake_case_name", [":snake_case_name"]), ("_a_", ["i:a"]), ("2 * 3 * 4", [":2 * 3 * 4"]),
      ("~~gone~~", ["s:gone"]), ("`*x*`", ["c:*x*"]), ("``a ` b``", ["c:a ` b"]),
      ("\\*not\\*", [":*not*"]), ("*open", [":*open"]),
      (
        "[a *b*](page)",
        [
          ":a  -> https://example.org/page".replacing("  ", with: " "),
          "i:b -> https://example.org/page",
        ]
      ),
      ("<mailto:a@b.c>", [":mailto:a@b.c -> mailto:a@b.c"]), ("[not a link]", [":[not a link]"]),
      ("# Head\n\nBody", [":HeadBody"]), ("one\ntwo  \nthree", [":one two\nthree"]),
    ] as [(String, [String])])
  func `Marks of Markdown become attributes`(_ text: String, _ expected: [String]) throws {
    let found = try runs(text)
    #expect(found.map { $0.replacing("  ->", with: " ->") } == expected)
  }

  @Test func `Lines are kept where the options say so, and blocks are text`() throws {
    #expect(try runs("# a\n*b*", .inlineOnlyPreservingWhitespace) == [":# a\n", "i:b"])
    #expect(try runs(String(repeating: "[", count: 1_000)).count == 1)
  }

  @Test func `A label shows Markdown's marks, and both kinds of text have UIKit's attributes`()
    throws
  {
    let label = UILabel()
    label.attributedText = try NSAttributedString(markdown: "wide **wide**")
    let plain = UILabel()
    plain.text = "wide wide"
    #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width)

    var text = AttributedString("red")
    text.foregroundColor = .red
    text.kern = 2
    text.underlineStyle = .single
    let old = NSAttributedString(text)
    #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let back = AttributedString(old)
    #expect(back.kern == 2 && back.underlineStyle == .single && back.foregroundColor == .red)
  }

  @Test func `HTML's inline looks are read, and its blocks are lines`() throws {
    let html = "<p>One &amp; <b>two</b></p>\n<ul><li>three <a href='https://a.b'>four</a></li></ul>"
    let text = try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(text.string == "One & two\n•\u{A0}three four")
    let two = (text.string as NSString).range(of: "two").location
    let font = try #require(text.attribute(.font, at: two, effectiveRange: nil) as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let four = (text.string as NSString).range(of: "four").location
    #expect(
      text.attribute(.link, at: four, effectiveRange: nil) as? URL == URL(string: "https://a.b"))
    #expect(throws: CocoaError.self) {
      _ = try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }
}
