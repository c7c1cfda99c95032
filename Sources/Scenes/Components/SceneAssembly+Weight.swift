import Documents

/// The weight of a scene's views and constraints: a file of a hundred bytes may ask for a hundred
/// thousand.
///
/// The unit is the memory that a plain view takes in `check`, 9 KB, as
/// `Scripts/hostile-inputs.py` measured it with 99,000 of them; the other figures are the
/// additional memory that the same number of the other kind took.
extension SceneAssembly {
  /// The weight allowed to every scene: a list of 10,000 rows with two labels and two constraints
  /// each, 0.35 GB in `layout`, weighs 70,000.
  static let freeWeight = 72_000.0
  /// The additional weight allowed for each byte of the files: a scene written out in full may be
  /// large.
  static let weightOfByte = 0.1

  /// Returns the weight of a view of a built-in type.
  static func weight(ofType type: String) -> Double {
    switch type {
    case "view", "image", "imageView": 1
    case "switch", "slider", "stepper", "progressView", "activityIndicator", "pageControl": 1.5
    case "textView", "tableCell", "stackView": 3
    default: 2.5
    }
  }

  /// The weight of a stated constraint.
  static let weightOfConstraint = 0.5

  /// Adds the weight of an instance's constraints.
  func weigh(constraints node: NodeID) {
    guard document.shape(of: node) == .sequence else { return }
    for _ in document.items(of: node) { weight += Self.weightOfConstraint }
  }

  /// Adds the weight of the type of a view that has been counted as a plain one.
  func weigh(type node: NodeID) {
    guard document.shape(of: node) == .scalar else { return }
    weight += Self.weight(ofType: document.text(of: node)) - 1
  }
}
