import AutoLayout
import Documents

/// A constraint of a document as an equation of a scene, in the order in which people write: the
/// inner or later view first, and distances positive.
struct EquationText {
  private var first: Side
  private var second: Side?
  private var relation: LayoutConstraint.Relation
  private var multiplier: String?
  private var constant: Double
  private let priority: LayoutPriority

  /// One side: the text of the item and its attribute.
  private struct Side {
    let view: View?
    let text: String
    let isPlace: Bool
  }

  /// Creates the equation of a constraint; nil if an item has no name in a scene.
  ///
  /// - Parameters:
  ///   - constraint: an active constraint.
  ///   - factor: the multiplier as the document spells it; nil for 1.
  ///   - name: returns the scene's name for an item of the tree.
  init?(
    _ constraint: LayoutConstraint, factor: String?, name: (ConstraintItem) -> ItemName?
  ) {
    guard let item = constraint.first,
      let first = Self.side(item, constraint.firstAttribute, name)
    else { return nil }
    self.first = first
    relation = constraint.relation
    constant = constraint.constant
    priority = constraint.priority
    if let item = constraint.second, constraint.secondAttribute != .notAnAttribute {
      guard let second = Self.side(item, constraint.secondAttribute, name) else { return nil }
      self.second = second
      multiplier = constraint.multiplier == 1 ? nil : factor ?? "\(constraint.multiplier)"
    }
    turnRound()
  }

  /// A scene's name for an item.
  struct ItemName {
    /// The view itself, or the guide's owner.
    let view: View?
    /// The text of the item: `card`, `root.safeArea`.
    let text: String
    /// The attribute that replaces another one, if the item is a guide of an old kind.
    var attribute: LayoutConstraint.Attribute?
  }

  private static func side(
    _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute,
    _ name: (ConstraintItem) -> ItemName?
  ) -> Side? {
    guard let named = name(item) else { return nil }
    let attribute = named.attribute ?? attribute
    let spelling: String =
      switch attribute {
      case .leftMargin: "margins.left"
      case .rightMargin: "margins.right"
      case .topMargin: "margins.top"
      case .bottomMargin: "margins.bottom"
      case .leadingMargin: "margins.leading"
      case .trailingMargin: "margins.trailing"
      case .centerXWithinMargins: "margins.centerX"
      case .centerYWithinMargins: "margins.centerY"
      default: "\(attribute)"
      }
    let isPlace = attribute != .width && attribute != .height
    return Side(view: named.view, text: "\(named.text).\(spelling)", isPlace: isPlace)
  }

  /// Puts the inner view first; of two views side by side, the one that makes the distance
  /// positive.
  private mutating func turnRound() {
    guard let second, multiplier == nil else { return }
    let isOuterFirst = first.view.map { second.view?.isStrictlyBelow($0) ?? false } ?? false
    let isInnerFirst = second.view.map { first.view?.isStrictlyBelow($0) ?? false } ?? false
    guard isOuterFirst || (!isInnerFirst && first.isPlace && constant < 0) else { return }
    self.second = first
    first = second
    constant = constant == 0 ? 0 : -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }

  /// The equation: `title.leading == root.margins.leading + 20 @ 750`.
  var text: String {
    var text = "\(first.text) \(relation.symbol) "
    if let second {
      text += second.text
      if let multiplier { text += Self.product(multiplier) }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += NumberText.of(abs(constant))
      }
    } else {
      text += NumberText.of(constant)
    }
    if !priority.isRequired { text += " @ \(NumberText.of(priority.rawValue))" }
    return text
  }

  /// Returns the factor after an attribute: `16:9` is ` * 16 / 9`, `1/3` is ` / 3`.
  private static func product(_ multiplier: String) -> String {
    let parts = multiplier.split(whereSeparator: { $0 == ":" || $0 == "/" })
      .compactMap { Double($0) }
    guard parts.count == 2 else {
      return " * " + (Double(multiplier).map(NumberText.of) ?? multiplier)
    }
    if parts[0] == 1 { return " / " + NumberText.of(parts[1]) }
    return " * \(NumberText.of(parts[0])) / \(NumberText.of(parts[1]))"
  }
}

extension View {
  /// Whether the view is a descendant of another one.
  fileprivate func isStrictlyBelow(_ other: View) -> Bool {
    self !== other && isDescendant(of: other)
  }
}
