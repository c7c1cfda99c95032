import UIKit

/// What controllers and views are told, in order.
@MainActor final class Diary {
  var lines: [String] = []

  /// Returns what was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that notes in a diary what it is told.
class Speaker: UIViewController {
  let name: String
  let diary: Diary
  var forwards = true

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  private func say(_ what: String) {
    let states = [
      (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"),
      (isBeingDismissed, "dismissed"),
    ]
    diary.lines.append(
      states.filter { $0.0 }.map { " (\($0.1))" }.reduce("\(name) \(what)", +))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.lines.append("\(name) loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("will appear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    say("is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.lines.append("\(name) will move\(parent == nil ? " out" : "")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.lines.append("\(name) did move\(parent == nil ? " out" : "")")
  }
}

/// Shows a controller in a key window of the screen's size.
@MainActor func shown(_ controller: UIViewController?) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

/// Waits for a turn of the run loop.
func turn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
