import Foundation
import Testing

@Suite("init")
struct InitTests {
  @Test("writes a project whose scene is laid out soundly in all its variants")
  func works() throws {
    let shop = try Workshop()
    let made = try shop.run("init", "layouts")
    #expect(made.status == 0)
    #expect(made.text.contains("wrote layouts/Scenes/welcome.yaml\n"))
    #expect(made.text.contains("alrender verify"))
    let layout = try shop.run(
      "layout", "layouts/Scenes/welcome.yaml", "--all-variants", "--strict", "--text", "blocks")
    #expect(layout.words == "")
    #expect(layout.status == 0)
    #expect(layout.text.contains("أهلا"))
    // The schemas beside the scenes are not scenes.
    let check = try shop.run("check", "layouts", "--text", "blocks")
    #expect(check.status == 0, "\(check.words)")
    let scene = try #require(shop.read("layouts/Scenes/welcome.yaml"))
    #expect(scene.starts(with: Data("# yaml-language-server: $schema=../schema/scene.json".utf8)))
    #expect(shop.read("layouts/schema/scene.json") != nil)
    for settings in [".helix/languages.toml", ".nvim.lua", ".vscode/settings.json"] {
      #expect(shop.read("layouts/\(settings)") != nil, "\(settings)")
    }
    #expect(
      shop.read("layouts/.gitignore").map { String(decoding: $0, as: UTF8.self) }?
        .contains(".alrender/") == true)
  }

  @Test("writes nothing if one of its files already exists")
  func refuses() throws {
    let shop = try Workshop()
    try shop.write("scenes: Scenes\n", to: "alrender.yaml")
    let run = try shop.run("init")
    #expect(run.status == 2)
    #expect(
      run.words == """
        alrender.yaml: error: already exists; nothing was written
        hint: name another folder, as in 'alrender init layouts', or remove the file

        """)
    #expect(shop.read("Scenes/welcome.yaml") == nil)
  }
}
