public import Foundation

/// A place in a text: how many units of UTF-16 are before it.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  /// Whether both are one place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  /// Hashes the place.
  open override var hash: Int { offset }
}

/// A part of text.
open class UITextRange: NSObject {
  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(units.lowerBound) }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(units.upperBound) }
  /// Whether the part has no characters.
  open var isEmpty: Bool { units.isEmpty }
  let units: Range<Int>
  init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }
}

extension UITextInput {
  /// The characters, as far as a text field or text view has some.
  private var characters: String {
    (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
  }
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(characters.utf16.count) }
  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(low, high)..<max(low, high))
  }
  /// The place some units on; nil beyond the ends.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...characters.utf16.count ~= place ? UITextPosition(place) : nil
  }
  /// How many units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The characters of a part; nil beyond the ends.
  public func text(in range: UITextRange) -> String? {
    guard range.units.upperBound <= characters.utf16.count else { return nil }
    return (characters as NSString).substring(
      with: NSRange(location: range.units.lowerBound, length: range.units.count))
  }
}
