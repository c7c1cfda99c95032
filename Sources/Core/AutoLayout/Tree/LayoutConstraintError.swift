/// Why UIKit would refuse a constraint; `message` is Apple's where it is known.
///
/// The numbers V1 ... V11 (creation) and I1 ... I6 (activation) are those used in test names.
public enum LayoutConstraintError: Error, Hashable, Sendable {
  /// V1: a location paired with a size.
  case invalidPairing(item: String)
  /// V2: leading or trailing paired with left or right.
  case mixedSides(item: String)
  /// V2a: the same with anchors.
  case incompatibleAnchors(first: String, second: String)
  /// V3: a location equal to a constant.
  case locationWithoutPair(item: String)
  /// V4: a horizontal location related to a vertical one; found when the constraint reaches an
  /// engine.
  case incompatibleAxes(constraint: String)
  /// V9: no first item or no first attribute.
  case missingFirstItem
  /// V10: an item that is neither a view nor a guide.
  case foreignItem
  /// V11: a constant or a multiplier that is not finite.
  case notFinite(String, Double)
  /// Guides have neither margins nor baselines.
  case unsupportedAttribute(item: String, attribute: String)
  /// I1: items without a common ancestor.
  case noCommonAncestor(first: String, second: String)
  /// I2, I3: a constraint added to a view that is not an ancestor of its items.
  case hierarchyUnprepared(constraint: String, view: String)
  /// I4: required changed to optional, or the reverse, while installed.
  case requiredPriorityChange(from: Double, to: Double)
  /// I6: a priority outside the range above 0 up to 1000.
  case priorityOutOfRange(Double)

  /// The name of the exception that UIKit raises.
  public var exceptionName: String {
    switch self {
    case .incompatibleAxes: "NSInvalidLayoutConstraintException"
    case .noCommonAncestor, .hierarchyUnprepared: "NSGenericException"
    case .requiredPriorityChange: "NSInternalInconsistencyException"
    default: "NSInvalidArgumentException"
    }
  }
}

extension LayoutConstraintError: CustomStringConvertible {
  /// The same text as `message`.
  public var description: String { message }

  /// The reason in UIKit's words (as observed in logs, except V9-V11, I3 and I6, for which no log
  /// is known).
  public var message: String {
    switch self {
    case .invalidPairing(let item):
      "NSLayoutConstraint for \(item): Invalid pairing of layout attributes"
    case .mixedSides(let item):
      "NSLayoutConstraint for \(item): A constraint cannot be made between a leading/trailing "
        + "attribute and a right/left attribute. Use leading/trailing for both or neither."
    case .incompatibleAnchors(let first, let second):
      "NSLayoutConstraint for \(first): A constraint cannot be made between \(first) and "
        + "\(second) because their units are not compatible."
    case .locationWithoutPair(let item):
      "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a "
        + "location for the first attribute creates an illegal constraint of a location equal to "
        + "a constant. Location attributes must be specified in pairs."
    case .incompatibleAxes(let constraint):
      "Constraint improperly relates anchors of incompatible types: \(constraint)"
    case .missingFirstItem: "Constraint must contain a first layout item"
    case .foreignItem: "Constraint items must each be a view or layout guide."
    case .notFinite(let what, let value):
      "\(what == "constant" ? "Constant" : "Multiplier") is not finite!  That's illegal.  "
        + "\(what):\(value)"
    case .unsupportedAttribute(let item, let attribute):
      "NSLayoutConstraint for \(item): A layout guide has no \(attribute) attribute."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different "
        + "view hierarchies?  That's illegal."
    case .hierarchyUnprepared(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(view)"
    case .requiredPriorityChange(let old, let new):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Self.plain(new)) and the existing priority was "
        + "\(Self.plain(old))."
    case .priorityOutOfRange(let value):
      "A constraint's priority must be greater than 0 and at most 1000; \(Self.plain(value)) is not."
    }
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
