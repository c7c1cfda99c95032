import Foundation
import Testing
import UIKit

/// What UIKit documents, or everybody observes: diffable sources, pages, recognizers, menus, texts, undoing.
@MainActor @Suite struct LateRules {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `Items without a section are appended to the last one`() {
    let snapshot = snapshot()
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
  }
  @Test func `A deleted section takes its items with it`() {
    var snapshot = snapshot()
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.numberOfSections == 1)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.sectionIdentifiers.isEmpty)
  }
  @Test func `Items and sections move beside others`() {
    var snapshot = snapshot()
    snapshot.moveItem(1, afterItem: 5)
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.insertItems([7], beforeItem: 2)
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [7, 2, 3])
  }
  @Test func `A data source finds items and sections both ways`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    var ended = false
    source.apply(snapshot(), animatingDifferences: true) { ended = true }
    await turn()
    #expect(ended && table.numberOfSections == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 5)
    #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
    #expect(source.indexPath(for: 8) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
    var next = source.snapshot()
    next.reloadItems([2])
    table.layoutIfNeeded()
    let before = table.cellForRow(at: IndexPath(row: 1, section: 0))
    await source.apply(next, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) !== before)
  }

  @Test func `A page is a child, and the completion of a change without animation comes`() async {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    var ends: [Bool] = []
    pages.setViewControllers([first], direction: .forward, animated: false) { ends.append($0) }
    await turn()
    #expect(pages.viewControllers == [first] && first.parent === pages && ends == [true])
    let window = shown(pages)
    pages.setViewControllers([second], direction: .reverse, animated: false)
    window.layoutIfNeeded()
    #expect(first.parent == nil && second.parent === pages)
    #expect(second.viewIfLoaded?.window === window && first.viewIfLoaded?.window == nil)
  }
  @Test func `Pages that scroll have neither a spine nor recognizers`() {
    let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scroll.spineLocation == .none && scroll.gestureRecognizers.isEmpty)
    #expect(scroll.navigationOrientation == .vertical && !scroll.isDoubleSided)
    let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(curl.spineLocation == .min)
  }

  @Test func `Recognizers begin with the values that are documented`() {
    let (tap, press, pan) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
    )
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches > 1000)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    #expect(tap.cancelsTouchesInView && tap.delaysTouchesEnded && !tap.delaysTouchesBegan)
    #expect(tap.state == .possible && tap.isEnabled && tap.view == nil)
  }
  @Test func `A recognizer is in one view, once`() {
    let (one, two, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    one.addGestureRecognizer(tap)
    one.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers?.count == 1)
    two.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers?.isEmpty != false && tap.view === two)
    two.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func `A menu with other children is the same otherwise`() {
    let action = UIAction(title: "Copy") { _ in }
    let menu = UIMenu(title: "Edit", identifier: .edit, options: .displayInline, children: [action])
    let changed = menu.replacingChildren([])
    #expect(changed.title == "Edit" && changed.identifier == .edit)
    #expect(changed.options == .displayInline && changed.children.isEmpty)
    #expect(menu.children.count == 1 && action.state == .off && action.attributes.isEmpty)
  }
  @Test func `The chosen elements of a menu are those whose state is on`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let menu = UIMenu(options: .singleSelection, children: [UIAction(title: "Off") { _ in }, on])
    #expect(menu.selectedElements.map(\.title) == ["On"])
  }
  @Test func `An action without an identifier has one of its own`() {
    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier != two.identifier && one.title.isEmpty)
    let key = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))
    #expect(key.input == "f" && key.modifierFlags == .command)
  }

  private final class Writer: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var begins = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selected") }
  }
  @Test func `A text view asks before it begins and ends editing, and tells after it`() {
    let (writer, view) = (Writer(), UITextView())
    view.delegate = writer
    let window = shown(UIViewController())
    window.addSubview(view)
    writer.begins = false
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    writer.begins = true
    writer.calls = []
    #expect(view.becomeFirstResponder())
    #expect(writer.calls.filter { $0 != "selected" } == ["should begin", "began"])
    writer.calls = []
    #expect(view.resignFirstResponder())
    #expect(writer.calls.filter { $0 != "selected" } == ["should end", "ended"])
  }
  @Test func `A text that code sets is no change, one that is typed is`() {
    let (writer, view) = (Writer(), UITextView())
    view.delegate = writer
    view.text = "abc"
    #expect(!writer.calls.contains("changed"))
    view.insertText("d")
    #expect(view.text == "abcd" && writer.calls.contains("changed"))
    writer.calls = []
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(writer.calls == ["selected"])
    view.insertText("-")
    #expect(view.text == "a-d" && view.selectedRange == NSRange(location: 2, length: 0))
    view.deleteBackward()
    #expect(view.text == "ad")
  }
  @Test func `A text view has padding, and a size of its own if it does not scroll`() {
    let view = UITextView()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    view.text = "One line"
    #expect(view.intrinsicContentSize.height < 0)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 16)
  }

  @Test func `Undoing and redoing go back and forth, with names`() {
    final class Model: NSObject { var value = 0 }
    let (model, manager) = (Model(), UndoManager())
    manager.groupsByEvent = false
    func set(_ value: Int) {
      let old = model.value
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: model) { _ in set(old) }
      manager.setActionName("Change")
      manager.endUndoGrouping()
      model.value = value
    }
    set(1)
    set(2)
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Change")
    #expect(manager.undoMenuItemTitle == "Undo Change")
    manager.undo()
    #expect(model.value == 1 && manager.canRedo && manager.redoMenuItemTitle == "Redo Change")
    manager.redo()
    #expect(model.value == 2 && !manager.canRedo)
    manager.undo()
    set(5)
    #expect(!manager.canRedo)
    manager.removeAllActions(withTarget: model)
    #expect(!manager.canUndo)
  }
  @Test func `Nothing is registered while registration is disabled`() {
    let (model, manager) = (NSObject(), UndoManager())
    manager.disableUndoRegistration()
    manager.registerUndo(withTarget: model) { _ in }
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled && manager.levelsOfUndo == 0)
  }
  @Test func `Spacing after a view is the default until it is set`() {
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, two])
    #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(9, after: one)
    #expect(stack.customSpacing(after: one) == 9)
    one.removeFromSuperview()
    #expect(stack.arrangedSubviews == [two])
  }
  @Test func `A segmented control selects nothing after its selection is removed`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "z", at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "z" && control.numberOfSegments == 4)
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
  @Test func `A context menu has an identifier even if none is given`() {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in nil })
    #expect(configuration.identifier is NSUUID)
  }
}
