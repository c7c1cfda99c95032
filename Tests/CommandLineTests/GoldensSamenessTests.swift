import Foundation
import Testing

@Suite("The same goldens")
struct GoldensSamenessTests {
  private static let scene = """
    canvas: { width: 160, height: 80, scale: 2 }
    root: { subviews: { box: { background: red }, note: { type: label, text: "Größe 漢字" } } }
    constraints: [ "H:|-10-[box(20)]-[note]", "V:|-10-[box(20)]", note.top == box.top ]
    variants: { axes: { direction: [ltr, rtl], strings: [base, doubled] } }
    """

  /// Root becomes nobody; other users cannot change users.
  private static let nobody = [
    "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
  ]
  private static var canBeNobody: Bool {
    getuid() == 0 && FileManager.default.isExecutableFile(atPath: nobody[0])
  }

  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "Scenes/card.yaml")
    try workshop.write("pictures: all\n", to: "alrender.yaml")
    _ = try workshop.run("record")
    return workshop
  }

  private func verify(
    _ workshop: Workshop, _ arguments: [String] = [], in folder: String = "",
    through: [String] = [], _ environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.run(
      ["verify", "--ci"] + arguments, in: workshop.folder.appending(path: folder),
      streams: workshop.folder, through: through, environment: environment)
  }

  @Test("pass in every language, time zone, home, folder and umask, on any number of threads")
  func surroundings() throws {
    let workshop = try recorded()
    let home = workshop.folder.path
    let environments = [
      ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "TZ": "Asia/Tokyo"],
      ["LC_NUMERIC": "de_DE.UTF-8", "TZ": "America/St_Johns", "HOME": "/nonexistent"],
      // First with a cold font cache, then with a warm one.
      ["HOME": home, "XDG_CACHE_HOME": home + "/cache"],
      ["HOME": home, "XDG_CACHE_HOME": home + "/cache"],
    ]
    for environment in environments {
      let run = try verify(workshop, [], environment)
      #expect(run.text == "4 checks: 4 passed\n", "\(environment) \(run.text)\(run.words)")
    }
    for arguments in [["-j", "1"], ["-j", "9"]] {
      #expect(try verify(workshop, arguments, in: "Scenes").status == 0)
    }
    let masked = ["/bin/sh", "-c", "umask 777; exec \"$@\"", "sh"]
    #expect(try verify(workshop, through: masked).status == 0)
  }

  @Test("pass for another user without write permission, with a note", .enabled(if: canBeNobody))
  func anotherUser() throws {
    let workshop = try recorded()
    try FileManager.default.removeItem(at: workshop.folder.appending(path: ".alrender"))
    // A user needs write access only to a font cache.
    let cache = workshop.folder.appending(path: "cache")
    try FileManager.default.createDirectory(
      at: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path)
    let home = ["HOME": "/nonexistent", "XDG_CACHE_HOME": cache.path]
    let passed = try verify(workshop, through: Self.nobody, home)
    #expect(passed.status == 0 && passed.text == "4 checks: 4 passed\n", "\(passed.words)")
    #expect(passed.words.contains("no results are kept"))
    try workshop.write(Self.scene.replacing("(20)", with: "(21)"), to: "Scenes/card.yaml")
    let changed = try verify(workshop, through: Self.nobody, home)
    #expect(changed.status == 1)
    let refused = try ProgramRun.run(
      ["record"], in: workshop.folder, through: Self.nobody, environment: home)
    #expect(refused.status == 2)
    #expect(refused.words.contains("cannot be written: Permission denied"), "\(refused.words)")
    #expect(!refused.words.contains("as it would be recorded"))
  }
}
