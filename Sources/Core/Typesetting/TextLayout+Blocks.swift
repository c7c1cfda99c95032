import Geometry

extension TextLayout {
  /// Stacks a text's blocks, each of which has a shape of its own.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, of which the last visible one is cut if the text has too many lines.
  ///   - layout: Breaks one block into lines.
  convenience init(stacking blocks: [Paragraph], layout: (Paragraph) -> TextLayout) {
    var stack = BlockStack()
    for (index, block) in blocks.enumerated() {
      var block = block
      if block.lines > 0 { block.lines -= stack.lines.count }
      var laidOut = layout(block)
      let isLast = index + 1 == blocks.count
      if block.lines > 0, !isLast, laidOut.lines.count >= block.lines {
        // The others are cut with it.
        block.runs += blocks[(index + 1)...].flatMap { [TextRun("\n", font: $0.font)] + $0.runs }
        laidOut = layout(block)
      }
      stack.add(laidOut, of: block)
      if block.lines > 0, laidOut.lines.count >= block.lines { break }
    }
    self.init(measure: stack.measure, lines: stack.lines, texts: stack.texts)
  }
}

/// Blocks of lines, one below another.
private struct BlockStack {
  private(set) var lines: [TextLayout.Line] = []
  private(set) var texts: [PangoText] = []
  private(set) var measure = TextMeasure.empty
  private var last: ParagraphShape?

  /// Adds the lines of a block below those so far.
  mutating func add(_ layout: TextLayout, of block: Paragraph) {
    let size = layout.measure.size
    if let last {
      measure.size.height +=
        last.lineSpacing + last.paragraphSpacing + block.shape.paragraphSpacingBefore
    }
    let top = measure.size.height
    lines += layout.lines.map { line in
      var line = line
      line.baseline += top
      return line
    }
    texts += layout.texts
    if measure.lineCount == 0 { measure.firstBaseline = layout.measure.firstBaseline }
    measure.lastBaseline = top + layout.measure.lastBaseline
    measure.size = Size(width: max(measure.size.width, size.width), height: top + size.height)
    measure.wrappedWidth = max(measure.wrappedWidth, layout.measure.wrappedWidth)
    measure.lineCount += layout.measure.lineCount
    measure.isTruncated = measure.isTruncated || layout.measure.isTruncated
    measure.truncatedCharacters += layout.measure.truncatedCharacters
    for font in layout.measure.fonts where !measure.fonts.contains(font) {
      measure.fonts.append(font)
    }
    for missing in layout.measure.missingGlyphs where !measure.missingGlyphs.contains(missing) {
      measure.missingGlyphs.append(missing)
    }
    last = block.shape
  }
}

extension Paragraph {
  /// The font of the text's beginning.
  fileprivate var font: FontDescriptor { runs.first?.font ?? FontDescriptor() }
}
