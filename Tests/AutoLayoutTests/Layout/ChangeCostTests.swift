import AutoLayout
import Cassowary
import Geometry
import Testing

/// What a change costs, according to the solver's counters: as much as what depends on it.
@Suite("Cost of changes")
struct ChangeCostTests {
  /// A table of rows, each an icon, a title and a detail that compete for the row's width.
  private struct Table {
    let root: View
    var titles: [Stand] = []
    var gaps: [LayoutConstraint] = []
    var wishes: [LayoutConstraint] = []

    init(rows: Int) {
      root = View(frame: rect(0, 0, 320, 5000))
      var above = root.topAnchor
      for _ in 0..<rows {
        let (row, icon, title, detail) = (plain(), plain(), Stand(200, 20), Stand(150, 20))
        root.addSubview(row)
        for view in [icon, title, detail] { row.addSubview(view) }
        let gap = detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)
        let wish = title.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5)
        wish.priority = LayoutPriority(300)
        title.setContentCompressionResistancePriority(LayoutPriority(740), for: .horizontal)
        LayoutConstraint.activate([
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          row.topAnchor.constraint(equalTo: above),
          row.heightAnchor.constraint(equalToConstant: 44),
          icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
          icon.widthAnchor.constraint(equalToConstant: 28),
          icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
          icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
          title.centerYAnchor.constraint(equalTo: row.centerYAnchor), gap, wish,
          detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
          detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
        above = row.bottomAnchor
        titles.append(title)
        gaps.append(gap)
        wishes.append(wish)
      }
      root.layoutIfNeeded()
    }

    /// Returns the counters for a change and the pass after it.
    func cost(_ change: (Table) -> Void) -> Statistics {
      root.upToDateEngine.statistics = Statistics()
      change(self)
      root.layoutIfNeeded()
      return root.upToDateEngine.statistics
    }
  }

  private static let changes: [@Sendable (Table) -> Void] = [
    { $0.titles[3].size.width = 240 },
    { $0.titles[3].size.width = View.noIntrinsicMetric },
    { $0.gaps[3].constant = 20 },
    { $0.wishes[3].priority = LayoutPriority(760) },
    { $0.wishes[3].isActive = false },
    {
      $0.gaps[3].isActive = false
      $0.titles[3].widthAnchor.constraint(equalToConstant: 33).isActive = true
    },
    { $0.titles[3].setContentHuggingPriority(.defaultHigh, for: .horizontal) },
    { $0.titles[3].removeFromSuperview() },
  ]

  @Test("a change in one row costs the same in a table of ten rows as of eighty", arguments: 0..<8)
  func locality(index: Int) {
    let small = Table(rows: 10).cost(Self.changes[index])
    let large = Table(rows: 80).cost(Self.changes[index])
    #expect(large == small)
    #expect(small.commits == 1)
  }

  @Test("however much changes, a pass is one transaction")
  func oneTransaction() {
    let table = Table(rows: 10)
    let cost = table.cost { table in
      for gap in table.gaps { gap.constant += 1 }
      for title in table.titles { title.size.width += 5 }
      LayoutConstraint.deactivate(table.wishes)
      table.root.addSubview(Stand(10, 10))
    }
    #expect(cost.commits == 1)
  }

  @Test("a pass without a change asks nothing of the solver")
  func idle() {
    let cost = Table(rows: 10).cost { table in
      table.root.setNeedsLayout()
      table.gaps[0].constant = table.gaps[0].constant
      table.titles[0].setNeedsUpdateConstraints()
    }
    #expect(cost == Statistics())
  }

  @Test("text that keeps its size costs no pivot and no new derivation")
  func sameSize() {
    let cost = Table(rows: 10).cost { $0.titles[0].invalidateIntrinsicContentSize() }
    #expect((cost.pivots, cost.rowsDerived, cost.blocksBuilt) == (0, 0, 0))
  }
}
