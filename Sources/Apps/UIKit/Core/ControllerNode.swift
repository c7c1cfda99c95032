import AutoLayout

/// The layout engine's controller that represents a `UIViewController`.
final class ControllerNode: ViewController {
  weak var owner: UIViewController?

  override func loadView() { owner?.loadView() }
  override func viewDidLoad() { owner?.viewDidLoad() }
  override func updateViewConstraints() {
    if let owner { owner.updateViewConstraints() } else { super.updateViewConstraints() }
  }
  override func viewWillLayoutSubviews() { owner?.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { owner?.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { owner?.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { owner?.viewLayoutMarginsDidChange() }
}
