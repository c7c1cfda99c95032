import Controls
public import Foundation

/// What a text field does with typed, selected and marked text.
@preconcurrency @MainActor open class _EditedField: _TextFieldNames, UITextInput, TextEditing {
  let editor = TextEditor()
  var characters: String { "" }
  /// The selected characters; nil where nothing was selected, so that the cursor is at the end.
  private var chosen: NSRange?
  var selection: NSRange {
    get { chosen ?? NSRange(location: characters.utf16.count, length: 0) }
    set { chosen = newValue }
  }
  /// Puts the cursor behind the text, which was set.
  func textWasSet() {
    editor.forget()
    chosen = nil
  }
  func put(_ text: String, in range: NSRange) {}
  func tellOfTyping() {}

  /// The selected range; nil as long as the field is not edited and nothing was selected.
  open var selectedTextRange: UITextRange? {
    get { isFirstResponder || chosen != nil ? Range(selection).map { UITextRange($0) } : nil }
    set { chosen = newValue.map { NSRange($0.units) } }
  }

  // MARK: Positions

  open func text(in range: UITextRange) -> String? { part(range) }
  /// Replaces a range with text, as typing does.
  open func replace(_ range: UITextRange, withText text: String) {
    guard range.units.upperBound <= characters.utf16.count else { return }
    editor.marked = nil
    exchange(NSRange(range.units), for: text)
  }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(characters.utf16.count) }
  /// Returns the rectangle for the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caret(at: min(position.offset, characters.utf16.count))
  }
  /// Returns the rectangle around a range, on its first line.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(range) }
  /// Returns the rectangles of a selection: one on each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectedLines(range) }
  /// Returns the position closest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(nearestOffset(to: point))
  }
  /// Returns the position in a range that is closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let nearest = nearestOffset(to: point)
    return UITextPosition(min(max(nearest, range.units.lowerBound), range.units.upperBound))
  }
  /// Returns the range of the character at a point; nil in an empty text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Typing

  /// Whether there is text.
  open var hasText: Bool { !characters.isEmpty }
  /// Puts text in the place of the selection, as typing would.
  open func insertText(_ newText: String) { type(newText) }
  /// Deletes the selection, or the character before the cursor.
  open func deleteBackward() { deleteBeforeCursor() }
  /// The range of marked text; nil if there is none.
  open var markedTextRange: UITextRange? {
    editor.marked.flatMap { Range($0) }.map { UITextRange($0) }
  }
  /// The attributes of marked text; not painted.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }
  /// Puts marked text in the place of the marked text or the selection, and selects a range in it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }
  /// Keeps the marked text as it is.
  open func unmarkText() { editor.marked = nil }
  /// The undo manager of what is typed.
  open override var undoManager: UndoManager? { editor.undo }

  // MARK: Places

  /// The room of the text.
  var roomOfText: CGRect { bounds }
  /// The width of the text before a character.
  private func width(before offset: Int) -> CGFloat {
    textWidth((characters as NSString).substring(to: offset))
  }
  /// Returns the width of a text as the field sets it.
  func textWidth(_ text: String) -> CGFloat { 0 }
  /// Where the text begins.
  var beginningOfText: CGFloat { roomOfText.minX }
  var heightOfLine: CGFloat { 0 }

  func caret(at offset: Int) -> CGRect {
    CGRect(
      x: beginningOfText + width(before: offset), y: roomOfText.midY - heightOfLine / 2, width: 2,
      height: heightOfLine)
  }
  func linesOfSelection(_ range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var line = caret(at: range.lowerBound)
    line.size.width = caret(at: range.upperBound).minX - line.minX
    return [line]
  }
  func nearestOffset(to point: CGPoint) -> Int {
    let text = characters as NSString
    var (nearest, distance) = (0, abs(point.x - beginningOfText))
    var offset = 0
    while offset < text.length {
      offset = NSMaxRange(text.rangeOfComposedCharacterSequence(at: offset))
      let own = abs(point.x - beginningOfText - width(before: offset))
      if own <= distance { (nearest, distance) = (offset, own) }
    }
    return nearest
  }
}
