import AutoLayout
import Foundation
import Geometry

extension NSLayoutConstraint {
  /// The part of an item that a constraint uses; raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// An edge of the alignment rect.
    case left = 1
    /// An edge of the alignment rect.
    case right, top, bottom, leading, trailing
    /// A dimension or a centre of the alignment rect.
    case width, height, centerX, centerY
    /// A baseline.
    case lastBaseline, firstBaseline
    /// An edge inside the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A centre between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// No attribute: the second side of a constraint on a constant size.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }

    var core: LayoutConstraint.Attribute {
      LayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
    }

    init(_ core: LayoutConstraint.Attribute) {
      self = Attribute(rawValue: core.rawValue) ?? Self.autoresizing[core] ?? .notAnAttribute
    }

    private static let autoresizing: [LayoutConstraint.Attribute: Attribute] = [
      .minX: .left, .minY: .top, .midX: .centerX, .midY: .centerY, .maxX: .right, .maxY: .bottom,
    ]
  }

  /// Returns the constraints of a visual format; an error in it stops the process with UIKit's
  /// message.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.mapValues { ($0 as? any LayoutItemConvertible)?.layoutItem ?? $0 }
    let numbers = metrics?.mapValues { value -> Any in
      switch value {
      case let number as CGFloat: Double(number)
      case let number as NSNumber: number.doubleValue
      default: value
      }
    }
    return LayoutConstraint.constraints(
      withVisualFormat: format, options: LayoutConstraint.FormatOptions(rawValue: opts.rawValue),
      metrics: numbers, views: items
    ).map(NSLayoutConstraint.of)
  }
}

extension NSLayoutConstraint.Relation {
  var core: LayoutConstraint.Relation { LayoutConstraint.Relation(rawValue: rawValue) ?? .equal }
}

extension Axis {
  init(_ axis: NSLayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
