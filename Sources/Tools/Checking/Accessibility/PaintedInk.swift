import AutoLayout
import Controls
import Drawing
import Geometry
import InterfaceBuilder
import Rendering
import Typesetting

/// A text or symbol as it is painted, for measuring its contrast.
struct PaintedInk {
  /// What is painted.
  enum Kind: Hashable {
    case text, symbol
  }

  let kind: Kind
  /// The view that paints it.
  let view: View
  /// The colour, with the opacity of everything around it.
  let color: Color
  /// The font of a text; nil for a symbol.
  let font: FontDescriptor?
  /// Where it is, in the canvas's coordinates.
  let rect: Rect
  /// The number of its run in the text.
  var run = 0

  /// The least contrast that it needs: 3 for symbols and large texts, which have 18 points or bold 14,
  /// otherwise 4.5.
  var leastRatio: Double {
    guard let font else { return 3 }
    return font.size >= 18 || font.size >= 14 && font.weight >= 700 ? 3 : 4.5
  }

  /// Returns what the views of a laid-out tree paint, in the order of the tree.
  ///
  /// What is disabled, hidden or turned is left out, and what lies behind a modal view.
  static func all(in scene: LaidOutScene) -> [PaintedInk] {
    var found: [PaintedInk] = []
    func visit(_ view: View, _ opacity: Double) {
      let opacity = opacity * min(view.alpha, 1)
      guard !view.isHidden, opacity > 0, view.transform == .identity else { return }
      if (view as? PaintedView)?.isEnabled != false, let painted = view.asPaintable {
        let inset = scene.nib?.tree.insets[ObjectIdentifier(view)] ?? 0
        let bounds = scene.paintedFrame(of: view).offsetBy(dx: 0, dy: inset)
        found += inks(of: painted, bounds, opacity, measuredBy: scene.text)
      }
      for subview in view.reachableSubviews { visit(subview, opacity) }
    }
    visit(scene.root, 1)
    return found
  }

  /// Returns the size of the largest text of each label, button, field and text view; only for lookup.
  static func sizes(in scene: LaidOutScene) -> [String: Double] {
    all(in: scene).reduce(into: [:]) { sizes, ink in
      guard let font = ink.font, ink.view.asTextCarrying != nil else { return }
      sizes[ink.view.sceneID] = max(sizes[ink.view.sceneID] ?? 0, font.size)
    }
  }

  private static func inks(
    of view: any Paintable, _ bounds: Rect, _ opacity: Double,
    measuredBy measurer: any TextMeasuring
  ) -> [PaintedInk] {
    guard !bounds.isEmpty else { return [] }
    if let image = view as? ImageView {
      guard image.image.map({ image.isMeaningful($0) }) ?? (image.symbol != nil) else { return [] }
      return [
        PaintedInk(
          kind: .symbol, view: view, color: image.effectiveTint.multipliedAlpha(by: opacity),
          font: nil, rect: around(bounds, of: image))
      ]
    }
    let list = DisplayList(view.contentAsLaidOut(in: bounds))
    let texts = texts(in: list, of: view, opacity, measurer)
    guard let button = view as? Button, case .symbol? = button.picture else { return texts }
    return texts + [
      PaintedInk(
        kind: .symbol, view: view, color: button.pictureTint.multipliedAlpha(by: opacity),
        font: nil, rect: button.picturePlace(in: bounds).insetBy(dx: -edge, dy: -edge))
    ]
  }

  /// How far smoothed edges of a symbol reach, in points: what is behind it is read beyond them.
  private static let edge = 1.5

  /// Returns the corners at which the ground of a picture is read: those of a ground of its own, or else
  /// outside of it.
  private static func around(_ bounds: Rect, of image: ImageView) -> Rect {
    image.layer.background == nil ? bounds.insetBy(dx: -edge, dy: -edge) : bounds
  }

  private static func texts(
    in list: DisplayList, of view: View, _ opacity: Double, _ measurer: any TextMeasuring
  ) -> [PaintedInk] {
    list.items.flatMap { item -> [PaintedInk] in
      switch item {
      case .text(let paragraph, let rect, let color, .some):
        let size = measurer.measure(paragraph, width: rect.width).size
        let x: Double =
          switch paragraph.resolvedAlignment {
          case .right: rect.maxX - size.width
          case .center: rect.midX - size.width / 2
          default: rect.minX
          }
        let place = Rect(x: x, y: rect.minY, width: size.width, height: size.height)
        return paragraph.runs.enumerated().filter { $1.hasOwnColors }.map { index, run in
          PaintedInk(
            kind: .text, view: view, color: (run.color ?? color).multipliedAlpha(by: opacity),
            font: run.font, rect: place, run: min(index, PaintedGround.mostRuns - 1))
        }
      case .group(let group, let inner):
        guard group.transform == .identity else { return [] }
        return texts(in: inner, of: view, opacity * group.opacity, measurer)
      case .masked(let inner, _), .shadowed(let inner, _):
        return texts(in: inner, of: view, opacity, measurer)
      case .image(_, let tiles, .some(let tint)):
        // A picture in the tint beside a title; several tiles, or one as large as the view, are a ground.
        guard view is Button, tiles.count == 1, let rect = tiles.first?.destination,
          rect.width < view.bounds.width || rect.height < view.bounds.height
        else { return [] }
        return [
          PaintedInk(
            kind: .symbol, view: view, color: tint.multipliedAlpha(by: opacity), font: nil,
            rect: rect.insetBy(dx: -1, dy: -1))
        ]
      default: return []
      }
    }
  }
}

extension ImageView {
  /// Whether a picture in the tint is read, and so says something.
  fileprivate func isMeaningful(_ picture: Image) -> Bool {
    picture.isTemplate && picture.capInsets == nil && accessibility?.isElement == true
  }
}

/// What is painted behind the texts and symbols of a layout, and what becomes of their colours.
///
/// Texts are painted as blocks of their colours, so that whatever lies over them, and every opacity around
/// them, changes both colours as it changes the letters.
struct PaintedGround {
  /// The layout without texts, and with its texts as blocks, for each run of a text.
  private let layers: [(ground: Canvas, ink: Canvas)]
  /// The same with all texts in one colour that stands out, to tell what is covered.
  private let probe: Canvas

  /// How many runs of a text are told apart.
  static let mostRuns = 3

  /// Paints a layout; nil if it can't be painted.
  init?(_ scene: LaidOutScene, runs: Int) {
    let list = scene.layoutList()
    func paint(_ block: DisplayList.TextBlock) -> Canvas? {
      let scale = min(scene.scale, 2)
      guard
        let canvas = try? Canvas(size: scene.size, scale: scale, background: scene.background),
        (try? canvas.draw(list.withTexts(as: block), text: scene.text)) != nil
      else { return nil }
      scene.note(painting: canvas.work)
      return canvas
    }
    var layers: [(ground: Canvas, ink: Canvas)] = []
    for run in 0..<max(1, min(runs, Self.mostRuns)) {
      guard let ground = paint(.background(run: run)), let ink = paint(.color(run: run)) else {
        return nil
      }
      layers.append((ground, ink))
    }
    guard let probe = paint(.probe) else { return nil }
    (self.layers, self.probe) = (layers, probe)
  }

  /// The colour with the least contrast against an ink.
  struct Worst {
    let ground: Color
    let ink: Color
    let ratio: Double
    /// All that the ink stands on, the worst first.
    let grounds: [Color]
  }

  /// Returns the colour with the least contrast against an ink, over nearly all of the ink's place; nil off
  /// the canvas and where something covers it.
  ///
  /// One place in twenty may be worse: the edge of a picture is no ground.
  func worst(behind ink: PaintedInk) -> Worst? {
    let layer = layers[min(ink.run, layers.count - 1)]
    var found: [(ground: Color, ink: Color, ratio: Double)] = []
    for point in points(in: ink, on: layer.ground) {
      let ground = color(at: point, of: layer.ground)
      var color = Contrast.over(ink.color, ground)
      if ink.kind == .text {
        guard self.color(at: point, of: probe) != ground else { continue }
        color = self.color(at: point, of: layer.ink)
      }
      found.append((ground, color, Contrast.ratio(color, ground)))
    }
    guard !found.isEmpty else { return nil }
    let few = found.count / 20
    let worst = found.sorted { $0.ratio < $1.ratio }[few]
    var grounds = [worst.ground]
    for (ground, _, _) in found
    where worst.ratio < ink.leastRatio && !grounds.contains(ground) {
      if found.count(where: { $0.ground == ground }) > few { grounds.append(ground) }
    }
    return Worst(ground: worst.ground, ink: worst.ink, ratio: worst.ratio, grounds: grounds)
  }

  /// Returns the ratio of a border to what is around a frame, or of a view's own background where that
  /// stands out more; nil at the canvas's edges.
  func worst(
    around frame: Rect, _ border: Color, _ background: Color?
  ) -> (ground: Color, ratio: Double)? {
    let canvas = layers[0].ground
    let frame = frame.insetBy(dx: -2, dy: -2)
    let corners = [(frame.minX, frame.midY), (frame.maxX, frame.midY), (frame.midX, frame.minY)]
    let grounds = corners.filter {
      $0.0 >= 0 && $0.1 >= 0 && $0.0 < canvas.size.width && $0.1 < canvas.size.height
    }.map { color(at: (Int($0.0 * canvas.scale), Int($0.1 * canvas.scale)), of: canvas) }
    let ratios = grounds.map { ground in
      let ratios = [border, background ?? .clear].map {
        Contrast.ratio(Contrast.over($0, ground), ground)
      }
      return (ground: ground, ratio: ratios[0] > ratios[1] ? ratios[0] : ratios[1])
    }
    return ratios.min { $0.ratio < $1.ratio }
  }

  /// The pixels that are read: a grid over a text, the corners around a symbol.
  private func points(in ink: PaintedInk, on canvas: Canvas) -> [(x: Int, y: Int)] {
    let scale = canvas.scale
    let whole = Rect(origin: .zero, size: canvas.size)
    // A block's edges lie between pixels.
    let inner =
      ink.kind == .text && min(ink.rect.width, ink.rect.height) > 4
      ? ink.rect.insetBy(dx: 1, dy: 1) : ink.rect
    guard let rect = inner.intersection(whole), !rect.isEmpty else { return [] }
    let (left, right) = (rect.minX * scale, rect.maxX * scale - 1)
    let (top, bottom) = (rect.minY * scale, rect.maxY * scale - 1)
    let columns = ink.kind == .symbol ? 1 : Self.columns
    let rows = ink.kind == .symbol ? 1 : Self.rows
    return (0...rows).flatMap { row in
      (0...columns).map { column in
        let x = left + (right - left) * Double(column) / Double(columns)
        let y = top + (bottom - top) * Double(row) / Double(rows)
        return (
          min(max(Int(x.rounded()), 0), canvas.pixelWidth - 1),
          min(max(Int(y.rounded()), 0), canvas.pixelHeight - 1)
        )
      }
    }
  }

  private static let (columns, rows) = (40, 8)

  private func color(at point: (x: Int, y: Int), of canvas: Canvas) -> Color {
    let word = canvas.pixel(x: point.x, y: point.y)
    func part(_ shift: UInt32) -> Double { Double(word >> shift & 0xFF) / 255 }
    // A clear ground shows the page, which is white.
    let rest = 1 - part(24)
    return Color(red: part(16) + rest, green: part(8) + rest, blue: part(0) + rest)
  }
}

extension DisplayList {
  /// What takes the place of texts.
  fileprivate enum TextBlock {
    /// The background of a run, if it has one.
    case background(run: Int)
    /// The colour of a run.
    case color(run: Int)
    /// A colour that nobody uses.
    case probe
  }

  /// The list with blocks in place of its texts.
  fileprivate func withTexts(as block: TextBlock) -> DisplayList {
    DisplayList(
      items.flatMap { item -> [Item] in
        switch item {
        case .text(let paragraph, let rect, let color, _):
          guard !paragraph.runs.isEmpty else { return [] }
          func fill(_ color: Color?) -> [Item] {
            color.map { [.fill(.rect(rect), .color($0))] } ?? []
          }
          func run(_ index: Int) -> TextRun { paragraph.runs[min(index, paragraph.runs.count - 1)] }
          switch block {
          case .background(let index): return fill(run(index).background)
          case .color(let index):
            return fill(run(index).background) + fill(run(index).color ?? color)
          case .probe: return fill(Color(red: 0.93, green: 0.11, blue: 0.57))
          }
        case .group(let group, let list): return [.group(group, list.withTexts(as: block))]
        case .masked(let list, let mask): return [.masked(list.withTexts(as: block), by: mask)]
        case .shadowed(let list, let shadow):
          return [.shadowed(list.withTexts(as: block), shadow)]
        default: return [item]
        }
      })
  }
}

extension TextRun {
  /// Whether it paints letters in its colour, and not only spaces, pictures and emoji.
  fileprivate var hasOwnColors: Bool {
    attachment == nil
      && text.unicodeScalars.contains {
        !$0.properties.isWhitespace && !$0.properties.isEmojiPresentation
          && $0.value != 0xFE0F && $0.value != 0x200D
      }
  }
}

extension View {
  /// The subviews that people can reach: only the last of those that are modal, if there are any.
  var reachableSubviews: [View] {
    let visible = subviews.filter { !$0.isHidden }
    return visible.last { $0.accessibility?.isModal == true }.map { [$0] } ?? visible
  }
}
