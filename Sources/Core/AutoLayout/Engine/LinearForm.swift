import Cassowary
import Geometry

/// A sum of unknowns and a constant, being built up.
struct LinearForm {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0

  init() { terms.reserveCapacity(6) }

  /// Makes a form from an existing sum.
  init(terms: [Term], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable, coefficient))
  }

  mutating func add(_ number: Double) {
    constant += number
  }

  /// Adds a multiple of a place: origin + share of the extent + offset.
  mutating func add(_ coefficient: Double, _ place: LinearPlace) {
    if let origin = place.origin { add(coefficient, origin) }
    for origin in place.outerOrigins { add(coefficient, origin) }
    if let extent = place.extent { add(coefficient * place.share, extent) }
    add(coefficient * place.offset)
  }
}

/// A place along one axis, in a holder's coordinates.
struct LinearPlace {
  /// The origin of the item in its container; nil for the holder's own.
  var origin: Variable?
  /// The origins to add up from the holder down to the container, innermost first.
  var outerOrigins: [Variable] = []
  /// The extent of the item, and the share of it that lies before the place.
  var extent: Variable?
  var share = 0.0
  /// The constant part.
  var offset = 0.0
}
