import Foundation

/// A position in a text: the number of UTF-16 code units before it.
open class UITextPosition: NSObject {
  let offset: Int
  /// Makes the position before the first character.
  public override init() {
    offset = 0
    super.init()
  }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  /// Returns whether both are the same position.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  /// The hash of the position.
  open override var hash: Int { offset }
}
/// A range of text.
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition(units.lowerBound) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(units.upperBound) }
  /// Whether the range is empty.
  open var isEmpty: Bool { units.isEmpty }
  let units: Range<Int>
  /// Makes an empty range.
  public override init() {
    units = 0..<0
    super.init()
  }
  init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }
}
