public import Foundation

// Foundation on Linux has neither of these classes.

/// Undoes and redoes changes.
///
/// A group holds the changes registered until it ends; outside groups, every change is its own
/// group.
open class UndoManager: NSObject {
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
  open var levelsOfUndo = 0
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether changes in one pass of the run loop form a group; they don't, because none runs.
  open var groupsByEvent = true
  /// Whether changes are being registered.
  open var isUndoRegistrationEnabled: Bool { pauses == 0 }
  /// Stops registering changes.
  open func disableUndoRegistration() { pauses += 1 }
  /// Resumes registering changes.
  open func enableUndoRegistration() { pauses = max(pauses - 1, 0) }

  /// Registers how to undo a change of a target.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
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
    if let group = open.last { return group.changes.append(change) }
    let group = Group()
    group.changes = [change]
    close(group)
  }
  private func close(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if isUndoing { return redone.append(group) }
    undone.append(group)
    if !isRedoing { redone = [] }
    if levelsOfUndo > 0, undone.count > levelsOfUndo {
      undone.removeFirst(undone.count - levelsOfUndo)
    }
  }

  /// Begins a group.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if let around = open.last {
      around.changes += group.changes
    } else {
      close(group)
    }
  }
  /// Undoes the last group.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undone.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  /// Undoes the last group.
  open func undoNestedGroup() { undo() }
  /// Redoes the last group.
  open func redo() {
    guard let group = redone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }
  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for change in group.changes.reversed() { change.run() }
    endUndoGrouping()
  }
  /// Removes all changes.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }
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
  open var undoActionName: String { undone.last?.name ?? "" }
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
