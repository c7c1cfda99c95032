import Documents

/// What a scene's views and constraints weigh: a file of a hundred bytes may ask for a hundred thousand.
///
/// The unit is the memory that a plain view takes through `check`, 9 KB, as `Scripts/hostile-inputs.py`
/// measured it with 99,000 of them; the other figures are what the same number of that kind took more.
extension SceneAssembly {
  /// What all of a scene may weigh: a list of 10,000 rows with two labels and two constraints each, 0.35 GB
  /// in `layout`, weighs 70,000.
  static let freeWeight = 72_000.0
  /// What the length of the files adds, for each byte: what is written out may be large.
  static let weightOfByte = 0.1

  /// What a view of a built-in type weighs.
  static func weight(ofType type: String) -> Double {
    switch type {
    case "view", "image", "imageView": 1
    case "switch", "slider", "stepper", "progressView", "activityIndicator", "pageControl": 1.5
    case "textView", "tableCell", "stackView": 3
    default: 2.5
    }
  }

  /// What a constraint that is stated weighs.
  static let weightOfConstraint = 0.5

  /// Adds the constraints of an instance.
  func weigh(constraints node: NodeID) {
    guard document.shape(of: node) == .sequence else { return }
    for _ in document.items(of: node) { weight += Self.weightOfConstraint }
  }

  /// Adds the type of a view that has been counted as a plain one.
  func weigh(type node: NodeID) {
    guard document.shape(of: node) == .scalar else { return }
    weight += Self.weight(ofType: document.text(of: node)) - 1
  }
}
