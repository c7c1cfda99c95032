import AutoLayout
import Typesetting

/// The constraints that a scene states about a view and what is below it, as calls of UIKit.
struct SwiftConstraints {
  private let code: SwiftCode

  init(_ code: SwiftCode) { self.code = code }

  /// A call for each constraint, in the order of the tree.
  var lines: [String] {
    ([code.root] + code.views.map(\.view)).flatMap(\.constraints).filter { $0.origin == .user }
      .map { line($0) ?? "// not translated: a constraint of '\($0.firstAttribute)'" }
  }

  private func line(_ constraint: LayoutConstraint) -> String? {
    guard constraint.firstStart == nil, constraint.secondStart == nil,
      let first = item(constraint.first)
    else { return nil }
    let call: String?
    if constraint.secondAttribute == .notAnAttribute {
      call = Self.anchor(constraint.firstAttribute).map {
        "\(first.on($0)).constraint(\(Self.relation(constraint))ToConstant: "
          + "\(constraint.constant.shortDescription))"
      }
    } else {
      call = item(constraint.second).flatMap { related(constraint, first, $0) }
    }
    let priority = constraint.priority
    return call.map {
      priority.isRequired
        ? $0 : "\($0).prioritized(\(Double(priority.rawValue).shortDescription))"
    }
  }

  private func related(
    _ constraint: LayoutConstraint, _ first: Item, _ second: Item
  ) -> String? {
    guard let anchor = Self.anchor(constraint.firstAttribute),
      let other = Self.anchor(constraint.secondAttribute)
    else { return nil }
    let constant =
      constraint.constant == 0 ? "" : ", constant: \(constraint.constant.shortDescription)"
    let isSize = [.width, .height].contains(constraint.firstAttribute)
    if constraint.multiplier == 1 || isSize {
      let factor =
        constraint.multiplier == 1 ? "" : ", multiplier: \(constraint.multiplier.shortDescription)"
      return "\(first.on(anchor)).constraint(\(Self.relation(constraint))To: "
        + "\(second.on(other))\(factor)\(constant))"
    }
    let parts = [
      ("item", first.text), ("attribute", ".\(constraint.firstAttribute)"),
      ("relatedBy", ".\(constraint.relation)"), ("toItem", second.text),
      ("attribute", ".\(constraint.secondAttribute)"),
      ("multiplier", constraint.multiplier.shortDescription),
      ("constant", constraint.constant.shortDescription),
    ]
    let words = parts.map { "\($0.0): \($0.1)" }
    return "NSLayoutConstraint(\(words.joined(separator: ", ")))"
  }

  /// A view or a guide in the code.
  private struct Item {
    let text: String

    /// Returns an anchor of it; those inside the margins are their guide's.
    func on(_ anchor: (name: String, isMargin: Bool)) -> String {
      let path = (text == "self" ? [] : [text]) + (anchor.isMargin ? ["layoutMarginsGuide"] : [])
      return (path + ["\(anchor.name)Anchor"]).joined(separator: ".")
    }
  }

  private func item(_ item: ConstraintItem?) -> Item? {
    switch item {
    case .view(let view): return code.name(of: view).map { Item(text: $0) }
    case .guide(let guide):
      if let name = code.name(of: guide) { return Item(text: name) }
      guard let owner = code.name(of: guide.owningView), let name = Self.guide(guide) else {
        return nil
      }
      return Item(text: owner == "self" ? name : "\(owner).\(name)")
    case nil: return nil
    }
  }

  private static func guide(_ guide: LayoutGuide) -> String? {
    switch guide.kind {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    default: nil
    }
  }

  private static func relation(_ constraint: LayoutConstraint) -> String {
    switch constraint.relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  private static func anchor(
    _ attribute: LayoutConstraint.Attribute
  ) -> (name: String, isMargin: Bool)? {
    switch attribute {
    case .notAnAttribute: nil
    case .centerXWithinMargins: ("centerX", true)
    case .centerYWithinMargins: ("centerY", true)
    case .leftMargin: ("left", true)
    case .rightMargin: ("right", true)
    case .topMargin: ("top", true)
    case .bottomMargin: ("bottom", true)
    case .leadingMargin: ("leading", true)
    case .trailingMargin: ("trailing", true)
    default: ("\(attribute)", false)
    }
  }
}
