import Foundation

/// An object that stores the handlers registered for trait changes.
@preconcurrency @MainActor protocol TraitHandlerKeeping: AnyObject {
  var traitHandlers: [TraitHandler] { get set }
}

final class TraitHandler: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let action: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.action) = (traits, action)
  }

  /// Returns whether one of the handler's traits differs between two collections.
  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { $0.differs(old.traits, new.traits) }
  }
}

extension UIView: UITraitChangeObservable, TraitHandlerKeeping {}
extension UIViewController: UITraitChangeObservable, TraitHandlerKeeping {}

extension UITraitChangeObservable where Self: UIResponder {
  private func register(
    _ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = TraitHandler(traits, action)
    (self as? any TraitHandlerKeeping)?.traitHandlers.append(made)
    return made
  }

  /// Calls a closure when any of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
  }

  /// Calls a closure that states the type of its first parameter, such as `Self`, when any of the
  /// given traits changes.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
  }

  /// Sends a selector when any of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends a selector to a target when any of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = WeakBox(target as AnyObject)
    return register(traits) { [weak self] old in
      guard let self, let target = receiver.object else { return }
      action.perform(on: target, with: self, old)
    }
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHandlerKeeping)?.traitHandlers.removeAll { $0 === registration }
  }
}
