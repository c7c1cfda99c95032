import AutoLayout
import Controls
import Drawing
import Geometry
import Testing
import Typesetting

@Suite("Mirroring of controls")
struct MirroringTests {
  private let environment = Blocks.environment()
  private let box = Rect(x: 0, y: 0, width: 200, height: 32)

  /// Returns the rectangles of the filled boxes of a colour, in drawing order.
  private func boxes(_ view: PaintedView, _ color: Color, in bounds: Rect) -> [Rect] {
    view.content(in: bounds).fills.filter { $0.color == color }.map(\.shape.bounds)
  }

  private func both(_ view: PaintedView, _ color: Color, in bounds: Rect) -> [[Rect]] {
    [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
      view.semanticContentAttribute = direction
      return boxes(view, color, in: bounds)
    }
  }

  @Test("a switch that is on has its thumb at the trailing end")
  func switchKnob() {
    let control = Switch(environment)
    control.isOn = true
    let bounds = Rect(x: 0, y: 0, width: 51, height: 31)
    #expect(
      both(control, .white, in: bounds) == [
        [Rect(x: 22, y: 2, width: 27, height: 27)], [Rect(x: 2, y: 2, width: 27, height: 27)],
      ])
  }

  @Test("a slider fills from the leading end to its thumb")
  func slider() {
    let slider = Slider(environment)
    slider.value = 0.25
    let tint = environment.color(.systemBlue)
    #expect(
      both(slider, tint, in: box) == [
        [Rect(x: 3, y: 14, width: 54.25, height: 4)],
        [Rect(x: 142.75, y: 14, width: 54.25, height: 4)],
      ])
  }

  @Test("a progress view fills from the leading end")
  func progress() {
    let view = ProgressView(environment)
    view.progress = 0.25
    let bounds = Rect(x: 0, y: 0, width: 200, height: 4)
    let tint = environment.color(.systemBlue)
    #expect(
      both(view, tint, in: bounds) == [
        [Rect(x: 0, y: 0, width: 50, height: 4)], [Rect(x: 150, y: 0, width: 50, height: 4)],
      ])
  }

  @Test("the first segment is at the leading end")
  func segments() {
    let control = SegmentedControl(environment)
    control.segments = ["A", "B"]
    control.selected = 0
    #expect(
      both(control, .white, in: box) == [
        [Rect(x: 2, y: 2, width: 95.5, height: 28)],
        [Rect(x: 102.5, y: 2, width: 95.5, height: 28)],
      ])
  }

  @Test("the first page's dot is at the leading end")
  func pages() {
    let control = PageControl(environment)
    control.pages = 3
    let bounds = Rect(x: 0, y: 0, width: 73, height: 26)
    #expect(
      both(control, environment.color(.label), in: bounds).map { $0.map(\.minX) }
        == [[15], [50.5]])
  }

  @Test("natural text follows the direction, named sides do not")
  func textAlignment() {
    let label = Label(environment)
    label.textContent = TextContent("one")
    label.semanticContentAttribute = .forceRightToLeft
    let size = Size(width: 100, height: 20)
    #expect(label.fittedText(in: size)?.paragraph.resolvedAlignment == .right)
    label.textContent.alignment = .left
    #expect(label.fittedText(in: size)?.paragraph.resolvedAlignment == .left)
    label.semanticContentAttribute = .spatial
    label.textContent.alignment = .natural
    #expect(label.fittedText(in: size)?.paragraph.resolvedAlignment == .left)
  }

  @Test("a picture that flips is mirrored with its alignment rect insets")
  func picture() {
    let pixels = ImageBuffer(
      width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00], isOpaque: true)
    var image = Image(pixels.withScale(0.1))
    image.alignmentRectInsets = EdgeInsets(top: 0, left: 4, bottom: 0, right: 1)
    image.flipsForRightToLeft = true
    let view = ImageView(environment)
    view.image = image
    #expect(view.alignmentRectInsets.left == 4)
    #expect(view.intrinsicContentSize == Size(width: 15, height: 10))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.alignmentRectInsets == EdgeInsets(top: 0, left: 1, bottom: 0, right: 4))
    let bounds = Rect(x: 5, y: 0, width: 20, height: 10)
    guard case .group(let group, _)? = view.content(in: bounds).first else {
      Issue.record("the picture is not drawn through a transform")
      return
    }
    #expect(group.transform.apply(Point(x: 5, y: 3)) == Point(x: 25, y: 3))
  }
}
