import Foundation
import Testing
import UIKit

/// What the pages of UIKit's classes say of values, stacks, snapshots, paths and layers.
@MainActor @Suite struct FreshRules {
  @Test func `A snapshot keeps the order in which sections and items are added`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3, 4], toSection: "a")
    snapshot.insertItems([5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 5, 2, 6])
    #expect(snapshot.itemIdentifiers == [3, 4, 1, 5, 2, 6])
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1, 4])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.indexOfItem(4) == 5 && snapshot.indexOfSection("a") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 6) == "b")
    snapshot.deleteItems([3])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1, 4] && snapshot.numberOfItems(inSection: "c") == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func `Code that chooses a tab asks and tells no delegate`() {
    final class Reader: NSObject, UITabBarControllerDelegate {
      var calls = 0
      func tabBarController(
        _ controller: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls += 1
        return false
      }
      func tabBarController(
        _ controller: UITabBarController, didSelect viewController: UIViewController
      ) { calls += 1 }
    }
    let (tabs, reader) = (UITabBarController(), Reader())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = reader
    tabs.selectedIndex = 1
    #expect(reader.calls == 0 && tabs.selectedViewController === tabs.viewControllers?[1])
    #expect(tabs.viewControllers?[1].tabBarController === tabs)
  }

  @Test func `Segments are counted, and the choice ends with its segment`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.setTitle("Z", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Z" && control.numberOfSegments == 3)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 0))
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `A stack's arranged views are subviews, and leave in two ways`() {
    let (stack, a, b) = (UIStackView(), UIView(), UIView())
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a] && Set(stack.subviews) == [a, b])
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(4, after: a)
    #expect(stack.customSpacing(after: a) == 4)
    stack.removeArrangedSubview(a)
    #expect(a.superview === stack && stack.arrangedSubviews == [b])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.alignment == .fill && stack.distribution == .fill && stack.axis == .horizontal)
  }

  @Test func `The text of a field and of a text view is empty, that of a label nil`() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.text == "" && view.text == "" && UILabel().text == nil)
    field.text = nil
    view.text = nil
    #expect(field.text == "" && view.text == "" && !field.hasText && !view.hasText)
    #expect(field.leftViewMode == .never && field.clearButtonMode == .never)
    #expect(field.borderStyle == .none && field.placeholder == nil && !field.isEditing)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.isEditable && view.isSelectable)
  }

  @Test func `A field shows its side views only in the modes that say so`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    field.leftView = icon
    field.layoutIfNeeded()
    #expect(icon.superview == nil || icon.isHidden)
    #expect(field.textRect(forBounds: field.bounds).minX < 20)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.superview === field && icon.frame.minX == 0 && icon.frame.midY == 20)
    #expect(field.textRect(forBounds: field.bounds).minX >= 24)
  }

  @Test func `Colours are equal by their components, and change their opacity`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor.blue.withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == 0 && green == 0 && blue == 1 && alpha == 0.5)
    var white: CGFloat = 0
    #expect(
      UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: &alpha) && abs(white - 0.25) < 1e-6)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(
      UIColor.green.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1.0 / 3) < 1e-6 && saturation == 1 && brightness == 1)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dynamic.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test func `A path knows its bounds, its point and what is in it`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && !path.usesEvenOddFillRule)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 40))
    #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 30))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(path.contains(CGPoint(x: 28, y: 15)) && !path.contains(CGPoint(x: 12, y: 38)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15)
    path.removeAllPoints()
    #expect(path.isEmpty)
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(!oval.contains(CGPoint(x: 1, y: 1)) && oval.contains(CGPoint(x: 10, y: 5)))
  }

  @Test func `Metrics scale with the text size, up to a limit`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let (usual, large) = (
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    )
    #expect(metrics.scaledValue(for: 40, compatibleWith: usual) == 40)
    #expect(metrics.scaledValue(for: 40, compatibleWith: large) > 60)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: usual).pointSize == 20)
    let most = metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large)
    #expect(most.pointSize == 25)
  }

  @Test func `A drawn image has the size and scale that are asked for`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 2)
    #expect(image.cgImage?.width == 20 && image.cgImage?.height == 10)
    #expect(image.renderingMode == .automatic && image.pngData() != nil)
    let stretched = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(stretched.capInsets.left == 2 && stretched.resizingMode == .tile)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(UIImage().size == .zero && UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func `A menu is replaced as a whole, and an action keeps its state`() {
    let action = UIAction(title: "Copy", image: nil, attributes: .destructive, state: .on) { _ in }
    let menu = UIMenu(title: "Edit", options: .displayInline, children: [action])
    #expect(menu.children == [action] && menu.options.contains(.displayInline))
    #expect(action.state == .on && action.attributes.contains(.destructive))
    let other = menu.replacingChildren([])
    #expect(other.title == "Edit" && other.children.isEmpty && menu.children.count == 1)
    #expect(other.identifier == menu.identifier && UIMenu().identifier != UIMenu().identifier)
  }

  @Test func `The right item of a bar is the first of its right items`() {
    let item = UINavigationItem(title: "T")
    let (a, b) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
    item.rightBarButtonItems = [a, b]
    #expect(item.rightBarButtonItem === a)
    item.rightBarButtonItem = b
    #expect(item.rightBarButtonItems == [b])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems?.isEmpty ?? true)
    #expect(item.leftBarButtonItem == nil && !item.hidesBackButton && item.titleView == nil)
    #expect(!item.leftItemsSupplementBackButton && item.largeTitleDisplayMode == .automatic)
  }

  @Test func `A rectangle in sight scrolls nothing, and an offset is not limited`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.contentOffset.y = 50
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 210)
    view.setContentOffset(CGPoint(x: 0, y: -70), animated: false)
    #expect(view.contentOffset.y == -70)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isPagingEnabled)
    #expect(view.bounces && view.showsVerticalScrollIndicator && view.zoomScale == 1)
  }

  @Test func `Recognisers begin with their documented values`() {
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.isEnabled && tap.state == .possible && tap.view == nil)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    #expect(UISwipeGestureRecognizer().direction == .right)
  }

  @Test func `An indicator is seen while it turns`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating && view.hidesWhenStopped)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
  }

  @Test func `A date stays between its limits`() {
    let (picker, day) = (UIDatePicker(), TimeInterval(86_400))
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    picker.date = now
    picker.minimumDate = now + day
    #expect(picker.date == now + day)
    picker.maximumDate = now + 3 * day
    picker.date = now + 9 * day
    #expect(picker.date == now + 3 * day)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
  }
}
