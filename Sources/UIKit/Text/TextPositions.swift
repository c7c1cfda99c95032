public import Foundation

/// A place in a text: how many units of UTF-16 are before it.
open class UITextPosition: NSObject {
  let offset: Int
  /// Makes the place before the first character.
  public override init() {
    offset = 0
    super.init()
  }
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
  /// Makes a part without characters.
  public override init() {
    units = 0..<0
    super.init()
  }
  init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }
}

/// A rectangle of what is selected.
open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// Whether what is selected begins here.
  open var containsStart: Bool { false }
  /// Whether what is selected ends here.
  open var containsEnd: Bool { false }
}
/// Who hears of text that is typed.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
}
/// Whether text is suggested while it is typed; raw values are UIKit's.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// A language that text is typed in.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language: that of the assertion.
  open var primaryLanguage: String? { KitEnvironment.current.language }
  /// The languages that text may be typed in.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Sent when the language is another; it stays.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

extension UITextInput {
  /// The characters, as far as a text field or text view has some.
  private var characters: String {
    (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
  }
  /// The part that is being composed: none.
  public var markedTextRange: UITextRange? { nil }
  /// Begins to compose text: it is put in.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  /// Ends to compose text.
  public func unmarkText() {}
  /// Puts text in the place of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    let whole = characters as NSString
    guard range.units.upperBound <= whole.length else { return }
    let changed = whole.replacingCharacters(
      in: NSRange(location: range.units.lowerBound, length: range.units.count), with: text)
    (self as? UITextField)?.text = changed
    (self as? UITextView)?.text = changed
  }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// The place nearest to a point: before or after the text.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    point.x <= 0 ? beginningOfDocument : endOfDocument
  }
  /// The character at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// A cursor behind the text before a place, a line high.
  func measuredCaret(at position: UITextPosition) -> CGRect {
    let font =
      (self as? UITextField)?.font ?? (self as? UITextView)?.font ?? .systemFont(ofSize: 17)
    let before = (characters as NSString).substring(
      to: min(position.offset, characters.utf16.count))
    let width = NSAttributedString(string: before, attributes: [.font: font]).size().width
    return CGRect(x: width, y: 0, width: 2, height: font.lineHeight)
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
