import Documents
import Testing

@Suite("Listing of a diagnostic")
struct ListingLineTests {
  private func remark(line: String, hint: Hint? = nil) -> Diagnostic {
    let place = Place(line: 3, column: 1, length: 4)
    return Diagnostic(
      severity: .error, code: .invalidValue, message: "is wrong", file: "card.yaml", place: place,
      excerpt: Excerpt(line: line, place: place), hint: hint)
  }

  @Test(
    "A line of a file stays one line, whatever it contains",
    arguments: ["hint: of the file", "12 | ^~~ of the file", "  = of the file", "^^^^"])
  func excerpt(line: String) {
    let details = remark(line: line, hint: "write less").details
    #expect(
      details == [
        ListingLine(line), ListingLine(.carets, "^~~~"),
        ListingLine(.lead, "hint:", " write less"),
      ])
  }

  @Test("A listing replaces the excerpt and the hint, before the places that led there")
  func listing() {
    let place = Place(line: 7, column: 3)
    let note = Diagnostic.Note(
      message: "used here", file: "page.yaml", place: place,
      excerpt: Excerpt(line: "  card: {}", place: place))
    let listed = remark(line: "card", hint: "write less").with {
      $0.listing = ["it is wrong because"]
      $0.notes = [note]
    }
    #expect(
      listed.description == """
        card.yaml:3:1: error: is wrong
        it is wrong because
        page.yaml:7:3: note: used here
          card: {}
          ^
        """)
  }

  @Test("A hint of several lines has its label on the first")
  func hint() {
    let details = remark(line: "card", hint: "either\nor").details
    #expect(details.map(\.text).suffix(2) == ["hint: either", "or"])
  }
}
