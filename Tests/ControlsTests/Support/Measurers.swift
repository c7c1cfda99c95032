import Geometry
import Typesetting

/// Measures the same size for every text.
struct FixedMeasurer: TextMeasuring {
  let size: Size

  init(_ size: Size) { self.size = size }

  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    TextMeasure(size: size, firstBaseline: 16, lastBaseline: 16, lineCount: 1)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics {
    LineMetrics(ascent: 16, descent: size.height - 16)
  }
}

/// Measures every text as 40 by 20, with letters that leave a point free above and below.
struct InkMeasurer: TextMeasuring {
  private let base = FixedMeasurer(Size(width: 40, height: 20))

  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    base.measure(paragraph, width: width)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: font) }

  func ink(of paragraph: Paragraph, in rect: Rect) -> Rect? {
    Rect(x: rect.minX, y: rect.minY + 1, width: 40, height: 18)
  }
}

/// Measures blocks, of which a space of 10 points hangs at the end of a line that breaks.
struct HangingMeasurer: TextMeasuring {
  private let blocks = BlockMeasurer()

  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    var measure = blocks.measure(paragraph, width: width)
    guard measure.lineCount > 1, let width else { return measure }
    measure.wrappedWidth = min(measure.size.width + 10, width)
    return measure
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { blocks.lineMetrics(of: font) }
}

/// Measures characters as wide as their font size, and never breaks a line.
struct ProportionalMeasurer: TextMeasuring {
  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let extent = paragraph.runs.reduce(0) { $0 + Double($1.text.count) * $1.font.size }
    let size = paragraph.runs.first?.font.size ?? 0
    return TextMeasure(
      size: Size(width: extent, height: size), firstBaseline: size, lastBaseline: size,
      lineCount: 1)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics {
    LineMetrics(ascent: font.size, descent: 0)
  }
}

/// Measures characters as wide as their font size, in lines as high, broken between any two.
struct WrappingMeasurer: TextMeasuring {
  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let whole = ProportionalMeasurer().measure(paragraph, width: nil)
    let lines = max(1, (whole.size.width / (width ?? whole.size.width) - 1e-9).rounded(.up))
    let line = whole.size.height
    return TextMeasure(
      size: Size(width: width ?? whole.size.width, height: lines * line), firstBaseline: line,
      lastBaseline: lines * line, lineCount: Int(lines))
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics {
    LineMetrics(ascent: font.size, descent: 0)
  }
}

/// Measures every text as truncated if its font is larger than a given size.
struct ShrinkingMeasurer: TextMeasuring {
  let greatestSize: Double

  init(fits greatestSize: Double) { self.greatestSize = greatestSize }

  func measure(_ paragraph: Paragraph, width: Double?) -> TextMeasure {
    let size = paragraph.runs.first?.font.size ?? 0
    return TextMeasure(
      size: Size(width: 90, height: 40), firstBaseline: 16, lastBaseline: 36, lineCount: 2,
      isTruncated: size > greatestSize)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { LineMetrics(ascent: 16, descent: 4) }
}
