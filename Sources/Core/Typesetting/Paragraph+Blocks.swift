extension Paragraph {
  /// The text in parts whose paragraphs have the same shape; without the line breaks between them.
  ///
  /// A paragraph's shape is that of its first run, as in TextKit, which corrects the style of a
  /// paragraph's other characters.
  var blocks: [Paragraph] {
    guard let first = runs.first, runs.contains(where: { $0.shape != nil }) else { return [self] }
    if runs.allSatisfy({ $0.shape == first.shape }) { return [shaped(runs, first.shape)] }
    var blocks: [Paragraph] = []
    // The line break that ends the previous block, if it is followed by one of the same shape.
    var border: TextRun?
    for line in lineRuns {
      let shape = line.runs.first?.shape ?? shape
      if let last = blocks.indices.last, blocks[last].shape == self.shape(shape) {
        blocks[last].runs += [border].compactMap(\.self) + plain(line.runs)
      } else {
        blocks.append(shaped(line.runs, shape))
      }
      border = line.end
    }
    return blocks
  }

  /// A paragraph's runs and the line break behind it.
  private typealias Line = (runs: [TextRun], end: TextRun?)

  /// The paragraphs; an empty one at the end has the shape of the one before.
  private var lineRuns: [Line] {
    var lines: [Line] = []
    var current: [TextRun] = []
    for run in runs {
      var rest = run.text[...]
      while let end = rest.firstIndex(where: \.endsParagraph) {
        current.append(run.with(rest[..<end]))
        lines.append((current, run.with(rest[end...end]).plain))
        current = []
        rest = rest[rest.index(after: end)...]
      }
      if !rest.isEmpty { current.append(run.with(rest)) }
    }
    if current.isEmpty, let last = lines.last, let end = last.end {
      var empty = end
      (empty.text, empty.shape) = ("", last.runs.first?.shape)
      current = [empty]
    }
    return lines + [(current, nil)]
  }

  private func shaped(_ runs: [TextRun], _ shape: ParagraphShape?) -> Paragraph {
    var block = self
    block.runs = plain(runs)
    block.shape = self.shape(shape)
    return block
  }

  private func shape(_ own: ParagraphShape?) -> ParagraphShape { own ?? shape }

  private func plain(_ runs: [TextRun]) -> [TextRun] { runs.map(\.plain) }
}

extension TextRun {
  /// The run in the shape of the whole text.
  fileprivate var plain: TextRun {
    var run = self
    run.shape = nil
    return run
  }

  fileprivate func with(_ text: Substring) -> TextRun {
    var run = self
    run.text = String(text)
    return run
  }
}
