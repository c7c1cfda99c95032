import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Label")
struct LabelTests {
  private func label(_ text: String, lines: Int? = nil) -> Label {
    let label = Label(Blocks.environment())
    label.textContent = TextContent(text)
    label.textContent.lines = lines
    return label
  }

  @Test("is as large as its text on one line")
  func oneLine() {
    #expect(label("Label").intrinsicContentSize == Size(width: 50, height: 20))
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test("rounds its size up to a device pixel")
  func pixels() {
    let label = Label(
      ControlEnvironment(measurer: FixedMeasurer(Size(width: 41.92, height: 20.287)), scale: 2))
    label.textContent = TextContent("Label")
    #expect(label.intrinsicContentSize == Size(width: 42, height: 20.5))
  }

  @Test("is as wide as its longest line with the space at its end when it is laid out narrower")
  func automaticWrapping() {
    let label = label("one two three", lines: 0)
    #expect(label.intrinsicContentSize == Size(width: 130, height: 20))
    #expect(label.intrinsicContentSize(forWidth: 70) == Size(width: 70, height: 40))
    // In block text the space counts nothing.
    #expect(label.intrinsicContentSize(forWidth: 100) == Size(width: 70, height: 40))
    #expect(label.intrinsicContentSize(forWidth: 130) == Size(width: 130, height: 20))
    #expect(label.intrinsicContentSize(forWidth: 500) == Size(width: 130, height: 20))
    // A single word is not broken for a point (unstoppable-ios-app, ConfirmWordsViewController).
    let word = self.label("Label", lines: 0)
    #expect(word.intrinsicContentSize(forWidth: 49.5) == Size(width: 50, height: 20))
    // No width is none to wrap at (three recorded labels).
    #expect(label.intrinsicContentSize(forWidth: 0) == Size(width: 130, height: 20))
    let hanging = Label(ControlEnvironment(measurer: HangingMeasurer(), scale: 2))
    hanging.textContent = TextContent("one two three")
    hanging.textContent.lines = 0
    #expect(hanging.intrinsicContentSize(forWidth: 70) == Size(width: 70, height: 40))
    #expect(hanging.intrinsicContentSize(forWidth: 100) == Size(width: 80, height: 40))
    #expect(hanging.intrinsicContentSize(forWidth: 130) == Size(width: 130, height: 20))
  }

  // mcmap.net 442069 and Apple's page of UIBaselineAdjustment: a shrunken line stays on the baseline
  // of its full size, low in its label, unless the label says otherwise.
  @Test(
    "keeps a shrunken line on the baseline of its full size, in the middle, or at its top",
    arguments: zip(TextContent.BaselineAdjustment.allCases, [30, 20, 10.0]))
  func baselineAdjustment(_ adjustment: TextContent.BaselineAdjustment, top: Double) throws {
    let label = Label(ControlEnvironment(measurer: ProportionalMeasurer(), scale: 2))
    label.textContent = TextContent("abcd")
    label.textContent.font = .system(40)
    label.textContent.adjustsFontSizeToFitWidth = true
    label.textContent.baselineAdjustment = adjustment
    let shrunken = try #require(label.fittedText(in: Size(width: 80, height: 60)))
    #expect(shrunken.paragraph.runs[0].font.size == 20)
    #expect(shrunken.rect.minY == top)
    let whole = try #require(label.fittedText(in: Size(width: 160, height: 60)))
    #expect(whole.rect.minY == 10)
  }

  // TTTAttributedLabel#105, AsyncDisplayKit#1999: a label's layer crops what is drawn into it.
  @Test("crops letters beyond its bounds, and leaves a text with room alone")
  func cropping() throws {
    let label = Label(ControlEnvironment(measurer: InkMeasurer(), scale: 2))
    label.textContent = TextContent("Hgyp")
    let natural = Rect(x: 0, y: 0, width: 40, height: 20)
    let whole = label.content(in: natural)
    #expect(whole.count == 1)
    guard case .text = try #require(whole.first) else {
      Issue.record("a text with room is cropped")
      return
    }
    #expect(label.fittedText(in: natural.size)?.cut == .zero)
    let low = Rect(x: 0, y: 0, width: 40, height: 8)
    guard case .group(let group, _) = try #require(label.content(in: low).first) else {
      Issue.record("not cropped")
      return
    }
    #expect(group.clip == .rect(low))
    let cut = try #require(label.fittedText(in: low.size)?.cut)
    #expect(cut.top == 5 && cut.bottom == 5 && cut.left == 0)
    label.spareRoom = EdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    #expect(label.fittedText(in: low.size)?.cut == .zero)
  }

  @Test("ignores the width while it has one line")
  func singleLineNeverWraps() {
    #expect(label("one two three").intrinsicContentSize(forWidth: 70) == nil)
  }

  @Test("is as wide as its widest line at a preferred width, which determines its size")
  func preferredWidth() {
    let label = label("one three five", lines: 0)
    label.preferredMaxLayoutWidth = 95
    #expect(label.intrinsicContentSize == Size(width: 90, height: 40))
    #expect(label.intrinsicContentSize(forWidth: 40) == nil)
  }

  @Test("has baselines at constant distances from its edges")
  func baselines() {
    let label = label("one two", lines: 0)
    #expect(label.firstBaselineOffsetFromTop == 16)
    #expect(label.lastBaselineOffsetFromBottom == 4)
  }

  @Test("centres its text vertically")
  func verticalCentre() {
    let text = label("one").fittedText(in: Size(width: 100, height: 60))
    #expect(text?.rect == Rect(x: 0, y: 20, width: 100, height: 20))
  }

  @Test("cuts off the lines that do not fit its height, never the first")
  func squashed() {
    let label = label("one two three", lines: 0)
    #expect(label.fittedText(in: Size(width: 50, height: 45))?.paragraph.lines == 2)
    #expect(label.fittedText(in: Size(width: 50, height: 5))?.paragraph.lines == 1)
    #expect(label.fittedText(in: Size(width: 50, height: 60))?.paragraph.lines == 0)
  }

  @Test("shrinks its font to fit, down to the minimum scale")
  func shrinking() {
    let label = Label(ControlEnvironment(measurer: ProportionalMeasurer(), scale: 2))
    label.textContent = TextContent("0123456789")
    label.textContent.font = .system(20)
    label.textContent.adjustsFontSizeToFitWidth = true
    label.textContent.minimumScaleFactor = 0.5
    func size(_ width: Double) -> Double? {
      label.fittedText(in: Size(width: width, height: 30))?.paragraph.runs.first?.font.size
    }
    #expect(size(200) == 20)
    #expect(size(150) == 15)
    #expect(size(10) == 10)
    #expect(label.intrinsicContentSize.width == 200)
  }

  @Test("shrinks the font of several lines until none is cut off")
  func shrinkingLines() {
    let label = Label(ControlEnvironment(measurer: ShrinkingMeasurer(fits: 12), scale: 2))
    label.textContent = TextContent("a text of two lines")
    label.textContent.font = .system(20)
    label.textContent.lines = 2
    label.textContent.adjustsFontSizeToFitWidth = true
    let fitted = label.fittedText(in: Size(width: 100, height: 60))
    #expect(fitted?.measure.isTruncated == false)
    #expect((11.0...12).contains(fitted?.paragraph.runs.first?.font.size ?? 0))
  }

  // Apple, `adjustsFontSizeToFitWidth`: no longer for single lines only; the text fits both ways.
  @Test(
    "shrinks the font of several lines to a height as well as to a width",
    arguments: [(45.0, 20.0), (25, 13), (15, 10), (8, 9)])
  func shrinkingBothWays(height: Double, size: Double) throws {
    let label = Label(ControlEnvironment(measurer: WrappingMeasurer(), scale: 2))
    label.textContent = TextContent("0123456789")
    label.textContent.font = .system(20)
    label.textContent.lines = 0
    label.textContent.adjustsFontSizeToFitWidth = true
    label.textContent.minimumScaleFactor = 0.45
    let fitted = try #require(label.fittedText(in: Size(width: 100, height: height)))
    let font = try #require(fitted.paragraph.runs.first).font.size
    #expect(abs(font - size) < 1e-6)
  }

  @Test("lets a stand-in replace its size and disable its wrapping")
  func standIn() {
    let label = label("one two three", lines: 0)
    label.standInSize = Size(width: 33, height: View.noIntrinsicMetric)
    #expect(label.intrinsicContentSize == Size(width: 33, height: -1))
    #expect(label.intrinsicContentSize(forWidth: 20) == nil)
  }
}
