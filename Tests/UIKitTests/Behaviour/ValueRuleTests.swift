import Foundation
import Testing
import UIKit

/// What Apple's pages say of values and controls, and what everybody sees of them.
@MainActor @Suite struct ValueRules {
  // Documentation of `UITextField.text`: an empty string by default.
  @Test func `A field's text is never nil, a label's may be`() {
    let (field, view, label) = (UITextField(), UITextView(), UILabel())
    #expect(field.text == "" && view.text == "" && label.text == nil)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
    #expect(label.intrinsicContentSize == .zero && !label.isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled && UIView().isUserInteractionEnabled)
    #expect(field.leftViewMode == .never && field.clearButtonMode == .never)
    field.borderStyle = .roundedRect
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
        .minX == 7)
  }

  @Test func `A removed segment takes the choice with it`() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "c", at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "c")
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `A control knows its targets, and is disabled in its state`() {
    final class Target: NSObject {}
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Selector("a:"), for: [.touchUpInside, .valueChanged])
    control.addTarget(target, action: Selector("b:"), for: .valueChanged)
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged)?.count == 2)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["a:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(control.allTargets.count == 1)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  // Documentation of the recognizers' properties.
  @Test func `Recognizers begin with the values that Apple states`() {
    let (tap, press, pan) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
    )
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int(UInt32.max) || pan.maximumNumberOfTouches == .max)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.state == .possible && tap.isEnabled && tap.view == nil)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    #expect(UISwipeGestureRecognizer().direction == .right)
  }

  // Apple's Human Interface Guidelines, table of text sizes: body is 17, and 53 at the largest.
  @Test func `Metrics scale with the body's size`() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let plain = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: plain) == 10)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: largest) > 40)
    let font = UIFont.systemFont(ofSize: 17)
    let most = UIFontMetrics.default.scaledFont(
      for: font, maximumPointSize: 20, compatibleWith: largest)
    #expect(most.pointSize == 20)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large)
  }

  @Test func `Colours have the components of their space`() {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.black.withAlphaComponent(0.25).cgColor.alpha == 0.25)
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    let green = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    #expect(green.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1 / 3.0) < 1e-6 && saturation == 1 && abs(brightness - 0.5) < 1e-6)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .white)
    #expect(dynamic.resolvedColor(with: .init(userInterfaceStyle: .light)) == .black)
  }

  // Documentation of `withTintColor(_:)` and of `imageOrientation`.
  @Test func `An image keeps its size, mode and caps through its changes`() throws {
    let image = UIImage.halves(CGSize(width: 20, height: 10))
    #expect(image.renderingMode == .automatic && image.size == CGSize(width: 20, height: 10))
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let stretched = image.resizableImage(withCapInsets: caps)
    #expect(stretched.capInsets == caps && stretched.resizingMode == .tile)
    #expect(stretched.size == image.size)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 5, height: 10) && turned.imageOrientation == .right)
    let animated = UIImage.animatedImage(with: [image, turned], duration: 3)
    #expect(animated?.images?.count == 2 && animated?.duration == 3)
  }

  @Test func `Traits are joined, contained and current while something is done`() {
    let (dark, large) = (
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .extraLarge)
    )
    let both = UITraitCollection(traitsFrom: [dark, large, .init(userInterfaceStyle: .light)])
    #expect(both.userInterfaceStyle == .light && both.preferredContentSizeCategory == .extraLarge)
    #expect(both.containsTraits(in: large) && !both.containsTraits(in: dark))
    #expect(UITraitCollection().horizontalSizeClass == .unspecified)
    var seen = UIUserInterfaceStyle.unspecified
    dark.performAsCurrent { seen = UITraitCollection.current.userInterfaceStyle }
    #expect(seen == .dark && UITraitCollection.current.userInterfaceStyle != .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let differs = dark.hasDifferentColorAppearance(comparedTo: light)
    let differsFromItself = dark.hasDifferentColorAppearance(comparedTo: dark)
    #expect(differs && !differsFromItself)
  }

  // Documentation of `changesSelectionAsPrimaryAction`: the button shows the chosen element.
  @Test func `A pop-up button shows the chosen action of its menu`() {
    func button(_ states: [UIMenuElement.State]) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.menu = UIMenu(
        children: zip(["One", "Two"], states).map { UIAction(title: $0, state: $1) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.layoutIfNeeded()
      return button
    }
    let (second, first) = (button([.off, .on]), button([.off, .off]))
    #expect(second.titleLabel?.text == "Two" && first.titleLabel?.text == "One")
    #expect(first.intrinsicContentSize.width > 24)
  }

  @Test func `A layer knows its animations by key`() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil && layer.sublayers == nil && layer.mask == nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 2
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade")?.duration == 2)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil && layer.animationKeys() == nil)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1)
    #expect(layer.shadowOpacity == 0 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.contentsGravity == .resize)
  }

  @Test func `The pasteboard counts its changes`() {
    let board = UIPasteboard.withUniqueName()
    let before = board.changeCount
    board.string = "text"
    #expect(board.hasStrings && board.strings == ["text"] && board.changeCount == before + 1)
    board.items = []
    #expect(!board.hasStrings && board.string == nil)
  }

  @Test func `A picker keeps its choice within its rows`() {
    final class Rows: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 3 : 5
      }
    }
    let (picker, rows) = (UIPickerView(), Rows())
    picker.dataSource = rows
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(4, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 0)
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 4)
  }
}
