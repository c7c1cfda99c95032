import Foundation

extension TraitMutations: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    var without = self
    without.remove(trait)
    return without.traits != traits
  }

  mutating func remove(_ trait: UITrait) { trait.clear(in: &traits) }
}

extension UIView {
  /// The traits that the view overrides for itself and everything below it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitMutations(traits: ownTraits) }
    set {
      ownTraits = (newValue as? TraitMutations)?.traits ?? Traits()
      announceTraitsBelow()
    }
  }
}

extension UIViewController {
  /// The traits that the controller overrides for its view and everything below it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitMutations(traits: ownTraits) }
    set {
      ownTraits = (newValue as? TraitMutations)?.traits ?? Traits()
      viewIfLoaded?.announceTraitsBelow()
    }
  }
}
