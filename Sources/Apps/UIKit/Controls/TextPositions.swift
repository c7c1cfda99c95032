public import Foundation

extension UITextInput {
  /// The characters of a text field or text view.
  private var characters: String {
    (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
  }
  /// Replaces a range with text.
  public func replace(_ range: UITextRange, withText text: String) {
    let whole = characters as NSString
    guard range.units.upperBound <= whole.length else { return }
    let changed = whole.replacingCharacters(
      in: NSRange(location: range.units.lowerBound, length: range.units.count), with: text)
    (self as? UITextField)?.text = changed
    (self as? UITextView)?.text = changed
  }
  /// Compares the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// Returns the position closest to a point: before or after the text.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    point.x <= 0 ? beginningOfDocument : endOfDocument
  }
  /// Returns a caret after the text before a position, as high as a line.
  func measuredCaret(at position: UITextPosition) -> CGRect {
    let font =
      (self as? UITextField)?.font ?? (self as? UITextView)?.font ?? .systemFont(ofSize: 17)
    let before = (characters as NSString).substring(
      to: min(position.offset, characters.utf16.count))
    let width = NSAttributedString(string: before, attributes: [.font: font]).size().width
    return CGRect(x: width, y: 0, width: 2, height: font.lineHeight)
  }
  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(low, high)..<max(low, high))
  }
  /// Returns the position at an offset in UTF-16 code units; nil beyond the ends.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...characters.utf16.count ~= place ? UITextPosition(place) : nil
  }
  /// Returns the text in a range; nil beyond the ends.
  public func text(in range: UITextRange) -> String? {
    guard range.units.upperBound <= characters.utf16.count else { return nil }
    return (characters as NSString).substring(
      with: NSRange(location: range.units.lowerBound, length: range.units.count))
  }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(characters.utf16.count) }
}
