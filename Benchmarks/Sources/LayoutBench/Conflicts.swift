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
    ]
  }

  /// Rows below each other, each of two views.
  private static func rows(_ tooMany: (Int) -> [Double]) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var above = root.topAnchor
    for index in 0..<333 {
      let row = box(in: root)
      let (icon, title) = (box(in: row), Block(5 + index % 9))
      row.addSubview(title)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: above),
        row.heightAnchor.constraint(equalToConstant: 44),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        icon.widthAnchor.constraint(equalToConstant: 28),
        icon.heightAnchor.constraint(equalToConstant: 28),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      for width in tooMany(index) {
        icon.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      above = row.bottomAnchor
    }
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
