/// Distinguishes pixels that smooth an edge from real differences, using pixelmatch's test, after
/// Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector".
struct AntialiasingDetector {
  let first: UnsafeBufferPointer<UInt32>
  let second: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Whether the pixel smooths an edge in one of the pictures.
  func smooths(x: Int, y: Int) -> Bool {
    smooths(first, second, x, y) || smooths(second, first, x, y)
  }

  /// A smoothing pixel has both darker and brighter neighbours, and one of the two extremes has
  /// equal neighbours in both pictures.
  private func smooths(
    _ picture: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int
  ) -> Bool {
    let centre = picture[y &* width &+ x]
    var equals = isEdge(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    // Column by column, as pixelmatch does: the first of equal extremes counts.
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let delta = PixelDistance.brightness(centre, picture[row &* width &+ column])
        if delta == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return hasManyEquals(picture, darkest.x, darkest.y)
      && hasManyEquals(other, darkest.x, darkest.y)
      || hasManyEquals(picture, brightest.x, brightest.y)
        && hasManyEquals(other, brightest.x, brightest.y)
  }

  /// Whether more than two neighbours have exactly the same colour.
  private func hasManyEquals(_ picture: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let centre = picture[y &* width &+ x]
    var equals = isEdge(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y {
        if picture[row &* width &+ column] == centre {
          equals += 1
          if equals > 2 { return true }
        }
      }
    }
    return false
  }

  private func isEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
