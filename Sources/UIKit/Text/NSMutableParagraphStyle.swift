public import Foundation

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
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// As in `NSParagraphStyle`.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
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
    get { values.tabInterval }
    set { values.tabInterval = newValue }
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
