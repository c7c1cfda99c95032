import AutoLayout
import Foundation
import Geometry

extension NSLayoutConstraint {
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

extension NSLayoutConstraint.Attribute {
  var core: LayoutConstraint.Attribute {
    LayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
  init(_ core: LayoutConstraint.Attribute) {
    self = Self(rawValue: core.rawValue) ?? Self.autoresizing[core] ?? .notAnAttribute
  }
  private static let autoresizing: [LayoutConstraint.Attribute: Self] = [
    .minX: .left, .minY: .top, .midX: .centerX, .midY: .centerY, .maxX: .right, .maxY: .bottom,
  ]
}

extension NSLayoutConstraint.Relation {
  var core: LayoutConstraint.Relation { LayoutConstraint.Relation(rawValue: rawValue) ?? .equal }
}

extension Axis {
  init(_ axis: NSLayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
