import Foundation
import Testing

@Suite("Text in vector pictures")
struct VectorTextTests {
  @Test("in a scene is one warning that names the picture, which is drawn")
  func warning() throws {
    let shop = try Workshop()
    try shop.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='20'>"
        + "<text y='15'>Sale</text></svg>", to: "sale.svg")
    try shop.write(
      """
      canvas: { width: 100, height: 60 }
      root:
        subviews:
          a: { type: image, source: sale.svg, frame: [0, 0, 60, 20] }
          b: { type: image, source: sale.svg, frame: [0, 30, 60, 20] }
      """, to: "scene.yaml")
    let run = try shop.run("scene.yaml", "-o", "out.png")
    #expect(run.status == 0 && shop.read("out.png") != nil, "\(run.words)")
    let said = run.words.components(separatedBy: "the picture 'sale.svg' has text").count - 1
    #expect(said == 1, "\(run.words)")
    #expect(run.words.hasPrefix("scene.yaml:4:"), "\(run.words)")
    #expect(run.words.contains("convert the text to outlines"), "\(run.words)")
  }
}
