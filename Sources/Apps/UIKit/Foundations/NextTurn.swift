import Foundation

/// A window, as the run loop knows it.
@preconcurrency @MainActor protocol LaidOutInTurn: AnyObject {
  func layoutIfNeeded()
}

/// What waits for the next turn of the run loop: layout, and the ends of animations.
///
/// There is no clock: an animation is over in the next turn, however long it would take.
@preconcurrency @MainActor package enum NextTurn {
  private struct Weak { weak var window: (any LaidOutInTurn)? }
  private static var windows: [Weak] = []
  private static var waiting: [() -> Void] = []
  private static var awaitsLayout = false

  /// Lays a window out from now on, whenever something in it is marked.
  static func follow(_ window: any LaidOutInTurn) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(Weak(window: window))
  }

  /// Runs an action in the next turn, after those that wait already.
  package static func then(_ action: @escaping () -> Void) {
    schedule()
    waiting.append(action)
  }

  /// Lays out the windows that are shown in the next turn.
  static func layOut() {
    guard !awaitsLayout, !windows.isEmpty else { return }
    schedule()
    awaitsLayout = true
  }

  private static func schedule() {
    guard waiting.isEmpty, !awaitsLayout else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { run() } }
  }

  private static func run() {
    let (actions, lays) = (waiting, awaitsLayout)
    (waiting, awaitsLayout) = ([], false)
    if lays { for known in windows { known.window?.layoutIfNeeded() } }
    for action in actions { action() }
  }

  /// Runs what waits, and what that makes wait in turn, so that a picture shows how it ends; stops after
  /// a hundred turns.
  package static func settle() {
    var turns = 0
    while !waiting.isEmpty || awaitsLayout, turns < 100 {
      turns += 1
      run()
    }
  }
}
