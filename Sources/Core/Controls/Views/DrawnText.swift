package import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A text that a view draws, as it is fitted to the view's frame.
package struct DrawnText {
  /// What it is in the view.
  package var part: TextPart
  /// The paragraph that is drawn.
  package var paragraph: Paragraph
  /// Its measure in the room that it has.
  package var measure: TextMeasure
  /// Whether the letters are set closer than normal, to make up for a point or less.
  package var isTightened = false
  /// How far the view cuts off its letters at each side, in points.
  package var cut = EdgeInsets.zero
  /// The item of the same bar whose letters are drawn over these; nil for none.
  package var overlapped: TextPart?
  /// Where the letters are in the view; nil for a view that has only one text.
  fileprivate var letters: Rect?

  /// The characters that can be seen.
  package var shown: String { measure.shownText ?? paragraph.text }
}

extension View {
  /// Returns the texts that the view draws in a frame of its own size, in reading order.
  ///
  /// They are read from what is drawn, so that there is none besides them.
  package var drawnTexts: [DrawnText] {
    let bounds = Rect(origin: .zero, size: layoutFrame.size)
    if let carrier = asTextCarrying {
      return carrier.drawnTexts(in: bounds.size)
    }
    // Pictures have no texts, and reading one to learn this takes long.
    guard client == nil, !(self is ImageView), let view = asPaintable else { return [] }
    return DisplayList(view.content(in: bounds))
      .texts(measuredBy: view.environment.measurer, in: bounds).notingOverlaps()
  }
}

extension Paintable {
  /// Returns what is above the layer's background, with the words that the view's texts have in the
  /// layout.
  ///
  /// The edges of `bounds` lie on pixels, of which a point may have fewer than in the layout, so that
  /// a text that just fits its frame would not fit there. A view that is drawn in another size than
  /// it was laid out with fits its texts again.
  package func contentAsLaidOut(in bounds: Rect) -> [DisplayList.Item] {
    let items = content(in: bounds)
    let size = layoutFrame.size
    let spare = Size(width: bounds.width - size.width, height: bounds.height - size.height)
    guard client == nil, !(self is ImageView), !items.isEmpty, abs(spare.width) < 1.5,
      abs(spare.height) < 1.5, spare != .zero || asTextCarrying == nil
    else { return items }
    let own = DisplayList(content(in: Rect(origin: .zero, size: size))).placedTexts
    guard !own.isEmpty else { return items }
    let grid = environment.grid
    let shift = Point(
      x: bounds.minX + grid.round(spare.width / 2), y: bounds.minY + grid.round(spare.height / 2))
    var index = 0
    return DisplayList(items).replacingTexts { paragraph, rect in
      guard own.indices.contains(index) else { return }
      let (text, place) = own[index]
      index += 1
      let now = environment.measurer.measure(paragraph, width: rect.width)
      guard now.lineCount > 1 || now != environment.measurer.measure(text, width: place.width)
      else { return }
      (paragraph, rect) = (text, place.offsetBy(dx: shift.x, dy: shift.y))
    }.items
  }
}

extension DisplayList {
  /// The texts with their places, in drawing order.
  fileprivate var placedTexts: [(text: Paragraph, place: Rect)] {
    var texts: [(text: Paragraph, place: Rect)] = []
    _ = replacingTexts { texts.append(($0, $1)) }
    return texts
  }

  /// Returns the list with other texts at other places.
  fileprivate func replacingTexts(
    _ replace: (inout Paragraph, inout Rect) -> Void
  ) -> DisplayList {
    DisplayList(
      items.map { item in
        switch item {
        case .text(var paragraph, var rect, let color, let part):
          replace(&paragraph, &rect)
          return .text(paragraph, in: rect, color: color, part: part)
        case .group(let group, let list): return .group(group, list.replacingTexts(replace))
        case .shadowed(let list, let shadow):
          return .shadowed(list.replacingTexts(replace), shadow)
        case .masked(let list, let mask): return .masked(list.replacingTexts(replace), by: mask)
        default: return item
        }
      })
  }
}

extension TextCarrying {
  /// Returns the texts as shown in a view of the given frame size.
  fileprivate func drawnTexts(in size: Size) -> [DrawnText] {
    let texts: [(part: TextPart, text: FittedText)] =
      if let button = self as? Button {
        button.fittedTexts(in: Rect(origin: .zero, size: size))
      } else {
        fittedText(in: size).map { [((self as? TextField)?.shownPart ?? .text, $0)] } ?? []
      }
    return texts.map {
      DrawnText(
        part: $0.part, paragraph: $0.text.paragraph, measure: $0.text.measure,
        isTightened: $0.text.isTightened, cut: $0.text.cut)
    }
  }
}

extension DisplayList {
  /// Returns the texts that are more than decoration, in drawing order; of those that leave the view
  /// at a side, by how much.
  fileprivate func texts(
    measuredBy measurer: any TextMeasuring, in bounds: Rect
  ) -> [DrawnText] {
    items.flatMap { item -> [DrawnText] in
      switch item {
      case .text(let paragraph, let rect, _, let part?):
        let measure = measurer.measure(paragraph, width: rect.width)
        let text = DrawnText(part: part, paragraph: paragraph, measure: measure)
        return [text.cut(at: bounds, placedIn: rect)]
      case .group(let group, let list):
        let texts = list.texts(measuredBy: measurer, in: bounds)
        guard let clip = group.clip, clip.bounds.isEmpty else { return texts }
        return texts.map(\.unseen)
      case .masked(let list, _), .shadowed(let list, _):
        return list.texts(measuredBy: measurer, in: bounds)
      default: return []
      }
    }
  }
}

extension DrawnText {
  /// The most by which a text leaves a view unnoticed, in points.
  fileprivate static let slack = 0.5

  /// The same with how far it leaves the sides of a view.
  fileprivate func cut(at bounds: Rect, placedIn rect: Rect) -> DrawnText {
    guard
      part.isItem || rect.minX < bounds.minX - Self.slack || rect.maxX > bounds.maxX + Self.slack
    else { return self }
    let width = min(measure.size.width, rect.width)
    let x =
      switch paragraph.alignment {
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      default: paragraph.direction == .rightToLeft ? rect.maxX - width : rect.minX
      }
    let (left, right) = (bounds.minX - x, x + width - bounds.maxX)
    if max(left, right) >= width { return unseen }
    var text = self
    text.letters = Rect(x: x, y: rect.minY, width: width, height: rect.height)
    if left > Self.slack { text.cut.left = left }
    if right > Self.slack { text.cut.right = right }
    return text
  }

  /// The same where there is no room for any of it.
  fileprivate var unseen: DrawnText {
    var text = self
    text.measure.isTruncated = true
    text.measure.shownText = ""
    text.measure.lineCount = 0
    return text
  }
}

extension [DrawnText] {
  /// The same, with the items of a bar over which others are drawn.
  fileprivate func notingOverlaps() -> [DrawnText] {
    let items = indices.filter { self[$0].letters != nil && self[$0].part.isItem }
    guard items.count > 1 else { return self }
    var texts = self
    let sorted = items.sorted { (self[$0].letters?.minX ?? 0) < (self[$1].letters?.minX ?? 0) }
    for (place, first) in sorted.enumerated() {
      guard let letters = self[first].letters else { continue }
      for second in sorted[(place + 1)...] {
        guard let others = self[second].letters, others.minX < letters.maxX - DrawnText.slack else {
          break
        }
        if others.minY < letters.maxY, others.maxY > letters.minY {
          texts[first].overlapped = self[second].part
          break
        }
      }
    }
    return texts
  }
}

extension TextPart {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
