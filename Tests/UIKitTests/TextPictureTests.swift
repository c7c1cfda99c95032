import Foundation
import Testing
import UIKit

@MainActor @Suite struct TextPictures {
  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func label(_ attachment: NSTextAttachment, _ before: String = "") -> UILabel {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  @Test func `A picture in a text takes its own room on the baseline`() {
    let picture = NSTextAttachment(image: square(.red, 30))
    let (alone, behind) = (label(picture), label(picture, "ab"))
    let plain = UILabel()
    plain.text = "ab"
    #expect(abs(alone.bounds.width - 30) < 1)
    #expect(abs(behind.bounds.width - 30 - plain.intrinsicContentSize.width) < 1)
    // The picture is on the baseline, with the text's descent below it.
    #expect(alone.bounds.height > 30 && alone.bounds.height < 36)
    picture.bounds = CGRect(x: 0, y: -10, width: 50, height: 20)
    let moved = label(picture)
    #expect(abs(moved.bounds.width - 50) < 1)
    #expect(moved.bounds.height > 25)
  }

  @Test func `A picture in a text is painted, a template in the text's colour`() {
    func painted(_ image: UIImage?) -> Data? {
      let attachment = NSTextAttachment()
      attachment.image = image
      attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      let label = label(attachment)
      label.textColor = .blue
      return UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
        label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
      }.pngData()
    }
    let (red, blue) = (painted(square(.red, 40)), painted(square(.blue, 40)))
    #expect(red != nil && red != blue && red != painted(nil))
    #expect(painted(square(.red, 40).withRenderingMode(.alwaysTemplate)) == blue)
  }

  @Test func `Indents, room between paragraphs and tabs move lines`() {
    func size(_ text: String, width: CGFloat = 200, _ change: (NSMutableParagraphStyle) -> Void)
      -> CGSize
    {
      let style = NSMutableParagraphStyle()
      change(style)
      return NSAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
      ).boundingRect(
        with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil
      ).size
    }
    let words = "one two three four five six seven eight nine ten eleven twelve"
    let plain = size(words) { _ in }
    #expect(size(words) { $0.headIndent = 100 }.height > plain.height)
    #expect(size(words) { $0.tailIndent = -100 }.height > plain.height)
    #expect(size(words) { $0.tailIndent = 100 }.height > plain.height)
    #expect(
      abs(size("one") { $0.firstLineHeadIndent = 50 }.width - size("one") { _ in }.width - 50) < 1)
    let two = size("one\ntwo") { _ in }.height
    #expect(abs(size("one\ntwo") { $0.paragraphSpacing = 7 }.height - two - 7) < 0.01)
    #expect(abs(size("one\ntwo") { $0.paragraphSpacingBefore = 5 }.height - two - 5) < 0.01)
    let tabbed = size("a\tb", width: 400) {
      $0.tabStops = [NSTextTab(textAlignment: .left, location: 150)]
    }
    #expect(tabbed.width > 150 && tabbed.width < 165)
    let right = size("a\tb", width: 400) {
      $0.tabStops = [NSTextTab(textAlignment: .right, location: 150)]
    }
    #expect(abs(right.width - 150) < 1)
    #expect(size("one") { $0.maximumLineHeight = 8 }.height < 9)
  }
}
