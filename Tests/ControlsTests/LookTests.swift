import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("The look of controls")
struct LookTests {
  private func fills(_ view: PaintedView, _ bounds: Rect) -> [Color] {
    view.content(in: bounds).compactMap { item in
      if case .fill(_, .color(let color)) = item { color } else { nil }
    }
  }

  private func textColor(_ view: PaintedView, _ bounds: Rect) -> Color? {
    for case .text(_, _, let color, _) in view.content(in: bounds) { return color }
    return nil
  }

  private let bounds = Rect(x: 0, y: 0, width: 120, height: 40)

  @Test("text is in the label colour of the appearance")
  func appearances() {
    for appearance in Appearance.allCases {
      let label = Label(Blocks.environment(appearance: appearance))
      label.textContent = TextContent("one")
      #expect(textColor(label, bounds) == (appearance == .light ? .black : .white))
    }
  }

  @Test("a clipped line ends at its label's sides; a whole one is not clipped")
  func clippedLine() throws {
    let label = Label(Blocks.environment())
    label.textContent = TextContent("twelve chars")
    label.textContent.lineBreak = .clip
    #expect(label.content(in: bounds).contains { if case .text = $0 { true } else { false } })
    let narrow = Rect(x: 0, y: 0, width: 50, height: 20)
    guard case .group(let group, _) = try #require(label.content(in: narrow).last) else {
      Issue.record("the text stands in no group")
      return
    }
    #expect(group.clip == .rect(Rect(x: 0, y: -20, width: 50, height: 60)))
  }

  @Test("a tint applies to all views below, until one sets its own")
  func tint() {
    let environment = Blocks.environment()
    let top = PlainView(environment)
    let middle = PlainView(environment)
    let button = Button(environment)
    button.textContent = TextContent("one")
    top.addSubview(middle)
    middle.addSubview(button)
    #expect(textColor(button, bounds) == environment.color(.systemBlue))
    top.tintColor = .white
    #expect(textColor(button, bounds) == .white)
    button.tintColor = .black
    #expect(textColor(button, bounds) == .black)
  }

  @Test("a filled button is tinted with a white title, unless its layer has a background")
  func filledButton() {
    let environment = Blocks.environment()
    let button = Button(environment, style: .filled)
    button.textContent = TextContent("one")
    #expect(fills(button, bounds) == [environment.color(.systemBlue)])
    #expect(textColor(button, bounds) == .white)
    button.layer.background = .black
    #expect(fills(button, bounds).isEmpty)
  }

  @Test("a text field shows its placeholder in the placeholder's colour until it has text")
  func placeholder() {
    let environment = Blocks.environment()
    let field = TextField(environment)
    field.placeholder = "Name"
    #expect(textColor(field, bounds) == environment.color(.placeholderText))
    #expect(field.fittedText(in: bounds.size)?.paragraph.text == "Name")
    field.textContent = TextContent("Ada")
    #expect(textColor(field, bounds) == environment.color(.label))
    #expect(field.fittedText(in: bounds.size)?.paragraph.text == "Ada")
  }

  @Test("baselines fall on device pixels, wherever the view is")
  func crispBaselines() {
    let measurer = FixedMeasurer(Size(width: 40, height: 20.287))
    let label = Label(ControlEnvironment(measurer: measurer, scale: 3))
    label.textContent = TextContent("one")
    let frame = PixelGrid(scale: 3).round(Rect(x: 1.2, y: 7.9, width: 50, height: 24))
    let baselines = label.content(in: frame).compactMap { item in
      if case .text(_, let rect, _, _) = item { (rect.minY + 16) * 3 } else { nil }
    }
    #expect(baselines.count == 1)
    #expect(baselines.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
  }

  @Test("every system colour is defined, and its dark value differs where the background's does")
  func systemColors() {
    #expect(SystemColor.systemBlue.resolved(in: .light).description == "#007AFF")
    #expect(SystemColor.systemBlue.resolved(in: .dark).description == "#0A84FF")
    #expect(SystemColor.label.resolved(in: .dark) == .white)
    #expect(SystemColor.separator.resolved(in: .light).description == "#3C3C4349")
    #expect(SystemColor.allCases.count == 38)
  }

  @Test("controls are described with UIKit's names")
  func names() {
    let environment = Blocks.environment()
    let views: [View] = [
      PlainView(environment), Label(environment), Button(environment), ImageView(environment),
      TextField(environment), TextView(environment), Switch(environment), Slider(environment),
      Stepper(environment), SegmentedControl(environment), ProgressView(environment),
      ActivityIndicator(environment), PageControl(environment), PaintedScrollView(environment),
      PaintedStackView(environment), TableCell(environment),
    ]
    #expect(
      views.map(\.className) == [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch",
        "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView",
        "UIActivityIndicatorView", "UIPageControl", "UIScrollView", "UIStackView",
        "UITableViewCell",
      ])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    // The casts to classes give the same results as those to the protocols would.
    for view in views + [View(), StackView()] {
      #expect((view.asPaintable == nil) == (view as? any Paintable == nil))
      #expect((view.asTextCarrying == nil) == (view as? any TextCarrying == nil))
    }
  }
}
