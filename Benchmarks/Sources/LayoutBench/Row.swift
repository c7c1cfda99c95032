import AutoLayout
import Geometry

/// A row of a list: as wide as its superview, 44 high, with an icon and a title after it.
struct Row {
  let view: View
  let icon: View

  /// Makes a row below an anchor of its superview.
  init(in superview: View, below above: LayoutYAxisAnchor, title: Block, gap: Double) {
    view = box(in: superview)
    icon = box(in: view)
    view.addSubview(title)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: above),
      view.heightAnchor.constraint(equalToConstant: 44),
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gap),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
