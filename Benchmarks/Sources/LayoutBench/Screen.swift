import AutoLayout
import Geometry

/// A tree to lay out, and the label in it whose text changes.
struct Screen {
  let name: String
  let root: View
  let label: Block

  /// Twelve rows of five views each: row, icon, title, detail and switch.
  static func settings() -> Screen {
    let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var label = Block(6)
    var above = root.topAnchor
    for index in 0..<12 {
      let title = Block(6 + index % 5)
      let row = Row(in: root, below: above, title: title, gap: 12).view
      let toggle = box(in: row)
      let detail = Block(3 + index % 4)
      row.addSubview(detail)
      LayoutConstraint.activate([
        detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        detail.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -12),
        detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        toggle.widthAnchor.constraint(equalToConstant: 49),
        toggle.heightAnchor.constraint(equalToConstant: 31),
        toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      above = row.bottomAnchor
      if index == 5 { label = title }
    }
    return Screen(name: "settings screen, 60 views", root: root, label: label)
  }

  /// Stacks in stacks, each of two labels and the next, rows and columns in turn.
  static func stacks(depth: Int) -> Screen {
    let root = View(frame: Rect(x: 0, y: 0, width: 1600, height: 900))
    var outer: StackView?
    var label = Block(4)
    for level in 0..<depth {
      label = Block(4 + level % 3)
      let stack = StackView(arrangedSubviews: [label, Block(3)])
      stack.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      stack.spacing = 8
      if let outer {
        outer.addArrangedSubview(stack)
      } else {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        LayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          stack.topAnchor.constraint(equalTo: root.topAnchor),
          stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
      }
      outer = stack
    }
    return Screen(name: "stacks \(depth) deep", root: root, label: label)
  }
}

/// A table whose cells tell their own heights, each a tree of its own.
struct Table {
  let cells: [View]
  let labels: [Block]

  /// Cells of an icon, a title and a text below it.
  init(count: Int, wraps: Bool) {
    var labels: [Block] = []
    cells = (0..<count).map { index in
      let cell = View(frame: Rect(x: 0, y: 0, width: 375, height: 44))
      let icon = box(in: cell)
      let title = Block(5 + index % 9)
      let text = Block(20 + index * 7 % 60, wraps: wraps)
      cell.addSubview(title)
      cell.addSubview(text)
      labels.append(text)
      LayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        icon.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        icon.widthAnchor.constraint(equalToConstant: 40),
        icon.heightAnchor.constraint(equalToConstant: 40),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -16),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        cell.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      ])
      return cell
    }
    self.labels = labels
  }

  /// Gives every cell its height at a width and lays it out; returns the table's height.
  func layOut(width: Double) -> Double {
    var height = 0.0
    for cell in cells {
      let size = cell.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame = Rect(x: 0, y: height, width: width, height: size.height)
      cell.layoutIfNeeded()
      height += size.height
    }
    return height
  }
}
