import AutoLayout
import Controls
import Geometry
import Typesetting

/// What UIKit chose and its author did not: told in one note.
struct SystemChoices {
  /// The first view.
  private(set) var first: String?
  /// The least measure of all.
  private(set) var least = Double.infinity
  private var views: Set<String> = []

  /// Adds a view with its measure.
  mutating func add(_ view: String, _ measure: Double) {
    first = first ?? view
    views.insert(view)
    least = min(least, measure)
  }

  /// `'a' and 3 others have`.
  var words: String {
    let others = views.count - 1
    let rest = others == 0 ? "" : others == 1 ? " and one other" : " and \(others) others"
    return "'\(first ?? "")'\(rest) \(others == 0 ? "has" : "have")"
  }
}

extension View {
  /// Whether UIKit decides how large a control is to touch, which is then at least 28 points: a field or
  /// a button of its own size (Apple's Human Interface Guidelines name 44 as the default and 28 as the
  /// least).
  var hasSystemSize: Bool {
    guard self is Button || self is TextField else { return false }
    let (own, size) = (intrinsicContentSize, layoutFrame.size)
    func isChosen(_ own: Double, _ length: Double) -> Bool {
      length >= 44 || length >= 28 && abs(own - length) < 0.5
    }
    return isChosen(own.width, size.width) && isChosen(own.height, size.height)
  }
}

extension PaintedInk {
  /// Whether UIKit chose both colours: a control of which neither text nor tint nor background is stated,
  /// on a background of the system, or a text that a list makes itself.
  func isOfTheSystem(on ground: Color, isStated: Bool) -> Bool {
    guard let painted = view as? PaintedView else { return false }
    if painted is Label { return !isStated && isOfTheSystem(ground, painted) }
    if let field = painted as? TextField {
      return field.textContent.isEmpty && isOfTheSystem(ground, painted)
    }
    guard !(painted is ImageView), !(painted is TextView), painted.layer.background == nil,
      !(painted.hasOwnTint && color.isHue(of: painted.effectiveTint))
    else { return false }
    if let button = painted as? Button {
      guard button.style != .custom, button.textContent.color == nil, button.groundTint == nil,
        button.backgroundPicture == nil, button.textContent.runs.allSatisfy({ $0.color == nil })
      else { return false }
      return button.paintsGround || isOfTheSystem(ground, painted)
    }
    return isOfTheSystem(ground, painted) || view.kindPaintsGround
  }

  private func isOfTheSystem(_ ground: Color, _ view: PaintedView) -> Bool {
    let names: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    let known =
      names.map(view.environment.color) + [view.environment.standardBarGround, .white, .black]
    return known.contains { known in
      max(
        abs(known.red - ground.red), abs(known.green - ground.green), abs(known.blue - ground.blue))
        < 0.03
    }
  }
}

extension Color {
  /// Whether it is another with any opacity.
  fileprivate func isHue(of other: Color) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.01
  }
}

extension PaintedView {
  /// Whether a tint is stated for the view or around it.
  fileprivate var hasOwnTint: Bool {
    var current: View? = self
    while let view = current {
      if view.asPaintable?.tintColor != nil { return true }
      current = view.superview
    }
    return environment.tint != nil
  }
}

extension View {
  /// Whether the control paints what is behind its texts in UIKit's colours.
  fileprivate var kindPaintsGround: Bool {
    self is SegmentedControl || self is DatePicker || self is PickerView || self is SearchBar
  }
}
