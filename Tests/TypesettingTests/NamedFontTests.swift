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

  @Test("An unknown family is set in the system font, with its line heights")
  func unknown() { #expect(measure("Proxima Nova") == measure(nil)) }

  @Test(
    "Apple's and Microsoft's families are set in fonts of the same widths",
    arguments: [
      ("Helvetica", "Liberation Sans"), ("Helvetica Neue", "Liberation Sans"),
      ("HelveticaNeue", "Liberation Sans"), ("Open Sans", "Liberation Sans"),
      ("Arial", "Liberation Sans"), ("Times", "Liberation Serif"),
      ("Times New Roman", "Liberation Serif"), ("Georgia", "Liberation Serif"),
      ("Courier", "Liberation Mono"), ("Courier New", "Liberation Mono"),
      ("Menlo", "DejaVu Sans Mono"), ("Avenir", "Inter"), ("Avenir Next", "Inter"),
      ("SF Mono", "DejaVu Sans Mono"), ("SFMono", "DejaVu Sans Mono"),
      ("New York", "Liberation Serif"),
      ("SF Pro Rounded", "Inter"), ("SF Pro Text", "Inter"),
    ])
  func standIns(family: String, used: String) throws {
    // If the packages of stand-ins are not installed, there is nothing to test.
    try #require(Fixture.library.hasFamily(used))
    #expect(measure(family).fonts == [used])
  }

  @Test(
    "Substituted letters are as wide as those of the font they replace, in thousandths of the size",
    arguments: [
      ("Helvetica", "e", 400, false, 556.0), ("Helvetica", "W", 400, false, 944),
      ("Arial", "e", 700, false, 556), ("Times", "e", 400, false, 444),
      ("Times", "m", 700, false, 833), ("Courier", "i", 400, false, 600),
      ("Menlo", "i", 400, false, 602), ("SF Mono", "i", 400, false, 600),
      ("SF Mono", "W", 700, true, 600), ("SF Mono", "é", 400, false, 600),
      ("Georgia", "e", 400, false, 483),
      ("Georgia", "e", 700, false, 571), ("Georgia", "a", 400, true, 572),
      ("Georgia", "a", 700, true, 660), ("Georgia", "é", 400, false, 483),
      ("Georgia", " ", 400, false, 241),
      ("Helvetica Neue", "e", 400, false, 537), ("HelveticaNeue", "T", 400, false, 574),
      ("Helvetica Neue", "e", 300, false, 512.8), ("Helvetica Neue", "m", 500, false, 881.1),
      ("Helvetica Neue", "8", 300, false, 556), ("Helvetica Neue", "e", 700, false, 556),
      ("Open Sans", "R", 400, false, 685),
    ])
  func widths(family: String, letter: String, weight: Int, italic: Bool, width: Double) {
    let font = FontDescriptor(family: family, size: 20, weight: weight, italic: italic)
    let text = String(repeating: letter, count: 100)
    let measured = typesetter.measure(Paragraph(text, font: font), width: nil).size.width
    #expect(abs(measured / 2 - width) < 0.7)
  }

  @Test("The designs of the system font have its lines, the rounded one also its widths")
  func designs() throws {
    for design in FontDesign.allCases {
      #expect(measure(design.family).size.height == measure(nil).size.height, "\(design)")
      #expect(design.family.map { FontDesign(family: $0) == design } ?? (design == .default))
    }
    #expect(measure(FontDesign.rounded.family) == measure(nil))
    #expect(measure(FontDesign.monospaced.family).size.width == 60)
  }

  // Ajayavmdevs/whosin_tour_guide_iOS: 'Search' in bold at 20 points is 70.5 wide, 'Info' in semibold
  // at 22 41.67, 'Update Profile' in bold at 22 159, 'Device' in bold at 16 54.33, each within a point.
  @Test("SF UI Text by its own name has the letter spacing of 12 points at every size")
  func textFace() {
    func width(_ text: String, _ size: Double, _ weight: Int, _ family: String?) -> Double {
      let font = FontDescriptor(family: family, size: size, weight: weight)
      return typesetter.measure(Paragraph(text, font: font), width: nil).size.width
    }
    for (text, size, weight, recorded) in [
      ("Search", 20.0, 700, 70.5), ("Info", 22, 600, 41.67), ("Update Profile", 22, 700, 159),
      ("Device", 16, 700, 54.33),
    ] {
      let found = width(text, size, weight, "SF UI Text")
      #expect(abs(found - recorded) < 1.2, "\(text): \(found)")
      #expect(abs(found - width(text, 12, weight, nil) * size / 12) < 0.5, "\(text)")
    }
  }

  @Test("Georgia's kerning is not that of its substitute")
  func kerning() {
    let apart = measure("Georgia", "A").size.width + measure("Georgia", "V").size.width
    #expect(abs(measure("Georgia", "AV").size.width - apart) < 0.01)
  }

  @Test("Avenir is narrower than Inter by as much as recorded labels are, at every size")
  func avenir() {
    let text = "minimum"
    for size in [11.0, 22, 90] {
      func width(_ family: String) -> Double {
        let font = FontDescriptor(family: family, size: size)
        return typesetter.measure(Paragraph(text, font: font), width: nil).size.width
      }
      #expect(abs(width("Avenir Next") / width("Inter") - 0.97) < 0.002)
    }
  }

  @Test(
    "A fallback keeps the named font's line height",
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
