import AutoLayout
package import Documents
import Drawing
import Geometry
package import Rendering
import Typesetting

/// The scene with colour only for its problems: views of conflicts red, free views orange, each
/// with the number of its caption below the canvas.
struct DiagnosisPicture {
  /// The display list, including captions.
  let list: DisplayList
  /// The size of the whole picture in points.
  let size: Size

  /// A problem with its views.
  private struct Fault {
    let number: Int
    let rects: [Rect]
    let color: Color
    let words: [String]
  }

  private static let narrowest = 360.0
  private static let margin = 12.0

  /// Paints the picture of a laid-out scene.
  init(
    _ scene: LaidOutScene, base: DisplayList, measurer: any TextMeasuring,
    advised: ([Diagnostic]) -> [Diagnostic]
  ) {
    var result = scene.result()
    result.diagnostics = advised(result.diagnostics)
    let grid = PixelGrid(scale: scene.scale)
    let faults = Self.faults(of: scene, result)
    let width = max(scene.size.width, Self.narrowest)
    var list = base
    list.append(
      contentsOf: DisplayList([
        .fill(
          .rect(Rect(origin: .zero, size: scene.size)), .color(Color(white: 1, alpha: 0.7)))
      ]))
    let lines = Self.members(of: scene).compactMap { ConstraintLine($0, in: scene.root) }
    for fault in faults { list.append(contentsOf: DisplayList(Self.highlight(fault, grid))) }
    let overlays = OverlayPainter(result, lines: lines, measurer: measurer)
    list.append(
      contentsOf: overlays.paint([OverlayChoice(.ambiguity), OverlayChoice(.constraints)]).list)
    var taken: [Rect] = []
    for fault in faults {
      list.append(contentsOf: DisplayList(Self.badges(fault, scene.size, measurer, grid, &taken)))
    }
    let captions = Captions(
      faults.isEmpty
        ? [
          Captions.Entry(
            mark: nil, color: .sound, lines: ["nothing conflicts, nothing is ambiguous"])
        ]
        : faults.map { Captions.Entry(mark: "\($0.number)", color: $0.color, lines: $0.words) },
      width: width, top: scene.size.height, margin: Self.margin, measurer: measurer, grid: grid)
    list.append(contentsOf: DisplayList(captions.items))
    self.list = list
    size = Size(width: width, height: captions.bottom)
  }

  // MARK: Faults

  private static func members(of scene: LaidOutScene) -> [LayoutConstraint] {
    scene.root.layoutIssues.filter { $0.kind == .unsatisfiable }
      .flatMap { scene.root.engine.members(of: $0) }
  }

  private static func faults(of scene: LaidOutScene, _ result: LayoutResult) -> [Fault] {
    var faults: [Fault] = []
    let issues = scene.root.layoutIssues.filter { $0.kind == .unsatisfiable }
    let conflicts = result.diagnostics.filter { $0.code == .unsatisfiable }
    for (issue, conflict) in zip(issues, conflicts) {
      var rects: [Rect] = []
      let members = scene.root.engine.members(of: issue)
      for item in members.flatMap({ [$0.first, $0.second] }).compactMap({ $0 }) {
        let rect = item.canvasRect
        if item.owner !== scene.root, !rects.contains(rect) { rects.append(rect) }
      }
      let cure = conflict.advice.first { $0.edit != nil }
      faults.append(
        Fault(
          number: faults.count + 1, rects: rects, color: .conflict,
          words: [conflict.message]
            + (cure?.edit.map { ["cure: \($0)"] } ?? [])))
    }
    let views = Dictionary(
      result.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in result.diagnostics where diagnostic.code == .ambiguous {
      guard let id = diagnostic.view, let view = views[id].map({ result.views[$0] }) else {
        continue
      }
      faults.append(
        Fault(
          number: faults.count + 1, rects: [view.absoluteAlignmentRect], color: .free,
          words: [diagnostic.message]
            + (diagnostic.advice.first?.edit.map { ["cure: \($0)"] } ?? [])))
    }
    return faults
  }

  // MARK: Painting

  private static func highlight(_ fault: Fault, _ grid: PixelGrid) -> [DisplayList.Item] {
    fault.rects.flatMap { rect -> [DisplayList.Item] in
      let rect = grid.round(rect)
      // A view without size is marked with a spot, so that it isn't overlooked.
      guard rect.width > 0, rect.height > 0 else {
        let spot = Rect(x: rect.minX - 3, y: rect.minY - 3, width: 6, height: 6)
        return [.fill(.box(spot, radius: 3), .color(fault.color))]
      }
      return [
        .fill(.rect(rect), .color(fault.color.multipliedAlpha(by: 0.16))),
        .stroke(.rect(rect.insetBy(dx: 1, dy: 1)), Stroke(fault.color, width: 2)),
      ]
    }
  }

  private static func badges(
    _ fault: Fault, _ canvas: Size, _ measurer: any TextMeasuring, _ grid: PixelGrid,
    _ taken: inout [Rect]
  ) -> [DisplayList.Item] {
    fault.rects.flatMap { rect -> [DisplayList.Item] in
      let place = grid.round(Self.place(of: rect, canvas, besides: taken))
      taken.append(place)
      return Captions.badge("\(fault.number)", at: place, fault.color, measurer, grid)
    }
  }

  /// Returns the frame of a view's badge: on its corner, otherwise to the right of the badges
  /// there, or in the rows below once the canvas ends.
  private static func place(of rect: Rect, _ canvas: Size, besides taken: [Rect]) -> Rect {
    let (side, step) = (16.0, 17.0)
    let (right, bottom) = (max(canvas.width - side, 0), max(canvas.height - side, 0))
    let left = min(max(rect.minX - side / 2, 0), right)
    var place = Rect(
      x: left, y: min(max(rect.minY - side / 2, 0), bottom), width: side, height: side)
    while taken.contains(where: {
      abs($0.minX - place.minX) < side && abs($0.minY - place.minY) < side
    }) {
      place.origin.x += step
      if place.minX > right {
        place.origin = Point(x: left, y: place.minY + step)
        if place.minY > bottom { break }
      }
    }
    return place
  }
}

extension LaidOutScene {
  /// Returns the bytes of a picture in which only problems have colour, with captions below.
  ///
  /// - Parameter advised: returns the findings with the advice to show.
  package func diagnosis(
    as format: OutputFormat, advised: ([Diagnostic]) -> [Diagnostic]
  ) throws(RenderError) -> [UInt8] {
    let picture = DiagnosisPicture(
      self, base: layoutList(), measurer: text, advised: advised)
    return try encoded(as: format, size: picture.size) { picture.list }
  }
}

/// The numbered lines below the canvas.
private struct Captions {
  struct Entry {
    let mark: String?
    let color: Color
    let lines: [String]
  }

  let items: [DisplayList.Item]
  /// The bottom edge of the captions.
  let bottom: Double

  init(
    _ entries: [Entry], width: Double, top: Double, margin: Double, measurer: any TextMeasuring,
    grid: PixelGrid
  ) {
    var texts: [DisplayList.Item] = []
    var y = top + margin
    for entry in entries {
      let left = margin + (entry.mark == nil ? 0 : 24)
      if let mark = entry.mark {
        texts += Self.badge(
          mark, at: grid.round(Rect(x: margin, y: y, width: 16, height: 16)), entry.color,
          measurer, grid)
      }
      for (index, line) in entry.lines.enumerated() {
        let isFirst = index == 0
        let paragraph = Paragraph(
          line, font: .system(12, weight: isFirst ? 600 : 400), lines: 0,
          lineBreak: .wordWrap)
        let room = max(width - left - margin, 1)
        let size = grid.ceil(measurer.measure(paragraph, width: room).size)
        texts.append(
          .text(
            paragraph,
            in: grid.round(Rect(x: left, y: y, width: room, height: size.height)),
            color: isFirst ? .ink : .pale))
        y += size.height + 2
      }
      y += 6
    }
    bottom = grid.ceil(y + margin - 6)
    let ground = Rect(x: 0, y: top, width: width, height: bottom - top)
    items =
      [
        .fill(.rect(ground), .color(.white)),
        .fill(.rect(Rect(x: 0, y: top, width: width, height: 1)), .color(.hairline)),
      ] + texts
  }

  static func badge(
    _ text: String, at rect: Rect, _ color: Color, _ measurer: any TextMeasuring,
    _ grid: PixelGrid
  ) -> [DisplayList.Item] {
    let paragraph = Paragraph(text, font: .system(10, weight: 700), alignment: .center)
    let height = grid.ceil(measurer.measure(paragraph, width: nil).size.height)
    let place = Rect(
      x: rect.minX, y: grid.round(rect.midY - height / 2), width: rect.width, height: height)
    return [
      .fill(.box(rect, radius: rect.height / 2), .color(color)),
      .text(paragraph, in: place, color: .white),
    ]
  }
}

extension Color {
  fileprivate static let conflict = Color(red: 1, green: 0.23, blue: 0.19)
  fileprivate static let free = Color(red: 0.95, green: 0.52, blue: 0)
  fileprivate static let sound = Color(red: 0.2, green: 0.65, blue: 0.32)
  fileprivate static let ink = Color(white: 0.1)
  fileprivate static let pale = Color(white: 0.4)
  fileprivate static let hairline = Color(white: 0.8)
}
