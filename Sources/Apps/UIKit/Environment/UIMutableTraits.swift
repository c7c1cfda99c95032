import Foundation

struct TraitMutations: UIMutableTraits {
  var traits = Traits()
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits.value(of: trait) }
    set { traits.set(trait, to: newValue) }
  }
}
