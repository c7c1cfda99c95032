import Documents
import Foundation
import InterfaceBuilder

/// A segue from one controller of a storyboard to another.
@preconcurrency @MainActor struct NibSegue {
  private let element: XMLElement
  private let loader: NibLoader
  /// The view in which the destination is embedded, or the cell or control that triggers the
  /// segue.
  weak var origin: AnyObject?

  init(_ element: XMLElement, _ loader: NibLoader) {
    (self.element, self.loader) = (element, loader)
  }

  /// The identifier in code; nil for none.
  var identifier: String? { element["identifier"] }
  var kind: String { element["kind"] ?? "" }

  /// Performs the segue, unless the source declines.
  func trigger(sender: Any?) {
    guard let source = loader.owner as? UIViewController else { return }
    if source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) {
      perform(sender: sender)
    }
  }

  /// Makes the destination, prepares the source, and performs the segue.
  func perform(sender: Any?) {
    guard let source = loader.owner as? UIViewController else { return }
    if kind == "unwind" { return unwind(source, sender) }
    guard let destination = destination(source, sender) else {
      loader.report(
        .unknownItem,
        "the segue '\(identifier ?? kind)' has the destination "
          + "'\(element["destination"] ?? "")', which doesn't exist", at: element)
      return
    }
    if let style: UIModalPresentationStyle = element.word("modalPresentationStyle") {
      destination.modalPresentationStyle = style
    }
    let segue = segue(from: source, to: destination)
    segue.way = { go(from: source, to: destination) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Returns the segue: of the document's class, otherwise UIKit's.
  private func segue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = NibClasses.type(of: element, in: loader) as? UIStoryboardSegue.Type
    let parts = SegueParts(identifier: identifier, source: source, destination: destination)
    return parts.make(type ?? UIStoryboardSegue.self)
  }

  /// Returns the destination: from the source's `@IBSegueAction`, otherwise from the storyboard.
  private func destination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let action = element["destinationCreationSelector"],
      let selector = source._nibAction(action)
    else { return loader.storyboard?.controller(element["destination"] ?? "") }
    return loader.storyboard?.controller(element["destination"] ?? "") { coder in
      selector.perform(on: source, with: coder, sender) as? UIViewController
    }
  }

  private func go(from source: UIViewController, to destination: UIViewController) {
    switch kind {
    case "embed":
      guard let container = origin as? UIView else { return }
      source.addChild(destination)
      let view: UIView = destination.view
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      destination.didMove(toParent: source)
    case "show", "push": source.show(destination, sender: origin)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: origin)
    default: source.present(destination, animated: element.flag("animates") ?? true)
    }
  }

  /// Unwinds to the controller that has the action, or dismisses the source.
  private func unwind(_ source: UIViewController, _ sender: Any?) {
    let name = element["unwindAction"] ?? ""
    let above = source.navigationController?.viewControllers.reversed() ?? []
    let candidates = above + [source.presentingViewController].compactMap { $0 }
    let target = candidates.first { $0 !== source && $0.hasNibAction(name) }
    let segue = segue(from: source, to: target ?? source)
    segue.way = {
      if let target, let stack = source.navigationController,
        stack.viewControllers.contains(target)
      {
        stack.popToViewController(target, animated: false)
      } else {
        source.dismiss(animated: false)
      }
    }
    source.prepare(for: segue, sender: sender)
    _ = target?._nibAction(name)?.perform(on: target as Any, with: segue)
    segue.perform()
  }
}

extension NibLoader {
  /// Registers a segue under its identifier and with the object that triggers it.
  func add(_ segue: NibSegue, from object: AnyObject) {
    guard segue.kind != "relationship" else { return }
    var segue = segue
    segue.origin = object
    if let identifier = segue.identifier { segues[identifier] = segue }
    switch object {
    case is UIView where segue.kind == "embed": embeds.append(segue)
    case let control as UIControl:
      control.addAction(
        UIAction { action in segue.trigger(sender: action.sender) }, for: .touchUpInside)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { action in
        segue.trigger(sender: action.sender)
      }
    default: break
    }
  }
}
