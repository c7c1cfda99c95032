import AutoLayout
import Geometry
import Testing

/// A row of a title, a column of two lines, and an icon without text.
@Suite("Stacks in stacks")
struct NestedStackTests {
  private let title = BlockLabel("Title")
  private let one = BlockLabel("one")
  private let two = BlockLabel("two")
  private let icon = Stand(30, 30)

  private func lay(
    _ alignment: StackView.Alignment, _ direction: LayoutDirection = .leftToRight
  ) -> (root: View, row: StackView, column: StackView) {
    let column = StackView(arrangedSubviews: [one, two])
    column.axis = .vertical
    column.spacing = 4
    let row = StackView(arrangedSubviews: [title, column, icon])
    row.spacing = 8
    row.alignment = alignment
    row.translatesAutoresizingMaskIntoConstraints = false
    let root = root(400, 400, row)
    root.layoutEnvironment.userInterfaceLayoutDirection = direction
    row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    return (root, row, column)
  }

  @Test(
    "a column in a row lines up by its first or last line, an icon by its edges",
    arguments: [
      (StackView.Alignment.firstBaseline, 46.0, 0.0, 0.0, 16.0),
      (.lastBaseline, 44, 24, 0, 10), (.center, 44, 12, 0, 7), (.top, 44, 0, 0, 0),
      (.bottom, 44, 24, 0, 14),
    ])
  func alignments(
    alignment: StackView.Alignment, height: Double, titleY: Double, columnY: Double, iconY: Double
  ) {
    let (root, row, column) = lay(alignment)
    #expect(row.tidyFrame == rect(0, 0, 126, height))
    #expect(title.tidyFrame == rect(0, titleY, 50, 20))
    #expect(column.tidyFrame == rect(58, columnY, 30, 44))
    #expect(two.tidyFrame == rect(0, 24, 30, 20))
    #expect(icon.tidyFrame == rect(96, iconY, 30, 30))
    #expect(root.layoutIssues.isEmpty)
    #expect([row, title, column, one, two, icon].allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test("the baselines of a row are those of its tallest view, and follow it")
  func tallest() {
    // Apple's page of UIStackView.
    let big = BlockLabel("big big big", lines: 0)
    big.preferredMaxLayoutWidth = 30
    let row = StackView(arrangedSubviews: [icon, big])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    let note = BlockLabel("note")
    let root = root(400, 400, row, note)
    LayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      note.leadingAnchor.constraint(equalTo: row.trailingAnchor),
      note.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(note.frame.maxY == row.frame.minY + 60)
    #expect(row.forLastBaselineLayout === big)
    big.text = "big"
    root.layoutIfNeeded()
    #expect(row.forLastBaselineLayout === icon)
    #expect(note.frame.maxY == row.frame.maxY + 4)
  }

  @Test("in a proportional row, a view without a length counts with its own constraint")
  func ownLength() {
    // Two recorded stacks: a line of 5, and a text view of 100 at 999.
    let line = plain()
    let length = line.widthAnchor.constraint(equalToConstant: 50)
    length.priority = LayoutPriority(rawValue: 100)
    length.isActive = true
    let row = StackView(arrangedSubviews: [line, Stand(50, 20), Stand(100, 20)])
    row.distribution = .fillProportionally
    row.translatesAutoresizingMaskIntoConstraints = false
    let root = root(400, 100, row)
    row.pin(to: root)
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.tidyFrame.width) == [100, 100, 200])
    length.constant = 250
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.tidyFrame.width) == [250, 50, 100])
    length.isActive = false
    root.layoutIfNeeded()
    #expect(line.tidyFrame.width == 100)
  }

  // Ajayavmdevs/whosin_tour_guide_iOS (Xcode 16), ViewRaynaTicketVC.xib: of two views that require
  // to be 36 and 30 high in 73.33 points with a gap of 10, the first is recorded at 50 of 110
  // parts.
  @Test("in a proportional row, a view that requires its own length counts as 50 points long")
  func requiredLength() {
    let line = plain()
    line.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let row = StackView(arrangedSubviews: [line, Stand(50, 20), Stand(100, 20)])
    row.distribution = .fillProportionally
    row.translatesAutoresizingMaskIntoConstraints = false
    let root = root(400, 100, row)
    row.pin(to: root)
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.tidyFrame.width) == [40, 100, 260])
  }

  // Recorded by Xcode 16 and 26 in 30 rows of Ajayavmdevs/whosin_tour_guide_iOS, none of them
  // flagged as ambiguous: labels without a limit of lines share 378 points with a gap of 8 as 185
  // and 185, and so do stacks that contain one.
  @Test("texts that wrap share a row equally, alone or in stacks, and leave nothing open")
  func equalTexts() {
    for isNested in [false, true] {
      let labels = ["1x Adults", "D 100"].map { BlockLabel($0, lines: 0) }
      let views: [View] =
        !isNested
        ? labels
        : labels.map { label in
          let icon = Stand(24, 15)
          icon.setContentHuggingPriority(.required, for: .horizontal)
          return StackView(arrangedSubviews: [icon, label])
        }
      let row = StackView(arrangedSubviews: views)
      row.spacing = 8
      row.translatesAutoresizingMaskIntoConstraints = false
      let root = root(378, 100, row)
      row.pin(to: root)
      root.layoutIfNeeded()
      #expect(views.map(\.tidyFrame.width) == [185, 185])
      #expect(root.layoutIssues.isEmpty)
      // A text that is hugged less takes what is left.
      labels[1].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
      root.layoutIfNeeded()
      #expect(views[0].tidyFrame.width < 185)
      labels[1].setContentHuggingPriority(.defaultLow, for: .horizontal)
      labels[1].numberOfLines = 1
      root.layoutIfNeeded()
      #expect(row.recipe.rules.allSatisfy { $0.identifier != "UISV-text-width-disambiguation" })
    }
  }

  @Test("the system's spacing has no part in the shares of a proportional row; a given one has")
  func standardSpacing() {
    let row = StackView(arrangedSubviews: [Stand(50, 20), Stand(50, 20)])
    row.distribution = .fillProportionally
    row.translatesAutoresizingMaskIntoConstraints = false
    let root = root(400, 100, row)
    row.pin(to: root)
    for (spacing, width) in [(StackView.spacingUseSystem, 200.0), (25, 160)] {
      row.spacing = spacing
      root.layoutIfNeeded()
      #expect(row.arrangedSubviews[0].tidyFrame.width == width)
    }
  }

  @Test("from right to left, the row reverses and the column keeps its order")
  func fromTheRight() {
    let (root, row, column) = lay(.firstBaseline, .rightToLeft)
    #expect(row.tidyFrame == rect(274, 0, 126, 46))
    #expect([icon, column, title].map(\.tidyFrame.minX) == [0, 38, 76])
    #expect([one, two].map(\.tidyFrame.minY) == [0, 24])
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a proportional column shares its height by the sizes of its rows and columns")
  func proportionsOfNestedStacks() {
    let short = StackView(arrangedSubviews: [Stand(40, 20), Stand(40, 27.5)])
    let tall = StackView(arrangedSubviews: [Stand(40, 30), Stand(40, 40)])
    for column in [short, tall] { column.axis = .vertical }
    short.spacing = 4
    tall.spacing = 8
    let outer = StackView(arrangedSubviews: [short, tall])
    outer.axis = .vertical
    outer.spacing = 16
    outer.distribution = .fillProportionally
    outer.translatesAutoresizingMaskIntoConstraints = false
    let root = root(200, 149.5, outer)
    outer.pin(to: root)
    root.layoutIfNeeded()
    // 51.5 and 78 of 145.5, including the gap; the last one absorbs the rest.
    #expect(abs(short.frame.height - 149.5 * 51.5 / 145.5) < 1e-6)
    #expect(abs(tall.frame.height - (149.5 - 16 - short.frame.height)) < 1e-6)
    // A change inside a nested stack changes the shares.
    tall.spacing = 16
    root.layoutIfNeeded()
    #expect(abs(short.frame.height - 149.5 * 51.5 / 153.5) < 1e-6)
  }

  @Test(
    "a hidden middle view leaves its neighbours one custom gap, in either direction",
    arguments: StackView.Distribution.allCases)
  func hiddenMiddle(distribution: StackView.Distribution) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let views = [Stand(50, 20), Stand(70, 30), Stand(30, 10)]
      let row = StackView(arrangedSubviews: views)
      row.spacing = 10
      row.distribution = distribution
      row.setCustomSpacing(24, after: views[0])
      views[1].isHidden = true
      let root = root(300, 100, row)
      root.layoutEnvironment.userInterfaceLayoutDirection = direction
      row.translatesAutoresizingMaskIntoConstraints = false
      row.pin(to: root)
      root.layoutIfNeeded()
      // The shares of a proportional row are those of 50, 30 and the gap.
      let lengths: (Double, Double) =
        switch distribution {
        case .fill: (246, 30)
        case .fillEqually: (138, 138)
        case .fillProportionally: (144.230769231, 131.769230769)
        case .equalSpacing, .equalCentering: (50, 30)
        }
      let first = rect(0, 0, lengths.0, 100)
      let last = rect(300 - lengths.1, 0, lengths.1, 100)
      let isReversed = direction == .rightToLeft
      #expect(views[0].tidyFrame == (isReversed ? first.mirrored(in: 300) : first))
      #expect(views[2].tidyFrame == (isReversed ? last.mirrored(in: 300) : last))
      #expect(views[1].tidyFrame.width == 0)
      #expect(root.layoutIssues.isEmpty)
    }
  }
}

extension Rect {
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: ((width - maxX) * 1e9).rounded() / 1e9 + 0, y: minY, width: self.width, height: height)
  }
}
