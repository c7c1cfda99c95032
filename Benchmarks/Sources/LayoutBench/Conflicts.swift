import AutoLayout
import Geometry

/// A thousand views whose constraints hold, and one more that makes them contradict each other.
struct CrowdedTree {
  let name: String
  /// Makes the views; with the constraints too many when `crowded`.
  let make: (_ crowded: Bool) -> View

  static var all: [CrowdedTree] {
    [
      CrowdedTree(name: "two widths in a tree of 1,000 views") { crowded in
        rows { crowded && $0 == 5 ? [30] : [] }
      },
      CrowdedTree(name: "333 times two widths") { crowded in rows { _ in crowded ? [30] : [] } },
      chain("a chain of 1,000 fixed widths") { view, _ in
        [view.widthAnchor.constraint(equalToConstant: 10)]
      },
      chain("a chain of 1,000 equal widths") { view, before in
        [
          before.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
            ?? view.widthAnchor.constraint(equalToConstant: 10)
        ]
      },
      chain("a chain of 1,000 least widths") { view, _ in
        [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)]
      },
      chain("a chain whose gaps alone are too wide", width: 500) { view, _ in
        [view.widthAnchor.constraint(equalToConstant: 10)]
      },
      CrowdedTree(name: "rows too high for the last one's place") { crowded in
        let root = rows { _ in [] }
        if crowded, let last = root.subviews.last {
          last.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
        }
        return root
      },
      CrowdedTree(name: "250 stacks with two widths too many") { crowded in stacks(crowded) },
    ]
  }

  /// Rows below each other, each of two views.
  private static func rows(_ tooMany: (Int) -> [Double]) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var above = root.topAnchor
    for index in 0..<333 {
      let row = Row(in: root, below: above, title: Block(5 + index % 9), gap: 8)
      for width in tooMany(index) {
        row.icon.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      above = row.view.bottomAnchor
    }
    return root
  }

  /// A column of stacks, each of three labels, two of them wider than the column when crowded.
  private static func stacks(_ isCrowded: Bool) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let column = StackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    for index in 0..<250 {
      let labels = [Block(3), Block(4 + index % 9), Block(2)]
      labels[1].setContentHuggingPriority(LayoutPriority(200), for: .horizontal)
      let row = StackView(arrangedSubviews: labels)
      row.spacing = 8
      column.addArrangedSubview(row)
      guard isCrowded else { continue }
      labels[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
      labels[1].widthAnchor.constraint(equalToConstant: 400).isActive = true
    }
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    return root
  }

  /// Views side by side, a point apart, in a root that is too narrow for them when crowded.
  private static func chain(
    _ name: String, width: Double = 10500, _ sizes: @escaping (View, View?) -> [LayoutConstraint]
  ) -> CrowdedTree {
    CrowdedTree(name: name) { crowded in
      let root = View(frame: Rect(x: 0, y: 0, width: width, height: 100))
      var last: View?
      for _ in 0..<1000 {
        let view = box(in: root)
        LayoutConstraint.activate(
          [
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            last.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 1) }
              ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          ] + sizes(view, last))
        last = view
      }
      if crowded, let last {
        last.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
      }
      return root
    }
  }

  /// The layout without a conflict; with it, recovered from; and the search for cures.
  func measure() -> [Measurement] {
    let plain = leastMilliseconds(runs: 5) { make(false).layoutIfNeeded() }
    let crowded = leastMilliseconds(runs: 3) { make(true).layoutIfNeeded() }
    let root = make(true)
    root.layoutIfNeeded()
    let cures = leastMilliseconds(runs: 1) {
      _ = root.engine.cures(of: root.layoutIssues)
    }
    let count = root.layoutIssues.first?.constraints.count ?? 0
    return [
      Measurement(workload: name, phase: "lay out", milliseconds: plain),
      Measurement(
        workload: name, phase: "with conflict (\(count))", milliseconds: crowded,
        ratio: crowded / plain),
      Measurement(workload: name, phase: "cures", milliseconds: cures, ratio: cures / plain),
    ]
  }
}
