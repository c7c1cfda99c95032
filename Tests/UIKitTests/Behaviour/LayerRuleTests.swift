import Testing
import UIKit

/// Layers, as `CALayer`'s page describes them.
@MainActor @Suite struct LayerRules {
  private func nested() -> (outer: CALayer, middle: CALayer, inner: CALayer, beside: CALayer) {
    let (outer, middle, inner, beside) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 1, y: 2, width: 200, height: 200)
    middle.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 6, width: 50, height: 50)
    beside.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    outer.addSublayer(beside)
    return (outer, middle, inner, beside)
  }

  @Test func `Points are converted over several levels`() {
    let layers = nested()
    let point = CGPoint(x: 1, y: 1)
    #expect(layers.inner.convert(point, to: layers.outer) == CGPoint(x: 16, y: 27))
    #expect(layers.inner.convert(point, to: layers.beside) == CGPoint(x: -84, y: 27))
    #expect(layers.beside.convert(CGPoint(x: -84, y: 27), to: layers.inner) == point)
    #expect(layers.inner.convert(CGPoint(x: 16, y: 27), from: layers.outer) == point)
    #expect(
      layers.inner.convert(CGRect(x: 0, y: 0, width: 4, height: 5), to: layers.outer)
        == CGRect(x: 15, y: 26, width: 4, height: 5))
    layers.middle.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layers.inner.convert(CGPoint(x: 45, y: 44), to: layers.outer) == CGPoint(x: 60, y: 70))
    layers.middle.transform = CATransform3DIdentity
    layers.middle.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(layers.inner.convert(point, to: layers.outer) == CGPoint(x: 16, y: 17))
  }

  @Test func `A layer below a view's converts to layers of other views`() {
    let (root, first, second) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)),
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
      UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    )
    root.addSubview(first)
    root.addSubview(second)
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    first.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint.zero, to: second.layer) == CGPoint(x: -37, y: -46))
    #expect(layer.convert(CGPoint.zero, to: root.layer) == CGPoint(x: 13, y: 14))
    #expect(second.layer.convert(CGPoint.zero, to: layer) == CGPoint(x: 37, y: 46))
  }

  @Test func `A view is the delegate of its layer, and its layers those of its subviews`() {
    let (view, subview, layer) = (UIView(), UIView(), CALayer())
    #expect(view.layer.delegate === view)
    view.layer.addSublayer(layer)
    view.addSubview(subview)
    #expect(view.layer.sublayers == [layer, subview.layer])
    #expect(layer.superlayer === view.layer)
    #expect(subview.layer.superlayer === view.layer)
    #expect(layer.delegate == nil)
    subview.removeFromSuperview()
    #expect(subview.layer.superlayer == nil)
  }

  @Test func `A delegate draws and lays out its layer`() {
    final class Drawing: NSObject, CALayerDelegate {
      var laidOut = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(layer.bounds)
      }
      func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    }
    let (view, layer, drawing) = (UIView(), CALayer(), Drawing())
    view.frame.size = CGSize(width: 10, height: 10)
    layer.frame = view.bounds
    layer.delegate = drawing
    view.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    #expect(view.picture.pixel(5, 5) == "ffff0000")
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(drawing.laidOut == 1)
    layer.layoutIfNeeded()
    #expect(drawing.laidOut == 1)
  }

  @Test func `Frame, bounds, position and anchor agree`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 30, y: 30) && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 30, y: 30))
    layer.position = .zero
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.position = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.isHidden = true
    #expect(view.isHidden)
  }

  @Test func `Sublayers are put where they are asked`() {
    let (outer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(a)
    outer.addSublayer(b)
    outer.insertSublayer(c, at: 0)
    #expect(outer.sublayers == [c, a, b])
    outer.insertSublayer(c, above: a)
    #expect(outer.sublayers == [a, c, b])
    outer.insertSublayer(b, below: a)
    #expect(outer.sublayers == [b, a, c])
    let d = CALayer()
    outer.replaceSublayer(a, with: d)
    #expect(outer.sublayers == [b, d, c] && a.superlayer == nil)
    d.removeFromSuperlayer()
    #expect(outer.sublayers == [b, c] && d.superlayer == nil)
    outer.sublayers = nil
    #expect(outer.sublayers == nil && b.superlayer == nil)
    outer.sublayers = [a]
    #expect(a.superlayer === outer)
  }

  @Test func `A touch finds the frontmost layer`() {
    let layers = nested()
    #expect(layers.outer.hitTest(CGPoint(x: 20, y: 40)) === layers.inner)
    #expect(layers.outer.hitTest(CGPoint(x: 13, y: 24)) === layers.middle)
    #expect(layers.outer.hitTest(CGPoint(x: 0, y: 0)) == nil)
    #expect(layers.inner.contains(CGPoint(x: 49, y: 49)))
  }

  @Test func `A layer of a view's own class is the view's`() {
    final class Sloped: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    #expect(Sloped().layer is CAGradientLayer)
    let view = UIView()
    #expect(view.layer.presentation() === view.layer || view.layer.presentation() != nil)
    #expect(view.layer.model() === view.layer)
  }

  // Apple, contentMode and contentsGravity: the one is the other.
  @Test func `The mode of a view's content is its layer's gravity`() {
    let view = UIView()
    #expect(view.layer.contentsGravity == .resize)
    let gravities: [(UIView.ContentMode, CALayerContentsGravity)] = [
      (.center, .center), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
      (.topLeft, .topLeft), (.bottom, .bottom), (.redraw, .resize),
    ]
    for (mode, gravity) in gravities {
      view.contentMode = mode
      #expect(view.layer.contentsGravity == gravity)
    }
    #expect(view.layer.needsDisplayOnBoundsChange)
  }
}
