import AutoLayout
import Controls
import Geometry
import Testing
import Typesetting

@Suite("Intrinsic sizes of controls")
struct IntrinsicSizeTests {
  private let environment = Blocks.environment()
  private let none = View.noIntrinsicMetric

  @Test("a plain view has none")
  func plainView() {
    #expect(PlainView(environment).intrinsicContentSize == Size(width: none, height: none))
  }

  @Test(
    "a button leaves the space of its kind around its title",
    arguments: [
      (Button.Style.system, Size(width: 60, height: 32)),
      (.custom, Size(width: 60, height: 32)),
      (.plain, Size(width: 84, height: 34)),
      (.filled, Size(width: 84, height: 34)),
    ])
  func button(style: Button.Style, size: Size) {
    let button = Button(environment, style: style)
    button.textContent = TextContent("Button")
    #expect(button.intrinsicContentSize == size)
  }

  @Test("a button's height uses its line height in whole points")
  func buttonLine() {
    let measurer = FixedMeasurer(Size(width: 45.87, height: 17.9))
    let button = Button(ControlEnvironment(measurer: measurer, scale: 2))
    button.textContent = TextContent("Button")
    #expect(button.intrinsicContentSize == Size(width: 46, height: 30))
  }

  @Test("a button without a title is as high as one with a title, and 30 wide")
  func emptyButton() {
    // Five recorded buttons of three repositories.
    #expect(Button(environment).intrinsicContentSize == Size(width: 30, height: 32))
  }

  @Test("an old button does not grow with a title of several lines, a configured one does")
  func lines() {
    // StackOverflow 34588598.
    let old = Button(environment)
    old.textContent = TextContent("one two three")
    old.textContent.lines = 0
    #expect(old.intrinsicContentSize(forWidth: 70) == nil)
    let text = old.fittedText(in: Size(width: 70, height: 32))
    #expect(text?.measure.lineCount == 2 && text?.measure.isTruncated == false)
    let configured = Button(environment, style: .filled)
    configured.textContent = old.textContent
    let size = configured.intrinsicContentSize(forWidth: 94)
    #expect(size == Size(width: configured.intrinsicContentSize.width, height: 54))
  }

  @Test("an old button with a picture is as high as the picture or a line, without padding")
  func pictureButton() {
    for style in [Button.Style.system, .custom] {
      let button = Button(environment, style: style)
      button.picture = .missing(MissingPicture(name: "left", size: Size(width: 9, height: 17)))
      #expect(button.intrinsicContentSize == Size(width: 9, height: 20))
      button.textContent = TextContent("one")
      #expect(button.intrinsicContentSize == Size(width: 39, height: 20))
      button.picture = .missing(MissingPicture(name: "left", size: Size(width: 9, height: 28)))
      #expect(button.intrinsicContentSize == Size(width: 39, height: 28))
      button.arrangement.contentInsets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      #expect(button.intrinsicContentSize == Size(width: 39, height: 44))
    }
  }

  @Test("a button of several lines grows with its wrapped title")
  func wrappedButton() {
    let button = Button(environment, style: .filled)
    button.textContent = TextContent("one two")
    button.textContent.lines = 0
    #expect(button.intrinsicContentSize == Size(width: 94, height: 34))
    #expect(button.intrinsicContentSize(forWidth: 64) == Size(width: 94, height: 54))
  }

  @Test("a configured button wraps its title; a system button and one that truncates do not")
  func wrappingStyles() {
    for style in Button.Style.allCases {
      let button = Button(environment, style: style)
      button.textContent = TextContent("one two")
      let wrapped = button.intrinsicContentSize(forWidth: 64)
      #expect(wrapped?.height == (style.isConfigured ? 54 : nil), "\(style)")
      button.textContent.lineBreak = .truncateTail
      #expect(button.intrinsicContentSize(forWidth: 64) == nil, "\(style)")
    }
  }

  @Test("a wrapped title has the width that its picture leaves, and the button pads both")
  func wrappedBesidePicture() {
    let button = Button(environment, style: .filled)
    button.textContent = TextContent("one two")
    button.picture = .missing(MissingPicture(name: "star", size: Size(width: 20, height: 60)))
    button.arrangement.picturePadding = 6
    // A configuration's insets are around its whole content: 7 above and 7 below the picture.
    #expect(button.intrinsicContentSize == Size(width: 120, height: 74))
    #expect(button.intrinsicContentSize(forWidth: 90) == Size(width: 120, height: 74))
    button.picture = .missing(MissingPicture(name: "star", size: Size(width: 20, height: 20)))
    #expect(button.intrinsicContentSize(forWidth: 90) == Size(width: 120, height: 54))
    let fitted = button.fittedText(in: Size(width: 90, height: 54))
    #expect(fitted?.measure.lineCount == 2)
    // The longer of two lines, 30 wide, is in the middle of the remaining 40 points.
    #expect(fitted?.rect.minX == 43.0)
  }

  @Test("a configured title follows the text size; other buttons' titles do not")
  func scaledTitle() {
    for style in Button.Style.allCases {
      func font(_ textSize: ContentSizeCategory) -> FontDescriptor {
        Button(
          ControlEnvironment(measurer: BlockMeasurer(), textSize: textSize), style: style
        ).defaultFont
      }
      #expect(font(.large).size == [.system: 15, .custom: 18][style, default: 17])
      let grown = font(.accessibilityLarge).size
      #expect(grown == (style.isConfigured ? 33 : font(.large).size))
    }
  }

  @Test(
    "a text field is as wide as the wider of text and placeholder, and 34 high at the usual sizes"
  )
  func textField() {
    let field = TextField(environment)
    #expect(field.intrinsicContentSize == Size(width: 14, height: 34))
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == Size(width: 54, height: 34))
    field.textContent = TextContent("A longer name")
    #expect(field.intrinsicContentSize == Size(width: 144, height: 34))
  }

  // Recorded fields with rounded corners of 12, 14, 17 and 20 points are 34 high since Xcode 11.
  @Test("a text field of 12 to 20 points is 34 high, one of 24 points higher")
  func textFieldHeights() {
    let heights = [14.32, 16.707, 20.287, 23.868, 28.64].map { line in
      let measurer = FixedMeasurer(Size(width: 10, height: line))
      return TextField(ControlEnvironment(measurer: measurer, scale: 2)).intrinsicContentSize.height
    }
    #expect(heights == [34, 34, 34, 34, 39])
  }

  @Test(
    "a text view has none while it scrolls, otherwise that of its text with the container's insets")
  func textView() {
    let view = TextView(environment)
    view.textContent = TextContent("one two")
    #expect(view.intrinsicContentSize == Size(width: none, height: none))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == Size(width: 80, height: 36))
    #expect(view.intrinsicContentSize(forWidth: 50) == Size(width: 80, height: 56))
  }

  @Test("a switch is 49 x 31 in a frame of 51 x 31")
  func switchSize() {
    let control = Switch(environment)
    #expect(control.intrinsicContentSize == Size(width: 49, height: 31))
    let frame = control.frame(forAlignmentRect: Rect(x: 10, y: 20, width: 49, height: 31))
    #expect(frame == Rect(x: 10, y: 20, width: 51, height: 31))
  }

  // accessibility-snapshot's testSlider on iOS 17.5 and 18.5; documents record 31.
  @Test("a slider is 30 high in a frame of 34, 2 wider on both sides")
  func sliderSize() {
    let slider = Slider(environment)
    #expect(slider.intrinsicContentSize == Size(width: none, height: 30))
    let frame = slider.frame(forAlignmentRect: Rect(x: 10, y: 20, width: 100, height: 30))
    #expect(frame == Rect(x: 8, y: 18, width: 104, height: 34))
    slider.hasClassicFrame = true
    let recorded = slider.frame(forAlignmentRect: Rect(x: 10, y: 20, width: 100, height: 30))
    #expect(recorded == Rect(x: 8, y: 20, width: 104, height: 31))
  }

  @Test("segments are as wide as the widest title")
  func segments() {
    let control = SegmentedControl(environment)
    control.segments = ["A", "Two"]
    #expect(control.intrinsicContentSize == Size(width: 2 * 49 - 1, height: 35))
    control.segments = ["A", "Two Two"]
    #expect(control.intrinsicContentSize == Size(width: 2 * 89 - 1, height: 35))
    control.apportionsWidthsByContent = true
    #expect(control.intrinsicContentSize == Size(width: 29 + 89 - 1, height: 35))
    #expect(control.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }

  @Test("the other controls have the sizes of recorded frames")
  func fixedSizes() {
    #expect(Stepper(environment).intrinsicContentSize == Size(width: 94, height: 32))
    #expect(ProgressView(environment).intrinsicContentSize == Size(width: none, height: 4))
    let indicator = ActivityIndicator(environment)
    #expect(indicator.intrinsicContentSize == Size(width: 20, height: 20))
    indicator.style = .large
    #expect(indicator.intrinsicContentSize == Size(width: 37, height: 37))
    let pages = PageControl(environment)
    pages.pages = 3
    // accessibility-snapshot's testPageControl: 73 by 25.67 at three pixels a point.
    #expect(pages.intrinsicContentSize == Size(width: 73, height: 26))
    #expect(PageControl.classicSize(pages: 3) == Size(width: 39, height: 37))
  }

  @Test("controls of a fixed size hug at 750, the others at 250")
  func hugging() {
    func hugging(_ view: View) -> [Double] {
      Axis.allCases.map { view.contentHuggingPriority(for: $0).rawValue }
    }
    #expect(hugging(Switch(environment)) == [750, 750])
    #expect(hugging(Stepper(environment)) == [750, 750])
    #expect(hugging(ActivityIndicator(environment)) == [750, 750])
    #expect(hugging(ProgressView(environment)) == [250, 750])
    for view in [
      Label(environment), Button(environment), TextField(environment), Slider(environment),
      SegmentedControl(environment), ImageView(environment),
    ] {
      #expect(hugging(view) == [250, 250])
      #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    }
  }
}
