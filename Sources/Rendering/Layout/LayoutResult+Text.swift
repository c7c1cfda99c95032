import Controls
import Documents
import Geometry
import Typesetting

extension LayoutResult {
  /// The result as `layout --format text` prints it and goldens keep it: a heading, one view per
  /// line, the scene's guides, the violated constraints, and the fonts used.
  ///
  /// A view is `id type (x y; width height)` with the frame in the superview's coordinates, then
  /// anything noteworthy: a different alignment rect, the scroll offset, `hidden`, the text with
  /// its baselines, lines and any fonts but the scene's first, a name besides the id, ambiguous
  /// values. Numbers are rounded to thousandths of a point.
  package var text: String {
    var lines = [
      "\(Escape.line(name)) \(canvas.width.rounded3)x\(canvas.height.rounded3)@\(scale.rounded3)x"
    ]
    let fonts = self.fonts
    lines += views.map { $0.line(usualFont: fonts.first) }
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
    for font in views.flatMap({ $0.text?.fonts ?? [] }) where !fonts.contains(font) {
      fonts.append(font)
    }
    return fonts
  }
}

extension LaidOutView {
  /// Returns the view as one line, indented by its depth.
  fileprivate func line(usualFont: String?) -> String {
    var words = [String(blanks: 2 * depth) + Escape.word(label), kind.rawValue, frame.brief]
    if alignmentRect != frame { words.append("alignment \(alignmentRect.brief)") }
    if contentOffset != .zero {
      words.append("offset (\(contentOffset.x.rounded3) \(contentOffset.y.rounded3))")
    }
    if isHidden { words.append("hidden") }
    if let text {
      words.append(JSON.string(text.text).text)
      words.append("baseline \(firstBaseline.rounded3)")
      if text.lines > 1 { words.append("to \(lastBaseline.rounded3)") }
      if text.lines != 1 { words.append("lines \(text.lines)") }
      if text.isTruncated { words.append("truncated") }
      if !text.fonts.isEmpty, text.fonts != [usualFont] {
        words.append("in \(Escape.line(text.fonts.joined(separator: ", ")))")
      }
    }
    if name != id { words.append("named \(JSON.string(name).text)") }
    if !freedoms.isEmpty {
      words.append("ambiguous " + freedoms.map(\.attribute).joined(separator: ","))
    }
    return words.joined(separator: " ")
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
