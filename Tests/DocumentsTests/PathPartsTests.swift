import Documents
import Testing

/// The system separates names at bytes; a Swift character may join a separator with its neighbour.
@Suite("Parts of paths")
struct PathPartsTests {
  @Test(
    "A separator counts even where Swift makes it part of a character",
    arguments: ["\u{600}/a", "b\u{600}/a", "b/\u{301}/a", "./x\u{600}/../a"])
  func separators(path: String) {
    #expect(PathParts.lastName(of: path) == "a")
    #expect(PathParts.names(in: path).count == path.utf8.count { $0 == UInt8(ascii: "/") } + 1)
    #expect(PathParts.normal(path).utf8.suffix(1).elementsEqual("a".utf8))
  }

  @Test("Empty names are left out, and a path without names is its own last name")
  func empty() {
    #expect(PathParts.names(in: "//a///b/") == ["a", "b"])
    #expect(PathParts.lastName(of: "/") == "/")
    #expect(PathParts.normal("x\u{600}/../a") == "a")
  }

  @Test(
    "A name loses its last extension",
    arguments: [
      ("card.yaml", "card"), ("a.b.yaml", "a.b"), ("card", "card"), (".yaml", ".yaml"),
      ("a\u{600}.yaml", "a\u{600}"), ("a.\u{301}yaml", "a"),
    ])
  func stem(name: String, expected: String) {
    #expect(PathParts.stem(of: name).utf8.elementsEqual(expected.utf8))
  }
}
