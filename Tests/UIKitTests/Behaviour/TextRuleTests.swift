import Testing
import UIKit

/// Texts as the pages of `UILabel`, `UIButton`, `UITextField` and `UITextView` describe them.
@MainActor @Suite struct TextRules {
  private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any])
    -> NSAttributedString
  { NSAttributedString(string: text, attributes: attributes) }

  @Test func `A label's font and colour are those of its first letter`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      attributedString: styled(
        "a", [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]))
    text.append(styled("b", [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    #expect(label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.text == "ab")
  }

  @Test func `The attributed text of a plain one has the label's attributes`() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    label.textAlignment = .center
    label.text = "abc"
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `Font, colour and alignment that are set later go over the whole text`() {
    let label = UILabel()
    label.attributedText = styled(
      "abc", [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
    label.textColor = .green
    label.font = .systemFont(ofSize: 20)
    label.textAlignment = .right
    let attributes = label.attributedText?.attributes(at: 1, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .green)
    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
  }

  @Test func `Every paragraph has its own style`() {
    func paragraph(_ text: String, _ alignment: NSTextAlignment) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return styled(text, [.paragraphStyle: style, .backgroundColor: UIColor.red])
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.numberOfLines = 0
    let text = NSMutableAttributedString(attributedString: paragraph("ab\n", .left))
    text.append(paragraph("cd", .right))
    label.attributedText = text
    label.sizeToFit()
    label.frame.size.width = 200
    let (picture, height) = (label.picture, label.bounds.height)
    #expect(picture.pixel(3, height / 4).hasPrefix("ff"))
    #expect(picture.pixel(197, height / 4) == "00000000")
    #expect(picture.pixel(3, height * 3 / 4) == "00000000")
    #expect(picture.pixel(196, height * 3 / 4).hasPrefix("ff"))
  }

  @Test func `A label that adjusts to the text size has the font of its size`() {
    let (label, outer) = (UILabel(), UIView())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(label)
    #expect(label.font.pointSize == 17)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 33)
    label.adjustsFontForContentSizeCategory = false
    let fixed = UILabel()
    fixed.font = .systemFont(ofSize: 12)
    fixed.adjustsFontForContentSizeCategory = true
    outer.addSubview(fixed)
    #expect(fixed.font.pointSize == 12)
  }

  @Test func `A scaled font of the app's own grows with the text size`() {
    let (label, outer) = (UILabel(), UIView())
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(label)
    label.text = "abc"
    let before = label.intrinsicContentSize.height
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize > 30)
    #expect(label.intrinsicContentSize.height > before * 1.5)
  }

  @Test func `Defaults of texts`() {
    #expect(UILabel().text == nil && UILabel().numberOfLines == 1)
    #expect(UITextField().text == "")
    #expect(UITextView().text == "")
    let field = UITextField()
    field.text = nil
    #expect(field.text == "")
    #expect(field.borderStyle == .none)
    #expect(UITextView().font == nil || UITextView().font?.pointSize == 12)
  }

  @Test func `A button's title is the text of a label in it`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.setTitle("Press", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.text == "Press" && button.currentTitle == "Press")
    let place = label.frame
    #expect(abs(place.midX - 100) < 1 && abs(place.midY - 22) < 1)
    #expect(button.hitTest(CGPoint(x: 100, y: 22), with: nil) === button)
  }

  @Test func `A state without its own title has the normal one`() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "A")
    button.isSelected = true
    #expect(button.currentTitle == "B" && button.currentTitleColor == .red)
    #expect(button.titleLabel?.text == "B")
    button.isSelected = false
    #expect(button.currentTitle == "A")
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func `A button's title follows the text size if it is asked to`() {
    let (button, outer) = (UIButton(type: .system), UIView())
    button.setTitle("Press", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    outer.addSubview(button)
    let before = button.intrinsicContentSize.height
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(button.intrinsicContentSize.height > before * 1.5)
  }

  @Test func `A text view's font and colour go over the whole text`() {
    let view = UITextView()
    view.attributedText = styled("abc", [.font: UIFont.systemFont(ofSize: 10)])
    view.font = .systemFont(ofSize: 20)
    view.textColor = .red
    #expect(view.text == "abc")
    #expect(
      view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 20))
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        == .red)
  }

  @Test func `A placeholder may be attributed`() {
    let field = UITextField()
    field.attributedPlaceholder = styled("Name", [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
  }

  @Test func `A size that fits wraps`() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 30)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width <= 100 && size.height > 100)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 1_000)).height < 50)
  }
}
