import Geometry
import Rendering
import Testing

@Suite("Frames known in advance")
struct ExpectedFrameTests {
  @Test("Equations and priorities", arguments: ExpectedFrame.equations)
  func equations(_ expected: ExpectedFrame) throws { try check(expected) }

  @Test("Anchors and Masonry agree", arguments: ExpectedFrame.anchors)
  func anchors(_ expected: ExpectedFrame) throws { try check(expected) }

  @Test("Visual formats", arguments: ExpectedFrame.visualFormats)
  func visualFormats(_ expected: ExpectedFrame) throws { try check(expected) }

  @Test("Sizes of contents", arguments: ExpectedFrame.contentSizes)
  func contentSizes(_ expected: ExpectedFrame) throws { try check(expected) }

  @Test(
    "Alignment rects, masks, safe areas and stacks of the articles", arguments: ExpectedFrame.frames
  )
  func frames(_ expected: ExpectedFrame) throws { try check(expected) }

  @Test("Stack views", arguments: ExpectedFrame.stacks)
  func stacks(_ expected: ExpectedFrame) throws { try check(expected) }

  @Test("Priorities, masks and margins beyond the articles", arguments: ExpectedFrame.others)
  func others(_ expected: ExpectedFrame) throws { try check(expected) }

  private func check(_ expected: ExpectedFrame) throws {
    let result = try Gallery.result(of: expected.scene, .blocks)
    let frame = try #require(result[expected.view]).frame
    let actual = [frame.minX, frame.minY, frame.width, frame.height]
    for (actual, expected) in zip(actual, expected.frame) {
      guard let expected else { continue }
      #expect(abs(actual - expected) < 1e-6, "the frame is \(frame)")
    }
  }
}
