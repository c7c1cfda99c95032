import Documents
import Geometry
import Rendering
import Scenes

/// Checks the expectations that compare variants with each other.
struct SeriesJudge {
  let layouts: [CheckedLayout]
  let expectation: SceneExpectation
  /// Whether all variants of the scene are included; otherwise a missing one isn't a failure.
  let isComplete: Bool

  /// The failures, each with the index of its layout.
  var failures: [(layout: Int, finding: CheckFinding)] {
    switch expectation.kind {
    case .mirrors(let rule): mirrored(rule)
    case .monotone(let rule): monotone(rule)
    default: []
    }
  }

  private func failure(
    _ index: Int, _ clause: String, view: String? = nil, value: JSON?, expected: String
  ) -> (Int, CheckFinding) {
    let views = view.flatMap { layouts[index].view($0) }.map { [$0] } ?? []
    let finding = layouts[index].subject.finding(
      .error, .expectation, clause, at: expectation.place, view: view, value: value,
      expected: expected, cause: layouts[index].cause(views, of: expectation))
    return (index, finding)
  }

  /// Returns a failure of a rule about variants that don't exist.
  private func nothing(_ clause: String) -> [(Int, CheckFinding)] {
    guard isComplete, !layouts.isEmpty else { return [] }
    return [
      failure(
        0, clause, value: nil, expected: "variants on that axis, declared or given by --matrix")
    ]
  }

  private func mirrored(_ rule: MirrorRule) -> [(Int, CheckFinding)] {
    let pairs = pairs(rule)
    guard !pairs.isEmpty else {
      return nothing("no two variants differ only by '\(rule.original)' and '\(rule.image)'")
    }
    let exceptions = Set(rule.exceptions)
    return pairs.flatMap { original, image in
      zip(layouts[image].views, Self.excepted(in: layouts[image], exceptions)).compactMap {
        view, isExcepted in
        isExcepted ? nil : mismatch(view, in: image, of: original)
      }
    }
  }

  /// Returns the failure of a view that isn't the mirror image of the original; compares its
  /// alignment rect in its superview, so that a view isn't blamed for what contains it, nor for
  /// the space that its frame has on one side only.
  private func mismatch(
    _ view: CheckedView, in image: Int, of original: Int
  ) -> (Int, CheckFinding)? {
    guard view.isVisible, let before = layouts[original].view(view.id) else { return nil }
    let rect = view.laidOut.alignmentRect
    let width = view.parent.map { layouts[image].views[$0].laidOut.frame.width } ?? rect.width
    let was = before.laidOut.alignmentRect
    let expected = Rect(
      x: view.parent == nil ? was.minX : width - was.maxX, y: was.minY, width: was.width,
      height: was.height)
    guard !rect.isNearly(expected) else { return nil }
    return failure(
      image,
      "'\(view.name)' at \(rect.words) is not the mirror image of '\(layouts[original].name)', "
        + "expected \(expected.words)",
      view: view.id, value: .rect(rect), expected: expected.words)
  }

  /// Which views of a layout are exceptions, or lie in one.
  private static func excepted(in layout: CheckedLayout, _ exceptions: Set<String>) -> [Bool] {
    var found: [Bool] = []
    for view in layout.views {
      // Superviews come first.
      found.append(exceptions.contains(view.id) || (view.parent.map { found[$0] } ?? false))
    }
    return found
  }

  /// Returns the variants with these two names; otherwise all that differ only in these two
  /// values of an axis.
  private func pairs(_ rule: MirrorRule) -> [(original: Int, image: Int)] {
    let named = [rule.original, rule.image].map { name in
      layouts.firstIndex { $0.variant.name == name }
    }
    if let original = named[0], let image = named[1] { return [(original, image)] }
    // Matched by their values without the one that differs; the first of equals is used.
    var originals: [Rest: Int] = [:]
    for (index, layout) in layouts.enumerated() {
      for rest in Rest.all(of: layout.variant.values, without: rule.original)
      where originals[rest] == nil { originals[rest] = index }
    }
    return layouts.indices.compactMap { image in
      let rest = Rest.all(of: layouts[image].variant.values, without: rule.image).first
      return rest.flatMap { originals[$0] }.map { ($0, image) }
    }
  }

  /// The values of a variant without one, and that one's index.
  private struct Rest: Hashable {
    let place: Int
    let values: [AxisValue]

    /// Returns what remains without each value with a name, in order.
    static func all(of values: [AxisValue], without name: String) -> [Rest] {
      values.indices.filter { values[$0].name == name }.map { place in
        Rest(place: place, values: Array(values[..<place] + values[(place + 1)...]))
      }
    }
  }

  private func monotone(_ rule: MonotoneRule) -> [(Int, CheckFinding)] {
    let series = series(along: rule.axis)
    guard !series.isEmpty else { return nothing("no two variants differ in '\(rule.axis)'") }
    return series.flatMap { indices in
      zip(indices, indices.dropFirst()).compactMap { before, after in
        guard let first = layouts[before].measures?.value(of: rule.expression),
          let second = layouts[after].measures?.value(of: rule.expression)
        else { return nil }
        let step = rule.trend == .rising ? second - first : first - second
        guard step < -1e-3 else { return nil }
        let (verb, ask) = rule.trend == .rising ? ("falls", "least") : ("rises", "most")
        return failure(
          after,
          "\(rule.text) \(verb) from \(first.rounded3) in '\(layouts[before].name)' to "
            + "\(second.rounded3), expected at \(ask) \(first.rounded3)",
          view: rule.expression.terms.first?.reference.item.id, value: .number(second),
          expected: "at \(ask) \(first.rounded3)")
      }
    }
  }

  /// Returns series of layouts that differ in only one axis, each from its smallest value to its
  /// largest.
  private func series(along axis: VariantAxis) -> [[Int]] {
    var places: [[AxisValue]: Int] = [:]
    var groups: [[Int]] = []
    for (index, layout) in layouts.enumerated() {
      guard layout.variant.values.contains(where: { $0.axis == axis }) else { continue }
      let key = layout.variant.values.filter { $0.axis != axis }
      if let known = places[key] {
        groups[known].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }.map { group in
      // A stable sort: values without a rank keep the order of the variants.
      group.enumerated().sorted { first, second in
        let ranks = [first, second].map { rank(of: layouts[$0.element], on: axis) }
        return ranks[0] == ranks[1] ? first.offset < second.offset : ranks[0] < ranks[1]
      }.map(\.element)
    }
  }

  private func rank(of layout: CheckedLayout, on axis: VariantAxis) -> Double {
    layout.variant.values.first { $0.axis == axis }?.rank ?? 0
  }
}

extension CheckedLayout {
  var name: String { variant.name }
}

extension Rect {
  /// Whether two frames look the same.
  func isNearly(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }

  /// `(x y; width height)`, as UIKit describes frames.
  var words: String {
    "(\(minX.rounded3) \(minY.rounded3); \(width.rounded3) \(height.rounded3))"
  }
}
