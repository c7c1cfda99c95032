import AutoLayout
import Controls
import Drawing
import Geometry
import Rendering
import Testing
import Typesetting

@Suite("TreePainter")
struct TreePainterTests {
  private func box(_ rect: Rect, _ color: Color = .black) -> PlainView {
    let view = PlainView(Trees.environment)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect
    view.layer.background = color
    return view
  }

  private func items(_ root: View, scale: Double = 1) -> [DisplayList.Item] {
    TreePainter(grid: PixelGrid(scale: scale)).paint(root).items
  }

  @Test("views are drawn above their superview and above earlier siblings")
  func order() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100), .white)
    root.addSubview(box(Rect(x: 10, y: 10, width: 20, height: 20)))
    root.addSubview(box(Rect(x: 15, y: 15, width: 20, height: 20), .clear))
    root.addSubview(box(Rect(x: 20, y: 20, width: 20, height: 20), .white))
    let fills = items(root).compactMap { item in
      if case .fill(let shape, _) = item { shape.bounds.minX } else { nil }
    }
    #expect(fills == [0, 10, 20])
  }

  @Test("frames are rounded once, so that edges that meet in points meet in pixels")
  func rounding() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100))
    let outer = box(Rect(x: 0.4, y: 0, width: 50, height: 50))
    outer.addSubview(box(Rect(x: 0.4, y: 0, width: 10.3, height: 10)))
    outer.addSubview(box(Rect(x: 10.7, y: 0, width: 10, height: 10)))
    root.addSubview(outer)
    let shapes = items(root).compactMap { item in
      if case .fill(let shape, _) = item { shape.bounds } else { nil }
    }
    #expect(shapes[2] == Rect(x: 1, y: 0, width: 10, height: 10))
    #expect(shapes[3].minX == shapes[2].maxX)
  }

  @Test("hidden and fully transparent views are left out with all their subviews")
  func hidden() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100))
    for (isHidden, alpha) in [(true, 1.0), (false, 0.0)] {
      let view = box(Rect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(box(Rect(x: 0, y: 0, width: 10, height: 10)))
      view.isHidden = isHidden
      view.alpha = alpha
      root.addSubview(view)
    }
    #expect(items(root).count == 1)
  }

  @Test("alpha applies to the view and its subviews as one group")
  func alpha() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(box(Rect(x: 0, y: 0, width: 10, height: 10)))
    root.alpha = 0.5
    guard case .group(let group, let list)? = items(root).first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(list.items.count == 2)
  }

  @Test("a transform acts about the centre and leaves the frame alone")
  func transform() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100), .clear)
    let view = box(Rect(x: 20, y: 40, width: 40, height: 20))
    view.transform = AffineTransform(scaleX: 2, y: 2)
    root.addSubview(view)
    guard case .group(let group, let list)? = items(root).first else {
      Issue.record("no group")
      return
    }
    #expect(group.transform.apply(Point(x: 40, y: 50)) == Point(x: 40, y: 50))
    #expect(group.transform.apply(Point(x: 20, y: 40)) == Point(x: 0, y: 30))
    #expect(list.items == [.fill(.rect(Rect(x: 20, y: 40, width: 40, height: 20)), .color(.black))])
  }

  @Test("the border is above the subviews, the shadow below everything")
  func layerOrder() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100))
    root.layer.border = Layer.Border(width: 2, color: .white)
    root.layer.shadow = Shadow(radius: 4)
    root.layer.cornerRadius = 8
    let view = box(Rect(x: 20, y: 20, width: 10, height: 10))
    root.addSubview(view)
    func kinds(_ items: [DisplayList.Item]) -> [String] {
      items.map { item in
        switch item {
        case .shadow: "shadow"
        case .fill: "fill"
        case .border: "border"
        default: "other"
        }
      }
    }
    #expect(kinds(items(root)) == ["shadow", "fill", "fill", "border"])
    // In a round corner the subview casts a shadow of its own, together with the rest.
    view.frame.origin = .zero
    guard case .shadowed(let list, Shadow(radius: 4))? = items(root).first else {
      Issue.record("what extends beyond the round corner casts no shadow")
      return
    }
    #expect(items(root).count == 1)
    #expect(kinds(list.items) == ["fill", "fill", "border"])
  }

  /// Apple, `CALayer.shadowOpacity`; Stack Overflow 39248092, 'shadow on a clear container'.
  @Test("a clear view casts the shadow of what is in it, a translucent one half a shadow")
  func shadowsOfContents() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100), .clear)
    root.layer.shadow = Shadow(radius: 4)
    #expect(items(root).isEmpty)
    let card = box(Rect(x: 0, y: 0, width: 10, height: 10))
    card.layer.cornerRadius = 5
    root.addSubview(card)
    let shape = PaintedShape.roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 5)
    #expect(items(root) == [.shadow(shape, Shadow(radius: 4)), .fill(shape, .color(.black))])
    card.layer.background = Color.black.multipliedAlpha(by: 0.5)
    #expect(items(root).first == .shadow(shape, Shadow(opacity: 0.5, radius: 4)))
    root.addSubview(box(Rect(x: 20, y: 0, width: 10, height: 10)))
    guard case .shadowed(let list, _)? = items(root).first else {
      Issue.record("two boxes have no common shape")
      return
    }
    #expect(list.items.count == 2)
  }

  @Test("clipping cuts content and subviews to the rounded box, and removes the shadow")
  func clipping() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100))
    root.layer.clips = true
    root.layer.cornerRadius = 8
    root.layer.shadow = Shadow()
    root.addSubview(box(Rect(x: 90, y: 0, width: 50, height: 10)))
    guard case .group(let group, let list)? = items(root).first, items(root).count == 1 else {
      Issue.record("no single group")
      return
    }
    #expect(group.clip == .roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 8))
    #expect(list.items.count == 2)
  }

  @Test("a scrolled view shows its subviews moved")
  func scrolling() {
    let root = box(Rect(x: 0, y: 0, width: 100, height: 100), .clear)
    root.bounds.origin = Point(x: 0, y: 30)
    root.addSubview(box(Rect(x: 0, y: 40, width: 10, height: 10)))
    #expect(
      items(root) == [.fill(.rect(Rect(x: 0, y: 10, width: 10, height: 10)), .color(.black))])
  }
}
