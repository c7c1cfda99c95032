import AutoLayout
import Controls
import Drawing
import Geometry
import Rendering
import Scenes
import Testing
import Typesetting

@Suite("Overlays")
struct OverlayTests {
  /// Only a device's canvas has a screen: `OverlayPictureTests`.
  private static let overlays = Overlay.allCases.filter { $0 != .screen }

  @Test("an overlay is drawn above the picture and does not change it", arguments: overlays)
  func above(overlay: Overlay) throws {
    let scene = try Trees.laidOut(Trees.labelAndBox())
    let before = scene.recorded()
    let plain = scene.displayList().items
    let explained = scene.displayList(overlays: [OverlayChoice(overlay)]).items
    #expect(Array(explained.prefix(plain.count)) == plain)
    #expect(explained.count > plain.count)
    #expect(scene.recorded() == before)
  }

  @Test("an overlay of one view draws nothing of another")
  func oneView() throws {
    let scene = try Trees.laidOut(Trees.labelAndBox())
    let plain = scene.displayList().items.count
    func count(_ choice: OverlayChoice) -> Int {
      scene.displayList(overlays: [choice]).items.count - plain
    }
    #expect(count(OverlayChoice(.alignmentRects, of: "title")) == 2)
    #expect(count(OverlayChoice(.alignmentRects, of: "root.title")) == 2)
    #expect(count(OverlayChoice(.alignmentRects)) == 6)
    #expect(count(OverlayChoice(.baselines, of: "box")) == 0)
    #expect(count(OverlayChoice(.constraints, of: "title")) < count(OverlayChoice(.constraints)))
    #expect(scene.missingView(of: [OverlayChoice(.baselines, of: "titel")]) == "titel")
    #expect(scene.missingView(of: [OverlayChoice(.baselines, of: "title")]) == nil)
  }

  @Test("a full canvas is not searched again for a tag as large as one that found no place")
  func fullCanvas() {
    var tags = OverlayTags(
      canvas: Size(width: 200, height: 200), grid: PixelGrid(scale: 2), measurer: BlockMeasurer())
    for index in 0..<2_000 {
      let place = Point(x: Double(index % 20) * 10, y: Double(index / 20 % 20) * 10)
      let line = ConstraintLine(
        from: place, to: Point(x: place.x + 8, y: place.y), label: "")
      tags.add("\(index % 10)", along: line, .black)
    }
    let placed = 2_000 - tags.leftOut
    #expect(placed > 50 && tags.leftOut > 1_000)
    #expect(tags.searches <= placed + 5, "\(tags.searches) \(placed)")
  }

  @Test("the labels of a picture are placed once, and those without a place counted with it")
  func placedOnce() throws {
    let views = (0..<60).map { "    v\($0): {}\n" }.joined()
    let constraints = (0..<60).map { "  - v\($0).left == root.left + \($0 + 10)\n" }.joined()
    let text = "canvas: { width: 60, height: 60 }\nroot:\n  subviews:\n\(views)constraints:\n"
    let renderer = try Renderer(.blocks)
    let scene = try renderer.layOut(
      LoadedScene(bytes: Array((text + constraints).utf8), path: "boxes.yaml"))
    let before = renderer.textsMeasured
    _ = try scene.encoded(as: .png, overlays: [OverlayChoice(.constraints)])
    #expect(renderer.textsMeasured - before == 60)
    #expect(scene.leftOutTags > 30)
    _ = try scene.encoded(as: .png)
    #expect(scene.leftOutTags == 0)
  }

  @Test("captions on a full screen neither collide nor are cut")
  func fullScreen() throws {
    let root = PlainView(Trees.environment)
    root.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    for index in 0..<30 {
      let view = PlainView(Trees.environment)
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: root.leadingAnchor, constant: Double(index % 6) * 20 + 4),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index / 6) * 12 + 3),
        view.widthAnchor.constraint(equalToConstant: 16),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutIfNeeded()
    let scene = try Trees.laidOut(root)
    let rects = scene.displayList(overlays: [OverlayChoice(.constraints)]).items.compactMap {
      if case .text(_, let rect, _, _) = $0 { rect } else { nil }
    }
    #expect(rects.count > 60)
    let canvas = Rect(x: 0, y: 0, width: 320, height: 200)
    #expect(rects.allSatisfy { canvas.union($0) == canvas })
    for (index, rect) in rects.enumerated() {
      #expect(rects[(index + 1)...].allSatisfy { $0.intersection(rect) == nil })
    }
  }

  @Test("alignment rects are outlined where the layout puts them, not the frames")
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
    let outlines = scene.displayList(overlays: [OverlayChoice(.alignmentRects)]).items.dropFirst(
      plain
    )
    .compactMap { item in
      if case .stroke(let shape, _) = item { shape.bounds } else { nil }
    }
    #expect(outlines.last == Rect(x: 10.5, y: 10.5, width: 48, height: 30))
  }

  @Test("constraints are lines with constant, relation and priority; violated ones stand out")
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
