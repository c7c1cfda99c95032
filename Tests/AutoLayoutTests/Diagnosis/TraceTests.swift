import AutoLayout
import Geometry
import Testing

/// The samples are those of public logs; addresses become `@`, numbers of unknowns `#`.
@Suite("Traces")
struct TraceTests {
  private func normalised(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "@").replacing(/id: \d+/, with: "id: #")
  }

  private func sample() -> View {
    let label = BlockLabel("Testing out NSLayoutConstraint", lines: 1)
    let manual = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    let root = root(320, 100, label)
    root.addSubview(manual)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    return root
  }

  @Test("C76: the modern form marks views and names the free unknowns of ambiguous ones")
  func modern() {
    let name = "UILabel:@'Testing out NSLayoutConst...'"
    #expect(
      normalised(sample().autolayoutTrace()) == """

        •UIView:@'root'
        |   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: #}
        |   +UIView:@

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
  }

  @Test("the form of 2013 has angle brackets and no legend")
  func classic() {
    #expect(
      normalised(sample().autolayoutTrace(.classic)) == """

        *<UIView:@>
        |   *<UILabel:@> - AMBIGUOUS LAYOUT
        |   *<UIView:@>

        """)
  }

  @Test("guides are children, with their frames and owners")
  func guides() {
    let root = root(414, 736)
    root.layoutMargins = EdgeInsets(top: 64, left: 20, bottom: 0, right: 20)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _ = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(
      normalised(root.autolayoutTrace()).contains(
        "|   *<UILayoutGuide: @ - \"UIViewLayoutMarginsGuide\", "
          + "layoutFrame = {{20, 64}, {374, 672}}, owningView = <UIView: @; "
          + "frame = (0 0; 414 736); autoresize = W+H; accessibilityIdentifier = 'root'; "
          + "layer = <CALayer: @>>>"))
  }

  @Test("recursiveDescription indents each level with a bar")
  func recursive() {
    let root = View(frame: Rect(x: 32, y: 128, width: 259, height: 604))
    let inner = View(frame: Rect(x: 0.5, y: 0, width: 10, height: 20))
    inner.isHidden = true
    root.addSubview(inner)
    inner.addSubview(View())
    #expect(
      normalised(root.recursiveDescription) == """
        <UIView: @; frame = (32 128; 259 604); layer = <CALayer: @>>
           | <UIView: @; frame = (0.5 0; 10 20); hidden = YES; layer = <CALayer: @>>
           |    | <UIView: @; frame = (0 0; 0 0); layer = <CALayer: @>>
        """)
  }
}
