import AutoLayout
import Controls
import Drawing
import Geometry
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

  /// The least contrast that it needs: 3 for symbols and large texts, which have 18 points or bold 14,
  /// otherwise 4.5.
  var leastRatio: Double {
    guard let font else { return 3 }
    return font.size >= 18 || font.size >= 14 && font.weight >= 700 ? 3 : 4.5
  }

  /// Returns what the views of a laid-out tree paint, in the order of the tree.
  ///
  /// What is disabled, hidden or turned is left out.
  static func all(in scene: LaidOutScene) -> [PaintedInk] {
    var found: [PaintedInk] = []
    func visit(_ view: View, _ opacity: Double) {
      let opacity = opacity * min(view.alpha, 1)
      guard !view.isHidden, opacity > 0, view.transform == .identity,
        view.accessibility?.isHidden != true
      else { return }
      if (view as? PaintedView)?.isEnabled != false, let painted = view.asPaintable {
        found += inks(of: painted, opacity, measuredBy: scene.text)
      }
      for subview in view.subviews { visit(subview, opacity) }
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
    of view: any Paintable, _ opacity: Double, measuredBy measurer: any TextMeasuring
  ) -> [PaintedInk] {
    let bounds = view.convert(view.bounds, to: nil)
    guard !bounds.isEmpty else { return [] }
    if let image = view as? ImageView {
      guard image.symbol != nil, image.image == nil else { return [] }
      return [
        PaintedInk(
          kind: .symbol, view: view, color: image.effectiveTint.multipliedAlpha(by: opacity),
          font: nil, rect: bounds)
      ]
    }
    return texts(in: DisplayList(view.contentAsLaidOut(in: bounds)), of: view, opacity, measurer)
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
        return paragraph.runs.filter { !$0.text.isEmpty && $0.attachment == nil }.map { run in
          PaintedInk(
            kind: .text, view: view, color: (run.color ?? color).multipliedAlpha(by: opacity),
            font: run.font, rect: place)
        }
      case .group(let group, let inner):
        guard group.transform == .identity else { return [] }
        return texts(in: inner, of: view, opacity * group.opacity, measurer)
      case .masked(let inner, _), .shadowed(let inner, _):
        return texts(in: inner, of: view, opacity, measurer)
      default: return []
      }
    }
  }
}

/// What is painted behind the texts and symbols of a layout.
struct PaintedGround {
  private let canvas: Canvas

  /// Paints a layout without its texts; nil if it can't be painted.
  init?(_ scene: LaidOutScene) {
    let scale = min(scene.scale, 2)
    guard
      let canvas = try? Canvas(size: scene.size, scale: scale, background: scene.background),
      (try? canvas.draw(scene.layoutList().withoutTexts, text: scene.text)) != nil
    else { return nil }
    scene.note(painting: canvas.work)
    self.canvas = canvas
  }

  /// Returns the colour with the least contrast against an ink, and the ratio, over nearly all of the
  /// ink's place; nil off the canvas.
  ///
  /// One place in twenty may be worse: the edge of a picture is no ground.
  func worst(behind ink: PaintedInk) -> (ground: Color, ratio: Double)? {
    var found: [(ground: Color, ratio: Double)] = []
    for point in points(in: ink) {
      let ground = color(at: point)
      found.append((ground, Contrast.ratio(Contrast.over(ink.color, ground), ground)))
    }
    guard !found.isEmpty else { return nil }
    return found.sorted { $0.ratio < $1.ratio }[found.count / 20]
  }

  /// The pixels that are read: a grid over a text, the corners around a symbol.
  private func points(in ink: PaintedInk) -> [(x: Int, y: Int)] {
    let scale = canvas.scale
    let whole = Rect(origin: .zero, size: canvas.size)
    guard let rect = ink.rect.intersection(whole), !rect.isEmpty else { return [] }
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

  private func color(at point: (x: Int, y: Int)) -> Color {
    let word = canvas.pixel(x: point.x, y: point.y)
    func part(_ shift: UInt32) -> Double { Double(word >> shift & 0xFF) / 255 }
    // A clear ground shows the page, which is white.
    let rest = 1 - part(24)
    return Color(red: part(16) + rest, green: part(8) + rest, blue: part(0) + rest)
  }
}

extension DisplayList {
  /// The list with everything but its texts.
  fileprivate var withoutTexts: DisplayList {
    DisplayList(
      items.compactMap { item in
        switch item {
        case .text: nil
        case .group(let group, let list): .group(group, list.withoutTexts)
        case .masked(let list, let mask): .masked(list.withoutTexts, by: mask)
        case .shadowed(let list, let shadow): .shadowed(list.withoutTexts, shadow)
        default: item
        }
      })
  }
}
