import Drawing
import Geometry

/// A picture of filled rectangles in points.
struct Sketch {
  var size = Size(width: 200, height: 120)
  var scale = 2.0
  var ground: UInt32 = 0xFFFF_FFFF
  var boxes: [(rect: Rect, colour: UInt32)] = []

  func adding(_ rect: Rect, _ colour: UInt32 = 0xFF20_2020) -> Sketch {
    var sketch = self
    sketch.boxes.append((rect, colour))
    return sketch
  }

  var image: ImageBuffer {
    let (width, height) = (
      Int((size.width * scale).rounded()), Int((size.height * scale).rounded())
    )
    var pixels = [UInt32](repeating: ground, count: width * height)
    for box in boxes {
      let rect = box.rect
      for y in Int((rect.minY * scale).rounded())..<Int((rect.maxY * scale).rounded()) {
        for x in Int((rect.minX * scale).rounded())..<Int((rect.maxX * scale).rounded()) {
          pixels[y * width + x] = box.colour
        }
      }
    }
    return ImageBuffer(
      width: width, height: height, scale: scale, pixels: pixels,
      isOpaque: ground >> 24 == 0xFF)
  }

  /// A line of text as far as places go: stems with gaps, in a word of a height.
  func text(at corner: Point, stems: Int, pitch: Double = 5, stem: Double = 2) -> Sketch {
    (0..<stems).reduce(self) { sketch, index in
      sketch.adding(
        Rect(x: corner.x + Double(index) * pitch, y: corner.y, width: stem, height: 12))
    }
  }
}
