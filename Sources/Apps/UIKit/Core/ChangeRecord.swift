import Foundation

/// What an animator's changes replaced, so that it can end where it began.
@preconcurrency @MainActor final class ChangeRecord {
  /// The record of the changes that are being made; nil if nobody keeps any.
  static var current: ChangeRecord?
  private var known: Set<AnyHashable> = []
  private var restores: [() -> Void] = []

  /// Makes changes, and records what they replace.
  func record(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    changes()
  }

  /// Notes a property that is about to change: for its animation, and for a record if one is kept.
  static func note<Value>(_ view: UIView, _ path: ReferenceWritableKeyPath<UIView, Value>) {
    Animating.note(path, of: view)
    guard let record = current else { return }
    let key = AnyHashable([AnyHashable(ObjectIdentifier(view)), AnyHashable(path)])
    guard record.known.insert(key).inserted else { return }
    let old = view[keyPath: path]
    record.restores.append { [weak view] in view?[keyPath: path] = old }
  }

  /// Puts back what the changes replaced.
  func restore() {
    for restore in restores.reversed() { restore() }
    (restores, known) = ([], [])
  }
}
