package import Drawing
package import Geometry
import Typesetting

extension Button {
  /// The measures of a title and its subtitle.
  struct TextBlock {
    let title: TextMeasure
    /// The measure of the subtitle; nil without one.
    let subtitle: TextMeasure?
    /// The gap between the two in points.
    let padding: Double

    /// The size of both, one below the other.
    var size: Size {
      guard let subtitle else { return title.size }
      return Size(
        width: max(title.size.width, subtitle.size.width),
        height: title.size.height + padding + subtitle.size.height)
    }
  }

  /// Returns the texts at a width, or on as few lines as possible.
  func textBlock(width: Double?) -> TextBlock {
    let measurer = environment.measurer
    return TextBlock(
      title: measurer.measure(textContent.paragraph(styling), width: width),
      subtitle: subtitle.isEmpty
        ? nil : measurer.measure(subtitle.paragraph(subtitleStyling), width: width),
      padding: arrangement.titlePadding)
  }

  /// Returns the size of title and subtitle in the room that a button leaves them.
  func titleSize(in bounds: Rect) -> Size {
    var size = textBlock(width: nil).size
    let room = titleRoom(in: bounds.width)
    if titleLines != 1, environment.grid.ceil(size.width) > room + 1e-6 {
      size = textBlock(width: room).size
    }
    return Size(width: environment.grid.ceil(size.width), height: size.height)
  }

  /// Returns the title as shown in a button's bounds.
  func fittedText(in bounds: Rect) -> FittedText? {
    fitter.fit(
      textContent, styling, in: bands(in: bounds).title, overlooking: TextFitter.excessOfTitles)
  }

  /// Returns the subtitle as shown in a button's bounds.
  func fittedSubtitle(in bounds: Rect) -> FittedText? {
    guard !subtitle.isEmpty else { return nil }
    return fitter.fit(
      subtitle, subtitleStyling, in: bands(in: bounds).subtitle,
      overlooking: TextFitter.excessOfTitles)
  }

  /// Returns title and subtitle as shown in a button's bounds.
  package func fittedTexts(in bounds: Rect) -> [(part: TextPart, text: FittedText)] {
    [(TextPart.title, fittedText(in: bounds)), (.subtitle, fittedSubtitle(in: bounds))]
      .compactMap { part, text in text.map { (part, $0) } }
  }

  /// Returns where the lines of a text are in a button's bounds; nil if there is none.
  package func textPlace(_ part: TextPart, in bounds: Rect) -> Rect? {
    guard let text = part == .title ? fittedText(in: bounds) : fittedSubtitle(in: bounds) else {
      return nil
    }
    let room = text.rect
    let width = min(environment.grid.ceil(text.measure.size.width), room.width)
    let isAtEnd =
      text.paragraph.alignment == .right
      || text.paragraph.alignment != .left && text.paragraph.direction == .rightToLeft
    let x =
      text.paragraph.alignment == .center
      ? room.midX - width / 2 : isAtEnd ? room.maxX - width : room.minX
    return Rect(x: x, y: room.minY, width: width, height: room.height)
  }

  /// Returns a text as it is painted in a button's bounds.
  package func textItems(_ part: TextPart, in bounds: Rect) -> [DisplayList.Item] {
    let fitted = part == .title ? fittedText(in: bounds) : fittedSubtitle(in: bounds)
    return fitted.map { items(of: part, $0) } ?? []
  }

  /// Returns a text as it is painted in an area of its own, where it begins at the side at which the
  /// language does unless it states another alignment.
  package func textItems(_ part: TextPart, movedTo area: Rect) -> [DisplayList.Item] {
    var styling = part == .title ? styling : subtitleStyling
    styling.naturalAlignment = .natural
    let fitted = fitter.fit(
      part == .title ? textContent : subtitle, styling, in: area,
      overlooking: TextFitter.excessOfTitles)
    return fitted.map { items(of: part, $0) } ?? []
  }

  /// Returns the areas of title and subtitle; the title gets the whole area if there is no
  /// subtitle.
  private func bands(in bounds: Rect) -> (title: Rect, subtitle: Rect) {
    let place = places(titleSize: titleSize(in: bounds), in: bounds).title
    guard !subtitle.isEmpty else { return (place, .zero) }
    let block = textBlock(width: place.width)
    let top =
      switch arrangement.vertical {
      case .center, .fill: place.midY - block.size.height / 2
      case .top: place.minY
      case .bottom: place.maxY - block.size.height
      }
    let subtitleHeight = block.subtitle?.size.height ?? 0
    return (
      Rect(x: place.minX, y: top, width: place.width, height: block.title.size.height),
      Rect(
        x: place.minX, y: top + block.title.size.height + block.padding, width: place.width,
        height: subtitleHeight)
    )
  }

  /// The title's first baseline at the button's intrinsic height.
  var firstTitleBaseline: Double {
    let block = textBlock(width: nil)
    guard isStacked else { return centeredFirstBaseline(block.title) }
    return naturalPlace.midY - block.size.height / 2 + block.title.firstBaseline
  }

  /// The last baseline of title and subtitle, measured from the bottom, at the button's intrinsic
  /// height.
  var lastTitleBaseline: Double {
    let block = textBlock(width: nil)
    guard isStacked else { return centeredLastBaseline(block.title) }
    let last = block.subtitle ?? block.title
    let bottom = naturalPlace.midY + block.size.height / 2
    return max(intrinsicContentSize.height, 0) - bottom + last.size.height - last.lastBaseline
  }

  /// Whether there is anything above or below the title.
  private var isStacked: Bool {
    !subtitle.isEmpty || (picture != nil && arrangement.picturePlacement.isVertical)
  }

  /// The frame of the texts at the button's intrinsic size.
  private var naturalPlace: Rect {
    let size = intrinsicContentSize
    let bounds = Rect(x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
    return places(titleSize: titleSize(in: bounds), in: bounds).title
  }

  private var subtitleStyling: TextStyling {
    var styling = styling
    styling.font = subtitleFont
    if let color = textContent.color { styling.color = color }
    return styling
  }
}
