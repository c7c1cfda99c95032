/// Unique labels for constraints: UIKit lets several constraints share an identifier, a scene
/// doesn't.
struct ConstraintLabels {
  private var taken: Set<String>

  /// Starts with the names that views already have.
  init(taken: Set<String>) {
    self.taken = taken
  }

  /// Returns the identifier, followed by a number if another constraint or a view already has it.
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
