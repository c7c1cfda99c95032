import Foundation
import Testing
import UIKit

/// The attributes of text that change its lines.
@MainActor @Suite(.serialized) struct ParagraphStyles {
  private func height(_ attributes: [NSAttributedString.Key: Any], _ text: String = "one")
    -> CGFloat
  {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label.intrinsicContentSize.height
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test func `Line heights are those of the style, whatever the font`() {
    let fixed = style { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 30) }
    for size in [10, 17, 40] as [CGFloat] {
      let attributes: [NSAttributedString.Key: Any] = [
        .paragraphStyle: fixed, .font: UIFont.systemFont(ofSize: size),
      ]
      #expect(height(attributes) == 30)
      #expect(height(attributes, "one\ntwo") == 60)
    }
  }

  // Stack Overflow 76655003.
  @Test func `An offset from the baseline makes a label taller unless its height is fixed`() {
    let fixed = style { ($0.minimumLineHeight, $0.maximumLineHeight) = (20, 20) }
    let plain = height([:])
    #expect(abs(height([.baselineOffset: -5]) - plain - 5) < 0.6)
    #expect(abs(height([.baselineOffset: 5]) - plain - 5) < 0.6)
    #expect(height([.baselineOffset: -5, .paragraphStyle: fixed]) == 20)
  }

  @Test func `Each paragraph has its own style`() {
    let text = NSMutableAttributedString(string: "Title\n")
    let item = style { ($0.paragraphSpacingBefore, $0.minimumLineHeight) = (8, 30) }
    text.append(NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: item]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.height - (20.29 + 8 + 30 + 8 + 30)) < 0.6)
    let view = UITextView()
    view.isScrollEnabled = false
    view.attributedText = text
    let room = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(room > 8 + 8 + 60 + 8 + 12)
  }

  // BonMot#284: the kerning of the last letter counts.
  @Test func `Kerning follows each letter`() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      NSAttributedString(string: "WIDE", attributes: attributes).size().width
    }
    #expect(abs(width([.kern: 10]) - width([:]) - 40) < 0.1)
  }
}
