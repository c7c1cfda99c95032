import Scenes
import Testing

/// Reads a scene that is wrong and gives what a terminal would show.
func errors(in text: String) -> String {
  do throws(SceneErrors) {
    _ = try SceneReader.read(text: text, path: "scene.yaml")
    return "no error"
  } catch {
    return error.description
  }
}

@Suite("Scene reader")
struct SceneReaderTests {
  @Test("An unknown key is an error with a suggestion")
  func unknownKey() {
    let text = "root:\n  subviews:\n    card: { cornerRadios: 12 }\n"
    print(errors(in: text))
    print(errors(in: "root: {}\nconstraints:\n  - root.widht == 'a'\n  - 'H:|-[x'\n  - root.leading == root.left + 3\n  - root.top == 30\n  - \"root.width <= 3 +\"\ncanvas: { width: .nan, height: 1e308, scale: -5, device: iphon15, foo: bar }"))
    #expect(errors(in: text) == "")
  }
}
