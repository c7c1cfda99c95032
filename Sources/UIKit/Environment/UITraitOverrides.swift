public import Foundation

/// Traits that a view or controller has beyond its surroundings', for itself and all below it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is set here.
  func contains(_ trait: UITrait) -> Bool
  /// Sets a trait here no longer.
  mutating func remove(_ trait: UITrait)
}

extension TraitMutations: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    var without = self
    without.remove(trait)
    return without.traits != traits
  }

  mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: traits.style = nil
    case is UITraitPreferredContentSizeCategory.Type: traits.category = nil
    case is UITraitHorizontalSizeClass.Type: traits.horizontal = nil
    case is UITraitVerticalSizeClass.Type: traits.vertical = nil
    case is UITraitLayoutDirection.Type: traits.direction = nil
    case is UITraitDisplayScale.Type: traits.scale = nil
    case is UITraitUserInterfaceIdiom.Type: traits.idiom = nil
    case is UITraitAccessibilityContrast.Type: traits.contrast = nil
    default: break
    }
  }
}

extension UIView {
  /// The traits that the view sets for itself and all below it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitMutations(traits: ownTraits) }
    set {
      ownTraits = (newValue as? TraitMutations)?.traits ?? Traits()
      announceTraitsBelow()
    }
  }
  /// Tells of traits that are other than before; they have been told.
  public func updateTraitsIfNeeded() { announceTraitsBelow() }
}

extension UIViewController: UITraitChangeObservable {
  /// The traits that the controller sets for its view and all below it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitMutations(traits: ownTraits) }
    set {
      ownTraits = (newValue as? TraitMutations)?.traits ?? Traits()
      viewIfLoaded?.announceTraitsBelow()
    }
  }
  /// Tells of traits that are other than before; they have been told.
  public func updateTraitsIfNeeded() { viewIfLoaded?.announceTraitsBelow() }

  /// Calls a closure when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges<Observed: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = TraitHandler(traits) { [weak self] old in
      if let controller = self as? Observed { handler(controller, old) }
    }
    traitHandlers.append(made)
    return made
  }

  /// Sends a selector when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    let made = TraitHandler(traits) { [weak self] old in
      guard let self else { return }
      action.perform(on: self, with: self, old)
    }
    traitHandlers.append(made)
    return made
  }

  /// Stops calling what was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0 === registration }
  }
}
