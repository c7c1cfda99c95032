public import Foundation

// Geometry as strings, such as `{{0, 20}, {320, 44}}`, as preferences and property lists hold it.

extension NSCoder {
  /// Returns the point that a string such as `{1, 2}` describes; zero for any other string.
  public class func cgPoint(for string: String) -> CGPoint {
    let values = numbers(in: string, 2)
    return CGPoint(x: values[0], y: values[1])
  }
  /// Returns the vector that a string such as `{1, 2}` describes; zero for any other string.
  public class func cgVector(for string: String) -> CGVector {
    let values = numbers(in: string, 2)
    return CGVector(dx: values[0], dy: values[1])
  }
  /// Returns the size that a string such as `{1, 2}` describes; zero for any other string.
  public class func cgSize(for string: String) -> CGSize {
    let values = numbers(in: string, 2)
    return CGSize(width: values[0], height: values[1])
  }
  /// Returns the rectangle that a string such as `{{1, 2}, {3, 4}}` describes; zero for any other string.
  public class func cgRect(for string: String) -> CGRect {
    let values = numbers(in: string, 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
  /// Returns the insets that a string such as `{1, 2, 3, 4}` describes; zero for any other string.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = numbers(in: string, 4)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
  /// Returns a string that describes a point.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns a string that describes a size.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns a string that describes a rectangle.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a string that describes insets.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let words = string.split { "{}, ".contains($0) }.map { Double($0) }
    guard words.count == count, !words.contains(nil) else {
      return Array(repeating: 0, count: count)
    }
    return words.compactMap { $0.map { CGFloat($0) } }
  }

  private class func text(_ values: [CGFloat]) -> String {
    let words = values.map { value in
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
    }
    return "{\(words.joined(separator: ", "))}"
  }
}

extension NSIndexPath {
  /// The section of a list.
  public var section: Int { index(atPosition: 0) }
  /// The row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
}
