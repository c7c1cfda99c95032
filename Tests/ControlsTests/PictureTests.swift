import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Pictures of controls")
struct PictureTests {
  private let environment = Blocks.environment()

  private func picture(_ view: any Paintable, _ width: Double, _ height: Double) -> String {
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    let items =
      view.layer.ground(in: bounds) + view.content(in: bounds) + view.layer.edge(in: bounds)
    return DisplayList(items).description
  }

  @Test("a label is its text, centred vertically")
  func label() {
    let label = Label(environment)
    label.textContent = TextContent("one")
    #expect(
      picture(label, 40, 30) == """
        text [0, 5, 40, 20] #000000 "one" system 17
        """)
  }

  @Test("a filled button is a rounded background with a white title")
  func button() {
    let button = Button(environment, style: .filled)
    button.textContent = TextContent("one")
    #expect(
      picture(button, 54, 34) == """
        fill rect [0, 0, 54, 34] radius 6 #007AFF
        text [12, 7, 30, 20] #FFFFFF "one" system 17 lines 0 wordWrap center
        """)
  }

  @Test("a text field is a rounded box with a hairline and its placeholder")
  func textField() {
    let field = TextField(environment)
    field.placeholder = "Name"
    #expect(
      picture(field, 60, 33) == """
        fill rect [0, 0, 60, 33] radius 6 #FFFFFF
        text [7, 6.5, 46, 20] #3C3C434C "Name" system 17
        border rect [0, 0, 60, 33] radius 6 0.5 #C7C7CC
        """)
  }

  /// Apple, `resizableImage(withCapInsets:)`: 'the entire image is tiled'.
  @Test("a picture with caps of zero is repeated as a whole")
  func tiled() {
    let pixels = ImageBuffer(
      width: 10, height: 10, pixels: [UInt32](repeating: 0, count: 100), isOpaque: false)
    var image = Image(pixels)
    let rect = Rect(x: 0, y: 0, width: 25, height: 10)
    #expect(image.tiles(of: pixels, filling: rect) == [.whole(pixels, in: rect)])
    image.capInsets = .zero
    #expect(image.tiles(of: pixels, filling: rect).map(\.destination.width) == [10, 10, 5])
    image.resizingMode = .stretch
    #expect(image.tiles(of: pixels, filling: rect).map(\.destination.width) == [25])
  }

  @Test("a secure field shows a bullet for each character, and its placeholder")
  func secure() {
    let field = TextField(environment)
    field.isSecure = true
    field.placeholder = "Password"
    #expect(picture(field, 90, 33).contains("\"Password\""))
    field.textContent = TextContent("one")
    #expect(picture(field, 90, 33).contains("\"\u{2022}\u{2022}\u{2022}\""))
    #expect(field.contentDescription == "\u{2022}\u{2022}\u{2022}")
  }

  @Test("a stepper at its minimum has a dimmed minus")
  func stepper() {
    #expect(
      picture(Stepper(environment), 94, 32) == """
        fill rect [0, 0, 94, 32] radius 8.9 #7676801E
        fill rect [46.5, 7, 1, 18] radius 0.5 #D1D1D6
        fill rect [17, 15.5, 13.5, 1.5] radius 0.75 #00000080
        fill rect [64, 15.5, 13.5, 1.5] radius 0.75 #000000
        fill rect [70, 9.5, 1.5, 13.5] radius 0.75 #000000
        """)
  }

  // In accessibility-snapshot's picture of iOS 17.5 nothing is seen below the control, whose thumb ends 2
  // points above its edge.
  @Test("the shadow of a selected segment ends with the control")
  func segment() throws {
    let control = SegmentedControl(environment)
    (control.segments, control.selected) = (["One", "Two"], 0)
    let items = control.content(in: Rect(x: 0, y: 0, width: 120, height: 32))
    let clips = items.compactMap { item -> Rect? in
      guard case .group(let group, let list) = item, case .shadow? = list.items.first else {
        return nil
      }
      return group.clip?.bounds
    }
    #expect(clips == [Rect(x: 0, y: 0, width: 120, height: 32)])
    #expect(!items.contains { if case .shadow = $0 { true } else { false } })
  }

  @Test("a plus that would leave the range is evenly translucent, without a darker crossing")
  func stepperAtItsEnd() {
    let stepper = Stepper(environment)
    stepper.value = stepper.maximum
    #expect(
      picture(stepper, 94, 32) == """
        fill rect [0, 0, 94, 32] radius 8.9 #7676801E
        fill rect [46.5, 7, 1, 18] radius 0.5 #D1D1D6
        fill rect [17, 15.5, 13.5, 1.5] radius 0.75 #000000
        group opacity 0.5
          fill rect [64, 15.5, 13.5, 1.5] radius 0.75 #000000
          fill rect [70, 9.5, 1.5, 13.5] radius 0.75 #000000
        """)
  }

  @Test("a table cell is a background with a hairline from the leading margin")
  func tableCell() {
    #expect(
      picture(TableCell(environment), 100, 44) == """
        fill rect [0, 0, 100, 44] #FFFFFF
        fill rect [8, 43.5, 92, 0.5] #3C3C4349
        """)
  }
}
