import AutoLayout
import Geometry
import Testing

/// Every distribution, alignment, axis and hidden pattern of up to four views, compared with
/// tables that restate the specification line by line.
@Suite("Stack view census")
struct StackCensusTests {
  /// A pattern of hidden views: bit i hides view i.
  struct Pattern {
    let count: Int
    let hidden: Int

    var visible: [Int] { (0..<count).filter { hidden & (1 << $0) == 0 } }

    func isHidden(_ index: Int) -> Bool { hidden & (1 << index) != 0 }
  }

  private static let patterns = (1...4).flatMap { count in
    (0..<(1 << count)).map { Pattern(count: count, hidden: $0) }
  }

  private static let lengths = [160.0, 80, 40, 20]

  @Test(
    "The constraints match the tables",
    arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func census(distribution: StackView.Distribution, alignment: StackView.Alignment) {
    for axis in Axis.allCases {
      for pattern in Self.patterns {
        let recipe = StackRecipe(
          axis: axis, distribution: distribution, alignment: alignment, spacing: 12,
          elements: (0..<pattern.count).map {
            StackRecipe.Element(
              isHidden: pattern.isHidden($0), intrinsicLength: Self.lengths[$0])
          })
        let expected = along(pattern, distribution, axis) + across(pattern, alignment, axis)
        #expect(
          recipe.rules.map(\.description).sorted() == expected.sorted(),
          "\(axis), \(pattern.count) views, hidden \(pattern.hidden)")
      }
    }
  }

  @Test(
    "A live stack has the same constraints in either direction: only their meaning is mirrored",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func directions(direction: LayoutDirection) {
    for distribution in StackView.Distribution.allCases {
      for alignment in StackView.Alignment.allCases {
        for axis in Axis.allCases {
          for pattern in Self.patterns {
            let stack = stack(pattern, distribution, alignment, axis)
            let root = root(1000, 1000, stack)
            root.layoutEnvironment.userInterfaceLayoutDirection = direction
            root.updateConstraintsIfNeeded()
            let expected = along(pattern, distribution, axis) + across(pattern, alignment, axis)
            #expect(
              stack.makeSystemConstraints().map { line($0, of: stack) }.sorted()
                == expected.sorted(),
              "\(distribution), \(alignment), \(axis), \(pattern)")
          }
        }
      }
    }
  }

  private func stack(
    _ pattern: Pattern, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
    _ axis: Axis
  ) -> StackView {
    let stack = StackView(
      arrangedSubviews: (0..<pattern.count).map { index in
        let view = Stand(Self.lengths[index], Self.lengths[index])
        view.isHidden = pattern.isHidden(index)
        return view
      })
    stack.translatesAutoresizingMaskIntoConstraints = false
    (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
    stack.spacing = 12
    return stack
  }

  /// Returns a constraint in the wording of the tables.
  private func line(_ constraint: LayoutConstraint, of stack: StackView) -> String {
    func name(_ item: (any LayoutItem)?) -> String {
      switch item {
      case let view as View:
        stack.arrangedSubviews.firstIndex(of: view).map { "view\($0)" } ?? "stack"
      case let guide as LayoutGuide where guide.identifier.isEmpty:
        "gap\(stack.allGuides.filter(\.identifier.isEmpty).firstIndex(of: guide) ?? -1)"
      default: "spanner"
      }
    }
    var text = "'\(constraint.identifier ?? "")' \(name(constraint.firstItem))"
    text += ".\(constraint.firstAttribute) \(constraint.relation.symbol) "
    if constraint.secondItem == nil {
      text += "\(GeneralNumber(constraint.constant))"
    } else {
      let factor = GeneralNumber(constraint.multiplier)
      text += constraint.multiplier == 1 ? "" : "\(factor)*"
      text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.constant != 0 { text += " + \(GeneralNumber(constraint.constant))" }
    }
    let priority = constraint.priority
    return priority.isRequired ? text : text + " @\(GeneralNumber(priority.rawValue))"
  }

  // MARK: - The tables

  private func along(
    _ pattern: Pattern, _ distribution: StackView.Distribution, _ axis: Axis
  ) -> [String] {
    let (start, end, center, size) =
      axis == .horizontal
      ? ("leading", "trailing", "centerX", "width") : ("top", "bottom", "centerY", "height")
    let visible = pattern.visible
    var lines: [String] = []
    if let first = visible.first, let last = visible.last {
      lines.append("'UISV-canvas-connection' stack.\(start) == view\(first).\(start)")
      lines.append("'UISV-canvas-connection' stack.\(end) == view\(last).\(end)")
    } else {
      lines.append("'UISV-canvas-connection' stack.\(start) == spanner.\(start)")
      lines.append("'UISV-canvas-connection' stack.\(end) == spanner.\(end)")
      lines.append("'UISV-spanning-fit' spanner.\(size) == 0 @51")
    }
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    for index in 0..<(pattern.count - 1) where !visible.isEmpty {
      let isInside =
        visible.contains { $0 <= index } && visible.contains { $0 > index }
      let halves = [index, index + 1].filter { !pattern.isHidden($0) }.count
      let gap = isInside ? 6 * halves : 0
      lines.append(
        "'UISV-spacing' view\(index + 1).\(start) \(isLoose ? ">=" : "==") view\(index).\(end)"
          + (gap == 0 ? "" : " + \(gap)"))
    }
    for index in 0..<pattern.count where pattern.isHidden(index) {
      lines.append("'UISV-hiding' view\(index).\(size) == 0")
    }
    switch distribution {
    case .fill:
      break
    case .fillEqually:
      for index in visible.dropFirst() {
        lines.append("'UISV-fill-equally' view\(index).\(size) == view\(visible[0]).\(size)")
      }
    case .fillProportionally:
      let total =
        visible.map { Self.lengths[$0] }.reduce(0, +) + 12 * Double(max(0, visible.count - 1))
      for (rank, index) in visible.enumerated() {
        let share = "\(GeneralNumber(Self.lengths[index] / total))"
        let factor = share == "1" ? "" : "\(share)*"
        let priority = visible.count == 1 ? "" : " @\(999 - rank)"
        lines.append(
          "'UISV-fill-proportionally' view\(index).\(size) == \(factor)stack.\(size)\(priority)")
      }
    case .equalSpacing, .equalCentering:
      let isCentering = distribution == .equalCentering
      for index in visible.indices.dropLast() {
        let (near, far) = (visible[index], visible[index + 1])
        lines.append(
          "'UISV-distributing-edge' gap\(index).\(start) == view\(near)."
            + (isCentering ? center : end))
        lines.append(
          "'UISV-distributing-edge' gap\(index).\(end) == view\(far)."
            + (isCentering ? center : start))
        if index > 0 {
          lines.append(
            "'UISV-fill-equally' gap\(index).\(size) == gap0.\(size)"
              + (isCentering ? " @149" : ""))
        }
      }
      lines.append("'UISV-canvas-fit' stack.\(size) == 0 @49")
    }
    return lines
  }

  private func across(
    _ pattern: Pattern, _ given: StackView.Alignment, _ axis: Axis
  ) -> [String] {
    let (start, end, center, size) =
      axis == .vertical
      ? ("leading", "trailing", "centerX", "width") : ("top", "bottom", "centerY", "height")
    var alignment = given
    if axis == .vertical, given == .firstBaseline { alignment = .leading }
    if axis == .vertical, given == .lastBaseline { alignment = .trailing }
    let isAlone = pattern.count == 1
    var lines: [String] = []
    let aligned: [String] =
      switch alignment {
      case .fill: [start, end]
      case .leading: [start]
      case .center: [center]
      case .trailing: [end]
      case .firstBaseline: ["firstBaseline"]
      case .lastBaseline: ["lastBaseline"]
      }
    for attribute in aligned {
      for index in 1..<max(1, pattern.count) {
        lines.append("'UISV-alignment' view0.\(attribute) == view\(index).\(attribute)")
      }
    }
    let topToGuide =
      isAlone ? "stack.\(start) <= view0.\(start)" : "stack.\(start) == spanner.\(start)"
    let bottomToGuide =
      isAlone ? "stack.\(end) >= view0.\(end)" : "stack.\(end) == spanner.\(end)"
    let canvas: [String] =
      switch alignment {
      case .fill:
        [
          "stack.\(start) == view0.\(start)",
          "stack.\(end) == view0.\(end)" + (pattern.visible.isEmpty ? " @49" : ""),
        ]
      case .leading: ["stack.\(start) == view0.\(start)", bottomToGuide]
      case .center: [topToGuide, bottomToGuide, "stack.\(center) == view0.\(center)"]
      case .trailing: [topToGuide, "stack.\(end) == view0.\(end)"]
      case .firstBaseline:
        [isAlone ? "stack.bottom == view0.bottom" : bottomToGuide, "view0.top >= stack.top"]
      case .lastBaseline:
        [isAlone ? "stack.top == view0.top" : topToGuide, "stack.bottom >= view0.bottom"]
      }
    lines += canvas.map { "'UISV-canvas-connection' " + $0 }
    guard alignment != .fill else { return lines }
    for index in 0..<pattern.count {
      lines.append("'UISV-ambiguity-suppression' view\(index).\(size) == 0 @25")
    }
    if isAlone || alignment == .firstBaseline || alignment == .lastBaseline {
      lines.append("'UISV-canvas-fit' stack.\(size) == 0 @49")
    }
    guard !isAlone else { return lines }
    lines.append("'UISV-spanning-fit' spanner.\(size) == 0 @51")
    for index in pattern.visible {
      let top =
        alignment == .leading ? "== view\(index).\(start) @999.5" : "<= view\(index).\(start)"
      let bottom =
        alignment == .trailing ? "== view\(index).\(end) @999.5" : ">= view\(index).\(end)"
      lines.append("'UISV-spanning-boundary' spanner.\(start) \(top)")
      lines.append("'UISV-spanning-boundary' spanner.\(end) \(bottom)")
    }
    return lines
  }
}
