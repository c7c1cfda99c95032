import Testing
import UIKit
import UIKitGoldens

/// What VoiceOver says of views in code (facts of cashapp/AccessibilitySnapshot's pictures).
@Suite @MainActor struct AccessibilityGoldenTests {
  private func board(_ views: [UIView]) -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 20 + index * 50, width: 200, height: 40)
      board.addSubview(view)
    }
    return board
  }

  @Test func `Controls say what UIKit says of them`() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Label"
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 75
    let segments = UISegmentedControl(items: ["Segment A", "Segment B"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.isEnabled = false
    let label = UILabel()
    label.text = "Text"
    label.accessibilityValue = "Value"
    assertAccessibility(
      of: board([toggle, slider, segments, pages, UIStepper(), button, label, UIImageView()]),
      as: [.default, .language("de")])
  }

  /// A view that draws its own parts.
  private final class Chart: UIView {
    override var accessibilityElements: [Any]? {
      get {
        ["Monday", "Tuesday"].enumerated().map { index, day in
          let bar = UIAccessibilityElement(accessibilityContainer: self)
          bar.accessibilityLabel = day
          bar.accessibilityTraits = .button
          bar.accessibilityFrameInContainerSpace = CGRect(
            x: index * 50, y: 0, width: 50, height: 40)
          return bar
        }.reversed()
      }
      set {}
    }
  }

  /// A view that decides itself what it is.
  private final class Badge: UIView {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Badge" }
      set {}
    }
  }

  @Test func `Elements that are no views, overridden properties and closures are read`() {
    let closure = UIView()
    closure.isAccessibilityElementBlock = { true }
    closure.accessibilityLabelBlock = { "From a closure" }
    closure.accessibilityTraitsBlock = { [.header] }
    let detailed = DetailedView()
    detailed.isAccessibilityElement = true
    detailed.accessibilityLabel = "File"
    detailed.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "2 MB")]
    detailed.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    let hidden = UILabel()
    hidden.text = "Hidden"
    hidden.accessibilityElementsHidden = true
    assertAccessibility(of: board([Chart(), Badge(), closure, detailed, hidden]))
  }

  private final class DetailedView: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  /// A cell of the table below.
  private final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  /// A table of two rows, of which the last cell spans both rows, with headers of columns.
  private final class Table: UIView, UIAccessibilityContainerDataTable {
    private lazy var cells: [[Cell]] = {
      func cell(_ text: String, _ row: Int, _ column: Int, rows: Int = 1) -> Cell {
        let cell = Cell(accessibilityContainer: self)
        cell.accessibilityLabel = text
        cell.rows = NSRange(location: row, length: rows)
        cell.columns = NSRange(location: column, length: 1)
        cell.accessibilityFrameInContainerSpace = CGRect(
          x: column * 60, y: row * 20, width: 60, height: 20 * rows)
        return cell
      }
      let last = cell("C", 0, 2, rows: 2)
      return [
        [cell("A1", 0, 0), cell("B1", 0, 1), last], [cell("A2", 1, 0), cell("B2", 1, 1), last],
      ]
    }()
    var header: Cell?

    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 3 }
    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      column == 1 ? header.map { [$0] } : nil
    }
  }

  @Test func `A table's rows, columns, spans and headers are said`() {
    let table = Table()
    let header = Cell(accessibilityContainer: table)
    header.accessibilityLabel = "Price"
    table.header = header
    assertAccessibility(of: board([table]))
  }

  @Test func `Settings of accessibility change the picture of a view`() {
    let label = UILabel()
    label.text = "Words"
    label.textColor = .systemBlue
    var widths: [CGFloat] = []
    var settings: [Bool] = []
    final class Probe: UIView {
      var seen: () -> Void = {}
      override func layoutSubviews() { seen() }
    }
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    probe.seen = {
      widths.append(label.intrinsicContentSize.width)
      settings.append(UIAccessibility.isBoldTextEnabled)
    }
    for variant in [.default, .boldText] as [ViewVariant] {
      probe.setNeedsLayout()
      assertLayout(of: probe, as: [variant])
    }
    #expect(widths.count >= 2 && widths.last! > widths.first!)
    #expect(settings.first == false && settings.last == true)
    #expect(!UIAccessibility.isBoldTextEnabled)
  }
}
