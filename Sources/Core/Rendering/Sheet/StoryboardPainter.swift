import Drawing
package import Geometry
import InterfaceBuilder
package import Typesetting

/// Draws a storyboard's sheet: pictures with captions, and arrows with the kinds of their segues.
package struct StoryboardPainter {
  /// The pictures, whose text is drawn as their scenes measure it.
  private(set) var pictures = DisplayList()
  /// Everything else, whose text is always set in fonts if there are any.
  private(set) var labels = DisplayList()
  /// The sheet's size in points.
  private(set) var size = Size.zero

  private let sheet: StoryboardSheet
  private let measurer: any TextMeasuring
  /// The factor by which the canvas is scaled down.
  private let factor: Double
  /// The frames of the pictures.
  package private(set) var frames: [Rect] = []
  /// The frames of the heading and of the texts that name the pictures.
  package private(set) var captions: [Rect] = []
  /// The frames of the labels of segues.
  package private(set) var plates: [Rect] = []
  /// The bottom of what is drawn.
  private var end = 0.0

  private static let caption = FontDescriptor.system(15, weight: 600)
  private static let kind = FontDescriptor.system(13)
  /// The font of segues, which grows with the sheet so that it's legible where the whole is shown.
  private let segue: FontDescriptor
  private static let line = Color(white: 0.55)
  private static let entry = Color(red: 0, green: 0.48, blue: 1)
  private static let captionHeight = 46.0
  /// The width of a sheet, in points, up to which labels of 12 points are legible in a window.
  private static let legibleWidth = 1_600.0
  private static let entryLength = 56.0

  /// Draws a sheet; `measurer` measures its captions.
  package init(_ sheet: StoryboardSheet, measurer: any TextMeasuring) {
    self.sheet = sheet
    self.measurer = measurer
    let own = sheet.frames
    let extent = Size(width: own.map(\.maxX).max() ?? 1, height: own.map(\.maxY).max() ?? 1)
    factor = min(
      1, SheetStyle.widestSheet / max(extent.width, 1),
      SheetStyle.highestSheet / max(extent.height, 1))
    let width = extent.width * factor
    segue = .system((12 * min(max(width / Self.legibleWidth, 1), 2)).rounded(), weight: 500)
    let corner = Point(x: SheetStyle.margin + Self.entryLength, y: SheetStyle.margin + 58)
    frames = own.map {
      Rect(
        x: corner.x + $0.minX * factor, y: corner.y + $0.minY * factor,
        width: $0.width * factor, height: $0.height * factor)
    }
    let heading = write(
      sheet.title, SheetStyle.title, SheetStyle.ink,
      at: Point(x: SheetStyle.margin, y: SheetStyle.margin))
    captions.append(heading)
    end = heading.maxY
    for (scene, frame) in zip(sheet.canvas.scenes, frames) { draw(scene, in: frame) }
    drawSegues()
    size = Size(
      width: max(
        frames.map(\.maxX).max() ?? 0, heading.maxX, labels.textBounds) + SheetStyle.margin,
      height: end + SheetStyle.margin)
  }

  // MARK: - Controllers

  private mutating func draw(_ scene: NibCanvas.Scene, in frame: Rect) {
    if let picture = scene.tree.flatMap({ sheet.pictures[$0] }) {
      let transform = AffineTransform(scaleX: factor, y: factor)
        .concatenating(AffineTransform(translationX: frame.minX, y: frame.minY))
      let canvas = PaintedShape.rect(Rect(origin: .zero, size: picture.size))
      let ground = DisplayList([.fill(canvas, .color(picture.background))] + picture.list.items)
      pictures.append(.group(DisplayList.Group(clip: canvas, transform: transform), ground))
    } else {
      pictures.append(.fill(.rect(frame), .color(Color(white: 0.92))))
      center(scene.kind, Self.kind, SheetStyle.grey, in: frame)
    }
    let color = scene.isInitial ? Self.entry : SheetStyle.hairline
    labels.append(.stroke(.rect(frame.insetBy(dx: -0.5, dy: -0.5)), Stroke(color, width: 1)))
    let top = Point(x: frame.minX, y: frame.maxY + 8)
    let width = captionWidth(below: frame)
    captions.append(write(scene.name, Self.caption, SheetStyle.ink, at: top, width: width))
    let second = Rect(x: top.x, y: top.y + 20, width: width, height: 16)
    if scene.name != scene.kind, !frames.contains(where: { $0.isNear(second, gap: 0) }) {
      captions.append(
        write(scene.kind, Self.kind, SheetStyle.grey, at: second.origin, width: width))
    }
    if scene.isInitial { drawEntry(frame) }
  }

  /// Returns the room of a picture's caption: at least its width, and up to what is beside it.
  private func captionWidth(below frame: Rect) -> Double {
    let ends = frames.filter {
      $0.minX > frame.minX && $0.minY < frame.maxY + Self.captionHeight
        && $0.maxY + Self.captionHeight > frame.maxY
    }.map { $0.minX - frame.minX - 12 }
    return max(frame.width, 120, min(ends.min() ?? 240, 240))
  }

  /// Draws the arrow to the initial view controller.
  private mutating func drawEntry(_ frame: Rect) {
    let end = Point(x: frame.minX - 2, y: frame.midY)
    let start = Point(x: end.x - Self.entryLength + 12, y: end.y)
    arrow([start, end], Self.entry, width: 3)
  }

  // MARK: - Segues

  /// Draws all arrows before their labels, so that no line crosses a label.
  private mutating func drawSegues() {
    var places: [String: Int] = [:]
    for (index, scene) in sheet.canvas.scenes.enumerated() { places[scene.id] = index }
    var uses: [[Int]: Int] = [:]
    var router = SegueRouter(obstacles)
    var arrows: [SegueLabels.Arrow] = []
    var ends: [[Int]] = []
    for segue in sheet.canvas.segues {
      guard let source = places[segue.source], let destination = places[segue.destination] else {
        continue
      }
      let pair = [source, destination].sorted()
      let count = uses[pair, default: 0]
      uses[pair] = count + 1
      let points = way(from: source, to: destination, lane: count, &router)
      arrow(points, Self.line, width: 1.5)
      let words = [segue.kind, segue.identifier].compactMap(\.self)
      arrows.append(SegueLabels.Arrow(points, words: words))
      ends.append([source, destination])
    }
    drawLabels(of: arrows, ends: ends)
  }

  /// The pictures with their captions.
  private var obstacles: [Rect] {
    frames.map {
      Rect(
        x: $0.minX, y: $0.minY, width: max($0.width, 120), height: $0.height + Self.captionHeight)
    }
  }

  /// Returns the simplest route between two pictures, or one around what would be in its way.
  private func way(
    from source: Int, to destination: Int, lane: Int, _ router: inout SegueRouter
  ) -> [Point] {
    guard source != destination else { return loop(at: frames[source]) }
    let simple = route(frames[source], frames[destination], lane: lane)
    guard !router.isFree(simple, from: source, to: destination) else { return simple }
    return router.way(from: source, to: destination) ?? simple
  }

  /// Returns a route from one picture to another with two bends at most; further ones of the same
  /// pair run beside it.
  private func route(_ from: Rect, _ to: Rect, lane: Int) -> [Point] {
    let shift = Double((lane + 1) / 2) * (lane.isMultiple(of: 2) ? 1 : -1) * 40
    if to.minX >= from.maxX || to.maxX <= from.minX {
      let isRight = to.minX >= from.maxX
      let y = overlap(from.minY, from.maxY, to.minY, to.maxY)
      let start = Point(x: isRight ? from.maxX : from.minX, y: (y ?? from.midY) + shift)
      let end = Point(x: isRight ? to.minX : to.maxX, y: (y ?? to.midY) + shift)
      let x = (start.x + end.x) / 2
      return y != nil
        ? [start, end] : [start, Point(x: x, y: start.y), Point(x: x, y: end.y), end]
    }
    let isDown = to.midY >= from.midY
    // Several arrows share what both pictures have in common.
    let (left, right) = (max(from.minX, to.minX), min(from.maxX, to.maxX))
    let x = (left + right) / 2 + shift * min(1, (right - left) / 240)
    let below = isDown ? Self.captionHeight : 0
    return [
      Point(x: x, y: isDown ? from.maxY + below : from.minY),
      Point(x: x, y: isDown ? to.minY : to.maxY + Self.captionHeight),
    ]
  }

  private func loop(at frame: Rect) -> [Point] {
    let (x, y) = (frame.maxX, frame.midY)
    return [
      Point(x: x, y: y - 30), Point(x: x + 30, y: y - 30), Point(x: x + 30, y: y + 30),
      Point(x: x, y: y + 30),
    ]
  }

  /// Returns the middle of the overlap of two spans; nil if there is none.
  private func overlap(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double)
    -> Double?
  {
    let (lower, upper) = (max(first, third), min(second, fourth))
    return upper - lower > 40 ? (lower + upper) / 2 : nil
  }

  /// Draws a line with an arrowhead at its end.
  private mutating func arrow(_ points: [Point], _ color: Color, width: Double) {
    guard let end = points.last, points.count > 1, let start = points.first else { return }
    let before = points[points.count - 2]
    let (dx, dy) = (end.x - before.x, end.y - before.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    let (ux, uy) = (dx / length, dy / length)
    let head = width * 2 + 5
    let base = Point(x: end.x - ux * head, y: end.y - uy * head)
    var line: [Path.Element] = [.move(start)]
    line += points.dropFirst().dropLast().map { .line($0) }
    line.append(.line(base))
    labels.append(.stroke(.path(Path(line)), Stroke(color, width: width)))
    let side = head * 0.55
    let triangle = Path([
      .move(end), .line(Point(x: base.x - uy * side, y: base.y + ux * side)),
      .line(Point(x: base.x + uy * side, y: base.y - ux * side)), .close,
    ])
    labels.append(.fill(.path(triangle), .color(color)))
  }

  // MARK: - Labels

  /// Draws the labels of segues, and below everything a legend of those that are numbers.
  private mutating func drawLabels(of arrows: [SegueLabels.Arrow], ends: [[Int]]) {
    let entries = zip(sheet.canvas.scenes, frames).filter(\.0.isInitial).map {
      Rect(
        x: $1.minX - Self.entryLength, y: $1.midY - 8, width: Self.entryLength, height: 16)
    }
    var places = SegueLabels(
      avoiding: frames + captions + entries, font: segue, measurer: measurer)
    let tags = places.place(arrows)
    var rows: [String] = []
    for (index, tag) in tags.enumerated() {
      if let tag { draw(tag) }
      guard tag?.number != nil || tag == nil else { continue }
      let names = ends[index].map { sheet.canvas.scenes[$0].name }
      rows.append(
        "\(tag?.number.map(String.init) ?? "\u{2013}")   \(arrows[index].line): "
          + names.joined(separator: " \u{2192} "))
    }
    plates = tags.compactMap { $0?.plate }
    end = (frames.map { $0.maxY + Self.captionHeight } + plates.map(\.maxY)).max() ?? end
    for row in rows {
      end = write(row, segue, SheetStyle.ink, at: Point(x: SheetStyle.margin, y: end + 8)).maxY
    }
  }

  private mutating func draw(_ label: SegueLabels.Label) {
    let plate = label.plate
    if let place = label.leader {
      let line = Path([.move(Point(x: plate.midX, y: plate.midY)), .line(place)])
      labels.append(.stroke(.path(line), Stroke(Self.line, width: 0.75)))
    }
    let shape = PaintedShape.box(plate, radius: min(plate.height / 2, segue.size))
    labels.append(.fill(shape, .color(.white)))
    labels.append(.border(shape, width: 1, color: SheetStyle.hairline))
    let padding = SegueLabels.padding
    labels.append(
      .text(
        label.text, in: plate.insetBy(dx: padding.width, dy: padding.height),
        color: SheetStyle.ink))
  }

  // MARK: - Words

  @discardableResult
  private mutating func write(
    _ text: String, _ font: FontDescriptor, _ color: Color, at place: Point, width: Double? = nil
  ) -> Rect {
    let paragraph = Paragraph(text, font: font, lineBreak: .truncateMiddle)
    let natural = measurer.measure(paragraph, width: nil).size
    let own = natural.width.rounded(.up) + 1
    let frame = Rect(
      origin: place, size: Size(width: min(own, width ?? own), height: natural.height))
    labels.append(.text(paragraph, in: frame, color: color))
    return frame
  }

  private mutating func center(
    _ text: String, _ font: FontDescriptor, _ color: Color, in frame: Rect
  ) {
    let natural = measurer.measure(Paragraph(text, font: font), width: nil).size
    let width = min(natural.width.rounded(.up) + 1, frame.width)
    write(
      text, font, color,
      at: Point(x: frame.midX - width / 2, y: frame.midY - natural.height / 2), width: width)
  }
}

extension DisplayList {
  /// The right end of the texts.
  fileprivate var textBounds: Double {
    items.reduce(0) { end, item in
      guard case .text(_, let frame, _, _) = item else { return end }
      return max(end, frame.maxX)
    }
  }
}
