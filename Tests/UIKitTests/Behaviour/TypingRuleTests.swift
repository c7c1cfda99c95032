import Foundation
import Testing
import UIKit

/// What Apple documents of typed, marked and selected text, of carets, and of undoing.
@MainActor @Suite struct TypingRuleTests {
  private final class Reader: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var told: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      told.append("asked")
      return true
    }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { told.append("ended \(reason == .committed)") }
    func textViewDidChange(_ textView: UITextView) { told.append("changed") }
  }

  private final class Names {
    var all: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    init(_ names: [Notification.Name], of object: AnyObject) {
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            [unowned self] note in
            all.append(note.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
          })
      }
    }
    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  // Apple, UITextField: posted when the text changes by typing; Stack Overflow 4674023.
  @Test func `A field posts what is typed, not what is set in code, and asks nobody`() {
    let (field, reader) = (UITextField(), Reader())
    field.delegate = reader
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let names = Names([UITextField.textDidChangeNotification], of: field)
    field.text = "set"
    #expect(names.all.isEmpty && changes == 0)
    field.insertText("!")
    #expect(names.all == ["UITextFieldTextDidChange"] && changes == 1 && field.text == "set!")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "se" && changes == 3 && reader.told.isEmpty)
    field.text = ""
    field.deleteBackward()
    #expect(changes == 3)
  }

  @Test func `A field and a view post the beginning and the end of editing`() {
    let (field, view, reader) = (UITextField(), UITextView(), Reader())
    let window = shown(UIViewController())
    for text in [field, view] as [UIView] { window.addSubview(text) }
    field.delegate = reader
    let names = Names(
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      ], of: field)
    let others = Names(
      [
        UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
        UITextView.textDidChangeNotification,
      ], of: view)
    #expect(field.becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    view.insertText("a")
    view.text = "b"
    view.resignFirstResponder()
    #expect(names.all == ["UITextFieldTextDidBeginEditing", "UITextFieldTextDidEndEditing"])
    #expect(
      others.all == [
        "UITextViewTextDidBeginEditing", "UITextViewTextDidChange", "UITextViewTextDidEndEditing",
      ])
    #expect(reader.told == ["ended true"])
  }

  // Apple, UITextInput: positions, ranges, and nil beyond the ends.
  @Test func `Positions and ranges of a text count its characters`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "hello"
    let start = field.beginningOfDocument
    let two = try #require(field.position(from: start, offset: 2))
    #expect(field.position(from: start, offset: 6) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.offset(from: start, to: field.endOfDocument) == 5)
    #expect(field.offset(from: field.endOfDocument, to: two) == -3)
    #expect(field.compare(start, to: two) == .orderedAscending)
    #expect(
      field.position(from: two, in: .left, offset: 1).map { field.offset(from: start, to: $0) } == 1
    )
    let range = try #require(field.textRange(from: two, to: field.endOfDocument))
    #expect(field.text(in: range) == "llo" && !range.isEmpty)
    #expect(field.position(within: range, farthestIn: .left) == two)
    field.replace(range, withText: "y")
    #expect(field.text == "hey")
    field.selectedTextRange = field.textRange(
      from: start, to: try #require(field.position(from: start, offset: 1)))
    field.insertText("th")
    #expect(field.text == "they")
  }

  @Test func `A caret moves along the text, and points find the nearest position`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.borderStyle = .roundedRect
    field.text = "hello"
    let carets = (0...5).compactMap {
      field.position(from: field.beginningOfDocument, offset: $0).map(field.caretRect)
    }
    #expect(carets.count == 6 && carets[0].minX == 7)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0.minX < $1.minX })
    #expect(carets.allSatisfy { $0.midY == 20 && $0.width == 2 })
    for (offset, caret) in carets.enumerated() {
      let found = try #require(
        field.closestPosition(to: CGPoint(x: caret.minX + 0.5, y: 20)))
      #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
    }
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let lines = field.selectionRects(for: all)
    #expect(lines.count == 1 && lines[0].containsStart && lines[0].containsEnd)
    #expect(lines[0].rect == field.firstRect(for: all))
    field.textAlignment = .right
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - 193) < 1)
  }

  @Test func `A text view has a caret and a selection on each line`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(first.minX == 5 && first.minY == 8)
    view.text = "one\ntwo"
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.minX > 5 && abs(end.minY - 8 - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let lines = view.selectionRects(for: all)
    #expect(lines.count == 2 && lines[0].containsStart && !lines[0].containsEnd)
    #expect(lines[1].containsEnd && lines[1].rect.minY > lines[0].rect.minY)
    let low = try #require(view.closestPosition(to: CGPoint(x: 6, y: 35)))
    #expect(view.offset(from: view.beginningOfDocument, to: low) == 4)
    let far = try #require(view.closestPosition(to: CGPoint(x: 190, y: 90)))
    #expect(view.offset(from: view.beginningOfDocument, to: far) == 7)
    let letter = try #require(view.characterRange(at: CGPoint(x: 7, y: 12)))
    #expect(view.text(in: letter) == "o")
  }

  // Apple, setMarkedText(_:selectedRange:): replaces what is marked; unmarkText keeps it.
  @Test func `Marked text is replaced until it is unmarked or something is inserted`() throws {
    for input in [UITextField(), UITextView()] as [any UITextInput] {
      input.insertText("ab")
      #expect(input.markedTextRange == nil)
      input.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
      input.setMarkedText("ka", selectedRange: NSRange(location: 0, length: 1))
      let marked = try #require(input.markedTextRange)
      #expect(input.text(in: marked) == "ka")
      #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "k")
      input.insertText("か")
      #expect(input.markedTextRange == nil)
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == "abか")
      input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      input.unmarkText()
      #expect(input.markedTextRange == nil && input.hasText)
      input.insertText("y")
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 5)
    }
  }

  @Test func `Apps override where carets and selections are`() {
    final class Field: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }
    let field: any UITextInput = Field()
    field.insertText("abc")
    #expect(field.closestPosition(to: .zero) == field.endOfDocument)
    #expect(field.caretRect(for: field.beginningOfDocument) == .zero)
  }

  // MARK: Undoing

  // Apple, UIResponder.undoManager: a window has one; a field has its own, cleared at the end of editing.
  @Test func `The undo manager is found up the chain, and a field has its own`() {
    final class Keeper: UIViewController {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let loose = UIView()
    #expect(loose.undoManager == nil)
    let plain = UIViewController()
    let window = shown(plain)
    plain.view.addSubview(loose)
    #expect(loose.undoManager != nil && loose.undoManager === window.undoManager)
    #expect(plain.undoManager === window.undoManager)
    let keeper = Keeper()
    window.rootViewController = keeper
    keeper.view.addSubview(loose)
    #expect(loose.undoManager === keeper.manager)
    let field = UITextField()
    keeper.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.undoManager !== keeper.manager)
    field.insertText("a")
    #expect(field.undoManager?.canUndo == true && !keeper.manager.canUndo)
    field.resignFirstResponder()
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func `What was typed is undone and redone, what was set is not`() async throws {
    let view = UITextView()
    let undo = try #require(view.undoManager)
    view.text = "set "
    #expect(!undo.canUndo)
    view.insertText("one")
    await turn()
    view.insertText(" two")
    undo.undo()
    #expect(view.text == "set one" && undo.canRedo)
    undo.undo()
    #expect(view.text == "set ")
    undo.redo()
    undo.redo()
    #expect(view.text == "set one two")
    view.text = "other"
    #expect(!undo.canUndo)
  }

  // Apple, UndoManager: groupsByEvent, levelsOfUndo, groupingLevel.
  @Test func `The changes of one event are a group, and levels are limited`() async {
    final class Box: NSObject { var value = 0 }
    let (box, undo) = (Box(), UndoManager())
    func set(_ value: Int) {
      let old = box.value
      box.value = value
      undo.registerUndo(withTarget: box) { _ in set(old) }
    }
    #expect(undo.groupsByEvent && undo.groupingLevel == 0)
    set(1)
    set(2)
    #expect(undo.groupingLevel == 1 && undo.canUndo)
    undo.undo()
    #expect(box.value == 0 && !undo.canUndo && undo.canRedo && undo.groupingLevel == 0)
    undo.redo()
    #expect(box.value == 2)
    for value in 3...6 {
      set(value)
      await turn()
    }
    #expect(undo.groupingLevel == 0)
    undo.levelsOfUndo = 2
    undo.undo()
    undo.undo()
    #expect(box.value == 4 && !undo.canUndo)
  }
}
