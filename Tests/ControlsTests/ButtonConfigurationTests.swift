import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

/// Text is measured in blocks: 10 points per character, 20 per line with its baseline at 16.
@Suite("Configured buttons")
struct ButtonConfigurationTests {
  private let environment = Blocks.environment()

  private func button(_ style: Button.Style = .filled, _ title: String = "Button") -> Button {
    let button = Button(environment, style: style)
    button.textContent = TextContent(title)
    return button
  }

  private func picture(_ width: Double, _ height: Double) -> Picture {
    .missing(MissingPicture(name: "glyph", size: Size(width: width, height: height)))
  }

  @Test(
    "The size determines the space around the title",
    arguments: [
      (Button.ButtonSize.mini, Size(width: 80, height: 30)),
      (.small, Size(width: 80, height: 30)),
      (.medium, Size(width: 84, height: 34)),
      (.large, Size(width: 100, height: 50)),
    ])
  func sizes(size: Button.ButtonSize, expected: Size) {
    let button = button()
    button.buttonSize = size
    #expect(button.intrinsicContentSize == expected)
  }

  @Test("Buttons at the default text size are 28, 34.5 and 50.5 points high at 2x")
  func heights() {
    let environment = ControlEnvironment(measurer: FixedMeasurer(Size(width: 40, height: 20.29)))
    let button = Button(environment, style: .filled)
    button.textContent = TextContent("Title")
    #expect(button.intrinsicContentSize.height == 34.5)
    button.buttonSize = .large
    #expect(button.intrinsicContentSize.height == 50.5)
  }

  // StackOverflow 10576593: insets of the picture shrink one that is larger than its button.
  @Test("A picture larger than its button is squeezed into the content, without a configuration")
  func largePictures() {
    func frame(_ style: Button.Style, insets: Double = 0) -> Rect? {
      let button = button(style, "")
      button.picture = picture(240, 160)
      button.arrangement.contentInsets = .zero
      button.arrangement.pictureInsets = EdgeInsets(all: insets)
      for item in button.content(in: Rect(x: 0, y: 0, width: 100, height: 44)) {
        if case .fill(.rect(let rect), _) = item { return rect }
      }
      return nil
    }
    #expect(frame(.custom) == Rect(x: 0, y: 0, width: 100, height: 44))
    #expect(frame(.system, insets: 10) == Rect(x: 10, y: 10, width: 80, height: 24))
    #expect(frame(.plain)?.size == Size(width: 240, height: 160))
  }

  @Test("A subtitle is one point below the title, and widens the button to its own width")
  func subtitle() {
    let button = button(.filled, "Buy")
    button.subtitle = TextContent("today only")
    #expect(button.intrinsicContentSize == Size(width: 124, height: 55))
    #expect(button.firstBaselineOffsetFromTop == 23)
    // The last baseline is the subtitle's: 7 points of padding and 4 of its line are below it.
    #expect(button.lastBaselineOffsetFromBottom == 11)
  }

  @Test("The baselines of a wrapped title are those of its first and last line")
  func wrappedBaselines() {
    let root = View()
    let button = button(.filled, "one two three")
    let label = Label(environment)
    label.textContent = TextContent("x")
    root.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    // 12 on each side leave 60 points: three lines of 20, with 7 above and below.
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      button.widthAnchor.constraint(equalToConstant: 84),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame == Rect(x: 0, y: 10, width: 84, height: 74))
    #expect(label.frame.minY == 17)
    #expect(root.engine.baseline(.firstBaseline, of: button) == 23)
    #expect(root.engine.baseline(.lastBaseline, of: button) == 63)
  }

  @Test(
    "An image is where it is placed, separated from the title by the padding",
    arguments: [
      (Button.Arrangement.Placement.leading, Size(width: 118, height: 44), 28.0),
      (.trailing, Size(width: 118, height: 44), 28.0),
      (.top, Size(width: 84, height: 68), 57.0),
      (.bottom, Size(width: 84, height: 68), 23.0),
    ])
  func placement(placement: Button.Arrangement.Placement, size: Size, baseline: Double) {
    let button = button()
    button.picture = picture(30, 30)
    button.arrangement.picturePadding = 4
    button.arrangement.picturePlacement = placement
    #expect(button.intrinsicContentSize == size)
    #expect(button.firstBaselineOffsetFromTop == baseline)
  }

  @Test("A lone image has a configured button's space around it, and none in a system button")
  func imageAlone() {
    let button = button(.gray, "")
    button.picture = picture(30, 20)
    #expect(button.intrinsicContentSize == Size(width: 54, height: 34))
    let system = Button(environment)
    system.picture = picture(30, 20)
    #expect(system.intrinsicContentSize == Size(width: 30, height: 20))
  }

  // billion-wallet-ios, ChooseReceiverViewController: buttons of 59 points with a long title.
  @Test("Without a configuration, a title fills several lines if it is to break between words")
  func wordWrap() {
    let button = Button(ControlEnvironment(measurer: BlockMeasurer(), scale: 2))
    button.textContent = TextContent("Send to address in clipboard")
    let height = button.intrinsicContentSize.height
    func lines() -> [Int] {
      button.fittedTexts(in: Rect(x: 0, y: 0, width: 166, height: 59)).map {
        $0.text.measure.lineCount
      }
    }
    #expect(button.titleLines == 1 && lines() == [1])
    button.textContent.lineBreak = .wordWrap
    #expect(button.titleLines == 0 && lines() == [2])
    #expect(button.intrinsicContentSize.height == height)
    button.textContent.lines = 1
    #expect(lines() == [1])
  }

  @Test("A title above or below its image wraps in the full width")
  func wrapping() {
    let button = button(.filled, "one two")
    button.picture = picture(30, 30)
    button.arrangement.picturePadding = 4
    #expect(button.intrinsicContentSize(forWidth: 98)?.height == 54)
    button.arrangement.picturePlacement = .top
    #expect(button.intrinsicContentSize(forWidth: 94)?.height == 68)
    #expect(button.intrinsicContentSize(forWidth: 60)?.height == 88)
  }

  @Test("Every style with a background paints it in the tint, a fraction of it or grey")
  func grounds() {
    let tint = environment.color(.systemBlue)
    let expected: [Button.Style: Color] = [
      .gray: environment.color(.secondarySystemFill),
      .bordered: environment.color(.secondarySystemFill),
      .tinted: tint.multipliedAlpha(by: 0.18), .filled: tint, .borderedProminent: tint,
      .glass: environment.glassColor(), .clearGlass: environment.glassColor(isClear: true),
      .prominentGlass: tint, .prominentClearGlass: tint.multipliedAlpha(by: 0.7),
    ]
    for style in Button.Style.allCases {
      #expect(ground(of: button(style)) == expected[style], "\(style)")
    }
  }

  @Test("Glass is a capsule in every look, blurs what is behind it, has titles in the text colour")
  func glass() throws {
    for style in [Button.Style.glass, .clearGlass, .prominentClearGlass] {
      let button = button(style)
      let painted = items(of: button)
      #expect(painted.contains { if case .backdrop = $0 { true } else { false } }, "\(style)")
      #expect(button.layer.cornerRadius >= button.frame.height / 2)
    }
    let text = environment.color(.label)
    #expect(try titleColor(of: button(.glass), in: .normal) == text)
    #expect(try titleColor(of: button(.prominentGlass), in: .normal) == Color(white: 1))
    let opaque = ControlEnvironment(
      measurer: FixedMeasurer(Size(width: 40, height: 20)), settings: [.reduceTransparency])
    #expect(opaque.glassColor(isClear: true).alpha == 1)
  }

  @Test("A state changes the background and the title, never the size")
  func states() throws {
    for style in Button.Style.allCases {
      for state in ControlState.allCases {
        let (rest, other) = (button(style), button(style))
        other.controlState = state
        #expect(other.intrinsicContentSize == rest.intrinsicContentSize)
        #expect(other.isEnabled == (state != .disabled))
        let bounds = Rect(x: 0, y: 0, width: 84, height: 34)
        #expect(other.cover(in: bounds).isEmpty == (state != .focused))
      }
    }
    let tint = environment.color(.systemBlue)
    #expect(ground(of: button(.plain), in: .selected) == tint.multipliedAlpha(by: 0.18))
    #expect(ground(of: button(.system), in: .selected) == tint)
    #expect(ground(of: button(.filled), in: .highlighted) == tint.multipliedAlpha(by: 0.75))
    #expect(
      ground(of: button(.tinted), in: .disabled) == environment.color(.tertiarySystemFill))
    #expect(try titleColor(of: button(.system), in: .highlighted) == tint.multipliedAlpha(by: 0.2))
    #expect(try titleColor(of: button(.gray), in: .highlighted) == tint.multipliedAlpha(by: 0.75))
    #expect(try titleColor(of: button(.filled), in: .highlighted) == .white)
    #expect(try titleColor(of: button(.system), in: .selected) == .white)
    #expect(
      try titleColor(of: button(.gray), in: .disabled) == environment.color(.tertiaryLabel))
  }

  @Test("Corners are those of the style, unless the layer has its own")
  func corners() {
    let button = button(.gray)
    #expect(button.layer.cornerRadius == 6)
    button.cornerStyle = .large
    #expect(button.layer.cornerRadius == 9)
    button.cornerStyle = .capsule
    #expect(button.layer.cornerRadius > 100)
    button.layer.cornerRadius = 3
    button.cornerStyle = .medium
    #expect(button.layer.cornerRadius == 3)
  }

  @Test("Corners grow with the text size")
  func dynamicCorners() {
    let large = ControlEnvironment(
      measurer: BlockMeasurer(), textSize: .accessibilityExtraExtraExtraLarge)
    let button = Button(large, style: .filled)
    #expect(button.layer.cornerRadius > 15)
    button.cornerStyle = .fixed
    #expect(button.layer.cornerRadius == 6)
  }

  private func ground(of button: Button, in state: ControlState = .normal) -> Color? {
    button.controlState = state
    for case .fill(_, .color(let color)) in items(of: button) { return color }
    return nil
  }

  private func titleColor(of button: Button, in state: ControlState) throws -> Color {
    button.controlState = state
    for case .text(_, in: _, color: let color, part: _) in items(of: button) { return color }
    throw NoTitle()
  }

  private struct NoTitle: Error {}

  private func items(of button: Button) -> [DisplayList.Item] {
    button.content(in: Rect(x: 0, y: 0, width: 84, height: 34))
  }
}
