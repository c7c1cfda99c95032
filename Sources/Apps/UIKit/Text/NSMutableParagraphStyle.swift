public import Foundation
import Typesetting

/// The formatting of paragraphs, in a mutable form.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// As in `NSParagraphStyle`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreak }
    set { values.lineBreak = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var lineSpacing: CGFloat {
    get { CGFloat(values.shape.lineSpacing) }
    set { values.shape.lineSpacing = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var paragraphSpacing: CGFloat {
    get { CGFloat(values.shape.paragraphSpacing) }
    set { values.shape.paragraphSpacing = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var paragraphSpacingBefore: CGFloat {
    get { CGFloat(values.shape.paragraphSpacingBefore) }
    set { values.shape.paragraphSpacingBefore = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var headIndent: CGFloat {
    get { CGFloat(values.shape.headIndent) }
    set { values.shape.headIndent = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var tailIndent: CGFloat {
    get { CGFloat(values.shape.tailIndent) }
    set { values.shape.tailIndent = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var firstLineHeadIndent: CGFloat {
    get { CGFloat(values.shape.firstLineHeadIndent) }
    set { values.shape.firstLineHeadIndent = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var minimumLineHeight: CGFloat {
    get { CGFloat(values.shape.minimumLineHeight) }
    set { values.shape.minimumLineHeight = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var maximumLineHeight: CGFloat {
    get { CGFloat(values.shape.maximumLineHeight) }
    set { values.shape.maximumLineHeight = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = (newValue ?? []).sorted { $0.location < $1.location } }
  }
  /// As in `NSParagraphStyle`.
  open override var defaultTabInterval: CGFloat {
    get { CGFloat(values.shape.defaultTabInterval) }
    set { values.shape.defaultTabInterval = Double(newValue) }
  }
  /// As in `NSParagraphStyle`.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var usesDefaultHyphenation: Bool {
    get { values.hyphenates }
    set { values.hyphenates = newValue }
  }
  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabStops + [anObject] }
  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = values.tabStops.filter { $0 != anObject }
  }
  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
