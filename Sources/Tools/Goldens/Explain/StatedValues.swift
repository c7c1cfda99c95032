import Geometry
import Typesetting

/// Describes values of views in words that fit on a line: colours as in scene files, numbers
/// without a zero fraction, and nothing of Swift's own notation.
enum StatedValues {
  /// Returns the stored properties whose values differ from the usual ones; nested properties
  /// follow a period, as in `font.weight`.
  static func differences(_ value: Any, from usual: Any?) -> [(key: String, value: String)] {
    let standards = usual.map { Mirror(reflecting: $0).children.map(\.value) }
    return Mirror(reflecting: value).children.enumerated().flatMap {
      position, child -> [(key: String, value: String)] in
      guard let label = child.label else { return [] }
      let standard = standards.map { $0[position] }
      let (content, standardContent) = (unwrapped(child.value), standard.flatMap(unwrapped))
      if text(content) == text(standardContent) { return [] }
      guard let content, hasParts(content) else { return [(label, text(content))] }
      return differences(content, from: standardContent).map { ("\(label).\($0.key)", $0.value) }
    }
  }

  /// Returns the value in words; `none` for nil.
  static func text(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "none" }
    return switch value {
    case let number as Double: number == number.rounded() ? "\(Int(number))" : "\(number)"
    case let text as String: text.split(separator: "\n").joined(separator: " ")
    case let point as Point: list(point.x, point.y)
    case let size as Size: list(size.width, size.height)
    case let rect as Rect: list(rect.minX, rect.minY, rect.width, rect.height)
    case let insets as EdgeInsets: list(insets.top, insets.left, insets.bottom, insets.right)
    case let color as Color: color.description
    default: "\(value)".split(separator: "\n").joined(separator: " ")
    }
  }

  private static func list(_ numbers: Double...) -> String {
    "[\(numbers.map { text($0) }.joined(separator: ", "))]"
  }

  /// Whether a value is compared part by part.
  private static func hasParts(_ value: Any) -> Bool {
    switch value {
    case is Point, is Size, is Rect, is EdgeInsets, is Color: false
    default: Mirror(reflecting: value).displayStyle == .struct
    }
  }

  /// Returns what an optional holds, through any number of layers, or nil if it is empty.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
