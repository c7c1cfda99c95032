import AutoLayout

/// The layout margins of a view, as far as a log lists them: as constraints of its guide.
struct LogMargins {
  /// A side of a view.
  enum Side: String, CaseIterable {
    case top, left, bottom, right
  }

  /// The margin where the log lists none, which is a plain view's.
  static let assumed = 8.0

  /// The margins that the log lists; used only for lookup.
  private var listed: [Side: Double] = [:]

  /// Looks up the margins of a view.
  init(of item: LogConstraint.Item, in conflict: LogConflict) {
    for constraint in conflict.constraints where constraint.bar == item {
      for side in Side.allCases
      where constraint.identifier == "UIView-\(side.rawValue)Margin-guide-constraint" {
        listed[side] = constraint.constant
      }
    }
  }

  /// Returns the margin of a side.
  func value(_ side: Side) -> Double { listed[side] ?? Self.assumed }

  /// Whether the log lists all margins on which an attribute depends.
  func determine(_ attribute: LayoutConstraint.Attribute, isRightToLeft: Bool) -> Bool {
    let sides: [Side] =
      switch attribute {
      case .topMargin: [.top]
      case .bottomMargin: [.bottom]
      case .leftMargin: [.left]
      case .rightMargin: [.right]
      case .leadingMargin: [isRightToLeft ? .right : .left]
      case .trailingMargin: [isRightToLeft ? .left : .right]
      case .centerYWithinMargins: [.top, .bottom]
      default: [.left, .right]
      }
    return sides.allSatisfy { listed[$0] != nil }
  }
}

extension LogConstraint {
  /// The sides that lie at a margin.
  var marginSides: [Side] { [first, second].compactMap { $0 }.filter { $0.attribute.isMargin } }

  /// The side that lies at a baseline, if the other one doesn't; nil for none.
  var baselineSide: Side? {
    guard let second, first.attribute.isBaseline != second.attribute.isBaseline else { return nil }
    return first.attribute.isBaseline ? first : second
  }
}

extension LogConflict {
  /// Returns the picture or the title that gives a button its baseline, if a line places it in the
  /// button; nil for other sides.
  func baselineContent(of side: LogConstraint.Side) -> LogConstraint.Item? {
    guard side.attribute.isBaseline, side.item.className.contains("Button") else { return nil }
    for line in constraints {
      guard let second = line.second, !line.first.attribute.isBaseline,
        line.first.attribute.isLocation, !second.attribute.isBaseline
      else { continue }
      for (content, button) in [(line.first.item, second.item), (second.item, line.first.item)]
      where button == side.item && Self.contentClasses.contains(content.className) {
        return content
      }
    }
    return nil
  }

  private static let contentClasses = ["UIImageView", "UIButtonLabel", "UILabel"]
}

extension LayoutConstraint.Attribute {
  /// Whether it lies at a margin of its view.
  fileprivate var isMargin: Bool {
    let name = "\(self)"
    return name.hasSuffix("Margin") || name.hasSuffix("WithinMargins")
  }

  /// Whether it lies at the baseline of a text.
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
