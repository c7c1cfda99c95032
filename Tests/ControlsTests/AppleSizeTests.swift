import AutoLayout
import Drawing
import Foundation
import Geometry
import Testing
import Typesetting

@testable import Controls

/// The table of sizes in `Documentation/ApplePictures.md`: what we draw is measured and compared
/// with both of its columns.
@Suite("Sizes beside Apple's") struct AppleSizeTests {
  private typealias Measure = @Sendable (ControlEnvironment) throws -> [Double]

  private static let library = Result { () throws(FontError) in try FontLibrary() }

  @Test("Each size is as listed, and within a third of a point of Apple's")
  func sizes() throws {
    let looks = ["18": Look.ios18, "26": .ios26]
    let rows = try Self.rows()
    var names: Set<String> = []
    for row in rows {
      let measure = try #require(Self.measures[row[0]], "\(row[0])")
      let environment = ControlEnvironment(
        measurer: Typesetter(library: try Self.library.get()), scale: 3,
        look: try #require(looks[row[1]]))
      let ours = try measure(environment)
      let apple = row[2].split(separator: ", ").compactMap { Double($0) }
      let words = ours.map(Self.number).joined(separator: ", ")
      #expect(row[3] == (words == row[2] ? "the same" : words), "\(row[0]) in iOS \(row[1])")
      #expect(ours.count == apple.count && !ours.isEmpty)
      for (ours, apple) in zip(ours, apple) {
        #expect(abs(ours - apple) < 1.0 / 3 + 0.01, "\(row[0]) in iOS \(row[1]): \(words)")
      }
      names.insert(row[0])
    }
    #expect(names == Set(Self.measures.keys))
    #expect(rows.count == 44)
  }

  /// The rows between the marks of the page: what is measured, the system, Apple's sizes, ours.
  private static func rows() throws -> [[String]] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/ApplePictures.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- sizes -->"))
    let end = try #require(text.range(of: "<!-- end of sizes -->"))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  private static func numbers(_ size: Size) -> [Double] { [size.width, size.height] }

  /// The frame of a control that constraints leave its own size.
  private static func frame(_ view: View) -> Size {
    view.frame(forAlignmentRect: Rect(origin: .zero, size: view.intrinsicContentSize)).size
  }

  private static func segments(_ environment: ControlEnvironment) -> SegmentedControl {
    let control = SegmentedControl(environment)
    control.segments = ["Segment A", "Segment B", "Segment C"]
    control.selected = 1
    return control
  }

  /// The answer to a question about the only row of a table.
  private static func row<Answer>(
    _ environment: ControlEnvironment, width: Double = 402, _ ask: (TableCell) -> Answer
  ) -> Answer {
    let table = TableScrollView(environment)
    let cell = TableCell(environment)
    table.addSubview(cell)
    table.sections = [.init(rows: [cell])]
    table.frame = Rect(x: 0, y: 0, width: width, height: 600)
    table.arrangeRows()
    return withExtendedLifetime(table) { ask(cell) }
  }

  private static let measures = controls.merging(bars) { $1 }.merging(lists) { $1 }

  private static let controls: [String: Measure] = [
    "a switch: width, height": { numbers(frame(Switch($0))) },
    "the knob of a switch: width, height": {
      let items = Switch($0).content(in: Rect(x: 0, y: 0, width: 51, height: 31))
      return numbers(items.areas.last?.size ?? .zero)
    },
    "a slider: height": { [frame(Slider($0)).height] },
    "its track: from the sides, height": {
      let track = Slider($0).track(in: Rect(x: 0, y: 0, width: 200, height: 34))
      return [track.minX, track.height]
    },
    "a stepper: width, height": { numbers(frame(Stepper($0))) },
    "its minus: width, height": {
      numbers(Stepper($0).content(in: Rect(x: 0, y: 0, width: 94, height: 32)).areas[2].size)
    },
    "the line between its halves: height": {
      [Stepper($0).content(in: Rect(x: 0, y: 0, width: 94, height: 32)).areas[1].height]
    },
    "three segments, 'Segment A' to 'Segment C': width, height": { numbers(frame(segments($0))) },
    "the middle one, selected: x, y, width, height": {
      let control = segments($0)
      let pill = control.content(in: Rect(origin: .zero, size: frame(control))).areas.last ?? .zero
      return [pill.minX, pill.minY, pill.width, pill.height]
    },
    "the middles of the first and last title: x": {
      let control = segments($0)
      let texts = control.content(in: Rect(origin: .zero, size: frame(control))).texts
      return [texts[0].rect.midX, texts[2].rect.midX]
    },
    "a page control of three pages: height": {
      let control = PageControl($0)
      control.pages = 3
      return [frame(control).height]
    },
    "its dots: width, distance": {
      let control = PageControl($0)
      control.pages = 3
      let dots = control.content(in: Rect(x: 0, y: 0, width: 73, height: 77.0 / 3)).areas
      return [dots[0].width, (dots[2].minX - dots[0].minX) / 2]
    },
    "capitals of 17 and 28 points in whole pixels: height": { environment in
      try [17.0, 28].map { size in
        let paragraph = Paragraph("H", font: .system(size))
        let rect = Rect(x: 0, y: 0, width: 100, height: 60)
        let ink = try #require(environment.measurer.ink(of: paragraph, in: rect))
        return environment.grid.ceil(ink.height)
      }
    },
  ]

  private static let bars: [String: Measure] = [
    "a navigation bar: height": { [NavigationBar($0).intrinsicContentSize.height] },
    "its chevron: x, width, height": {
      let bar = NavigationBar($0)
      bar.item.backTitle = ""
      bar.hasHairline = false
      let chevron = bar.content(in: Rect(x: 0, y: 0, width: 402, height: 44)).ink ?? .zero
      return [chevron.minX, chevron.width, chevron.height]
    },
    "the glass of its back button: x, width, height": {
      let bar = NavigationBar($0)
      bar.item.backTitle = "First"
      let glass = bar.places(in: Rect(x: 0, y: 0, width: 402, height: 54)).backTitle
      return [glass.minX, glass.width, glass.height]
    },
    "the glass of its items: height": {
      let bar = NavigationBar($0)
      bar.item.trailing = [BarItem(.title("Edit", isDone: false))]
      return [bar.content(in: Rect(x: 0, y: 0, width: 402, height: 54)).areas[0].height]
    },
    "a tab bar: height": { [TabBar($0).intrinsicContentSize.height] },
    "four tabs at 402: left, right, width, height": {
      let cells = tabs($0).map(\.cell)
      return [cells[0].minX, cells[3].maxX, cells[0].width, cells[0].height]
    },
    "their badges: from the middle, from the top, height": {
      let (cell, badge) = tabs($0)[0]
      return [badge.minX - cell.midX, badge.minY - cell.minY, badge.height]
    },
  ]

  private static func tabs(_ environment: ControlEnvironment) -> [(cell: Rect, badge: Rect)] {
    let root = View(frame: Rect(x: 0, y: 0, width: 402, height: 874))
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    let bar = TabBar(environment)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = Rect(x: 0, y: 791, width: 402, height: 49)
    root.addSubview(bar)
    return withExtendedLifetime(root) {
      bar.items = ["A", "B", "C", "D"].map { badge in
        var item = TabBar.Item(title: "", picture: nil)
        item.badge = badge
        return item
      }
      let red = environment.color(.systemRed)
      let badges = bar.content(in: bar.bounds).fills.filter { $0.color == red }
      return zip(bar.items.indices, badges).map { (bar.cell($0, in: bar.bounds), $1.shape.bounds) }
    }
  }

  private static let lists: [String: Measure] = [
    "a row without content: height": { row($0) { [$0.frame.height] } },
    "a row with a text of 16 points: height": {
      let environment = ControlEnvironment(
        measurer: $0.measurer, scale: 3, look: $0.look, textSize: .medium)
      let texts = StyledTexts(.basic, title: "One", detail: nil, in: environment)
      return [texts.height(in: environment)]
    },
    "rows at 320, 375 and 393: margin": { environment in
      [320, 375, 393].map { width in row(environment, width: width) { $0.layoutMargins.left } }
    },
    "the line between rows at 402: left, right, height": {
      let line = row($0) { $0.content(in: $0.bounds).areas.first } ?? .zero
      return [line.minX, line.maxX, line.height]
    },
    "cards at 402: from the sides, radius": {
      var row = TableRow()
      (row.style, row.place) = (.insetGrouped, [.first, .last])
      let outline = row.outline(Size(width: 300, height: 200), in: $0.metrics)
      guard case .move(let start)? = outline?.elements.first else { return [] }
      return [row.style.margin(402, in: $0.metrics), start.x]
    },
    "a group's header: size of its letters": {
      [TableView.Style.insetGrouped.words("Section", isHeader: true, in: $0).font?.size ?? 0]
    },
    "a group's header: height": {
      let style = TableView.Style.insetGrouped
      return [
        style.spaceAbove(hasHeader: true, followsFooter: false, isFirst: true, in: $0.metrics)
          + style.spaceBelowTitle(in: $0.metrics) + LineMetrics.system(size: 17).height
      ]
    },
    "a disclosure indicator: width, height": {
      row($0) { cell in
        (cell.row.accessory, cell.showsSeparator) = (.disclosure, false)
        return numbers(cell.content(in: cell.bounds).ink?.size ?? .zero)
      }
    },
  ]
}
