import Controls
import Documents
import Drawing
import Geometry
import Typesetting

extension LayoutResult {
  /// The result as `layout --format text` prints it and goldens keep it: a heading, one view per
  /// line, the scene's guides, the violated constraints, and the fonts used.
  ///
  /// A view is `id type (x y; width height)` with the frame in the superview's coordinates, then
  /// anything noteworthy: a different alignment rect, the scroll offset, `hidden`, the text with
  /// its baselines, lines, what is seen of it if it is truncated, and any fonts but the scene's
  /// first, a name besides the id, ambiguous values. Further texts, and all texts of a view that
  /// is no text itself, follow on lines of their own: `- title "Inbox"`. Numbers are rounded to
  /// thousandths of a point.
  package var text: String {
    var lines = [
      "\(Escape.line(name)) \(canvas.width.rounded3)x\(canvas.height.rounded3)@\(scale.rounded3)x"
    ]
    let fonts = self.fonts
    lines += views.flatMap { $0.lines(usualFont: fonts.first) }
    for guide in guides where guide.kind == .own || guide.kind == .keyboard {
      lines.append("guide \(Escape.word(guide.id)) \(guide.frame.brief)")
    }
    lines += violations.map {
      "violated \(Escape.line($0.constraint)) by \($0.residual.rounded3)"
    }
    if !fonts.isEmpty { lines.append("fonts \(Escape.line(fonts.joined(separator: ", ")))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The families used, in the order of first use by the views.
  private var fonts: [String] {
    var fonts: [String] = []
    for view in views {
      for text in view.texts {
        for font in text.fonts where !fonts.contains(font) { fonts.append(font) }
      }
    }
    return fonts
  }
}

extension LaidOutView {
  /// Returns the view as a line, indented by its depth, and the texts that are not on it as lines
  /// below.
  fileprivate func lines(usualFont: String?) -> [String] {
    let listed = isTextItself ? texts.dropFirst() : texts[...]
    return [line(usualFont: usualFont)]
      + listed.map { text in
        let words = text.words(usualFont: usualFont, baseline: [])
        return String(blanks: 2 * depth + 2)
          + (["-", text.part.description] + words).joined(separator: " ")
      }
  }

  /// Whether the view's first text is on its own line.
  private var isTextItself: Bool { kind != .segmentedControl && text != nil }

  private func line(usualFont: String?) -> String {
    var words = [String(blanks: 2 * depth) + Escape.word(label), kind.rawValue, frame.brief]
    if alignmentRect != frame { words.append("alignment \(alignmentRect.brief)") }
    if contentOffset != .zero {
      words.append("offset (\(contentOffset.x.rounded3) \(contentOffset.y.rounded3))")
    }
    if isHidden { words.append("hidden") }
    if isTextItself, let text {
      if text.part == .placeholder { words.append(text.part.description) }
      let baselines = [firstBaseline, lastBaseline].prefix(text.lines > 1 ? 2 : 1)
      words += text.words(usualFont: usualFont, baseline: baselines.map(\.rounded3))
    }
    if name != id { words.append("named \(JSON.string(name).text)") }
    if !freedoms.isEmpty {
      words.append("ambiguous " + freedoms.map(\.attribute).joined(separator: ","))
    }
    return words.joined(separator: " ")
  }
}

extension LaidOutText {
  /// Returns the text in quotation marks and anything noteworthy about it.
  ///
  /// - Parameter baseline: The first baseline and, of several lines, the last one.
  fileprivate func words(usualFont: String?, baseline: [String]) -> [String] {
    var words = [JSON.string(text).text]
    if !baseline.isEmpty { words.append("baseline \(baseline.joined(separator: " to "))") }
    if lines != 1 { words.append("lines \(lines)") }
    if isTruncated { words.append("truncated as \(JSON.string(shown).text)") }
    if breaksWord { words.append("broken") }
    if !fonts.isEmpty, fonts != [usualFont] {
      words.append("in \(Escape.line(fonts.joined(separator: ", ")))")
    }
    return words
  }
}

extension LaidOutView {
  /// The label in a layout's text: the id or, for a view in an instance, whose id is itself a
  /// path, the path below the root.
  package var label: String {
    guard let slash = path.firstIndex(of: "/"), !path.hasSuffix("/\(id)") else { return id }
    return String(path[path.index(after: slash)...])
  }
}

extension Rect {
  /// `(x y; width height)`, as UIKit describes frames.
  fileprivate var brief: String {
    "(\(minX.rounded3) \(minY.rounded3); \(width.rounded3) \(height.rounded3))"
  }
}

extension Double {
  /// The number rounded to thousandths, as the shortest decimal.
  package var rounded3: String {
    guard abs(self) < 1e15 else { return shortDescription }
    return ((self * 1000).rounded() / 1000 + 0).shortDescription
  }
}
