public import Foundation

// Foundation on Linux has neither of these classes.

/// Undoes and redoes changes.
///
/// A group holds the changes registered until it ends. Outside groups, the changes of one turn of the run
/// loop form a group, unless the manager does not group by event: then each is its own.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    var run: () -> Void
  }
  private final class Group {
    var changes: [Change] = []
    var name = ""
  }
  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: [Group] = []
  private var pauses = 0

  /// Makes a manager without changes.
  public override init() { super.init() }
  /// Whether an undo is in progress.
  open private(set) var isUndoing = false
  /// Whether a redo is in progress.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redone.isEmpty }
  /// The number of groups to keep; 0 for all.
  open var levelsOfUndo = 0 { didSet { keepLevels() } }
  private func keepLevels() {
    guard levelsOfUndo > 0 else { return }
    undone.removeFirst(max(undone.count - levelsOfUndo, 0))
    redone.removeFirst(max(redone.count - levelsOfUndo, 0))
  }
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether the changes of one turn of the run loop form a group.
  open var groupsByEvent = true
  /// Whether the outermost open group is that of the current turn.
  private var isInEvent = false
  /// Whether changes are being registered.
  open var isUndoRegistrationEnabled: Bool { pauses == 0 }
  /// Stops registering changes.
  open func disableUndoRegistration() { pauses += 1 }
  /// Resumes registering changes.
  open func enableUndoRegistration() { pauses = max(pauses - 1, 0) }

  /// Registers how to undo a change of a target.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(
      Change(
        target: target,
        run: { [weak target] in if let target { handler(target) } }))
  }
  /// Registers a selector that undoes a change of a target.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let receiver = WeakBox(target as AnyObject)
    register(
      Change(
        target: receiver.object,
        run: {
          if let object = receiver.object { _ = selector.perform(on: object, with: anObject) }
        }))
  }
  private func register(_ change: Change) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redone = [] }
    beginEvent()
    if let group = open.last { return group.changes.append(change) }
    let group = Group()
    group.changes = [change]
    close(group)
  }
  /// Begins the group of the current turn, which ends with it.
  private func beginEvent() {
    guard groupsByEvent, open.isEmpty, !isUndoing, !isRedoing else { return }
    isInEvent = true
    open.append(Group())
    NextTurn.then { [weak self] in self?.endEvent() }
  }
  private func endEvent() {
    guard isInEvent else { return }
    while open.count > 1 { endUndoGrouping() }
    endUndoGrouping()
  }
  private func close(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if isUndoing { redone.append(group) } else { undone.append(group) }
    keepLevels()
  }

  /// Begins a group.
  open func beginUndoGrouping() {
    beginEvent()
    open.append(Group())
  }
  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { isInEvent = false }
    if let around = open.last {
      around.changes += group.changes
      if !group.name.isEmpty { around.name = group.name }
    } else {
      close(group)
    }
  }
  /// Undoes the last group.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undone.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Undoes the last group.
  open func undoNestedGroup() { undo() }
  /// Redoes the last group.
  open func redo() {
    guard let group = redone.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for change in group.changes.reversed() { change.run() }
    endUndoGrouping()
  }
  /// Removes all changes.
  open func removeAllActions() { (undone, redone, open, isInEvent) = ([], [], [], false) }
  /// Removes the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undone + redone + open { group.changes.removeAll { $0.target === object } }
    undone.removeAll(where: \.changes.isEmpty)
    redone.removeAll(where: \.changes.isEmpty)
  }
  /// Names the last change.
  open func setActionName(_ actionName: String) { (open.last ?? undone.last)?.name = actionName }
  /// The name of the action to undo.
  open var undoActionName: String {
    (open.last { !$0.changes.isEmpty } ?? undone.last)?.name ?? ""
  }
  /// The name of the action to redo.
  open var redoActionName: String { redone.last?.name ?? "" }
}

/// An activity of the user to continue on another device; only stored.
open class NSUserActivity: _UserActivityNames {
  /// The type of the activity.
  public let activityType: String
  /// Makes an activity of a type.
  public init(activityType: String) { self.activityType = activityType }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var persistentIdentifier: String?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
/// The type of an activity on a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
