import AutoLayout
import Controls
import Documents
import Rendering
import Scenes
import Testing

@Suite("The languages of what is read")
struct SpokenLanguageTests {
  /// Returns what is read of a scene with the given subviews.
  private func read(_ subviews: String, rest: String, locale: String) throws -> AccessibilityReading
  {
    let text = """
      canvas: { width: 320, height: 600, locale: \(locale) }
      root: { subviews: { \(subviews) } }
      \(rest)
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    let scene = try Renderer(.blocks).layOut(loaded, loaded.scene.variants.list[0])
    return try #require(scene.accessibilityReading())
  }

  @Test("says actions, details and rotors in the scene's language")
  func translated() throws {
    let view =
      "v: { type: button, text: Buy, frame: [0, 0, 60, 40], accessibility: { actions: [Later], "
      + "content: [{ label: Size, value: Big }], inputLabels: [Buy now], rotors: [Prices] } }"
    let strings =
      "strings: { de: { Later: Später, Size: Größe, Big: Groß, Buy now: Kaufen, "
      + "Prices: Preise } }"
    let stated = try #require(
      try read(view, rest: strings, locale: "de").elements.first?.content.stated)
    #expect(stated.actions == ["Später"])
    #expect(stated.content == [.init(label: "Größe", value: "Groß")])
    #expect(stated.inputLabels == ["Kaufen"])
    #expect(stated.rotors == ["Preise"])
  }

  @Test("speaks traditional characters where they are read")
  func traditional() throws {
    for locale in ["zh-Hant", "zh-TW", "zh_HK"] {
      #expect(SpokenWords(language: locale).map { $0 != SpokenWords(language: "zh") } == true)
    }
    #expect(SpokenWords(language: "zh-Hans") == SpokenWords(language: "zh"))
  }
}
