import Foundation
import Testing

@Suite("Symbols of scenes")
struct SceneSymbolTests {
  private static let scene = """
    canvas: { width: 320, height: 44, scale: 1 }
    root:
      subviews:
        bar: { type: toolbar, items: [{ symbol: party.hat }, { space: flexible }, { symbol: trash }] }
    constraints: [bar.edges == root]
    """

  @Test("A folder of drawings provides bars with symbols that we have no drawing of")
  func folder() throws {
    let shop = try Workshop()
    try shop.write(Self.scene, to: "bar.yaml")
    let without = try shop.run("render", "bar.yaml", "-o", "bar.png")
    #expect(without.status == 0)
    let checked = try shop.run("check", "bar.yaml", "--undrawn")
    #expect(checked.words.contains("there is no drawing of the symbol 'party.hat'"))
    #expect(checked.words.contains("--symbols DIR"))
    try shop.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
        + "<rect width='10' height='10'/></svg>", to: "drawings/party-hat.svg")
    let with = try shop.run("render", "bar.yaml", "--symbols", "drawings", "-o", "bar.png")
    #expect(with.status == 0, "\(with.words)")
    #expect(shop.read("bar.png") != nil)
    let missing = try shop.run("render", "bar.yaml", "--symbols", "none", "-o", "bar.png")
    #expect(missing.status == 2 && missing.words.contains("no such folder"), "\(missing.words)")
  }

  @Test("A name that Apple does not have is told, with the symbol that was meant")
  func madeUp() throws {
    let shop = try Workshop()
    let symbols = [("wifi.fill", "wifi"), ("moon.badge", "moon"), ("hart.fill", "heart.fill")]
    for (name, meant) in symbols {
      try shop.write(Self.scene.replacing("party.hat", with: name), to: "bar.yaml")
      let checked = try shop.run("check", "bar.yaml", "--undrawn")
      let words = checked.words
      #expect(words.contains("'\(name)', and Apple has no symbol of this name"), "\(words)")
      #expect(words.contains("there is one of '\(meant)'"), "\(words)")
    }
    try shop.write(Self.scene.replacing("party.hat", with: "apple.logo"), to: "bar.yaml")
    #expect(!(try shop.run("check", "bar.yaml", "--undrawn")).words.contains("Apple has no"))
  }
}
