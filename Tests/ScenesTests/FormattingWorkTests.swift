import Documents
import Localization
import Scenes
import Testing
import Typesetting

/// A string of 75 KB with 15,000 specifiers, shown by 900 labels with arguments of their own, took
/// 46 seconds and 900 MB.
@Suite("Formatting of strings")
struct FormattingWorkTests {
  private func localizer(
    _ message: Message, _ pseudo: PseudoLanguages = [], limit: Int = FormattingWork.mostBytes
  ) -> Localizer {
    var catalog = StringCatalog()
    catalog.add(message, for: "k", locale: "en")
    return Localizer(
      catalog: catalog, locale: "en", pseudo: pseudo, work: FormattingWork(limit: limit))
  }

  @Test("splits a format into its pieces once, however many labels show it")
  func once() {
    let localizer = localizer(Message("%1$d of %2$@"))
    for number in 0..<50 {
      let shown = localizer.show(.key("k"), [.number(Double(number)), .text("fifty")]).text
      #expect(shown == "\(number) of fifty")
    }
    #expect(localizer.work.formatsRead == 1)
  }

  @Test("stops in the middle of a text at the limit", arguments: ["%1$d ", "%s", "%f", "%1$x"])
  func limit(specifier: String) {
    let localizer = localizer(
      Message(String(repeating: specifier, count: 10_000)), limit: 100_000)
    while !localizer.work.isExceeded { _ = localizer.show(.key("k"), [.number(7)]) }
    #expect(localizer.work.bytes < 200_000)
    let shown = localizer.show(.key("k"), [.number(7)]).text
    #expect(shown.utf8.count < 10)
  }

  @Test("counts texts that come out empty, because their specifiers have been read")
  func empty() {
    let localizer = localizer(Message(String(repeating: "%@", count: 1_000)))
    for _ in 0..<100 { #expect(localizer.show(.key("k"), [.text("")]).text.isEmpty) }
    #expect(localizer.work.bytes > 100_000)
  }

  @Test("does not count the repetitions of a check's endless text, which any text has")
  func endless() {
    let plain = localizer(Message("%d birds"))
    let endless = localizer(Message("%d birds"), .endless)
    #expect(plain.show(.key("k"), [.number(3)]).text == "3 birds")
    let shown = endless.show(.key("k"), [.number(3)]).text
    #expect(shown.hasPrefix("3 birds 3 birds 3 birds ") && shown.count > 4_000)
    #expect(endless.work.bytes == plain.work.bytes)
  }

  @Test("of numbers is the same with and without flags")
  func numbers() {
    for (format, shown) in [
      ("%d", "-12,345"), ("%lld", "-12,345"), ("%'d", "-12,345"), ("%8d", " -12,345"),
      ("%-9d|", "-12,345  |"), ("%07d", "-012345"), ("%.6d", "-012345"),
      ("%i", "-12,345"), ("100 %% %d", "100 % -12,345"), ("%\u{301}", "%\u{301}"),
    ] {
      #expect(localizer(Message(format)).show(.key("k"), [.number(-12345)]).text == shown)
    }
  }

  private func errors(_ format: String, _ arguments: String) throws -> SceneErrors? {
    let scene = """
      strings: { en: { k: '\(format)' } }
      root: { subviews: { l: { each: 900, type: label, key: k, arguments: [\(arguments)] } } }
      """
    let loaded = try LoadedScene(bytes: Array(scene.utf8), path: "scene.yaml")
    do throws(SceneErrors) {
      _ = try SceneBuilder.build(loaded, measurer: BlockMeasurer())
      return nil
    } catch {
      return error
    }
  }

  @Test("beyond the limit of a layout is one error, at the label that exceeds it")
  func scenes() throws {
    for (format, arguments) in [("%1$d ", "$index"), ("%s", "''")] {
      let errors = try #require(try errors(String(repeating: format, count: 15_000), arguments))
      #expect(errors.diagnostics.count == 1)
      let error = errors.diagnostics[0]
      #expect(
        error.message.hasPrefix(
          "the strings and arguments of the scene's texts take more than 16000000 bytes"))
      #expect(error.line == 2)
    }
    #expect(try errors("%1$d of 900", "$index") == nil)
  }
}
