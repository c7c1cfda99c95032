package import Drawing
package import Geometry
package import InterfaceBuilder
package import Typesetting

/// A storyboard on one sheet, as on Interface Builder's canvas.
package struct StoryboardSheet: Sendable {
  /// The picture of a controller.
  package struct Picture: Equatable, Sendable {
    /// The display list.
    package var list: DisplayList
    /// The size in points.
    package var size: Size
    /// The background where nothing is painted.
    package var background: Color

    /// Creates a picture.
    package init(list: DisplayList, size: Size, background: Color) {
      (self.list, self.size, self.background) = (list, size, background)
    }
  }

  /// The heading.
  package let title: String
  /// The controllers and segues.
  package let canvas: NibCanvas
  /// The picture of each controller, by the id of its view; for lookup.
  package let pictures: [String: Picture]
  /// The size of a controller without a picture, in points.
  package let screen: Size

  /// Creates a sheet.
  package init(title: String, canvas: NibCanvas, pictures: [String: Picture], screen: Size) {
    (self.title, self.canvas, self.pictures, self.screen) = (title, canvas, pictures, screen)
  }

  /// The maximum factor by which positions are spread to keep pictures from overlapping.
  private static let widestSpread = 3.0
  /// The minimum distance between two pictures side by side, so that a segue's label fits.
  private static let leastGap = 160.0
  /// The minimum distance between two pictures one above the other, for captions and a segue's
  /// label.
  private static let leastRise = 260.0

  /// The frame of each controller's picture, in points from the sheet's own corner.
  ///
  /// Recorded positions are used. If pictures would overlap, all positions are spread by one
  /// factor; those that still overlap, or have no position, go below all others.
  var frames: [Rect] {
    let sizes = canvas.scenes.map { scene in
      scene.tree.flatMap { pictures[$0] }?.size ?? screen
    }
    let placed = canvas.scenes.indices.filter { canvas.scenes[$0].location != nil }
    var frames = [Rect?](repeating: nil, count: sizes.count)
    let spread = spread(of: placed, sizes)
    var taken: [Rect] = []
    for index in placed {
      guard let place = canvas.scenes[index].location else { continue }
      let frame = Rect(
        origin: Point(x: place.x * spread, y: place.y * spread), size: sizes[index])
      guard !taken.contains(where: { $0.isNear(frame, gap: 1) }) else { continue }
      frames[index] = frame
      taken.append(frame)
    }
    var x = taken.map(\.minX).min() ?? 0
    let y = (taken.map(\.maxY).max() ?? -Self.leastRise) + Self.leastRise
    for index in frames.indices where frames[index] == nil {
      frames[index] = Rect(origin: Point(x: x, y: y), size: sizes[index])
      x += sizes[index].width + Self.leastGap
    }
    let all = frames.compactMap(\.self)
    let corner = Point(x: all.map(\.minX).min() ?? 0, y: all.map(\.minY).min() ?? 0)
    return all.map { $0.offsetBy(dx: -corner.x, dy: -corner.y) }
  }

  /// Returns the factor by which positions are spread so that no two pictures touch.
  private func spread(of placed: [Int], _ sizes: [Size]) -> Double {
    var spread = 1.0
    for (position, first) in placed.enumerated() {
      for second in placed[(position + 1)...] {
        guard let here = canvas.scenes[first].location, let there = canvas.scenes[second].location
        else { continue }
        let (dx, dy) = (abs(here.x - there.x), abs(here.y - there.y))
        let width = (here.x < there.x ? sizes[first] : sizes[second]).width + Self.leastGap
        let height = (here.y < there.y ? sizes[first] : sizes[second]).height + Self.leastRise
        let needed = min(dx > 0 ? width / dx : .infinity, dy > 0 ? height / dy : .infinity)
        if needed <= Self.widestSpread { spread = max(spread, needed) }
      }
    }
    return spread
  }
}

extension Rect {
  /// Whether two rectangles are less than a gap apart.
  func isNear(_ other: Rect, gap: Double) -> Bool {
    minX < other.maxX + gap && other.minX < maxX + gap && minY < other.maxY + gap
      && other.minY < maxY + gap
  }
}
