import Foundation

extension UIViewController {
  /// Returns the controller that presents in a style on this one's behalf: the nearest one around it
  /// that defines a context, if the style asks for one, otherwise the outermost.
  private func presenter(in style: UIModalPresentationStyle) -> UIViewController {
    var current = self
    while true {
      if current.definesPresentationContext,
        style == .currentContext || style == .overCurrentContext
      {
        return current
      }
      guard let parent = current.parent else { return current }
      current = parent
    }
  }

  /// Presents a controller, as `present(_:animated:completion:)`.
  func begin(_ presented: UIViewController) -> Bool {
    let presenter = presenter(in: presented.modalPresentationStyle)
    if let known = presenter.presented {
      complain(
        "Attempt to present \(presented.logged) on \(presenter.logged) (from \(logged)) which is already "
          + "presenting \(known.logged).")
      return false
    }
    presenter.presented = presented
    presented.presenter = presenter
    presented.loadViewIfNeeded()
    guard let window = presenter.viewIfLoaded?.window else { return true }
    presenter.show(presented, in: window)
    return true
  }

  private func show(_ presented: UIViewController, in window: UIWindow) {
    guard let presentation = presented.presentationController else { return }
    let covers = presentation.shouldRemovePresentersView
    presented.causes.insert(.presented)
    if covers { willDisappear() }
    presented.willAppear()
    presentation.install(over: self, in: window)
    presentation.presentationTransitionWillBegin()
    if covers { presentation.takePresenterAway() }
    presented.isAppearing()
    window.layoutIfNeeded()
    presented.didAppear()
    if covers { didDisappear() }
    presented.causes.remove(.presented)
    presentation.presentationTransitionDidEnd(true)
  }

  /// Ends the presentation of a controller and of all that it presents.
  func end(_ first: UIViewController) {
    var chain = [first]
    while let above = chain.last?.presented { chain.append(above) }
    for controller in chain.reversed() {
      controller.causes.insert(.dismissed)
      controller.heldPresentation?.dismissalTransitionWillBegin()
      controller.willDisappear()
    }
    if let presentation = chain.first?.heldPresentation, presentation.tookPresenterAway {
      willAppear()
      presentation.bringPresenterBack()
      isAppearing()
      viewIfLoaded?.window?.layoutIfNeeded()
      didAppear()
    }
    for controller in chain.reversed() {
      controller.heldPresentation?.remove()
      controller.didDisappear()
      controller.causes.remove(.dismissed)
      controller.presenter?.presented = nil
      controller.presenter = nil
      controller.heldPresentation?.dismissalTransitionDidEnd(true)
      controller.heldPresentation = nil
    }
  }

  private var logged: String { "<\(type(of: self))>" }
  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
  }
}

extension UIViewController {
  /// Returns the controller's presentation controller according to its style; the same one until
  /// the controller is dismissed.
  func presentation() -> UIPresentationController? {
    if let heldPresentation { return heldPresentation }
    let made: UIPresentationController?
    switch modalPresentationStyle {
    case .popover: made = popoverPresentationController
    case .automatic, .pageSheet, .formSheet: made = ownPresentation ?? sheetPresentationController
    default:
      let asked = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
      made = asked ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    heldPresentation = made
    return made
  }
}
