import CPango
import Geometry

/// Lines one below another.
extension LineBreaker {
  /// A line of known width, in points.
  struct SizedLine {
    var width: Double
    /// The width of the space at which the line broke; 0 for other ends.
    var space = 0.0
    var bytes: Range<Int>
  }

  /// The distance of a line's baseline below the top, the room that indents reserve at both sides, and
  /// the ascent and descent of its fonts; in points.
  struct Place {
    var baseline: Double
    var left: Double
    var right: Double
    var natural: LineMetrics
  }

  /// Lines one below another, without their glyphs.
  struct Stack {
    var places: [Place] = []
    var size = Size.zero
    /// The width with the spaces at which lines broke.
    var wrappedWidth = 0.0
    /// The number of characters that are not shown.
    var hidden = 0

    /// Returns the measure.
    ///
    /// - Parameters:
    ///   - fonts: The families of the faces used.
    ///   - missing: The characters that no font has.
    func measure(fonts: [String], missing: [Character]) -> TextMeasure {
      TextMeasure(
        size: size, wrappedWidth: wrappedWidth, firstBaseline: places.first?.baseline ?? 0,
        lastBaseline: places.last?.baseline ?? 0, lineCount: places.count,
        isTruncated: hidden > 0, truncatedCharacters: hidden, fonts: fonts,
        missingGlyphs: missing)
    }
  }

  /// Places the lines one below another.
  ///
  /// - Parameter shown: The characters that are shown; nil for all.
  func place(
    _ lines: [(line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>)], hidden: Int,
    texts: [PangoText], shown: String?
  ) -> TextLayout {
    let ends = spaces(atEndsOf: lines.map(\.bytes))
    let sized = zip(lines, ends).map { line, space in
      SizedLine(width: line.line.width, space: space, bytes: line.bytes)
    }
    let stack = stack(sized, hidden: hidden)
    var glyphs = GlyphCensus()
    for (line, _) in lines { glyphs.count(line) }
    let placed = zip(zip(lines, sized), stack.places).map { line, place in
      TextLayout.Line(
        pointer: line.0.line, width: line.1.width, baseline: place.baseline, left: place.left,
        right: place.right, trailing: line.0.line.trailingSpace, natural: place.natural,
        alignment: paragraph.shape.alignment == .natural ? nil : paragraph.resolvedAlignment)
    }
    var measure = stack.measure(fonts: glyphs.families, missing: glyphs.missing)
    measure.shownText = shown
    // An ellipsis may stand within a word.
    measure.breaksWord =
      wraps
      && lines.contains { line, bytes in
        styled.isInsideWord(bytes.upperBound) && !line.runs.contains(where: \.isEllipsis)
      }
    return TextLayout(measure: measure, lines: placed, texts: texts)
  }

  /// Returns the widths of the spaces at which lines broke, of which Pango makes nothing; 0 for
  /// other ends.
  private func spaces(atEndsOf lines: [Range<Int>]) -> [Double] {
    // By the byte at which the run begins.
    var known: [Int: Double] = [:]
    let utf8 = styled.text.utf8
    return lines.indices.map { index in
      // A paragraph's last line ends with a line break or with the text.
      let end = lines[index].upperBound
      guard index + 1 < lines.count, end > 0, lines[index + 1].lowerBound == end,
        utf8[utf8.index(utf8.startIndex, offsetBy: end - 1)] == 0x20,
        let run = styled.piece(at: end - 1)?.range.lowerBound
      else { return 0 }
      if let width = known[run] { return width }
      let space = makeText(
        styled.slice([(end - 1)..<end]), direction: paragraph.direction, fixed: true)
      let width = space.lines.first?.width ?? 0
      known[run] = width
      return width
    }
  }

  /// Returns the places of lines one below another.
  func stack(_ lines: [SizedLine], hidden: Int = 0) -> Stack {
    var result = Stack(hidden: hidden)
    var (top, widest, wrapped) = (0.0, 0.0, 0.0)
    let shape = paragraph.shape
    for line in lines {
      let runs = styled.runs(in: line.bytes)
      let fonts = runs.map(\.font)
      let natural = runs.map { run in
        let own = metrics(run.font)
        guard let picture = run.attachment else { return own.raised(by: run.baselineOffset) }
        return own.union(LineMetrics(ascent: picture.ascent, descent: picture.descent))
      }
      let isFirst = begins(at: line.bytes.lowerBound)
      let shared = natural.dropFirst().reduce(natural.first ?? .system(size: 17)) { $0.union($1) }
      let height = shape.lineHeight(of: shared.height)
      if !result.places.isEmpty {
        // A text style's lines are further apart than they are high.
        let leading = fonts.reduce(0) { max($0, $1.leading ?? 0) } * shape.lineHeightMultiple
        top += shape.lineSpacing + max(0, leading - height)
        if isFirst { top += shape.paragraphSpacing + shape.paragraphSpacingBefore }
      }
      let head = inset(isFirst: isFirst)
      let isRight = paragraph.direction == .rightToLeft
      // A line whose height is limited keeps the descent of its fonts, so that text can be lowered.
      let descent =
        shape.maximumLineHeight > 0
        ? runs.reduce(0) { max($0, $1.attachment?.descent ?? metrics($1.font).descent) }
        : shared.descent
      result.places.append(
        Place(
          baseline: top + height - descent, left: isRight ? tail : head,
          right: isRight ? head : tail, natural: shared))
      widest = max(widest, line.width + head + tail)
      wrapped = max(wrapped, line.width + line.space + head + tail)
      top += height
    }
    // A clipped line is wider than what is visible; and if a line is cut inside a word or by an
    // ellipsis, Pango still includes negative letter spacing that it then removes.
    if let width { (widest, wrapped) = (min(widest, max(0, width)), min(wrapped, max(0, width))) }
    result.size = Size(width: widest, height: top)
    result.wrappedWidth = wrapped
    return result
  }
}
