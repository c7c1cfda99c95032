import AutoLayout
import Testing

/// The system's margins at the sides of screens and lists.
@Suite("System margins")
struct SystemMarginTests {
  // Widths with a witness: recorded frames of public documents, and accessibility-snapshot's pictures.
  @Test("are 20 from the widths at which documents and pictures show it")
  func witnesses() {
    let witnesses: [(SystemMargin.Place, [(width: Double, side: Double)])] = [
      (.screen, [(320, 16), (375, 16), (385, 16), (393, 16), (400, 20), (414, 20), (600, 20)]),
      (.list, [(320, 16), (375, 16), (390, 20), (393, 20), (402, 20), (414, 20)]),
      (.glassCards, [(375, 16), (390, 16), (402, 16), (414, 20)]),
    ]
    for (place, rows) in witnesses {
      for row in rows {
        #expect(SystemMargin.side(of: row.width, in: place) == row.side, "\(place) \(row.width)")
      }
    }
    #expect(witnesses.map(\.1.count) == [7, 6, 4])
  }
}
