package import Drawing
package import Geometry
package import Typesetting

/// Draws explanations of a layout above the picture; only reads values and so changes no frame.
///
/// Overlays show where layout places things: transforms, which don't affect layout, aren't
/// applied.
package struct OverlayPainter {
  private let result: LayoutResult
  private let lines: [ConstraintLine]
  private let measurer: any TextMeasuring
  private let grid: PixelGrid

  /// Creates a painter for one result; `lines` are its constraints, if they are to be drawn.
  package init(
    _ result: LayoutResult, lines: [ConstraintLine] = [], measurer: any TextMeasuring
  ) {
    self.result = result
    self.lines = lines
    self.measurer = measurer
    grid = PixelGrid(scale: result.scale)
  }

  /// Returns the items of the overlays, in the requested order, and how many labels don't fit on the
  /// canvas and are left out.
  package func paint(_ overlays: [OverlayChoice]) -> (list: DisplayList, leftOut: Int) {
    let items = overlays.filter { $0.overlay != .constraints }.flatMap {
      self.items(of: $0.overlay, ids(of: $0))
    }
    let lines = lines(of: overlays)
    let tags = tags(of: lines)
    return (DisplayList(items + lines.flatMap(dimension) + tags.items), tags.leftOut)
  }

  /// Returns the ids of the views that an overlay applies to; nil for all views.
  private func ids(of choice: OverlayChoice) -> Set<String>? {
    choice.view.map { Set(result.views(named: $0).map(\.id)) }
  }

  /// Returns the lines of the constraints to draw, each once.
  private func lines(of overlays: [OverlayChoice]) -> [ConstraintLine] {
    var known: Set<ConstraintLine> = []
    return overlays.filter { $0.overlay == .constraints }.flatMap { choice in
      let named = ids(of: choice)
      let chosen = self.lines.filter { line in
        named.map { !$0.isDisjoint(with: line.items) } ?? true
      }
      // A line that stands twice in one choice is drawn twice, but not again for the next choice.
      let lines = chosen.filter { !known.contains($0) }
      known.formUnion(lines)
      return lines
    }
  }

  /// Returns the items of an overlay, only for some views if ids are given.
  private func items(of overlay: Overlay, _ ids: Set<String>?) -> [DisplayList.Item] {
    let views = visible.filter { ids?.contains($0.id) ?? true }
    return switch overlay {
    case .alignmentRects: views.flatMap { outline($0.absoluteAlignmentRect, .alignment) }
    case .baselines: views.flatMap(baselines)
    case .margins: guides(ids) { $0 == .margins }.flatMap { outline($0, .margin, dashed: true) }
    case .guides: guides(ids) { $0 != .margins }.flatMap { outline($0, .guide, dashed: true) }
    case .ambiguity: views.flatMap(ghosts)
    // The screen lies below other overlays; what is read has a legend beside the picture, for which the
    // scene makes room.
    case .constraints, .accessibility, .screen: []
    }
  }

  /// The views that are visible, with no hidden ancestor.
  private var visible: [LaidOutView] {
    var hidden: [String] = []
    return result.views.filter { view in
      if view.isHidden { hidden.append(view.path + "/") }
      return !view.isHidden && !hidden.contains { view.path.hasPrefix($0) }
    }
  }

  /// Returns the frames of guides of some kinds; if ids are given, only guides with these ids or
  /// owners.
  private func guides(
    _ ids: Set<String>?, _ isWanted: (LaidOutGuide.Kind) -> Bool
  ) -> [Rect] {
    result.guides.filter { guide in
      isWanted(guide.kind) && (ids?.contains(guide.owner ?? guide.id) ?? true)
    }.map(\.absoluteFrame)
  }

  /// Returns a rectangle's edge, one point wide and inside, with a dark rim so that it is visible
  /// on every background.
  private func outline(_ rect: Rect, _ color: Color, dashed: Bool = false) -> [DisplayList.Item] {
    let rect = grid.round(rect)
    guard !rect.isEmpty else { return [] }
    let pen = rect.insetBy(dx: 0.5, dy: 0.5)
    let rim = 1 + 2 / grid.scale
    return [
      .stroke(.rect(pen), Stroke(.rim, width: rim)),
      .stroke(.rect(pen), Stroke(color, width: 1, dashes: dashed ? [4, 3] : [])),
    ]
  }

  /// Returns a hairline that keeps the letters on it legible, with marks at its ends that don't
  /// cross any.
  private func baselines(of view: LaidOutView) -> [DisplayList.Item] {
    guard view.text != nil else { return [] }
    let rect = view.absoluteAlignmentRect
    var places = [view.firstBaseline]
    if view.lastBaseline != view.firstBaseline { places.append(view.lastBaseline) }
    let hairline = 1 / grid.scale
    let reach = 5.0
    return places.flatMap { place -> [DisplayList.Item] in
      let y = grid.round(rect.minY + place)
      let under = Rect(x: rect.minX, y: y, width: rect.width, height: hairline)
      let marks = [rect.minX - reach, rect.maxX].flatMap { x in
        line(
          from: Point(x: x, y: y + hairline / 2), to: Point(x: x + reach, y: y + hairline / 2),
          .baseline, dashed: false)
      }
      return [.fill(.rect(under), .color(.baseline.multipliedAlpha(by: 0.6)))] + marks
    }
  }

  /// Returns the view at both ends of its open values, as far as they are bounded.
  private func ghosts(of view: LaidOutView) -> [DisplayList.Item] {
    guard !view.freedoms.isEmpty else { return [] }
    return [\LaidOutView.Freedom.lower, \.upper].flatMap { end in
      var rect = view.absoluteAlignmentRect
      let origin = Point(
        x: rect.minX - view.alignmentRect.minX, y: rect.minY - view.alignmentRect.minY)
      for freedom in view.freedoms {
        guard let value = freedom[keyPath: end] else { continue }
        switch freedom.attribute {
        case "minX": rect.origin.x = origin.x + value
        case "minY": rect.origin.y = origin.y + value
        case "width": rect.size.width = value
        default: rect.size.height = value
        }
      }
      return [.fill(.rect(grid.round(rect)), .color(.ambiguous.multipliedAlpha(by: 0.15)))]
        + outline(rect, .ambiguous, dashed: true)
    }
  }

  /// Returns the labels of constraints, placed together so that none hides another.
  private func tags(of lines: [ConstraintLine]) -> OverlayTags {
    var tags = OverlayTags(canvas: result.canvas, grid: grid, measurer: measurer)
    for line in lines where line.start != line.end || line.label != "0" {
      tags.add(line.label, along: line, line.isViolated ? .violated : .constraint)
    }
    return tags
  }

  private func dimension(_ dimension: ConstraintLine) -> [DisplayList.Item] {
    let color: Color = dimension.isViolated ? .violated : .constraint
    let (start, end) = (dimension.start, dimension.end)
    var items = line(from: start, to: end, color, dashed: dimension.isOptional)
    let reach = 3.0
    for tip in [start, end] {
      let across =
        dimension.axis == .horizontal ? Point(x: 0, y: reach) : Point(x: reach, y: 0)
      items += line(
        from: Point(x: tip.x - across.x, y: tip.y - across.y),
        to: Point(x: tip.x + across.x, y: tip.y + across.y), color, dashed: false)
    }
    return items
  }

  private func line(
    from start: Point, to end: Point, _ color: Color, dashed: Bool
  ) -> [DisplayList.Item] {
    let path = PaintedShape.path(.line(from: start, to: end))
    return [
      .stroke(path, Stroke(.rim, width: 1 + 2 / grid.scale)),
      .stroke(path, Stroke(color, width: 1, dashes: dashed ? [3, 2] : [])),
    ]
  }
}

extension LaidOutView {
  /// The alignment rect in the canvas's coordinates.
  package var absoluteAlignmentRect: Rect {
    alignmentRect.offsetBy(
      dx: absoluteFrame.minX - frame.minX, dy: absoluteFrame.minY - frame.minY)
  }
}

extension Color {
  fileprivate static let alignment = Color(red: 1, green: 0.84, blue: 0)
  fileprivate static let baseline = Color(red: 0.69, green: 0.32, blue: 0.87)
  fileprivate static let margin = Color(red: 0.35, green: 0.78, blue: 0.98)
  fileprivate static let guide = Color(red: 0.19, green: 0.69, blue: 0.78)
  fileprivate static let ambiguous = Color(red: 1, green: 0.58, blue: 0)
  fileprivate static let constraint = Color(red: 0, green: 0.48, blue: 1)
  fileprivate static let violated = Color(red: 1, green: 0.23, blue: 0.19)
  fileprivate static let rim = Color(white: 0, alpha: 0.25)
}
