import Testing
import UIKit

@Suite @MainActor struct AccessibilityTests {
  @Test func `Controls are elements with their labels, values and traits`() {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.isAccessibilityElement)
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Pay")
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == nil && field.accessibilityValue == "Name")
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
    #expect(!UIStepper().isAccessibilityElement)
  }

  @Test func `What an app states goes before the class, and a closure before both`() {
    let label = UILabel()
    label.text = "Text"
    #expect(label.accessibilityLabel == "Text" && label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Own"
    label.accessibilityTraits = .header
    #expect(label.accessibilityLabel == "Own" && label.accessibilityTraits == .header)
    label.accessibilityLabelBlock = { "Closure" }
    #expect(label.accessibilityLabel == "Closure")
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement)
    let element = UIAccessibilityElement(accessibilityContainer: label)
    #expect(element.isAccessibilityElement && element.accessibilityLabel == nil)
  }

  @Test func `System colours follow the contrast`() {
    let high = UITraitCollection(accessibilityContrast: .high)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.systemBlue.resolvedColor(with: high).getRed(
      &red, green: &green, blue: &blue, alpha: nil)
    // Apple's Human Interface Guidelines: 0, 64, 221.
    #expect((red * 255).rounded() == 0 && (green * 255).rounded() == 64)
    #expect((blue * 255).rounded() == 221)
  }
}
