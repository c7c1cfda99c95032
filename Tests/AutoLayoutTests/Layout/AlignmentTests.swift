import AutoLayout
import Geometry
import Testing

@Suite("Alignment rects that depend on the frame")
struct AlignmentTests {
  /// A view with a badge that extends beyond the top right by a tenth of the alignment rect's
  /// size.
  private final class Badged: View {
    override func alignmentRect(forFrame frame: Rect) -> Rect {
      let (width, height) = (frame.width / 1.1, frame.height / 1.1)
      return Rect(x: frame.minX, y: frame.maxY - height, width: width, height: height)
    }

    override func frame(forAlignmentRect rect: Rect) -> Rect {
      Rect(
        x: rect.minX, y: rect.minY - rect.height / 10, width: rect.width * 1.1,
        height: rect.height * 1.1)
    }
  }

  private func badge(in root: View) -> (badge: Badged, width: LayoutConstraint) {
    let badge = Badged()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    let width = badge.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      width, badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    return (badge, width)
  }

  @Test("the insets are read at the view's final size")
  func firstPass() {
    let root = root(320, 480)
    let (badge, _) = badge(in: root)
    root.layoutIfNeeded()
    #expect(badge.tidyFrame == rect(20, 10, 110, 110))
  }

  @Test("the insets are read again when the size changes, and dependent views follow")
  func change() {
    let root = root(320, 480)
    let (badge, width) = badge(in: root)
    let inner = plain()
    badge.addSubview(inner)
    // Edges are those of the alignment rect, which begins below the frame's top.
    inner.pin(to: badge)
    root.layoutIfNeeded()
    #expect(inner.tidyFrame == rect(0, 10, 100, 100))
    width.constant = 200
    root.layoutIfNeeded()
    #expect(badge.tidyFrame == rect(20, 0, 220, 220))
    #expect(inner.tidyFrame == rect(0, 20, 200, 200))
    #expect(root.layoutIssues.isEmpty)
  }
}
