/// Labels for constraints, each once: UIKit lets several constraints share an identifier, a scene
/// does not.
struct ConstraintLabels {
  private var taken: Set<String>

  /// Begins with the names that views have already.
  init(taken: Set<String>) {
    self.taken = taken
  }

  /// The identifier, with a number after it where another constraint or a view has it already.
  mutating func unique(_ identifier: String) -> String {
    var label = identifier
    var number = 2
    while !taken.insert(label).inserted {
      label = "\(identifier)\(number)"
      number += 1
    }
    return label
  }
}
