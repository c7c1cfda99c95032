import Foundation
import Testing
import UIKit

@MainActor @Suite struct Menus {
  @Test func `Deferred elements are asked for once, uncached ones each time`() {
    var asked = 0
    func provide(_ done: ([UIMenuElement]) -> Void) {
      asked += 1
      done([UIAction(title: "\(asked)") { _ in }])
    }
    for (element, count) in [
      (UIDeferredMenuElement { provide($0) }, 1), (.uncached { provide($0) }, 3),
    ] {
      asked = 0
      var titles: [String] = []
      for _ in 0..<3 { element.resolve { titles.append($0[0].title) } }
      #expect(asked == count)
      #expect(titles.last == "\(count)")
    }
  }

  @Test func `A key is a command, and a menu knows which of its elements are marked`() {
    let key = UIKeyCommand(
      title: "Bold", action: Selector("bold"), input: "b", modifierFlags: .command, state: .on)
    let below = UIMenu(options: .displayInline, children: [UIAction(title: "Off") { _ in }, key])
    let menu = UIMenu(title: "Text", children: [below])
    #expect((key as UICommand).action.name == "bold" && key.input == "b")
    #expect(menu.selectedElements == [key])
    #expect(menu.replacingChildren([key]).identifier == menu.identifier)
  }

  @Test func `A segment runs its action when it is chosen`() {
    var run: [String] = []
    let actions = ["One", "Two"].map { title in
      UIAction(title: title, identifier: .init(title)) { run.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.setAction(
      UIAction(title: "Three", identifier: .init("3")) { run.append($0.title) }, forSegmentAt: 0)
    control.selectedSegmentIndex = 0
    control.sendActions(for: .valueChanged)
    #expect(run == ["Three"])
    #expect(control.titleForSegment(at: 0) == "Three")
    #expect(control.segmentIndex(identifiedBy: .init("Two")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("One")) == NSNotFound)
  }

  @Test func `An appearance proxy of a bar's button takes what is set`() {
    UIBarButtonItem.appearance().tintColor = .red
    defer { UIBarButtonItem.appearance().tintColor = nil }
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
    #expect(UIBarButtonItem().tintColor == nil)
  }

  @Test func `Undoing runs a group backwards, and redoing what that registered`() {
    final class Box { var values: [Int] = [] }
    let (box, undo) = (Box(), UndoManager())
    func add(_ value: Int) {
      box.values.append(value)
      undo.registerUndo(withTarget: box) { _ in remove() }
    }
    func remove() {
      let value = box.values.removeLast()
      undo.registerUndo(withTarget: box) { _ in add(value) }
    }
    undo.beginUndoGrouping()
    for value in 1...3 { add(value) }
    undo.setActionName("Add")
    undo.endUndoGrouping()
    #expect(undo.undoActionName == "Add")
    undo.undo()
    #expect(box.values.isEmpty && !undo.canUndo && undo.canRedo)
    undo.redo()
    #expect(box.values == [1, 2, 3] && undo.canUndo)
  }
}
