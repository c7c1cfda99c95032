import AutoLayout
import Controls
import Geometry
import Rendering
import Testing

@Suite("Kinds of views")
struct ViewKindTests {
  private final class Caption: Label {}
  private final class Row: StackView {}

  @Test("A subclass is recorded as what it inherits from, and described under its own name")
  func subclasses() {
    let root = PlainView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let caption = Caption(frame: .zero)
    root.addSubview(caption)
    root.addSubview(Row(frame: .zero))
    root.addSubview(ScrollView(frame: .zero))
    root.addSubview(View(frame: .zero))
    root.layoutIfNeeded()
    #expect(
      LayoutRecorder(root: root).views().map(\.kind)
        == [.view, .label, .stackView, .scrollView, .view])
    #expect(caption.recursiveDescription.contains("RenderingTests.Caption: "))
    #expect(caption.recursiveDescription.contains("layer = <_UILabelLayer: "))
  }
}
