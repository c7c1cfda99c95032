import Foundation
import Testing

/// Whose configuration a command uses, and how reports name files.
@Suite("Projects in a repository")
struct ProjectSearchTests {
  private func repository() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write("", to: ".git/HEAD")
    try workshop.write("scenes: UI\n", to: "apps/phone/alrender.yaml")
    try workshop.write(SampleScene.square, to: "apps/phone/UI/square.yaml")
    return workshop
  }

  // golangci/golangci-lint#61, eslint/rfcs#120: the configuration nearest to what is named decides.
  @Test(
    "The configuration is found from what is named, from the only project below, and by option",
    arguments: [
      ["record", "apps/phone"], ["record", "apps/phone/UI"],
      ["record", "apps/phone/UI/square.yaml"],
      ["record"], ["record", "--project", "apps/phone"],
      ["record", "--project", "apps/phone/alrender.yaml"], ["-C", "apps/phone", "record"],
    ])
  func found(_ arguments: [String]) throws {
    let workshop = try repository()
    let run = try ProgramRun.run(arguments + ["--text", "blocks"], in: workshop.folder)
    #expect(run.status == 1, "\(run.words)")
    #expect(
      workshop.read("apps/phone/goldens/square/default.layout.txt") != nil, "\(workshop.names)")
    #expect(workshop.read("goldens/square/default.layout.txt") == nil)
  }

  @Test("Several projects are not guessed among")
  func several() throws {
    let workshop = try repository()
    try workshop.write("scenes: UI\n", to: "apps/pad/alrender.yaml")
    try workshop.write(SampleScene.square, to: "apps/pad/UI/square.yaml")
    let run = try workshop.run("record")
    #expect(run.status == 2)
    #expect(
      run.words == """
        alrender.yaml: error: there are 2 projects below this folder: 'apps/pad', 'apps/phone'
        hint: choose with '--project DIR' or 'alrender -C DIR'

        """)
    let both = try workshop.run("check", "apps/phone", "apps/pad")
    #expect(both.status == 2)
    #expect(both.words.contains("'--project DIR'"), "\(both.words)")
    #expect(try workshop.run("check", "--project", "apps/pad", "--text", "blocks").status == 0)
    #expect(try workshop.run("check", "--project", "nowhere").status == 2)
    #expect(try workshop.run("-C", "nowhere", "check").status == 64)
  }

  @Test("Reports name files as the server knows them, from any folder")
  func paths() throws {
    let workshop = try repository()
    try workshop.write(
      SampleScene.square + "\nexpect: [ { size: { square: [1, 1] } } ]",
      to: "apps/phone/UI/square.yaml")
    try workshop.write("root: [\n", to: "apps/phone/UI/wrong.yaml")
    let path = "apps/phone/UI/wrong.yaml"
    for folder in ["", "apps/phone"] {
      let place = workshop.folder.appending(path: folder)
      let arguments = folder.isEmpty ? ["apps/phone"] : []
      for environment in [
        [:], ["GITHUB_WORKSPACE": workshop.folder.path],
        ["CI_PROJECT_DIR": workshop.folder.path],
      ] {
        let run = { (more: [String]) in
          try ProgramRun.run(["check"] + arguments + more, in: place, environment: environment)
        }
        #expect(try run(["--diagnostics", "github"]).words.contains("file=\(path),line="))
        #expect(try run(["--format", "sarif"]).text.contains("\"uri\": \"\(path)\""))
        #expect(try run(["--format", "gitlab"]).text.contains("\"path\": \"\(path)\""))
        let verify = try ProgramRun.run(
          ["verify"] + arguments + [
            "--text", "blocks", "--ci", "--reporter", "github,sarif,gitlab,json",
          ]
            + ["--report", workshop.folder.appending(path: "out").path], in: place,
          environment: environment)
        #expect(verify.text.contains("::error file=\(path)"), "\(verify.text)")
        for report in ["alrender.sarif", "gl-code-quality-report.json", "junit.xml"] {
          let text = String(decoding: try #require(workshop.read("out/\(report)")), as: UTF8.self)
          #expect(text.contains(path), "\(report) in '\(folder)'")
        }
      }
    }
  }
}
