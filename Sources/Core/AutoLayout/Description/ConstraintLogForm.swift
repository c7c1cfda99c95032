/// The console whose descriptions are imitated.
package enum ConstraintLogForm: Hashable, Sendable {
  /// iOS 10 and later: constant sizes as equations, `(active)` at the end.
  case modern
  /// iOS 6 to 9: constant sizes in brackets, no activity.
  case classic
}

extension LayoutConstraint.Relation {
  /// `==`, `<=` or `>=`.
  package var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as iOS 10 and later print it, with stand-in addresses.
  ///
  /// `<NSLayoutConstraint:0x600000000000 V:[title]-(8)-[body]   (active, names: ... )>`
  public var description: String { description(.modern) }

  /// Returns the constraint as a console of the given era prints it.
  package func description(_ form: ConstraintLogForm) -> String {
    ConstraintDescription(self, form: form).text
  }

  /// The class that UIKit uses for such a constraint.
  package var className: String {
    switch origin {
    case .contentSize: "NSContentSizeLayoutConstraint"
    case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
    case .user, .stack, .guide, .encapsulated, .fitting, .temporary:
      symbolicConstant == .anchorSpace && firstAttribute.kind == .yLocation
        ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
    }
  }
}
