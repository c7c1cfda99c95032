import Geometry
import Testing
import Typesetting

@Suite("Named fonts") struct NamedFontTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Fixture.typesetter() }

  private func measure(
    _ family: String?, _ text: String = "Label", weight: Int = 400
  ) -> TextMeasure {
    typesetter.measure(
      Paragraph(text, font: FontDescriptor(family: family, size: 20, weight: weight)), width: nil)
  }

  @Test("A family that nobody knows is set in the system font, with its lines")
  func unknown() { #expect(measure("Proxima Nova") == measure(nil)) }

  @Test(
    "Families of Apple's and Microsoft's are set in letters as wide",
    arguments: [
      ("Helvetica Neue", "Liberation Sans"), ("HelveticaNeue", "Liberation Sans"),
      ("Open Sans", "Liberation Sans"), ("Arial", "Liberation Sans"),
      ("Times New Roman", "Liberation Serif"),
      ("Courier", "Liberation Mono"), ("Menlo", "DejaVu Sans Mono"),
    ])
  func standIns(family: String, used: String) throws {
    // Where the packages of stand-ins are not installed there is nothing to see.
    try #require(Fixture.library.hasFamily(used))
    #expect(measure(family).fonts == [used])
  }

  @Test(
    "A fallback keeps the height of the named font's lines",
    arguments: [
      ("Avenir Next", 400, 27.32), ("AvenirNext", 600, 27.32), ("Helvetica Neue", 400, 23.3),
      ("Helvetica Neue", 300, 23.6), ("Open Sans", 400, 23.24),
      ("Futura", 500, 25.96),
    ])
  func heights(family: String, weight: Int, height: Double) {
    #expect(abs(measure(family, weight: weight).size.height - height) < 1e-6)
  }

  @Test("A family is found by any spelling of its name")
  func spelling() {
    #expect(measure("noto sans hebrew", "שלום").fonts == ["Noto Sans Hebrew"])
    #expect(measure("NotoSansHebrew", "שלום").fonts == ["Noto Sans Hebrew"])
  }
}
