import Checking
import Documents
import Testing

/// Which edits are suggested: those that a colleague would make.
@Suite("The choice of advice")
struct AdviceChoiceTests {
  // hoiberg/eaze#2: a long label pushes the switch beside it off the screen.
  @Test("wraps the text that pushes a control off the screen, and leaves the control its width")
  func pushedOut() throws {
    let text = """
      canvas: { device: iPhone 8 }
      root:
        subviews:
          label: { type: label, text: "Auto Connect new modules" }
          toggle: { type: switch }
      constraints:
        - label.leading == root.margins.leading
        - label.top == root.safeArea.top + 20
        - toggle.leading == label.trailing + 8
        - toggle.centerY == label.centerY
      variants: { axes: { strings: [base, doubled] } }
      """
    let scene = try AdvisedScene(text)
    #expect(scene.codes.contains(.outsideSuperview))
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("lines: 0"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  // corona-warn-app/cwa-app-ios#3743: a badge beside a message is cut when the message is long.
  @Test("lets a badge keep its text beside a long message")
  func squeezedBadge() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 8 }
      root:
        subviews:
          badge: { type: label, text: "2 of 2" }
          message: { type: label, text: "Vaccination certificate valid for some time" }
      constraints:
        - badge.leading == root.margins.leading
        - message.leading == badge.trailing + 8
        - message.trailing == root.margins.trailing
        - "[badge, message].top == root.safeArea.top + 20"
      variants: { axes: { strings: [base, doubled] } }
      """)
    let words = scene.found.flatMap(\.diagnostic.advice).map(\.words)
    #expect(words.contains("give 'badge' compression: { horizontal: 751 }"), "\(words)")
  }

  // Signal-iOS#3652: a stack of reminders without any above a list.
  @Test("gives a stack without views no room, by a wish")
  func emptyStack() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 8 }
      root:
        subviews:
          reminders: { type: stackView, axis: vertical }
          list: { background: teal }
      constraints:
        - "[reminders, list].horizontalEdges == root"
        - reminders.top == root.safeArea.top
        - list.top == reminders.bottom
        - list.bottom == root.bottom
      """)
    #expect(scene.edits(.ambiguous).first == "reminders.height == 0 @ 250")
    #expect(try !AdvisedScene(try #require(scene.fixed)).codes.contains(.ambiguous))
  }

  @Test("settles a free view at its neighbour, in the safe area or in the middle, not where it is")
  func standardPlaces() throws {
    let text = """
      canvas: { device: iPhone 15 }
      root:
        subviews:
          title: { type: label, text: Title }
          body: { type: label, text: Some text, lines: 0 }
          go: { type: button, text: Go }
      constraints:
        - title.top == root.safeArea.top + 16
        - "[title, body].leading == root.margins.leading"
        - body.trailing == root.margins.trailing
        - go.centerX == root.centerX
        - go.top == body.bottom + 8
      """
    let scene = try AdvisedScene(text)
    let edits = scene.edits(.ambiguous)
    #expect(edits.contains("body.top == title.bottom + 8"), "\(edits)")
    #expect(!edits.contains("body.top == root.top"))
    let alone = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { a: { background: teal } } }
      constraints: [a.size == 44]
      """)
    #expect(
      Set(alone.edits(.ambiguous)) == [
        "a.top == root.safeArea.top + 8", "a.centerY == root.centerY",
        "a.bottom == root.safeArea.bottom - 8",
      ], "\(alone.edits(.ambiguous))")
  }

  @Test("ends a card below what is in it, and gives a picture no height of the screen")
  func containers() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { card: { subviews: { t: { type: label, text: Title } } } } }
      constraints:
        - card.horizontalEdges == root.margins
        - card.top == root.safeArea.top + 8
        - "t.horizontalEdges == card.margins"
        - t.top == card.top + 8
      """)
    #expect(scene.edits(.ambiguous).first == "card.bottom == t.bottom + 8")
    let picture = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { a: { background: teal } } }
      constraints: [a.leading == root.margins.leading, a.top == root.safeArea.top + 8, a.width == 44]
      """)
    #expect(picture.edits(.ambiguous) == ["a.height == 44"])
  }

  // osmandapp/OsmAnd-iOS#5663: rows of a fixed height, whose text is centred and grows.
  @Test("lets a row of a fixed height give way to the text that is centred in it")
  func centredText() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 8 }
      root:
        subviews:
          row:
            subviews:
              t: { type: label, text: Start a new segment of this route here, lines: 0 }
      constraints:
        - row.horizontalEdges == root
        - row.top == root.safeArea.top
        - row.height == 30
        - t.horizontalEdges == row.margins
        - t.centerY == row.centerY
      variants: { axes: { strings: [base, doubled] } }
      """)
    let words = scene.found.first { $0.diagnostic.code == .outsideSuperview }?.diagnostic.advice
      .first?.words
    #expect(words == "write 'row.height == 30 @ 749' on line 10 and add 't.top >= row.top'")
  }

  // wistia/WistiaKit#82: controls in a bar at the bottom, also in landscape, where the sides are
  // unsafe, too.
  // The background of a bar reaches the screen's edge, as UIToolbar's does.
  @Test("keeps a bar at the screen's edge, and what it shows above the home indicator")
  func bar() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone X }
      root:
        subviews: { bar: { background: black, subviews: { play: { type: button, text: Play } } } }
      constraints:
        - bar.horizontalEdges == root
        - bar.bottom == root.bottom
        - bar.height == 44
        - play.leading == bar.leading + 8
        - play.centerY == bar.centerY
      variants: { axes: { device: [iPhone 8, iPhone X, iPhone X landscape] } }
      """)
    let words = scene.found.first { $0.diagnostic.code == .outsideSafeArea }?.diagnostic.advice
      .first?.words
    #expect(
      words == "write 'bar.top == root.safeArea.bottom - 44' on line 7 and write "
        + "'play.centerY == bar.safeArea.centerY' on line 9")
  }

  // Interface Builder gives a label beside a field a hugging of 251 itself.
  @Test("lets the label hug beside a field")
  func labelBesideField() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 100 }
      root:
        subviews:
          f: { type: textField, placeholder: you@example.com }
          l: { type: label, text: Email }
      constraints:
        - "H:|-[l]-[f]-|"
        - "[l, f].top == root.top + 8"
      """)
    #expect(
      scene.found.first?.diagnostic.advice.first?.words
        == "give 'l' hugging: { horizontal: 251 }")
  }
}
