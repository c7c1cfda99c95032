import Controls
public import Foundation

/// What a text view does with typed, selected and marked text.
@preconcurrency @MainActor open class _EditedTextView: _TextViewNames, UITextInput, TextEditing {
  let editor = TextEditor()
  var characters: String { "" }
  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  func put(_ text: String, in range: NSRange) {}
  func tellOfTyping() {}
  func selectionDidChange() {}

  /// The selected range; after the text when that is set.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { selectionDidChange() } }
  }
  /// The selected range, as positions.
  open var selectedTextRange: UITextRange? {
    get { Range(selectedRange).map { UITextRange($0) } }
    set { if let newValue { selectedRange = NSRange(newValue.units) } }
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

  /// The layout of the text, whose origin is a point of the view.
  var textLayout: (manager: NSLayoutManager, container: NSTextContainer, origin: CGPoint)? { nil }
  var heightOfLine: CGFloat { 0 }

  private func place(of range: NSRange) -> CGRect {
    guard let layout = textLayout else { return .zero }
    return layout.manager.boundingRect(forGlyphRange: range, in: layout.container)
      .offsetBy(dx: layout.origin.x, dy: layout.origin.y)
  }
  func caret(at offset: Int) -> CGRect {
    guard let layout = textLayout else { return .zero }
    let text = characters as NSString
    var caret = CGRect(x: 0, y: layout.origin.y, width: 2, height: heightOfLine)
    let padding = layout.origin.x + layout.container.lineFragmentPadding
    if offset < text.length {
      let place = place(of: NSRange(location: offset, length: 1))
      (caret.origin, caret.size.height) = (place.origin, min(place.height, heightOfLine))
    } else if text.length == 0 {
      caret.origin.x = padding
    } else if text.character(at: text.length - 1) == 10 {
      let all = layout.manager.usedRect(for: layout.container)
      caret.origin = CGPoint(x: padding, y: layout.origin.y + all.maxY - heightOfLine)
    } else {
      let place = place(of: NSRange(location: text.length - 1, length: 1))
      caret.origin = CGPoint(x: place.maxX, y: place.minY)
    }
    return caret
  }
  func linesOfSelection(_ range: Range<Int>) -> [CGRect] {
    guard let layout = textLayout else { return [] }
    var (lines, start): ([CGRect], Int) = ([], range.lowerBound)
    while start < range.upperBound {
      var line = NSRange()
      _ = layout.manager.lineFragmentUsedRect(forGlyphAt: start, effectiveRange: &line)
      let end = max(min(NSMaxRange(line), range.upperBound), start + 1)
      lines.append(place(of: NSRange(location: start, length: end - start)))
      start = end
    }
    return lines
  }
  func nearestOffset(to point: CGPoint) -> Int {
    guard let layout = textLayout, hasText else { return 0 }
    let inside = CGPoint(x: point.x - layout.origin.x, y: point.y - layout.origin.y)
    let all = layout.manager.usedRect(for: layout.container)
    if inside.y < 0 { return 0 }
    if inside.y > all.maxY { return characters.utf16.count }
    let index = layout.manager.characterIndex(
      for: inside, in: layout.container, fractionOfDistanceBetweenInsertionPoints: nil)
    let text = characters as NSString
    let character = text.rangeOfComposedCharacterSequence(at: min(index, text.length - 1))
    let isAfter =
      point.x > place(of: character).midX && text.character(at: character.location) != 10
    return isAfter ? NSMaxRange(character) : character.location
  }
}
