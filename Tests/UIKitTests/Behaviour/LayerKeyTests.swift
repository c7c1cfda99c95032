import Foundation
import Testing
import UIKit

/// What Core Animation documents of actions, key paths and times.
@MainActor @Suite struct LayerKeyTests {
  private final class Action: NSObject, CAAction {
    var runs: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append(event)
    }
  }

  // objc.io, View-Layer Synergy: null outside a block of animations, an action inside.
  @Test func `A view's layer has actions only in a block of animations`() {
    let view = UIView()
    #expect(view.layer.action(forKey: "position") == nil)
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    var inside: [(any CAAction)?] = []
    UIView.animate(withDuration: 0.5) {
      inside = [
        view.action(for: view.layer, forKey: "opacity"), view.layer.action(forKey: "bounds"),
      ]
      UIView.performWithoutAnimation {
        inside.append(view.layer.action(forKey: "bounds"))
      }
    }
    #expect((inside[0] as? CABasicAnimation)?.duration == 0.5)
    #expect((inside[1] as? CABasicAnimation)?.keyPath == "bounds" && inside[2] == nil)
  }

  // CALayer.h: the delegate, the layer's actions, its style's, the class's; null becomes nil.
  @Test func `A layer asks for actions in the documented order`() {
    final class Delegate: NSObject, CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    final class Own: CALayer {
      static let usual = Action()
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "mine" ? usual : super.defaultAction(forKey: event)
      }
    }
    let (layer, delegate) = (Own(), Delegate())
    #expect(layer.action(forKey: "mine") as? Action === Own.usual)
    #expect(layer.action(forKey: "none") == nil)
    #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    let (styled, own, told) = (Action(), Action(), Action())
    layer.style = ["actions": ["mine": styled]]
    #expect(layer.action(forKey: "mine") as? Action === styled)
    layer.actions = ["mine": own]
    #expect(layer.action(forKey: "mine") as? Action === own)
    layer.delegate = delegate
    #expect(layer.action(forKey: "mine") as? Action === own)
    delegate.answer = told
    #expect(layer.action(forKey: "mine") as? Action === told)
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "mine") == nil)
    layer.delegate = nil
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func `An animation that runs as an action is added to its layer`() {
    let (layer, fade) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    fade.run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animation(forKey: "opacity") is CABasicAnimation)
  }

  // Apple, Key-Value Coding Extensions: the key paths of transforms.
  @Test func `Key paths read and set the parts of a transform`() throws {
    let layer = CALayer()
    func number(_ path: String) -> Double? {
      (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue
    }
    #expect(number("transform.scale") == 1 && number("transform.rotation.z") == 0)
    layer.transform = CATransform3DMakeScale(2, 3, 4)
    #expect(number("transform.scale.x") == 2 && number("transform.scale.y") == 3)
    #expect(number("transform.scale") == 3)
    layer.setValue(5, forKeyPath: "transform.scale.x")
    #expect(layer.transform == CATransform3DMakeScale(5, 3, 4))
    layer.transform = CATransform3DIdentity
    layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation.z")
    layer.setValue(CGFloat(2), forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    #expect(abs(try #require(number("transform.rotation")) - .pi / 3) < 1e-9)
    #expect(abs(try #require(number("transform.scale.y")) - 2) < 1e-9)
    let affine = layer.affineTransform()
    #expect(abs(affine.a - 1) < 1e-9 && abs(affine.b - 3.0.squareRoot()) < 1e-9 && affine.tx == 7)
    layer.setValue(
      NSValue(cgSize: CGSize(width: 3, height: 4)), forKeyPath: "transform.translation")
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 3, height: 4))
    layer.transform = CATransform3DMakeRotation(0.4, 1, 0, 0)
    #expect(abs(try #require(number("transform.rotation.x")) - 0.4) < 1e-9)
    layer.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
    #expect(abs(try #require(number("transform.rotation.y")) - 0.4) < 1e-9)
    layer.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(number("transform.scale.x") == -1 && number("transform.rotation.z") == 0)
  }

  @Test func `Key paths read and set the parts of points, sizes and rectangles`() {
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKeyPath: "bounds.origin")
    #expect(layer.position.x == 12 && layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 0))
    #expect(layer.value(forKeyPath: "bounds.origin.y") as? Double == 2)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 0))
    layer.setValue(true, forKey: "hidden")
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    #expect(layer.isHidden && layer.opacity == 0.5 && layer.backgroundColor == UIColor.red.cgColor)
    layer.opacity = 0.25
    #expect(layer.value(forKey: "opacity") as? Double == 0.25)
    layer.setValue("x", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "x")
    #expect(layer.value(forKeyPath: "position.z") == nil)
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKeyPath: "strokeEnd")
    #expect(shape.strokeEnd == 0.5)
    let view = UIView()
    view.layer.setValue(2, forKeyPath: "transform.scale")
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  // Apple, QA1673: how an animation is paused and goes on.
  @Test func `A layer's time begins, runs and stands as its timing says`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(inner.convertTime(8, from: nil) == 8 && outer.speed == 1)
    outer.speed = 2
    outer.timeOffset = 1
    inner.beginTime = 3
    #expect(outer.convertTime(8, from: nil) == 17 && inner.convertTime(8, from: nil) == 14)
    #expect(inner.convertTime(17, from: outer) == 14 && inner.convertTime(14, to: outer) == 17)
    #expect(inner.convertTime(14, to: nil) == 8)
    let layer = CALayer()
    let paused = layer.convertTime(100, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(layer.convertTime(120, from: nil) == 100)
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(130, from: nil) - paused
    #expect(layer.convertTime(131, from: nil) == 101)
  }
}
