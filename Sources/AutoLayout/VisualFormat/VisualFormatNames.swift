/// What the names of a visual format stand for: the caller's table of views, guides and metrics.
package protocol VisualFormatNames {
  /// The view or guide of that name; nil where there is none.
  func item(named name: String) -> (any LayoutItem)?
  /// The metric of that name; nil where there is none.
  func metric(named name: String) -> Double?
}

/// UIKit's two dictionaries, of which the views' one may hold numbers too.
struct VisualFormatDictionaries: VisualFormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  func item(named name: String) -> (any LayoutItem)? {
    views[name] as? any LayoutItem
  }

  func metric(named name: String) -> Double? {
    Self.number(metrics[name]) ?? Self.number(views[name])
  }

  /// The value as a number, whichever numeric type the dictionary was given.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}
