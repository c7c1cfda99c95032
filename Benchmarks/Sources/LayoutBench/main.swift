import AutoLayout
import Geometry

// LayoutBench                   the table, then JSON lines after a blank line
// LayoutBench frames NAME       the frames of `settings` or `stacks`, to compare with other engines
// LayoutBench conflicts         conflicts among 1,000 views beside their layout, as the first
// LayoutBench one NAME COUNT    one layout of so many views, for callgrind: `rows` or `stacks`

let arguments = Array(CommandLine.arguments.dropFirst())
/// A hundred widths: there and back again, so that every step is a change.
let steps: [Int] = Array(stride(from: 0, to: 100, by: 2)) + stride(from: 99, to: 0, by: -2)

func measure(_ make: () -> Screen, from width: Double) -> [Measurement] {
  let built = leastMilliseconds(runs: 20) { make().root.layoutIfNeeded() }
  let screen = make()
  screen.root.layoutIfNeeded()
  let resized = leastMilliseconds(runs: 10) {
    for step in steps {
      screen.root.frame.size.width = width + Double(step)
      screen.root.layoutIfNeeded()
    }
  }
  let changed = leastMilliseconds(runs: 10) {
    for step in 0..<100 {
      screen.label.characters = 4 + step % 7
      screen.root.layoutIfNeeded()
    }
  }
  return [
    Measurement(workload: screen.name, phase: "build and lay out", milliseconds: built),
    Measurement(workload: screen.name, phase: "resize, 100 widths", milliseconds: resized),
    Measurement(workload: screen.name, phase: "change a text, 100 times", milliseconds: changed),
  ]
}

func measureTable(wraps: Bool) -> [Measurement] {
  let name = "300 self-sizing cells" + (wraps ? ", wrapping" : "")
  let built = leastMilliseconds(runs: 5) { _ = Table(count: 300, wraps: wraps).layOut(width: 375) }
  let table = Table(count: 300, wraps: wraps)
  _ = table.layOut(width: 375)
  let resized = leastMilliseconds(runs: 1) {
    for step in steps { _ = table.layOut(width: 375 + Double(step)) }
  }
  return [
    Measurement(workload: name, phase: "build and lay out", milliseconds: built),
    Measurement(workload: name, phase: "resize, 100 widths", milliseconds: resized),
  ]
}

/// The frames in the root's coordinates, a line for each leaf in tree order.
func printFrames(of view: View, x: Double = 0, y: Double = 0) {
  for subview in view.subviews {
    let frame = subview.frame
    let (left, top) = (x + frame.minX, y + frame.minY)
    if subview.subviews.isEmpty { print(left, top, frame.width, frame.height) }
    printFrames(of: subview, x: left, y: top)
  }
}

/// Rows of a fixed height, each of a label and a box, below one root.
func rows(_ count: Int) -> View {
  let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  var above = root.topAnchor
  for index in 0..<(count / 3) {
    let row = box(in: root)
    let mark = box(in: row)
    let title = Block(4 + index % 9)
    row.addSubview(title)
    LayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      row.topAnchor.constraint(equalTo: above),
      title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      mark.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      mark.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalTo: mark.widthAnchor),
      mark.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    above = row.bottomAnchor
  }
  return root
}

/// A column of rows, all stack views.
func stacks(_ count: Int) -> View {
  let column = StackView(
    arrangedSubviews: (0..<(count / 4)).map { index in
      let row = StackView(arrangedSubviews: [Block(3), Block(4 + index % 9), Block(2)])
      row.spacing = 8
      return row
    })
  column.axis = .vertical
  column.alignment = .leading
  column.frame = Rect(x: 0, y: 0, width: 375, height: 667)
  return column
}

/// Prints the table, then JSON lines after a blank line.
func report(_ figures: [Measurement]) {
  for figure in figures { print(figure.row) }
  print("")
  for figure in figures { print(figure.json) }
}

switch arguments.first {
case "frames":
  let screen = arguments[1] == "stacks" ? Screen.stacks(depth: 8) : Screen.settings()
  screen.root.layoutIfNeeded()
  printFrames(of: screen.root)
case "one":
  let count = Int(arguments[2]) ?? 1000
  let root = arguments[1] == "stacks" ? stacks(count) : rows(count)
  root.layoutIfNeeded()
  print(root.subviews.last?.frame.maxY ?? 0)
case "conflicts":
  report(CrowdedTree.all.flatMap { $0.measure() })
default:
  var figures = measure(Screen.settings, from: 320)
  figures += measureTable(wraps: false) + measureTable(wraps: true)
  figures += measure({ Screen.stacks(depth: 8) }, from: 1500)
  report(figures)
}
