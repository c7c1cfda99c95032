import AutoLayout
import Drawing
import Geometry
import Typesetting

/// The texts of a row in one of UIKit's styles, which the row itself places (`textLabel`,
/// `detailTextLabel`).
package struct StyledTexts {
  package let arrangement: StyledContent.Arrangement
  package let title: Label
  /// The second text; nil without one.
  package let detail: Label?
  /// Whether the second text is below the title: in a subtitle's row, and where texts wrap.
  private let isStacked: Bool
  /// Whether texts have as many lines as they need: at the text sizes for accessibility.
  let wraps: Bool

  /// Makes the labels of a style; the fonts follow the reader's text size.
  package init(
    _ arrangement: StyledContent.Arrangement, title text: String, detail words: String?,
    in environment: ControlEnvironment
  ) {
    self.arrangement = arrangement
    let wraps = environment.textSize.isAccessibility
    self.wraps = wraps
    func label(_ text: String, _ style: TextStyle) -> Label {
      let label = Label(environment)
      label.textContent = TextContent(text)
      label.textContent.font = .style(style, category: environment.textSize)
      label.translatesAutoresizingMaskIntoConstraints = true
      if wraps { label.textContent.lines = 0 }
      return label
    }
    let isCaption = arrangement == .leftDetail
    isStacked = arrangement == .subtitle || wraps
    title = label(text, isCaption ? .caption1 : .body)
    if isCaption, !isStacked {
      title.textContent.alignment = environment.direction == .rightToLeft ? .left : .right
    }
    let hasDetail = arrangement != .basic && words?.isEmpty == false
    detail =
      hasDetail ? label(words ?? "", arrangement == .rightDetail ? .body : .caption1) : nil
    setColors(in: environment)
  }

  /// Gives the labels the colours of the style, or one that a selected row has for all of them.
  func setColors(in environment: ControlEnvironment, ink: Color? = nil) {
    let own: [SystemColor] = [
      arrangement == .leftDetail ? .systemBlue : .label,
      arrangement == .rightDetail ? .secondaryLabel : .label,
    ]
    for (label, name) in zip(labels, own) {
      let color = ink ?? environment.color(name)
      if label.textContent.color != color { label.textContent.color = color }
    }
  }

  /// The labels in the order in which they are read.
  package var labels: [Label] { [title] + [detail].compactMap(\.self) }

  /// The space above and below the texts of a subtitled row, with that between them, in points; such a
  /// row is 55.5 points high at two pixels per point (recorded in storyboards of Xcode 11 and later).
  private static let subtitleGap = 1.0
  /// Where the value of a captioned row begins after its caption of a fixed width, in points.
  private static let captionWidth = 91.0, captionGap = 6.0

  /// Returns the height that the texts give a row, in points, if they have a room to wrap in.
  func height(in environment: ControlEnvironment, room: Double? = nil) -> Double {
    let heights = labels.map { label in
      room.flatMap { label.intrinsicContentSize(forWidth: $0)?.height }
        ?? label.unfittedMeasure.size.height
    }
    let margins = 2 * environment.metrics.rowMargin
    let needed =
      isStacked && detail != nil
      ? heights.reduce(0, +) + margins - Self.subtitleGap : (heights.max() ?? 0) + margins
    // In iOS 26 a text of 16 points has a row of 51, one of 17 of 52 (accessibility-snapshot's lists).
    guard environment.metrics.separator != nil else {
      return max(environment.grid.round(needed), environment.metrics.rowHeight)
    }
    return max(environment.grid.ceil(needed + environment.separatorHeight), 44)
  }

  /// Gives the labels their places in a row.
  func place(in size: Size, from leading: Double, to trailing: Double, isRightToLeft: Bool) {
    let bounds = Rect(origin: .zero, size: size)
    for (label, frame) in frames(in: size, leading, trailing) {
      let placed = frame.mirrored(in: bounds, isRightToLeft)
      guard label.autoresizingReference.frame != placed else { continue }
      label.setAutoresizingReference(frame: placed, superviewSize: size)
    }
  }

  /// The places of the labels from left to right, on whole points as documents record them.
  private func frames(
    in size: Size, _ leading: Double, _ trailing: Double
  ) -> [(label: Label, frame: Rect)] {
    let room = max(size.width - leading - trailing, 0)
    guard let detail else {
      return [(title, Rect(x: leading, y: 0, width: room, height: size.height))]
    }
    func fitted(_ label: Label) -> Size {
      label.intrinsicContentSize(forWidth: room) ?? label.naturalContentSize
    }
    let (one, two) = (fitted(title), fitted(detail))
    func middle(_ height: Double) -> Double { ((size.height - height) / 2).rounded(.up) }
    var first = Rect(x: leading, y: middle(one.height), width: room, height: one.height)
    var second = Rect(x: leading, y: middle(two.height), width: room, height: two.height)
    switch arrangement {
    case _ where isStacked:
      first.origin.y = middle(one.height + Self.subtitleGap + two.height)
      second.origin.y = first.maxY + Self.subtitleGap
    case .leftDetail:
      first.size.width = min(Self.captionWidth, room)
      second.origin.x = first.maxX + Self.captionGap
      second.size.width = max(room - first.width - Self.captionGap, 0)
    case .basic, .rightDetail, .subtitle:
      let widths = StyledContent.shares(
        one.width, two.width, of: max(room - StyledContent.gap, 0))
      first.size.width = widths.first
      second.size.width = widths.second
      second.origin.x = leading + room - widths.second
    }
    return [(title, first), (detail, second)]
  }
}
