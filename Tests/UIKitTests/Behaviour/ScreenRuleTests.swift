import Foundation
import Testing
import UIKit

/// What libraries and screens of apps rely on, where they were first seen to fail.
@MainActor @Suite struct ScreenRuleTests {
  // Pageboy finds the scroll view among the subviews, and tells from its offset how far a page is turned.
  @Test func `Pages that scroll stand between the ones before and after`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    pages.view.layoutIfNeeded()
    let queue = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(queue.contentSize == CGSize(width: 300, height: 200))
    #expect(queue.contentOffset == CGPoint(x: 100, y: 0) && queue.isPagingEnabled)
    #expect(page.view.convert(page.view.bounds, to: pages.view) == pages.view.bounds)
    queue.contentOffset.x = 150
    pages.view.setNeedsLayout()
    pages.view.layoutIfNeeded()
    #expect(queue.contentOffset.x == 150)
    let curling = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!curling.view.subviews.contains { $0 is UIScrollView })
  }

  // SkyFloatingLabelTextField makes both rectangles smaller.
  @Test func `The rectangle of editing does not ask for that of the text`() {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
      }
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(Field().textRect(forBounds: bounds).minX == 5)
    #expect(Field().editingRect(forBounds: bounds) == bounds)
    let field = UITextField()
    field.font = nil
    #expect(field.font?.pointSize == 17)
  }

  // MagazineLayout's and HorizonCalendar's tests write rectangles into texts.
  @Test func `Geometry in a text is written as Core Graphics does`() {
    let rect = CGRect(x: 0, y: 1, width: 100, height: 2.5)
    #expect("\(rect)" == "(0.0, 1.0, 100.0, 2.5)")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 1.0) (100.0, 2.5)")
  }

  // The storage of media in the settings of Mastodon for iOS.
  @Test func `A value stands below its title where it has no room beside it`() throws {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Clear Media Storage", "12.4 MB")
    let view = try #require(content.makeContentView() as? UIListContentView)
    func frames(_ width: CGFloat) -> [CGRect] {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      view.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
      var found: [CGRect] = []
      func look(_ view: UIView) {
        if view is UILabel { found.append(view.convert(view.bounds, to: nil)) }
        for inner in view.subviews { look(inner) }
      }
      look(view)
      return found
    }
    let (beside, below) = (frames(320), frames(180))
    #expect(beside[0].minY == beside[1].minY && beside[1].minX > beside[0].maxX)
    #expect(below[1].minY >= below[0].maxY && below[1].minX == below[0].minX)
    #expect(view.frame.height > 55)
    // It takes its place beside the title again.
    #expect(frames(320) == beside)
  }

  @Test func `Configurations are equal if they show the same`() {
    let cell = UIListContentConfiguration.cell()
    var other = cell
    #expect(other == cell && other.hashValue == cell.hashValue)
    other.textProperties.numberOfLines = 3
    #expect(other != cell)
    var filled = UIButton.Configuration.filled()
    #expect(filled == .filled())
    filled.title = "a"
    #expect(filled != .filled())
    #expect(UIBackgroundConfiguration.clear() == .clear())
  }

  @Test func `Transforms in three dimensions are multiplied, undone and told from flat ones`() {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(turn.m11 - 0.5) < 1e-9 && abs(turn.m13 + sin(.pi / 3)) < 1e-9)
    #expect(!CATransform3DIsAffine(turn))
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    let move = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 3), 5, 0, 1)
    #expect(move.m41 == 10 && move.m43 == 3)
    let whole = CATransform3DConcat(CATransform3DConcat(move, turn), CATransform3DInvert(turn))
    let parts = [
      whole.m11 - move.m11, whole.m33 - move.m33, whole.m41 - move.m41, whole.m43 - move.m43,
    ]
    #expect(parts.allSatisfy { abs($0) < 1e-9 })
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `A timing function has control points`() {
    var values: [Float] = [9, 9]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &values)
    #expect(values == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &values)
    #expect(values == [0.3, 0.4])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 3, values: &values)
    #expect(values == [1, 1])
  }

  @Test func `Lengths of layouts and titles of undoing tell what they are`() {
    let length = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(length.isFractionalWidth && !length.isFractionalHeight && !length.isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(4).isEstimated)
    #expect(NSCollectionLayoutSpacing.fixed(8).isFixed)
    #expect(!NSCollectionLayoutSpacing.flexible(8).isFixed)
    let manager = UndoManager()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuTitle(forUndoActionName: "Typing") == "Redo Typing")
  }

  // MarqueeLabel passes the limits on to the label that it moves; TextFieldEffects draws no placeholder.
  @Test func `What views say of their texts may be overridden`() {
    final class Label: UILabel {
      override var maximumContentSizeCategory: UIContentSizeCategory? {
        get { .large }
        set {}
      }
    }
    final class Field: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
    }
    let label = UILabel()
    label.maximumContentSizeCategory = .small
    let inner = UIView()
    label.addSubview(inner)
    #expect(inner.traitCollection.preferredContentSizeCategory <= .small)
    #expect(Label().maximumContentSizeCategory == .large && Field().placeholder == nil)
  }
}

/// What sixty checks of Apple's pages found to fail, answers first.
@MainActor @Suite struct PathAndPlaceTests {
  @Test func `A closed path goes on where it began, and has its curves in its boxes`() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(path.boundingBoxOfPath.height - 10) < 1e-9)
    #expect(path.currentPoint == CGPoint(x: 20, y: 0))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
  }

  @Test func `A hole is one by the rule of even and odd alone`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `A view that moves in front of or behind another is beside it`() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { outer.addSubview(view) }
    outer.insertSubview(a, aboveSubview: b)
    #expect(outer.subviews == [b, a, c])
    outer.insertSubview(b, belowSubview: c)
    #expect(outer.subviews == [a, b, c])
    outer.insertSubview(c, belowSubview: b)
    #expect(outer.subviews == [a, c, b])
  }

  @Test func `The text of a rounded field is away from its border, and an alert stands nowhere`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 86, height: 26))
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController != nil)
  }
}
