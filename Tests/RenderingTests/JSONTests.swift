import Foundation
import Rendering
import Testing

@Suite("JSON")
struct JSONTests {
  @Test("keeps the order of keys and prints one line")
  func objects() {
    let value = JSON.object(["b": .int(1), "a": .array([.null, .bool(true)]), "c": .object([])])
    #expect(value.text == #"{"b": 1, "a": [null, true], "c": {}}"#)
  }

  @Test(
    "prints the shortest decimal that reads back",
    arguments: [
      (180.5, "180.5"), (16, "16"), (-0.0, "0"), (1.0 / 3, "0.3333333333333333"), (0.1, "0.1"),
      (.nan, "null"), (.infinity, "null"), (1e21, "1e+21"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSON.number(value).text == text)
  }

  @Test("escapes only quotes, backslashes, control characters and directional controls")
  func strings() {
    #expect(JSON.string("ا\u{61C}“\u{202E}”").text == "\"ا\\u061c“\\u202e”\"")
    #expect(JSON.string("a\"b\\c\n\u{1}é😀").text == #""a\"b\\c\n\u0001é😀""#)
  }

  /// A label of a public document (shu223/iOS-9-Sampler) breaks its lines so.
  @Test("prints one line also for readers that end lines at Unicode's separators")
  func separators() {
    let text = JSON.string("How to try\u{2028}1.\u{2029}2.\u{85}3.").text
    #expect(text == #""How to try\u20281.\u20292.\u00853.""#)
  }

  @Test("has no command to a build server in its strings, and reads back")
  func commands() throws {
    #expect(JSON.string("a##[b").text == #""a#\u0023[b""#)
    #expect(JSON.string("#ff0000, # #").text == ##""#ff0000, # #""##)
    for text in ["###vso[x]", "#\u{200D}#[x]"] {
      let json = JSON.array([.string(text)]).text
      #expect(!json.contains("##") && !json.contains("\u{200D}#"))
      #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    }
  }
}
