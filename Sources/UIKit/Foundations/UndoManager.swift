public import Foundation

// Linux's Foundation has neither of these.

/// Takes changes back, and makes them again.
///
/// A group holds what is registered until it ends; without one every change is a group of its own.
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
  /// Whether changes are being taken back.
  open private(set) var isUndoing = false
  /// Whether changes are being made again.
  open private(set) var isRedoing = false
  /// Whether there is something to take back.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to make again.
  open var canRedo: Bool { !redone.isEmpty }
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether changes of one turn of the run loop belong together; they do not, for none turns.
  open var groupsByEvent = true
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { pauses == 0 }
  /// Registers changes no longer.
  open func disableUndoRegistration() { pauses += 1 }
  /// Registers changes again.
  open func enableUndoRegistration() { pauses = max(pauses - 1, 0) }

  /// Registers how a change of a target is taken back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(
      Change(
        target: target,
        run: { [weak target] in if let target { handler(target) } }))
  }
  /// Registers a selector that takes a change of a target back.
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
  /// Takes the last group back.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undone.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  /// Takes the last group back.
  open func undoNestedGroup() { undo() }
  /// Makes the last group again.
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
  /// Forgets all changes.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }
  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undone + redone + open { group.changes.removeAll { $0.target === object } }
    undone.removeAll(where: \.changes.isEmpty)
    redone.removeAll(where: \.changes.isEmpty)
  }
  /// Names the last change.
  open func setActionName(_ actionName: String) { (open.last ?? undone.last)?.name = actionName }
  /// The name of what would be taken back.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of what would be made again.
  open var redoActionName: String { redone.last?.name ?? "" }
}

/// What a user does, for another device to go on with; kept.
open class NSUserActivity: NSObject {
  /// The kind.
  public let activityType: String
  /// Makes one of a kind.
  public init(activityType: String) { self.activityType = activityType }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var persistentIdentifier: String?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var isEligibleForPublicIndexing = false
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
/// The kind of what is done on a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
