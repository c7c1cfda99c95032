import Controls
import Documents

/// The weight of a scene's views and constraints: a file of a hundred bytes may ask for a hundred
/// thousand.
///
/// The unit is the memory that a plain view takes through `check`, 7 KB, measured with 20,000 of a kind;
/// the other figures are what the same number of that kind took more. What lies in a stack view takes
/// more than that, since its sizes compete with those of all others there.
extension SceneAssembly {
  /// What all of a scene may weigh, some 430 MB: a list of 10,000 rows in a stack view, of two labels, two
  /// constraints and some parameters each, weighs 59,000.
  static let freeWeight = 60_000.0
  /// The same for scenes shown while they are edited: an editor's check and its answers have a tree each,
  /// beside the scene as it was before; a page has its layout written out, and the passes of another.
  static let freeLiveWeight = 20_000.0
  /// What the length of the files adds, for each byte beyond those of a small file: what is written out
  /// may be large.
  static let weightOfByte = 0.1
  static let smallFile = 100_000

  /// Returns the weight of a view of a built-in type; nil for the name of a component.
  static func weight(of kind: ViewKind?) -> Double {
    switch kind {
    case .view, .imageView: 1
    case .switch, .slider, .stepper, .progressView, .activityIndicator, .pageControl: 1.5
    case .label: 1.9
    case .stackView: 2.8
    case .textView, .tableCell: 3
    default: 2.5
    }
  }

  /// Returns the built-in type that a value of the key `type` names.
  private func kind(_ node: NodeID) -> ViewKind? {
    guard document.shape(of: node) == .scalar else { return nil }
    return document.withText(of: node) { ViewKind.words[$0] }
  }

  /// What a view weighs more in a stack view, and one with content of its own among copies.
  static let weightInStack = 1.0
  static let weightOfContentInStack = 1.3
  /// What a text of several lines weighs more: it is laid out once more for its width.
  static let weightOfLines = 0.5
  static let weightOfLinesInStack = 1.5

  /// Adds a view that nothing is known of but where it lies.
  func weighView() { weight += 1 + (arrangement == .none ? 0 : Self.weightInStack) }

  /// Adds the lines of a text.
  func weigh(lines node: NodeID) {
    guard document.shape(of: node) == .scalar, !document.isText(of: node, "1") else { return }
    weight += arrangement == .copies ? Self.weightOfLinesInStack : Self.weightOfLines
  }

  /// Whether a mapping of a view is that of a stack view.
  func isStack(_ node: NodeID) -> Bool {
    document.value("type", of: node).flatMap(kind) == .stackView
  }

  /// What a constraint that is stated weighs, beside the first two of an instance: these take away as much
  /// that would have to be said about free views.
  static let weightOfConstraint = 0.5
  static let weightlessConstraints = 2

  /// What a parameter of an instance weighs: its value is kept until the constraints are written.
  static let weightOfParameter = 0.03

  /// What an example weighs beside its views: its scene, its layouts, its pictures in a catalogue.
  static let weightOfExample = 30.0
  /// What a value weighs that an example's scene has: strings and colours are written out in each.
  static let weightOfNode = 0.05

  /// Whether another example may be written beside those before it; the first time it may not is reported.
  func hasRoomForExample(at node: NodeID) -> Bool {
    guard !leavesOutExamples else { return false }
    guard examplesWeight < mostWeight else {
      reporter.report(
        .tooManyExamples(Int(mostWeight), isLive: isLive), at: document.place(of: node))
      leavesOutExamples = true
      return false
    }
    return true
  }

  /// Adds the example that has been written.
  func weighExample() {
    examplesWeight = weight + Self.weightOfExample + Self.weightOfNode * Double(writer.count)
    if hasOverflowed { leavesOutExamples = true }
  }

  /// Adds the parameters of an instance.
  func weigh(parametersOf component: Component) {
    weight += Double(component.parameters.count) * Self.weightOfParameter
  }

  /// Adds the weight of an instance's constraints.
  func weigh(constraints node: NodeID) {
    guard document.shape(of: node) == .sequence else { return }
    var count = 0
    for _ in document.items(of: node) { count += 1 }
    weight += Double(max(0, count - Self.weightlessConstraints)) * Self.weightOfConstraint
  }

  /// Adds the weight of the type of a view that has been counted as a plain one.
  func weigh(type node: NodeID) {
    guard document.shape(of: node) == .scalar else { return }
    let own = Self.weight(of: kind(node))
    weight += own - 1 + (arrangement == .copies && own >= 1.5 ? Self.weightOfContentInStack : 0)
  }
}
