import Foundation

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

  mutating func remove(_ trait: UITrait) { trait.clear(in: &traits) }
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

extension UIViewController {
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
}
