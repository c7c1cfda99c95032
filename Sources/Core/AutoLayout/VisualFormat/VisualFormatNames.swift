/// The lookup of names in a visual format: the caller's table of views, guides and metrics.
package protocol VisualFormatNames {
  /// Returns the view or guide of that name; nil if there is none.
  func item(named name: String) -> (any LayoutItem)?
  /// Returns the metric of that name; nil if there is none.
  func metric(named name: String) -> Double?
}

/// UIKit's two dictionaries; the one for views may also contain numbers.
struct VisualFormatDictionaries: VisualFormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  func item(named name: String) -> (any LayoutItem)? {
    views[name] as? any LayoutItem
  }

  func metric(named name: String) -> Double? {
    Self.number(metrics[name]) ?? Self.number(views[name])
  }

  /// Returns the value as a number, whatever numeric type is in the dictionary.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}
