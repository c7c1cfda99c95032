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

  @Test("What both have keeps its number when another of its kind goes")
  func removal() throws {
    let names = try names(from: ["a", "b", "c"], to: ["b", "c"])
    #expect(names == ["a": "image view 1", "b": "image view 2", "c": "image view 3"])
  }

  @Test("What comes takes a number that nothing had")
  func addition() throws {
    let names = try names(from: ["a", "b"], to: ["c", "a", "d", "b"])
    #expect(
      names == [
        "a": "image view 1", "b": "image view 2", "c": "image view 3", "d": "image view 4",
      ])
  }

  @Test("The only one of its kind stays the only one by name when a second comes")
  func second() throws {
    let names = try names(from: ["a"], to: ["b", "a"])
    #expect(names == ["a": "image view", "b": "image view 2"])
  }
}
