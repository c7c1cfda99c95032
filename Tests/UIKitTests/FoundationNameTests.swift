import Testing
import UIKit

/// What the smaller classes of Foundation and UIKit add for app code.
@MainActor @Suite struct FoundationNameTests {
  @Test func `Texts are made empty, and keep their class`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "ab"))
    #expect(text.string == "ab")
    #expect(NSAttributedString().length == 0)
  }

  @Test func `A rectangle is boxed for a notification`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect)
    ]
    let value = information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(value?.cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
  }

  @Test func `Places in a text count its units`() throws {
    let field = UITextField()
    field.text = "a😀bc"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 5)
    let second = try #require(field.position(from: start, offset: 3))
    let range = try #require(field.textRange(from: field.endOfDocument, to: second))
    #expect(field.text(in: range) == "bc")
    #expect(range.start == second)
    #expect(field.position(from: second, offset: 3) == nil)
  }

  @Test func `A part of a view is pictured at its own size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 10, width: 20, height: 5), afterScreenUpdates: true,
      withCapInsets: .zero)
    #expect(part?.frame == CGRect(x: 0, y: 0, width: 20, height: 5))
  }

  @Test func `Neighbouring runs may have different fonts, colours, styles and pictures`() {
    let text = NSMutableAttributedString(string: "")
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 12)),
      (.foregroundColor, UIColor.red, UIColor.clear),
      (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle()),
      (.shadow, NSShadow(), NSShadow()), (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, one, other) in pairs {
      for value in [one, other, other] {
        text.append(NSAttributedString(string: "ab", attributes: [key: value]))
      }
    }
    var count = 0
    text.enumerateAttribute(
      .font, in: NSRange(location: 0, length: text.length), options: []
    ) { value, _, _ in count += value == nil ? 0 : 1 }
    // Runs with equal fonts are merged.
    #expect(count == 2 && text.length == 30)
  }
}
