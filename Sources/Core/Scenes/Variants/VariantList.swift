/// The variants of a scene in their order, each made on demand.
///
/// A variant that isn't accessed costs one number, so the matrix of a large run doesn't occupy
/// memory while its layouts are made one by one.
package struct VariantList: RandomAccessCollection, Sendable {
  private let axes: [SceneVariants.Axis]
  /// The combinations of all axes by number; the last axis varies fastest.
  private let numbers: [Int]
  /// The variants after them: the rows of a covering array, and those that the scene includes.
  private let others: [[AxisValue]]
  private let names: VariantNames

  /// Lists the variants of a scene's axes; only the default if there are too many.
  init(_ variants: SceneVariants.Declaration) {
    let isTooLong = variants.tooMany != nil
    axes = isTooLong ? [] : variants.axes
    names = VariantNames(variants)
    let included = isTooLong ? [] : variants.include.map(variants.completed)
    if isTooLong || variants.strategy == .cartesian {
      numbers = Self.numbers(of: axes, without: isTooLong ? [] : variants.exclude)
      others = included
    } else {
      numbers = []
      others = variants.cover + included
    }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count + others.count }

  package subscript(position: Int) -> Variant {
    let values =
      position < numbers.count
      ? Self.values(of: axes, numbers[position]) : others[position - numbers.count]
    return names.variant(of: values)
  }

  private static func numbers(
    of axes: [SceneVariants.Axis], without exclude: [[AxisValue]]
  ) -> [Int] {
    let all = 0..<axes.reduce(1) { $0 * $1.values.count }
    let excluded = exclude.map(Set.init)
    if excluded.isEmpty { return Array(all) }
    return all.filter { number in
      let values = values(of: axes, number)
      return !excluded.contains { $0.isSubset(of: values) }
    }
  }

  private static func values(of axes: [SceneVariants.Axis], _ number: Int) -> [AxisValue] {
    var rest = number
    var values: [AxisValue] = []
    values.reserveCapacity(axes.count)
    for axis in axes.reversed() {
      values.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return values.reversed()
  }
}

/// Names variants by their values that aren't defaults.
struct VariantNames: Sendable {
  private let defaults: [AxisValue]

  init(_ variants: SceneVariants.Declaration) { defaults = variants.axes.map { $0.values[0] } }

  func variant(of values: [AxisValue]) -> Variant {
    let names = values.filter { !defaults.contains($0) }.map(\.name)
    return Variant(name: names.isEmpty ? "default" : names.joined(separator: "+"), values: values)
  }
}
