import AutoLayout
import Controls
import Drawing
import Geometry
import Rendering
import Testing
import Typesetting

@Suite("Overlays")
struct OverlayTests {
  @Test("an overlay lies above the picture and changes nothing of it", arguments: Overlay.allCases)
  func above(overlay: Overlay) throws {
    let scene = try Trees.laidOut(Trees.labelAndBox())
    let before = scene.recorded()
    let plain = scene.displayList().items
    let explained = scene.displayList(overlays: [overlay]).items
    #expect(Array(explained.prefix(plain.count)) == plain)
    #expect(explained.count > plain.count)
    #expect(scene.recorded() == before)
  }

  @Test("alignment rects are outlined where layout puts them, not the frames")
  func alignmentRects() throws {
    let root = PlainView(Trees.environment)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let control = Switch(Trees.environment)
    root.addSubview(control)
    control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    control.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    let scene = try Trees.laidOut(root)
    let plain = scene.displayList().items.count
    let outlines = scene.displayList(overlays: [.alignmentRects]).items.dropFirst(plain)
      .compactMap { item in
        if case .stroke(let shape, _) = item { shape.bounds } else { nil }
      }
    #expect(outlines.last == Rect(x: 10.5, y: 10.5, width: 48, height: 30))
  }

  @Test("constraints are lines with constant, relation and priority; violated ones are told apart")
  func constraintLines() throws {
    let root = Trees.labelAndBox()
    let lines = ConstraintLine.all(in: root)
    #expect(lines.map(\.label) == ["16", "20", "≥ 8", "≤ 0", "0", "40", "30"])
    #expect(lines.allSatisfy { !$0.isViolated && !$0.isOptional })
    #expect(lines[0].start == Point(x: 0, y: 30))
    #expect(lines[0].end == Point(x: 16, y: 30))
    let wish = root.subviews[1].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5)
    wish.priority = .defaultLow
    wish.isActive = true
    root.layoutIfNeeded()
    let optional = ConstraintLine.all(in: root).filter(\.isOptional)
    #expect(optional.map(\.label) == ["×0.5 root @250 ≠ 30"])
    #expect(optional.map(\.isViolated) == [true])
  }
}
