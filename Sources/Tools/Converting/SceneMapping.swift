import Documents
import Geometry

/// The keys of a mapping in a scene file, in order, with comments about what has no key.
struct SceneMapping {
  private(set) var entries: [YAMLValue.Entry] = []
  /// The comments about what has no key in a scene.
  private(set) var comments: [String] = []

  mutating func add(_ key: String, _ value: YAMLValue, comment: String? = nil) {
    entries.append(.init(key, comment.map { .commented(value, $0) } ?? value))
  }

  mutating func add(_ key: String, _ value: Double) { add(key, .number(value)) }

  mutating func add(_ key: String, _ flag: Bool) { add(key, .flag(flag)) }

  mutating func remark(_ comment: String) { comments.append(comment) }

  /// The comments, then the keys.
  var lines: [YAMLValue.Entry] { comments.map(YAMLValue.Entry.comment) + entries }
}

extension YAMLValue {
  /// `[1, 2, 3]`.
  static func numbers(_ numbers: [Double]) -> YAMLValue { .list(numbers.map(YAMLValue.number)) }

  /// `[top, left, bottom, right]`, or one number for four equal sides.
  static func insets(_ insets: EdgeInsets) -> YAMLValue {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return sides.allSatisfy { $0 == sides[0] } ? .number(sides[0]) : .numbers(sides)
  }
}
