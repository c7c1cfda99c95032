import AutoLayout
import Controls
import Geometry
import Testing
import Typesetting

@Suite("Baselines of controls")
struct BaselineTests {
  private let environment = Blocks.environment()

  @Test("a button keeps its title's baseline in the middle, with 6 points above the line")
  func button() {
    let button = Button(environment)
    button.textContent = TextContent("one")
    #expect(button.centersTextVertically)
    #expect(button.firstBaselineOffsetFromTop == 22)
    #expect(button.lastBaselineOffsetFromBottom == 10)
  }

  @Test("a text field has the baseline of its line even when it is empty")
  func textField() {
    let field = TextField(environment)
    #expect(field.centersTextVertically)
    #expect(field.firstBaselineOffsetFromTop == 23)
    #expect(field.lastBaselineOffsetFromBottom == 11)
  }

  @Test("a text view's baselines lie inside its container's insets")
  func textView() {
    let view = TextView(environment)
    view.textContent = TextContent("one")
    #expect(!view.centersTextVertically)
    #expect(view.firstBaselineOffsetFromTop == 24)
    #expect(view.lastBaselineOffsetFromBottom == 12)
  }

  @Test("views without text have none of their own")
  func others() {
    #expect(Switch(environment).firstBaselineOffsetFromTop == nil)
    #expect(Button(environment).lastBaselineOffsetFromBottom == nil)
  }
}
