package import AutoLayout
import Geometry
import Rendering

/// A constraint as a sentence: `'title' is at least 402 wide`.
package struct ConstraintWords {
  private let half: ConstraintHalf
  /// What determines the root's size.
  private let host: String
  private var constraint: LayoutConstraint { half.constraint }

  init(_ half: ConstraintHalf, host: String = "the canvas") {
    self.half = half
    self.host = host
  }

  package init(_ constraint: LayoutConstraint, host: String = "the canvas") {
    self.init(ConstraintHalf(constraint: constraint, contentSide: nil), host: host)
  }

  /// One clause without a period; it identifies constraints made by the system.
  package var sentence: String {
    switch constraint.origin {
    case .user: plain + priority
    case .contentSize: content
    case .autoresizing: maskSentence
    case .stack: stackSentence
    case .guide: plain
    case .encapsulated: "\(host) says that \(plain)"
    case .fitting: "the fitting size asks that \(plain)\(priority)"
    case .temporary: "for this pass \(plain)"
    }
  }

  /// The relation itself, whatever its origin.
  var plain: String {
    if constraint.firstStart != nil || constraint.secondStart != nil {
      return ConstraintNotation(half).equation
    }
    return constraint.firstAttribute.isLocation ? place : size
  }

  private var priority: String {
    half.priority.isRequired ? "" : " (priority \(Double(half.priority.rawValue).rounded3))"
  }

  // MARK: Sizes

  private var size: String {
    let isWidth = constraint.firstAttribute == .width
    let adjective = isWidth ? "wide" : "high"
    let name = quoted(constraint.first)
    guard constraint.secondAttribute != .notAnAttribute else {
      return "\(name) is \(bound)\(constraint.constant.rounded3) \(adjective)"
    }
    let isSameWay = constraint.firstAttribute == constraint.secondAttribute
    let other = quoted(constraint.second)
    let theirs = constraint.secondAttribute == .width ? "wide" : "high"
    let comparison = isSameWay ? other : "\(name == other ? "it" : other) is \(theirs)"
    let times =
      constraint.multiplier == 1 ? "as" : "\(constraint.multiplier.rounded3) times as"
    return "\(name) is \(bound)\(times) \(adjective) as \(comparison)\(more)"
  }

  private var more: String {
    let constant = constraint.constant
    if constant == 0 { return "" }
    return constant < 0
      ? " less \(constant.magnitude.rounded3)" : " plus \(constant.rounded3)"
  }

  private var bound: String {
    switch half.relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  private var content: String {
    let isWidth = constraint.firstAttribute == .width
    let name = quoted(constraint.first)
    let extent = constraint.constant.rounded3
    switch half.contentSide {
    case .hugging:
      return "\(name) is no \(isWidth ? "wider" : "taller") than its content, \(extent)\(priority)"
    case .compressionResistance:
      let less = isWidth ? "narrower" : "shorter"
      return "\(name) is no \(less) than its content, \(extent)\(priority)"
    case nil: return "the content of \(name) is \(extent) \(isWidth ? "wide" : "high")"
    }
  }

  // MARK: Places

  private var place: String {
    let here = "the \(edge(constraint.firstAttribute)) of \(quoted(constraint.first))"
    guard constraint.secondAttribute != .notAnAttribute else {
      return "\(here) is \(bound)\(constraint.constant.rounded3) from its superview's"
    }
    let there = "the \(edge(constraint.secondAttribute)) of \(quoted(constraint.second))"
    guard constraint.multiplier == 1 else {
      return "\(here) is \(bound)at \(constraint.multiplier.rounded3) times \(there)\(more)"
    }
    let (after, before) = directions
    let constant = constraint.constant
    if constant == 0 {
      switch half.relation {
      case .equal: return "\(here) is at \(there)"
      case .lessThanOrEqual: return "\(here) is not \(after) \(there)"
      case .greaterThanOrEqual: return "\(here) is not \(before) \(there)"
      }
    }
    let isAtLeast =
      (half.relation == .greaterThanOrEqual) == (constant > 0) && half.relation != .equal
    let word = half.relation == .equal ? "" : isAtLeast ? "at least " : "at most "
    let direction = constant > 0 ? after : before
    return "\(here) is \(word)\(constant.magnitude.rounded3) \(direction) \(there)"
  }

  /// The words for the directions after and before a position.
  private var directions: (after: String, before: String) {
    if constraint.firstAttribute.kind == .yLocation { return ("below", "above") }
    let isPhysical =
      constraint.firstAttribute.isAbsoluteSide || constraint.secondAttribute.isAbsoluteSide
    return isPhysical ? ("right of", "left of") : ("after", "before")
  }

  private func edge(_ attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left, .minX: "left edge"
    case .right, .maxX: "right edge"
    case .top, .minY: "top"
    case .bottom, .maxY: "bottom"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .centerX, .midX: "horizontal centre"
    case .centerY, .midY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within the margins"
    case .centerYWithinMargins: "vertical centre within the margins"
    case .width: "width"
    case .height: "height"
    case .notAnAttribute: "nothing"
    }
  }

  // MARK: Makers

  private var maskSentence: String {
    if let list = constraint.placingList {
      return "'\(list.spokenName)', which places its views, says that \(plain)"
    }
    return
      "the autoresizing mask of \(quoted(constraint.maskedItem)), still translated into constraints, "
      + "says that \(plain)"
  }

  private var stackSentence: String {
    let stack = constraint.holder.map { "the stack '\($0.spokenName)'" } ?? "its stack"
    switch constraint.identifier {
    case "UISV-hiding":
      let adjective = constraint.firstAttribute == .width ? "wide" : "high"
      return "\(quoted(constraint.first)) is hidden, so \(stack) makes it 0 \(adjective)"
    default:
      return "\(stack) says that \(plain)\(priority)"
    }
  }

  private func quoted(_ item: ConstraintItem?) -> String { "'\(item?.spokenName ?? "nothing")'" }
}

extension ConstraintItem {
  /// Whether it is the guide of a view's margins.
  var isMarginsGuide: Bool {
    if case .guide(let guide) = self {
      guide === guide.owningView?.layoutMarginsGuide
    } else {
      false
    }
  }
}
