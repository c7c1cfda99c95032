import Drawing
public import Foundation
import Geometry
import Typesetting

extension CGContext {
  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    let area = CGMutablePath()
    area.addRects(rects)
    clip(to: .path(area.core))
  }

  /// Draws a gradient between two circles, the second around the first, as 64 discs.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let count = 64
    func disc(_ part: CGFloat) -> CGRect {
      let radius = startRadius + (endRadius - startRadius) * part
      return CGRect(
        x: startCenter.x + (endCenter.x - startCenter.x) * part - radius,
        y: startCenter.y + (endCenter.y - startCenter.y) * part - radius, width: 2 * radius,
        height: 2 * radius)
    }
    if options.contains(.drawsAfterEndLocation) {
      let area = Rect(origin: .zero, size: Size(size))
      append([.fill(.rect(area), .color(gradient.color(at: 1)))])
    }
    for index in (0..<count).reversed() {
      let part = (Double(index) + 1) / Double(count)
      append([
        .fill(
          .ellipse(Rect(disc(CGFloat(part)))),
          .color(gradient.color(at: Double(index) / Double(count - 1))))
      ])
    }
  }
}

extension CGGradient {
  /// Returns the colour at a location.
  fileprivate func color(at place: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else {
      return place <= (stops.first?.location ?? 0)
        ? stops.first?.color ?? .black : stops.last?.color ?? .black
    }
    let (before, after) = (stops[next - 1], stops[next])
    let room = after.location - before.location
    let part = room > 0 ? (place - before.location) / room : 1
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
    return Color(
      red: mix(before.color.red, after.color.red),
      green: mix(before.color.green, after.color.green),
      blue: mix(before.color.blue, after.color.blue),
      alpha: mix(before.color.alpha, after.color.alpha))
  }
}

extension UIGraphicsImageRenderer {
  /// Returns what a closure draws, as PNG data in place of JPEG.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
