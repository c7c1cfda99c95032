import Drawing
public import Foundation
import Geometry

/// A layer that draws text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The size of the font.
  open var fontSize: CGFloat = 36
  /// The font: a `UIFont` or a `CGFont`; others have no effect.
  open var font: AnyObject?
  /// The colour of the text.
  open var foregroundColor: CGColor? = .white
  /// Whether the text wraps.
  open var isWrapped = false
  /// The alignment of the text.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// How text that doesn't fit is truncated; always at its end.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// Whether glyph positions are quantized to subpixels; they never are.
  open var allowsFontSubpixelQuantization = false

  override func innerItems(in bounds: Rect) -> [DisplayList.Item] {
    let label = UILabel(frame: CGRect(bounds))
    label.font =
      (font as? UIFont ?? (font as? CGFont)?.font)?.withSize(fontSize)
      ?? .systemFont(ofSize: fontSize)
    label.textColor = foregroundColor.map { UIColor(cgColor: $0) }
    label.numberOfLines = isWrapped ? 0 : 1
    label.textAlignment = alignmentMode.alignment
    if let text = string as? NSAttributedString {
      label.attributedText = text
    } else {
      label.text = string as? String
    }
    label.frame.size = label.sizeThatFits(CGSize(bounds.size))
    label.frame.size.width = CGFloat(bounds.width)
    return super.innerItems(in: bounds) + label.ownItems(in: Rect(label.frame))
  }
}
