package import Geometry
package import Typesetting

/// Text as it is shown in a box: shrunk, cut to the lines that fit, and placed.
package struct FittedText: Equatable, Sendable {
  /// The paragraph that is drawn.
  package var paragraph: Paragraph
  /// The colour of the runs that have none of their own.
  package var color: Color
  /// The drawn paragraph's measure at the box's width.
  package var measure: TextMeasure
  /// The box of the lines, in the coordinates of the box that the text was fitted to.
  package var rect: Rect
  /// Whether the letters stand closer than their font has them, for want of a point or less.
  package var isTightened = false
}

/// Fits text into boxes by UIKit's rules for labels.
struct TextFitter {
  /// Measures the candidates.
  var measurer: any TextMeasuring
  /// The pixels on which baselines are placed.
  var grid: PixelGrid

  /// A difference of extents that is rounding, in points.
  private static let slack = 1e-6
  /// How much a text may miss its box by and still be shown whole, in points
  /// (`allowsDefaultTighteningForTruncation`).
  private static let allowance = 1.0
  /// The least font scale where the text sets none.
  private static let leastScale = 0.05

  /// The text as shown in `box`, centred vertically; nil for text without a character.
  ///
  /// A single line shrinks first where the text allows it; one that misses the width by a point at
  /// most is drawn tighter instead of cut. Then lines that the height does not hold, by more than a
  /// point, are cut, never the first one. The first baseline lies on a device pixel.
  func fit(_ text: TextContent, _ styling: TextStyling, in box: Rect) -> FittedText? {
    guard !text.isEmpty else { return nil }
    let width = max(box.width, 0)
    var paragraph = text.paragraph(styling)
    if text.adjustsFontSizeToFitWidth {
      paragraph = shrink(paragraph, text, styling, to: width)
    }
    var measure = measurer.measure(paragraph, width: width)
    let tightened = tightened(paragraph, measure, in: Size(width: width, height: box.height))
    if let tightened {
      paragraph = tightened
      measure = measurer.measure(paragraph, width: width)
    }
    let limit = box.height + Self.allowance
    if measure.lineCount > 1, measure.size.height > limit {
      let pitch = (measure.lastBaseline - measure.firstBaseline) / Double(measure.lineCount - 1)
      let fitting = (Double(measure.lineCount) - (measure.size.height - limit) / pitch)
        .rounded(.down)
      let lines = fitting.isFinite ? Int(min(max(fitting, 1), Double(measure.lineCount))) : 1
      if lines < measure.lineCount {
        paragraph.lines = lines
        measure = measurer.measure(paragraph, width: width)
      }
    }
    let top = box.minY + (box.height - measure.size.height) / 2
    let snapped = grid.round(top + measure.firstBaseline) - measure.firstBaseline
    let rect = Rect(x: box.minX, y: snapped, width: width, height: measure.size.height)
    return FittedText(
      paragraph: paragraph, color: text.color ?? styling.color, measure: measure, rect: rect,
      isTightened: tightened != nil)
  }

  /// The paragraph with its letters closer, where that shows all of a text that would be cut though
  /// it misses the width by a point at most; nil where it fits, and where tightening does not help.
  private func tightened(
    _ paragraph: Paragraph, _ measure: TextMeasure, in size: Size
  ) -> Paragraph? {
    guard paragraph.lineBreak != .clip, paragraph.lineBreak != .charWrap, size.width > 0,
      measure.isTruncated || measure.size.height > size.height + Self.allowance
    else { return nil }
    let room = measurer.measure(paragraph, width: size.width + Self.allowance)
    guard !room.isTruncated, room.lineCount < measure.lineCount || measure.isTruncated,
      room.size.height <= size.height + Self.allowance || room.lineCount == 1
    else { return nil }
    let letters = paragraph.text.count / room.lineCount
    guard letters > 1 else { return nil }
    let excess = room.lineCount == 1 ? room.size.width - size.width : Self.allowance
    var result = paragraph
    for index in result.runs.indices {
      result.runs[index].letterSpacing -= (excess + Self.slack) / Double(letters - 1)
    }
    let shown = measurer.measure(result, width: size.width)
    return shown.isTruncated || shown.lineCount > room.lineCount ? nil : result
  }

  /// The paragraph at the greatest font scale at which all of it is shown within `width`.
  ///
  /// Text without a line limit never needs to shrink.
  private func shrink(
    _ paragraph: Paragraph, _ text: TextContent, _ styling: TextStyling, to width: Double
  ) -> Paragraph {
    let floor = max(text.minimumScaleFactor, Self.leastScale)
    var scale = 1.0
    var candidate = paragraph
    while scale > floor, let next = nextScale(candidate, at: scale, width) {
      scale = max(floor, next)
      candidate = text.paragraph(styling, fontScale: scale)
    }
    return candidate
  }

  /// A smaller scale to try, or nil when the text at this one is shown whole.
  ///
  /// Widths are not quite proportional to font sizes (letter spacing is not), so that the guess
  /// for one line is corrected by later ones, by at least a hundredth; several lines go down in
  /// steps of a twentieth.
  private func nextScale(_ paragraph: Paragraph, at scale: Double, _ width: Double) -> Double? {
    if paragraph.lines == 1 {
      let needed = measurer.measure(paragraph, width: nil).size.width
      guard needed > width + Self.slack else { return nil }
      return scale == 1 ? width / needed : min(scale * width / needed, scale - 0.01)
    }
    return measurer.measure(paragraph, width: width).isTruncated ? scale - 0.05 : nil
  }
}
