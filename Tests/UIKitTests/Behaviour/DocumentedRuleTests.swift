import Foundation
import Testing
import UIKit

/// What the pages of Apple's documentation say of single properties and methods.
@MainActor @Suite struct DocumentedRuleTests {
  @Test func `Only the styles of sheets have a presentation controller for sheets`() {
    let controller = UIViewController()
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
    controller.modalPresentationStyle = .formSheet
    #expect(controller.sheetPresentationController?.selectedDetentIdentifier == nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  @Test func `A value of a proxy gives way to its next one, and a view's own does not`() {
    final class Title: UILabel {}
    let (first, second, window) = (Title(), Title(), UIWindow())
    second.textColor = .blue
    for color in [UIColor.red, .green] {
      Title.appearance().textColor = color
      for label in [first, second] { window.addSubview(label) }
      #expect(first.textColor == color)
      #expect(second.textColor == .blue)
      for label in [first, second] { label.removeFromSuperview() }
    }
  }

  @Test func `What is typed takes the place of the selection`() {
    let view = UITextView()
    view.text = "hello"
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "el")
    view.insertText("X")
    #expect(view.text == "hXlo" && view.selectedRange == NSRange(location: 2, length: 0))
    view.deleteBackward()
    #expect(view.text == "hlo" && view.selectedRange.location == 1)
    view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
    view.insertText("c")
    #expect(view.text == "abc")
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `Attributes of a field's text are its font and colour`() {
    let field = UITextField()
    #expect(field.defaultTextAttributes[.font] as? UIFont == field.font)
    field.defaultTextAttributes[.foregroundColor] = UIColor.red
    field.defaultTextAttributes[.font] = UIFont.systemFont(ofSize: 30)
    #expect(field.textColor == .red && field.font?.pointSize == 30)
    field.text = "wide"
    let width = field.intrinsicContentSize.width
    field.defaultTextAttributes[.kern] = 10
    #expect(field.intrinsicContentSize.width > width + 20)
  }

  @Test func `The end of an animated scroll is told`() async {
    final class Reader: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let (reader, view) = (Reader(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.contentSize = CGSize(width: 50, height: 500)
    view.delegate = reader
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    await turn()
    #expect(reader.ends == 0)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(view.contentOffset.y == 30 && reader.ends == 0)
    await turn()
    #expect(reader.ends == 1)
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 1, height: 1), animated: true)
    await turn()
    #expect(reader.ends == 2)
  }

  @Test func `A transaction's terms end with it`() {
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test func `A gesture has touches as long as it lasts`() {
    final class Target { var touches = 0 }
    let (target, tap) = (Target(), UITapGestureRecognizer())
    let count = Selector("count:", of: target) { target in
      { (sender: UIGestureRecognizer) in target.touches = sender.numberOfTouches }
    }
    #expect(tap.numberOfTouches == 0)
    tap.addTarget(target, action: count)
    tap.fire()
    #expect(target.touches == 1 && tap.numberOfTouches == 0)
  }

  @Test func `An image view is an image, though no element`() {
    let view = UIImageView()
    #expect(view.accessibilityTraits == .image && !view.isAccessibilityElement)
    view.accessibilityTraits = [.button]
    #expect(view.accessibilityTraits == .button)
  }

  @Test func `Limits of a slider push each other`() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
  }

  @Test func `The choice of a segment follows it`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `Minutes divide an hour`() {
    let picker = UIDatePicker()
    for (asked, kept) in [(15, 15), (7, 1), (30, 30), (60, 1), (0, 1)] {
      picker.minuteInterval = asked
      #expect(picker.minuteInterval == kept)
    }
  }

  @Test func `A dimmed tint is grey down to the views that state their mode`() {
    let (root, child, other) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    root.addSubview(other)
    root.tintColor = .red
    other.tintAdjustmentMode = .normal
    #expect(child.tintAdjustmentMode == .normal && child.tintColor == .red)
    root.tintAdjustmentMode = .dimmed
    var (red, green) = (CGFloat(0), CGFloat(0))
    child.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(child.tintAdjustmentMode == .dimmed && red == green && red < 0.5)
    #expect(other.tintAdjustmentMode == .normal && other.tintColor == .red)
  }

  @Test func `A controller's button begins and ends editing`() {
    let controller = UITableViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && !controller.tableView.isEditing)
    button.fire()
    #expect(button.title == "Done" && controller.isEditing && controller.tableView.isEditing)
    controller.isEditing = false
    #expect(button.title == "Edit" && !controller.tableView.isEditing)
  }
}
