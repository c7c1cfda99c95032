package import Geometry
package import Typesetting

/// Text as shown in a box: shrunk, cut to the lines that fit, and placed.
package struct FittedText: Equatable, Sendable {
  /// The paragraph that is drawn.
  package var paragraph: Paragraph
  /// The colour of runs without their own.
  package var color: Color
  /// The drawn paragraph's measure at the box's width.
  package var measure: TextMeasure
  /// The box of the lines, in the coordinates of the box that the text was fitted to.
  package var rect: Rect
  /// Whether the letters are set closer than normal, to make up for a point or less.
  package var isTightened = false
  /// How far letters extend beyond the box at each side, in points, if the view crops them there.
  package var cut = EdgeInsets.zero
}

/// Fits text into boxes by UIKit's rules for labels.
struct TextFitter {
  /// Measures the candidates.
  var measurer: any TextMeasuring
  /// The pixels on which baselines are placed.
  var grid: PixelGrid

  /// A difference of extents up to which it counts as rounding error, in points.
  private static let slack = 1e-6
  /// The excess up to which a text is still shown whole, in points
  /// (`allowsDefaultTighteningForTruncation`).
  static let allowance = 1.0
  /// The most by which rounding makes the space after a letter wider, in points: half of Pango's unit.
  private static let spacingError = 0.5 / 1_024
  /// The excess that the titles of buttons may have at their own width, in points; nobody sees it.
  static let excessOfTitles = 0.2 + 1e-6
  /// The minimum font scale if the text specifies none.
  private static let leastScale = 0.05

  /// Returns the text as shown in `box`, vertically centred; nil for text without characters.
  ///
  /// The text first shrinks if it allows that: a line to the width, several lines until all of
  /// them fit the box. A line that exceeds the width by at most a point is tightened instead of
  /// truncated. Then lines that exceed the height by more than a point are cut, but never the
  /// first one. The first baseline lies on a device pixel; that of a shrunken line is where the
  /// baseline adjustment puts it.
  ///
  /// - Parameter overlooked: the excess up to which text does not count as tightened, in points.
  func fit(
    _ text: TextContent, _ styling: TextStyling, in box: Rect, overlooking overlooked: Double = 0
  ) -> FittedText? {
    guard !text.isEmpty else { return nil }
    let width = max(box.width, 0)
    var paragraph = text.paragraph(styling)
    if text.adjustsFontSizeToFitWidth {
      paragraph = shrink(
        paragraph, text, styling, to: Size(width: width, height: box.height + Self.allowance))
    }
    var measure = measurer.measure(paragraph, width: width)
    let tightened = tightened(
      paragraph, measure, in: Size(width: width, height: box.height), overlooking: overlooked)
    if let tightened {
      paragraph = tightened.paragraph
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
    let isShrunken = paragraph.lines == 1 && text.adjustsFontSizeToFitWidth
    let baseline = baseline(
      of: measure,
      before: isShrunken ? measurer.measure(text.paragraph(styling), width: width) : nil,
      text.baselineAdjustment, in: box)
    let snapped = grid.round(baseline) - measure.firstBaseline
    let rect = Rect(x: box.minX, y: snapped, width: width, height: measure.size.height)
    return FittedText(
      paragraph: paragraph, color: text.color ?? styling.color, measure: measure, rect: rect,
      isTightened: tightened.map { overlooked == 0 || $0.excess > overlooked } ?? false)
  }

  /// Returns the first baseline of text in a box.
  ///
  /// - Parameter whole: the measure of a line before it shrank; nil for text that does not shrink.
  private func baseline(
    of shown: TextMeasure, before whole: TextMeasure?,
    _ adjustment: TextContent.BaselineAdjustment, in box: Rect
  ) -> Double {
    func top(of measure: TextMeasure) -> Double {
      box.minY + (box.height - measure.size.height) / 2
    }
    guard let whole, adjustment != .alignCenters else {
      return top(of: shown) + shown.firstBaseline
    }
    return top(of: whole) + (adjustment == .none ? shown : whole).firstBaseline
  }

  /// Returns the paragraph with its letters closer together, if that shows the whole of a text
  /// that would be truncated although it exceeds the width by at most a point; nil if it fits, or
  /// if tightening does not help. A single letter has nothing to tighten, and stays as it is if
  /// nobody sees the excess.
  ///
  /// With it comes by how much the text exceeds the width, in points.
  private func tightened(
    _ paragraph: Paragraph, _ measure: TextMeasure, in size: Size, overlooking overlooked: Double
  ) -> (paragraph: Paragraph, excess: Double)? {
    guard paragraph.lineBreak != .clip, paragraph.lineBreak != .charWrap, size.width > 0,
      measure.isTruncated || measure.size.height > size.height + Self.allowance
    else { return nil }
    let room = measurer.measure(paragraph, width: size.width + Self.allowance)
    guard !room.isTruncated, room.lineCount < measure.lineCount || measure.isTruncated,
      room.size.height <= size.height + Self.allowance || room.lineCount == 1
    else { return nil }
    let letters = paragraph.text.count / room.lineCount
    let excess = room.lineCount == 1 ? room.size.width - size.width : Self.allowance
    var result = paragraph
    guard letters > 1 else {
      result.lineBreak = .clip
      return excess > overlooked ? nil : (result, excess)
    }
    for index in result.runs.indices {
      result.runs[index].letterSpacing -=
        (excess + Self.slack) / Double(letters - 1) + Self.spacingError
    }
    let shown = measurer.measure(result, width: size.width)
    return shown.isTruncated || shown.lineCount > room.lineCount ? nil : (result, excess)
  }

  /// Returns the paragraph at the largest font scale at which all of it fits: one line in the
  /// width, several in both directions.
  private func shrink(
    _ paragraph: Paragraph, _ text: TextContent, _ styling: TextStyling, to room: Size
  ) -> Paragraph {
    let floor = max(text.minimumScaleFactor, Self.leastScale)
    var scale = 1.0
    var candidate = paragraph
    while scale > floor, let next = nextScale(candidate, at: scale, room) {
      scale = max(floor, next)
      candidate = text.paragraph(styling, fontScale: scale)
    }
    return candidate
  }

  /// Returns a smaller scale to try, or nil if the text fits at this one.
  ///
  /// Widths are not quite proportional to font sizes (letter spacing is not), so the guess for
  /// one line is corrected by later ones, by at least a hundredth; several lines go down in steps
  /// of a twentieth.
  private func nextScale(_ paragraph: Paragraph, at scale: Double, _ room: Size) -> Double? {
    let width = room.width
    if paragraph.lines == 1 {
      let needed = measurer.measure(paragraph, width: nil).size.width
      guard needed > width + Self.slack else { return nil }
      return scale == 1 ? width / needed : min(scale * width / needed, scale - 0.01)
    }
    let measure = measurer.measure(paragraph, width: width)
    return measure.isTruncated || measure.size.height > room.height ? scale - 0.05 : nil
  }
}
