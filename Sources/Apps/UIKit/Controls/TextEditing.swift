import Foundation

/// A view whose text is typed, selected and marked.
@MainActor protocol TextEditing: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The text.
  var characters: String { get }
  var selection: NSRange { get set }
  /// Puts text in the place of a range, and tells nobody.
  func put(_ text: String, in range: NSRange)
  /// Tells everybody who hears of what is typed.
  func tellOfTyping()
  /// Returns the caret before a character, in the view's coordinates.
  func caret(at offset: Int) -> CGRect
  /// Returns the rectangles of a range's parts on each line.
  func linesOfSelection(_ range: Range<Int>) -> [CGRect]
  /// Returns the position before or after the character that is nearest to a point.
  func nearestOffset(to point: CGPoint) -> Int
}

/// What editing keeps of a text.
@MainActor final class TextEditor {
  /// The marked text, which the next text replaces.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  let undo = UndoManager()
  /// Whether the text changes because of typing.
  var isTyping = false

  /// Forgets what was marked and what can be undone, unless the text changes because of typing.
  func forget() {
    if isTyping { return }
    marked = nil
    undo.removeAllActions()
  }
}

extension TextEditing {
  private var length: Int { characters.utf16.count }
  private func kept(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// Puts text in the place of what is marked or selected, as typing does: no delegate is asked.
  func type(_ text: String) {
    let range = editor.marked ?? selection
    editor.marked = nil
    exchange(range, for: text)
  }

  /// Deletes what is marked or selected, or the character before the cursor.
  func deleteBeforeCursor() {
    if let range = editor.marked ?? (selection.length > 0 ? selection : nil) {
      editor.marked = nil
      return exchange(range, for: "")
    }
    let cursor = kept(selection).location
    guard cursor > 0 else { return }
    exchange((characters as NSString).rangeOfComposedCharacterSequence(at: cursor - 1), for: "")
  }

  /// Exchanges a range of the text, so that it can be undone, and selects a range, or what follows.
  func exchange(_ range: NSRange, for text: String, selecting selected: NSRange? = nil) {
    let range = kept(range)
    let old = (characters as NSString).substring(with: range)
    editor.isTyping = true
    put(text, in: range)
    editor.isTyping = false
    let new = NSRange(location: range.location, length: text.utf16.count)
    selection = selected ?? NSRange(location: NSMaxRange(new), length: 0)
    editor.undo.registerUndo(withTarget: self) { $0.exchange(new, for: old) }
    editor.undo.setActionName("Typing")
    tellOfTyping()
  }

  /// Puts marked text in the place of what is marked or selected; `selected` is in that text.
  func mark(_ text: String, selecting selected: NSRange) {
    let range = kept(editor.marked ?? selection)
    let new = NSRange(location: range.location, length: text.utf16.count)
    editor.marked = text.isEmpty ? nil : new
    guard range.length > 0 || !text.isEmpty else { return }
    let start = min(max(selected.location, 0), new.length)
    let count = min(max(selected.length, 0), new.length - start)
    exchange(
      range, for: text,
      selecting: NSRange(location: new.location + start, length: count))
  }

  /// Returns the text in a range; nil beyond the ends.
  func part(_ range: UITextRange) -> String? {
    guard range.units.upperBound <= length else { return nil }
    return (characters as NSString).substring(with: NSRange(range.units))
  }

  /// Returns the selection of a range, line by line.
  func selectedLines(_ range: UITextRange) -> [UITextSelectionRect] {
    let lines = linesOfSelection(range.units.clamped(to: 0..<length))
    return lines.enumerated().map { index, rect in
      SelectedLine(rect, isFirst: index == 0, isLast: index == lines.count - 1)
    }
  }

  /// Returns the rectangle of a range on its first line; of an empty one, the caret.
  func firstLine(_ range: UITextRange) -> CGRect {
    linesOfSelection(range.units.clamped(to: 0..<length)).first
      ?? caret(at: min(range.units.lowerBound, length))
  }

  /// Returns the character at a point.
  func character(at point: CGPoint) -> UITextRange? {
    guard length > 0 else { return nil }
    let nearest = nearestOffset(to: point)
    let isBefore = nearest > 0 && (nearest == length || caret(at: nearest).minX > point.x)
    let whole = (characters as NSString).rangeOfComposedCharacterSequence(
      at: isBefore ? nearest - 1 : nearest)
    return UITextRange(whole.location..<NSMaxRange(whole))
  }
}
