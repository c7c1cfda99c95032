import Testing

@Suite("compare")
struct CompareTests {
  /// A card whose top can be chosen, with a badge that can be left out.
  private static func scene(top: Int, badge: Bool = true) -> String {
    """
    canvas: { width: 120, height: 90, scale: 2, background: white }
    root:
      subviews:
        card: { background: "#DDDDEE" }
        badge: { background: "#C03030", hidden: \(!badge) }
    constraints:
      - card.leading == root.leading + 10
      - card.top == root.top + \(top)
      - card.width == 60
      - card.height == 40
      - badge.trailing == root.trailing - 8
      - badge.top == root.top + 8
      - badge.width == 20
      - badge.height == 12

    """
  }

  /// Returns a folder with the reference and with the scene and picture to judge.
  private func workshop(top: Int, badge: Bool = true) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.scene(top: 20), to: "mac.yaml")
    try workshop.write(Self.scene(top: top, badge: badge), to: "card.yaml")
    for (scene, picture) in [("mac.yaml", "mac@2x.png"), ("card.yaml", "card.png")] {
      let run = try workshop.run(scene, "-o", picture)
      #expect(run.status == 0, "\(run.words)")
    }
    return workshop
  }

  @Test("names what moved and what is missing, in JSON, and fails")
  func differences() throws {
    let workshop = try workshop(top: 24, badge: false)
    let run = try workshop.run(
      "compare", "mac@2x.png", "card.png", "--format", "json", "--scene", "card.yaml")
    #expect(run.status == 1, "\(run.words)")
    let json =
      #"{"matched": 1, "edgesWithin1": 0.5, "#
      + #""missing": [{"frame": [92, 8, 20, 12], "view": "root"}], "extra": [], "#
      + #""moved": [{"frame": [10, 20, 60, 40], "by": [0, 4, 0, 4], "view": "card"}]}"#
    #expect(run.text == json + "\n")
    let words = try workshop.run("compare", "mac@2x.png", "card.png", "-o", "difference.png")
    #expect(words.status == 1)
    #expect(
      words.text == """
        moved: panel at 10, 20 of 60 x 40: top +4, bottom +4
        missing: panel at 92, 8 of 20 x 12
        1 box matches, 2 of 4 edges within 1 pt; 1 moved, 1 missing

        """)
    #expect(PNGHeader(workshop.read("difference.png")) != nil)
  }

  @Test("succeeds where everything is in its place, or within the limit")
  func agreement() throws {
    let same = try workshop(top: 20)
    let run = try same.run("compare", "mac@2x.png", "card.png")
    #expect(run.status == 0, "\(run.words)")
    #expect(run.text == "places agree: 2 boxes match, 8 of 8 edges within 1 pt\n")
    let near = try workshop(top: 22)
    #expect(try near.run("compare", "mac@2x.png", "card.png").status == 1)
    #expect(try near.run("compare", "mac@2x.png", "card.png", "--within", "2").status == 0)
  }

  @Test("says that a picture has another size than its scene")
  func otherSize() throws {
    let workshop = try workshop(top: 20)
    try workshop.write(
      Self.scene(top: 20).replacing("height: 90", with: "height: 100"), to: "high.yaml")
    for (scene, isTold) in [("card.yaml", false), ("high.yaml", true)] {
      let run = try workshop.run("compare", "mac@2x.png", "card.png", "--scene", scene)
      #expect(run.status == 0, "\(run.words)")
      let clause = "the picture is 120 x 90 points large, its scene 120 x 100"
      #expect(run.words.contains(clause) == isTold, "\(run.words)")
    }
  }

  @Test("notes colours that differ, and fails for them only with --exact")
  func notes() throws {
    let workshop = try workshop(top: 20)
    try workshop.write(
      Self.scene(top: 20).replacing("#C03030", with: "#30C030"), to: "green.yaml")
    #expect(try workshop.run("green.yaml", "-o", "green.png").status == 0)
    let run = try workshop.run(
      "compare", "mac@2x.png", "green.png", "--scene", "green.yaml", "--scale", "2")
    #expect(run.status == 0, "\(run.words)")
    #expect(
      run.text == """
        note: colours differ in 1 box: panel at 92, 8 of 20 x 12 in 'badge' (#30C030, not #C03030)
        places agree: 2 boxes match, 8 of 8 edges within 1 pt

        """)
    let exact = try workshop.run(
      "compare", "mac@2x.png", "green.png", "--scale", "2", "--exact", "--format", "json")
    #expect(exact.status == 1)
    let json =
      #"{"matched": 2, "edgesWithin1": 1, "missing": [], "extra": [], "moved": [], "notes": "#
      + ##"[{"differs": "colours", "frame": [92, 8, 20, 12], "reference": "#C03030", "##
      + ##""ours": "#30C030"}]}"##
    #expect(exact.text == json + "\n")
  }

  @Test("says that two blank pictures show nothing, and fails for it with --exact")
  func blank() throws {
    let workshop = try Workshop()
    try workshop.write(
      "canvas: { width: 40, height: 40, scale: 2, background: white }\nroot: {}\n", to: "blank.yaml"
    )
    #expect(try workshop.run("blank.yaml", "-o", "blank@2x.png").status == 0)
    let run = try workshop.run("compare", "blank@2x.png", "blank@2x.png")
    #expect(run.status == 0)
    #expect(
      run.text == """
        note: neither picture shows anything that has a place
        places agree: 0 boxes match, 0 of 0 edges within 1 pt

        """)
    #expect(
      try workshop.run("compare", "blank@2x.png", "blank@2x.png", "--exact").status == 1)
  }

  @Test("says what cannot be compared, with a way out")
  func failures() throws {
    let workshop = try workshop(top: 20)
    let missing = try workshop.run("compare", "mac.png", "card.png")
    #expect(missing.status == 2)
    #expect(missing.words.contains("'mac.png' is missing"))
    let text = try workshop.run("compare", "mac@2x.png", "card.yaml")
    #expect(text.status == 2)
    #expect(text.words.contains("'card.yaml' is not a picture"))
    let usage = try workshop.run("compare", "mac@2x.png", "card.png", "--within", "-1")
    #expect(usage.status == 64)
  }
}
