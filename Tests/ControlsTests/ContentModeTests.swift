import Controls
import Geometry
import Testing

@Suite("ContentMode")
struct ContentModeTests {
  private let bounds = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test(
    "places content of 40 x 30 in a box of 100 x 60",
    arguments: [
      (ContentMode.scaleToFill, Rect(x: 10, y: 20, width: 100, height: 60)),
      (.scaleAspectFit, Rect(x: 20, y: 20, width: 80, height: 60)),
      (.scaleAspectFill, Rect(x: 10, y: 12.5, width: 100, height: 75)),
      (.redraw, Rect(x: 10, y: 20, width: 100, height: 60)),
      (.center, Rect(x: 40, y: 35, width: 40, height: 30)),
      (.top, Rect(x: 40, y: 20, width: 40, height: 30)),
      (.bottom, Rect(x: 40, y: 50, width: 40, height: 30)),
      (.left, Rect(x: 10, y: 35, width: 40, height: 30)),
      (.right, Rect(x: 70, y: 35, width: 40, height: 30)),
      (.topLeft, Rect(x: 10, y: 20, width: 40, height: 30)),
      (.topRight, Rect(x: 70, y: 20, width: 40, height: 30)),
      (.bottomLeft, Rect(x: 10, y: 50, width: 40, height: 30)),
      (.bottomRight, Rect(x: 70, y: 50, width: 40, height: 30)),
    ])
  func placement(mode: ContentMode, rect: Rect) {
    #expect(mode.rect(forContent: Size(width: 40, height: 30), in: bounds) == rect)
  }

  @Test("has UIKit's thirteen modes with UIKit's numbers")
  func numbers() {
    #expect(ContentMode.allCases.map(\.rawValue) == Array(0...12))
  }

  @Test("gives empty content the whole box")
  func emptyContent() {
    #expect(ContentMode.scaleAspectFit.rect(forContent: .zero, in: bounds) == bounds)
  }
}
