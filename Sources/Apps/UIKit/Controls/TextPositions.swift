public import Foundation

// Positions count the UTF-16 code units before them.

extension UITextInput {
  /// Replaces a range with text; an input that keeps a text of its own says how.
  public func replace(_ range: UITextRange, withText text: String) {}
  /// Inserts marked text as if it were typed.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  /// Compares the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
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
    return 0...endOfDocument.offset ~= place ? UITextPosition(place) : nil
  }
  /// Returns the position at an offset in a direction, to the left or upwards towards the beginning; nil
  /// beyond the ends.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(
      from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// Returns the end of a range that is farthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
  /// Returns the range from a position as far as the text goes in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let end = direction == .left || direction == .up ? beginningOfDocument : endOfDocument
    return textRange(from: position, to: end)
  }
  /// Returns the text in a range; nil beyond the ends.
  public func text(in range: UITextRange) -> String? { nil }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(0) }
  /// Returns the rectangle around a range, on its first line.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Returns the rectangle for the caret at a position.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Returns the rectangles of a selection: one on each line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Returns the position closest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// Returns the position in a range that is closest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    return UITextPosition(min(max(found.offset, range.units.lowerBound), range.units.upperBound))
  }
  /// Returns the range of the character at a point; nil in an empty text.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

/// A rectangle of a selection on one line.
final class SelectedLine: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    (self.place, self.isFirst, self.isLast) = (place, isFirst, isLast)
    super.init()
  }
  override var rect: CGRect { place }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
