import Documents
import InterfaceBuilder
import Testing

@Suite("Names in two revisions")
struct NibComparisonNameTests {
  private func document(_ pictures: [String]) throws -> XMLElement {
    let views = pictures.map { id in
      """
      <imageView id="\(id)"><rect key="frame" x="10" y="20" width="30" height="40"/></imageView>
      """
    }
    return try XMLReader.read(Array(Nib.document(subviews: views.joined()).utf8))
  }

  private func names(from older: [String], to newer: [String]) throws -> [String: String] {
    let comparison = NibComparison(try document(older), try document(newer))
    var names: [String: String] = [:]
    for id in older + newer { names[id] = comparison.name(id)?.word }
    return names
  }

  @Test("An object in both keeps its number when another of its kind is removed")
  func removal() throws {
    let names = try names(from: ["a", "b", "c"], to: ["b", "c"])
    #expect(names == ["a": "image view 1", "b": "image view 2", "c": "image view 3"])
  }

  @Test("An added object takes an unused number")
  func addition() throws {
    let names = try names(from: ["a", "b"], to: ["c", "a", "d", "b"])
    #expect(
      names == [
        "a": "image view 1", "b": "image view 2", "c": "image view 3", "d": "image view 4",
      ])
  }

  @Test("The only object of its kind keeps its name when a second is added")
  func second() throws {
    let names = try names(from: ["a"], to: ["b", "a"])
    #expect(names == ["a": "image view", "b": "image view 2"])
  }
}
