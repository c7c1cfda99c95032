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
    #expect(picture(label, 40, 30) == "")
  }

  @Test("a filled button is a rounded ground with a white title")
  func button() {
    let button = Button(environment, style: .filled)
    button.textContent = TextContent("one")
    #expect(picture(button, 54, 34) == "")
  }

  @Test("a text field is a rounded box with a hairline and its placeholder")
  func textField() {
    let field = TextField(environment)
    field.placeholder = "Name"
    #expect(picture(field, 60, 33) == "")
  }

  @Test("a stepper at its least value has a dimmed minus")
  func stepper() {
    #expect(picture(Stepper(environment), 94, 32) == "")
  }

  @Test("a table cell is a ground with a hairline from the leading margin")
  func tableCell() {
    #expect(picture(TableCell(environment), 100, 44) == "")
  }
}
