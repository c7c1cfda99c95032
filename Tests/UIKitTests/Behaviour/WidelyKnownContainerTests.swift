import Foundation
import Testing
import UIKit

/// What everybody observes of controllers, scroll views, layers and windows.
@MainActor @Suite struct WidelyKnownContainers {
  @Test func `The visible controller of a stack is the one that is presented on it`() {
    let (root, presented) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let window = shown(stack)
    #expect(stack.visibleViewController === root && window.rootViewController === stack)
    root.present(presented, animated: false)
    #expect(stack.topViewController === root && stack.visibleViewController === presented)
  }

  @Test func `Without tabs none is chosen`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A split view gives its columns back`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    #expect(split.viewController(for: .primary) === first)
    #expect(split.viewController(for: .secondary) === second)
    #expect(split.viewController(for: .supplementary) == nil)
    #expect(first.splitViewController === split && first.navigationController != nil)
  }

  @Test func `A container hears of its child's preferred size`() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(parent.sizes == [CGSize(width: 100, height: 50)])
  }

  @Test func `Showing pushes in a stack, and presents without one`() {
    let (root, next, alone, other) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    let stack = UINavigationController(rootViewController: root)
    let window = shown(stack)
    root.show(next, sender: nil)
    #expect(stack.viewControllers == [root, next])
    window.rootViewController = alone
    alone.show(other, sender: nil)
    #expect(alone.presentedViewController === other)
  }

  @Test func `An addition to the safe area is told of once`() {
    final class Listener: UIViewController {
      var times = 0
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        times += 1
      }
    }
    let listener = Listener()
    let window = shown(listener)
    window.layoutIfNeeded()
    let before = listener.times
    listener.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(listener.times == before + 1)
    listener.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(listener.times == before + 1)
  }

  @Test func `A window is hidden until it is shown`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(window.isHidden && !window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow)
  }

  // Seen in the tests of Instructions.
  @Test func `Windows convert by their places on the screen`() {
    let one = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let other = UIWindow(frame: CGRect(x: 20, y: 30, width: 300, height: 500))
    let rect = CGRect(x: 100, y: 100, width: 5, height: 6)
    #expect(
      other.convert(rect, from: one as UIWindow?) == CGRect(x: 80, y: 70, width: 5, height: 6))
    #expect(
      other.convert(rect, to: one as UIWindow?) == CGRect(x: 120, y: 130, width: 5, height: 6))
    let point = CGPoint(x: 1, y: 2)
    #expect(other.convert(point, to: one) == CGPoint(x: 21, y: 32))
    #expect(other.convert(point, from: one) == CGPoint(x: -19, y: -28))
    #expect(other.convert(rect, to: one) == CGRect(x: 120, y: 130, width: 5, height: 6))
    #expect(other.convert(rect, from: one) == CGRect(x: 80, y: 70, width: 5, height: 6))
    #expect(other.convert(point, to: nil as UIWindow?) == CGPoint(x: 21, y: 32))
    #expect(other.convert(point, from: nil as UIWindow?) == CGPoint(x: -19, y: -28))
  }

  // MARK: Scrolling

  @Test func `An offset that stays is told to nobody`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var times = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { times += 1 }
    }
    let (view, listener) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener()
    )
    view.contentSize = CGSize(width: 100, height: 500)
    view.delegate = listener
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(listener.times == 1)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(listener.times == 1)
  }

  @Test func `Content at its upper edge stays there when an inset is added`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentInset.top = 50
    #expect(view.contentOffset.y == -50)
    view.contentOffset.y = 120
    view.contentInset.top = 20
    #expect(view.contentOffset.y == 120)
  }

  @Test func `The views above and below all rows are as wide as the table`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (header, footer) = (
      UIView(frame: CGRect(x: 40, y: 9, width: 10, height: 60)),
      UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    )
    (table.tableHeaderView, table.tableFooterView) = (header, footer)
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(footer.frame == CGRect(x: 0, y: 60, width: 320, height: 30))
  }

  @Test func `A flow layout begins with squares of 50 points and spaces of 10`() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.sectionInset == .zero)
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.scrollDirection == .vertical && flow.headerReferenceSize == .zero)
    #expect(flow.estimatedItemSize == .zero && !flow.sectionHeadersPinToVisibleBounds)
  }

  // MARK: Layers and shapes

  @Test func `Layers begin with Core Animation's values`() {
    #expect(CALayer().contentsScale == 1 && CALayer().anchorPoint == CGPoint(x: 0.5, y: 0.5))
    let (shape, gradient, text) = (CAShapeLayer(), CAGradientLayer(), CATextLayer())
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeColor == nil)
    #expect(shape.fillColor == UIColor.black.cgColor && shape.strokeEnd == 1)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(text.fontSize == 36 && !text.isWrapped && text.alignmentMode == .natural)
    #expect(
      CALayer().animationKeys() == nil && CALayer().shadowOffset == CGSize(width: 0, height: -3))
    #expect(CALayer().shadowRadius == 3 && CALayer().shadowOpacity == 0)
  }

  @Test func `A path's bounds hold its control points, Core Graphics' narrower box does not`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `Rectangles join, divide and grow to whole numbers`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(CGRect.null.union(rect) == rect && CGRect.null.isNull)
    #expect(rect.intersection(CGRect(x: 100, y: 100, width: 1, height: 1)).isNull)
    #expect(
      CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral
        == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      CGRect(x: 10, y: 0, width: -10, height: 5).standardized
        == CGRect(x: 0, y: 0, width: 10, height: 5))
    let parts = rect.divided(atDistance: 10, from: .maxXEdge)
    #expect(parts.slice == CGRect(x: 30, y: 20, width: 10, height: 40))
    #expect(parts.remainder == CGRect(x: 10, y: 20, width: 20, height: 40))
  }
}
