import AutoLayout
import Controls
import Drawing
package import Geometry
import InterfaceBuilder
import Typesetting

/// The screen around a layout.
extension LaidOutScene {
  /// The size of the picture: that of the canvas, or of the whole screen around a document's view.
  package var pictureSize: Size { nib?.screen?.size ?? size }

  /// The background where nothing is drawn; clear outside a screen's rounded corners.
  func pictureBackground(with overlays: [OverlayChoice]) -> Color {
    cornerRadius(of: overlays) > 0 ? .clear : background
  }

  /// The hardware around a scene that shows it; nil for others.
  func hardware(of overlays: [OverlayChoice]) -> ScreenHardware? {
    guard nib == nil, overlays.contains(where: { $0.overlay == .screen }) else { return nil }
    return ScreenHardware(
      size: size, scale: scale, safeArea: root.layoutEnvironment.safeAreaInsets)
  }

  /// The radius of the picture's corners in points; 0 for square corners.
  private func cornerRadius(of overlays: [OverlayChoice]) -> Double {
    nib?.cornerRadius ?? hardware(of: overlays)?.cornerRadius ?? 0
  }

  /// Adds a caption to the middle of a document's picture if all of it has one colour.
  ///
  /// Only short lists are tested, at a small scale: a long one always shows something.
  func captionedIfBare(_ list: DisplayList) -> DisplayList {
    guard let nib, nib.tree.captions.isEmpty, list.items.count <= 24 else { return list }
    let longest = max(pictureSize.width, pictureSize.height, 1)
    let sample = try? Canvas(
      size: pictureSize, scale: min(1, 240 / longest), background: background,
      memory: PixelMemory())
    guard let sample, (try? sample.draw(list, text: text)) != nil, sample.hasOneColor else {
      return list
    }
    let words = Caption(
      title: subject.title ?? subject.name, detail: "nothing in it has a look of its own")
    let ground = nib.tree.root.asPaintable?.layer.background ?? background
    let whole = Rect(origin: .zero, size: pictureSize)
    return DisplayList(
      list.items + words.items(in: whole, on: ground, environment: nib.environment))
  }

  /// Places a layout's picture on the screen, below the bars and the device's features.
  func inScreen(
    _ list: DisplayList, _ overlays: [OverlayChoice], pixels: Double? = nil
  ) -> DisplayList {
    var items = list.items
    let screen = nib?.screen
    if let screen, screen.origin != .zero {
      let place = AffineTransform(translationX: screen.origin.x, y: screen.origin.y)
      items = [.group(DisplayList.Group(transform: place), list)]
    }
    if let screen {
      items += TreePainter(grid: PixelGrid(scale: pixels ?? scale)).paint(screen.overlay).items
    }
    let radius = cornerRadius(of: overlays)
    guard radius > 0 else { return DisplayList(items) }
    let whole = Rect(origin: .zero, size: pictureSize)
    let corners = PaintedShape.roundedRect(whole, radius: radius, continuous: true)
    return DisplayList([
      .group(
        DisplayList.Group(clip: corners),
        DisplayList([.fill(.rect(whole), .color(background))] + items))
    ])
  }
}

extension Canvas {
  /// Whether all pixels are equal.
  fileprivate var hasOneColor: Bool {
    let first = pixel(x: 0, y: 0)
    return !(0..<pixelHeight).contains { y in
      (0..<pixelWidth).contains { pixel(x: $0, y: y) != first }
    }
  }
}
