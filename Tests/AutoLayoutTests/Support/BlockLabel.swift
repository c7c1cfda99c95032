import AutoLayout
import Geometry

/// A label in the test font: every character is 10 wide, lines are 20 high with the baseline at
/// 16, and text wraps at spaces; a trailing space in a line has no width.
final class BlockLabel: View {
  var text: String { didSet { invalidateIntrinsicContentSize() } }
  var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  var preferredMaxLayoutWidth = 0.0 { didSet { invalidateIntrinsicContentSize() } }
  /// How often the text was measured.
  private(set) var measureCount = 0

  override var className: String { "UILabel" }
  override var layerClassName: String { "_UILabelLayer" }
  override var contentDescription: String? { text }

  init(_ text: String, lines: Int = 1) {
    self.text = text
    numberOfLines = lines
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    return measure(width: width)
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return Size(width: measure(width: nil).width, height: measure(width: width).height)
  }

  override var firstBaselineOffsetFromTop: Double? { text.isEmpty ? nil : 16 }
  override var lastBaselineOffsetFromBottom: Double? { text.isEmpty ? nil : 4 }

  private func measure(width: Double?) -> Size {
    measureCount += 1
    guard !text.isEmpty else { return .zero }
    let limit = max(Int((width ?? 1e6) / 10 + 1e-9), 1)
    var lines = [0]
    for word in text.split(separator: " ").map(\.count) {
      let last = lines[lines.count - 1]
      if last == 0 {
        lines[lines.count - 1] = word
      } else if last + 1 + word <= limit {
        lines[lines.count - 1] = last + 1 + word
      } else {
        lines.append(word)
      }
    }
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    return Size(width: Double(lines.max() ?? 0) * 10, height: Double(lines.count) * 20)
  }
}

/// A view whose intrinsic content size is set by the test.
final class Stand: View {
  var size: Size { didSet { invalidateIntrinsicContentSize() } }
  var insets: EdgeInsets

  init(
    _ width: Double = noIntrinsicMetric, _ height: Double = noIntrinsicMetric,
    insets: EdgeInsets = .zero
  ) {
    size = Size(width: width, height: height)
    self.insets = insets
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { size }
  override var alignmentRectInsets: EdgeInsets { insets }
}

/// Returns a view laid out by constraints.
func plain(_ identifier: String? = nil) -> View {
  let view = View()
  view.identifier = identifier
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// Returns a root at the origin with the given subviews.
func root(_ width: Double, _ height: Double, _ subviews: View...) -> View {
  let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
  root.identifier = "root"
  for view in subviews { root.addSubview(view) }
  return root
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

extension View {
  /// The frame rounded to a billionth of a point, for comparing arithmetic with literals.
  var tidyFrame: Rect {
    func tidy(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 + 0 }
    return Rect(
      x: tidy(frame.minX), y: tidy(frame.minY), width: tidy(frame.width),
      height: tidy(frame.height))
  }

  /// Pins all edges to the superview's, each inset by the same distance.
  func pin(to view: View, inset: Double = 0) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ])
  }
}
