import Drawing
import Geometry
import Testing

@Suite("Content mode") struct ContentModeTests {
  /// A 20 x 10 picture in a 100 x 100 view at (10, 20).
  @Test(
    "Each of UIKit's thirteen modes puts the picture where UIKit does",
    arguments: [
      (ContentMode.scaleToFill, Rect(x: 10, y: 20, width: 100, height: 100)),
      (.scaleAspectFit, Rect(x: 10, y: 45, width: 100, height: 50)),
      (.scaleAspectFill, Rect(x: -40, y: 20, width: 200, height: 100)),
      (.redraw, Rect(x: 10, y: 20, width: 100, height: 100)),
      (.center, Rect(x: 50, y: 65, width: 20, height: 10)),
      (.top, Rect(x: 50, y: 20, width: 20, height: 10)),
      (.bottom, Rect(x: 50, y: 110, width: 20, height: 10)),
      (.left, Rect(x: 10, y: 65, width: 20, height: 10)),
      (.right, Rect(x: 90, y: 65, width: 20, height: 10)),
      (.topLeft, Rect(x: 10, y: 20, width: 20, height: 10)),
      (.topRight, Rect(x: 90, y: 20, width: 20, height: 10)),
      (.bottomLeft, Rect(x: 10, y: 110, width: 20, height: 10)),
      (.bottomRight, Rect(x: 90, y: 110, width: 20, height: 10)),
    ])
  func placement(mode: ContentMode, expected: Rect) {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 100)
    #expect(mode.placement(of: Size(width: 20, height: 10), in: bounds) == expected)
  }

  @Test("There are thirteen")
  func count() { #expect(ContentMode.allCases.count == 13) }

  @Test("A resizable image keeps its corners and stretches its middle")
  func nineParts() {
    let image = ImageBuffer(
      width: 30, height: 30, pixels: [UInt32](repeating: 0, count: 900), isOpaque: false)
    let tiles = ImageTile.nineParts(
      of: image, capInsets: EdgeInsets(all: 10),
      in: Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(tiles.count == 9)
    #expect(tiles[0].destination == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(tiles[4].source == Rect(x: 10, y: 10, width: 10, height: 10))
    #expect(tiles[4].destination == Rect(x: 10, y: 10, width: 80, height: 30))
    #expect(tiles[8].destination == Rect(x: 90, y: 40, width: 10, height: 10))
  }

  @Test("A resizable image repeats its middle, the last time as far as it fits")
  func tiledParts() {
    let image = ImageBuffer(
      width: 30, height: 30, pixels: [UInt32](repeating: 0, count: 900), isOpaque: false)
    let tiles = ImageTile.nineParts(
      of: image, capInsets: EdgeInsets(all: 10), mode: .tile,
      in: Rect(x: 0, y: 0, width: 45, height: 30))
    #expect(tiles.prefix(5).map(\.destination.minX) == [0, 10, 20, 30, 35])
    #expect(tiles.prefix(5).map(\.source.minX) == [0, 10, 10, 10, 20])
    #expect(tiles.prefix(5).map(\.source.width) == [10, 10, 10, 5, 10])
    #expect(tiles.count == 15)
  }

  @Test("Caps without enough room share it and leave no middle")
  func crowdedCaps() {
    let image = ImageBuffer(
      width: 30, height: 30, pixels: [UInt32](repeating: 0, count: 900), isOpaque: false)
    let tiles = ImageTile.nineParts(
      of: image, capInsets: EdgeInsets(all: 10), in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(tiles[0].destination == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(tiles.count == 4)
    #expect(tiles[3].destination == Rect(x: 5, y: 5, width: 5, height: 5))
  }
}
