import Testing

/// An edit of the sample scene, and what must be reported about it.
struct Mutation: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  /// A part of the cause's words; nil for an edit that changes nothing.
  let cause: String?

  init(_ old: String, _ new: String, _ cause: String? = nil) {
    (self.old, self.new, self.cause) = (old, new, cause)
  }

  var testDescription: String { "\(old) -> \(new)" }

  /// The sample scene with the edit.
  var scene: String { Mutation.sample.replacing(old, with: new) }

  static let sample = """
    canvas: { width: 260, height: 240, scale: 2, background: white }
    metrics: { gap: 8, inset: 16 }
    colors: { brand: "#336699" }
    root:
      subviews:
        card:
          background: "#F2F2F7"
          cornerRadius: 10
          border: { width: 1, color: "#808080" }
          shadow: { color: black, opacity: 0.25, radius: 4, offset: [0, 2] }
          subviews:
            title: { type: label, text: "Welcome back, dear friend", font: { size: 17, weight: semibold }, color: brand, lines: 0 }
            detail: { type: label, text: "It is good to see you", font: { size: 13 }, color: "#444444" }
            badge: { background: red, alpha: 0.8 }
            dot: { background: blue }
            action: { type: button, text: Continue, font: { size: 15 } }
            toggle: { type: switch, isOn: true }
            bar: { type: progressView, progress: 0.5 }
    constraints:
      - card.leading == root.leading + inset
      - card.trailing == root.trailing - inset
      - card.top == root.top + 20
      - card.bottom == root.bottom - 20
      - title.leading == card.leading + 12
      - title.top == card.top + 12
      - title.width == 150
      - detail.leading == title.leading
      - detail.top == title.bottom + gap
      - { id: badge-left, expr: "badge.leading == title.trailing + 8" }
      - badge.top == title.top
      - badge.width == 40 @ 750
      - badge.width == 30 @ 749
      - badge.height == badge.width * 1
      - dot.leading == badge.leading + 10
      - dot.top == badge.top + 10
      - "H:[dot(20)]"
      - "V:[dot(20)]"
      - action.leading == title.leading
      - action.top == detail.bottom + 10
      - toggle.leading == action.trailing + 20
      - toggle.centerY == action.centerY
      - bar.leading == title.leading
      - bar.trailing == card.trailing - 12
      - bar.top == action.bottom + 10
    """

  /// Changes that must be found, with the right cause.
  static let seeded: [Mutation] = [
    Mutation("root.top + 20", "root.top + 20.5", "root.top + 20.5', recorded as 'card.top"),
    Mutation("card.top + 12", "card.top + 12.5", "title.top == card.top + 12.5"),
    Mutation("title.width == 150", "title.width == 149.5", "title.width == 149.5"),
    Mutation("title.trailing + 8", "title.trailing + 8.5", "badge-left"),
    Mutation("badge.width == 30 @ 749", "badge.width == 30 @ 751", "badge.width == 30 @ 751"),
    Mutation("badge.width == 40 @ 750", "badge.width == 40 @ 748", "badge.width == 40 @ 748"),
    Mutation("badge.width * 1", "badge.width * 1.05", "badge.width * 1.05"),
    Mutation("gap: 8", "gap: 8.5", "the metric 'gap' is 8.5, recorded as 8"),
    Mutation("inset: 16", "inset: 15", "the metric 'inset' is 15, recorded as 16"),
    Mutation("H:[dot(20)]", "H:[dot(20.5)]", "H:[dot(20.5)]"),
    Mutation("V:[dot(20)]", "V:[dot(19)]", "V:[dot(19)]"),
    Mutation("detail.bottom + 10", "detail.bottom + 11", "action.top == detail.bottom + 11"),
    Mutation("action.trailing + 20", "action.trailing + 19.5", "toggle.leading"),
    Mutation("toggle.centerY == action.centerY", "toggle.top == action.top", "toggle.top"),
    Mutation("card.trailing - 12", "card.trailing - 13", "bar.trailing == card.trailing - 13"),
    Mutation("badge.leading + 10", "badge.leading + 9.5", "dot.leading == badge.leading + 9.5"),
    Mutation("detail.leading == title.leading", "detail.leading == title.leading + 0.5", "detail"),
    Mutation("- badge.top == title.top", "- badge.top == title.top + 1", "badge.top"),
    Mutation("card.bottom == root.bottom - 20", "card.bottom == root.bottom - 21", "card.bottom"),
    Mutation("\"#F2F2F7\"", "\"#F2F2F8\"", "'background' of 'card' is #F2F2F8"),
    Mutation("\"#336699\"", "\"#33669A\"", "colors.brand"),
    Mutation("\"#444444\"", "\"#444445\"", "'color' of 'detail' is #444445"),
    Mutation("background: red", "background: \"#FE0000\"", "'background' of 'badge'"),
    Mutation("background: blue", "background: navy", "'background' of 'dot' is navy"),
    Mutation("background: white", "background: \"#FEFFFF\"", "'canvas.background'"),
    Mutation("alpha: 0.8", "alpha: 0.79", "'alpha' of 'badge' is 0.79, recorded as 0.8"),
    Mutation("cornerRadius: 10", "cornerRadius: 10.5", "'cornerRadius' of 'card'"),
    Mutation("width: 1, color", "width: 1.5, color", "'border.width' of 'card'"),
    Mutation("\"#808080\"", "\"#818080\"", "'border.color' of 'card'"),
    Mutation("opacity: 0.25", "opacity: 0.26", "'shadow.opacity' of 'card'"),
    Mutation("radius: 4", "radius: 4.5", "'shadow.radius' of 'card'"),
    Mutation("[0, 2]", "[0, 2.5]", "'shadow.offset' of 'card' is [0, 2.5]"),
    Mutation("weight: semibold", "weight: bold", "'font.weight' of 'title' is bold"),
    Mutation("size: 13", "size: 13.5", "'font.size' of 'detail' is 13.5, recorded as 13"),
    Mutation("dear friend", "my dear old friend", "'text' of 'title'"),
    Mutation("title.width == 150", "title.width == 90", "the text of 'title' takes"),
    Mutation("lines: 0", "lines: 1", "'lines' of 'title' is 1, recorded as 0"),
    Mutation("isOn: true", "isOn: false", "'isOn' of 'toggle' is false"),
    Mutation("progress: 0.5", "progress: 0.51", "'progress' of 'bar' is 0.51"),
    Mutation("text: Continue", "text: Go on", "'text' of 'action' is Go on"),
    Mutation(
      "        badge: { background: red, alpha: 0.8 }\n        dot: { background: blue }",
      "        dot: { background: blue }\n        badge: { background: red, alpha: 0.8 }",
      "the subviews of 'card' are"),
    Mutation("dot: { background: blue }", "dot: { background: blue, hidden: true }", "'hidden'"),
    Mutation("scale: 2", "scale: 3", "'canvas.scale' of the scene is 3, recorded as 2"),
    Mutation("width: 260", "width: 261", "'canvas.width' of the scene is 261"),
  ]

  /// Changes that leave the meaning the same.
  static let harmless: [Mutation] = [
    Mutation("metrics:", "# a note\nmetrics:"), Mutation("canvas:", "title: A card\ncanvas:"),
    Mutation("gap: 8, inset: 16", "inset: 16, gap: 8"), Mutation("gap: 8", "gap: 8.0"),
    Mutation("scale: 2", "scale: 2.0"), Mutation("width: 260", "width: 2.6e2"),
    Mutation("background: white", "background: \"#FFFFFF\""),
    Mutation("background: white", "background: \"#FFF\""),
    Mutation("color: black", "color: \"#000000\""),
    Mutation("background: red", "background: \"#F00\""),
    Mutation("background: blue", "background: \"#0000FF\""),
    Mutation("\"#444444\"", "\"#444\""), Mutation("\"#336699\"", "\"#369\""),
    Mutation("\"#336699\"", "{ light: \"#336699\", dark: \"#99CCFF\" }"),
    Mutation("size: 17, weight: semibold", "weight: semibold, size: 17"),
    Mutation("size: 17", "size: 17.0"), Mutation("lines: 0", "lines: 0, hidden: false"),
    Mutation("alpha: 0.8", "alpha: 0.80"), Mutation("cornerRadius: 10", "cornerRadius: 10.00"),
    Mutation("isOn: true", "isOn: True"), Mutation("text: Continue", "text: \"Continue\""),
    Mutation("text: Continue", "text: 'Continue'"),
    Mutation("\"It is good to see you\"", "It is good to see you"),
    Mutation("badge: { background", "badge: { type: view, background"),
    Mutation("root.top + 20", "root.top + 20.0"), Mutation("root.top + 20", "root.top + 10 + 10"),
    Mutation("card.top == root.top + 20", "root.top + 20 == card.top"),
    Mutation("title.width == 150", "150 == title.width"),
    Mutation("title.width == 150", "title.width == 150 @ 1000"),
    Mutation("badge.width * 1", "badge.width"), Mutation("badge.width * 1", "1 * badge.width"),
    Mutation("badge.width * 1", "badge.width / 1"),
    Mutation("title.trailing + 8\"", "title.trailing + gap\""),
    Mutation("id: badge-left", "id: badge-at-left"),
    Mutation("expr: \"badge.leading", "why: room, expr: \"badge.leading"),
    Mutation("\"H:[dot(20)]\"", "dot.width == 20"), Mutation("\"V:[dot(20)]\"", "dot.height == 20"),
    Mutation("action.leading == title.leading", "action.leading == card.leading + 12"),
    Mutation("card.leading == root.leading + inset", "card.leading == root.leading + 16"),
    Mutation("type: switch, isOn: true", "isOn: true, type: switch"),
    Mutation("progress: 0.5", "progress: .5"), Mutation("root.bottom - 20", "root.bottom + -20"),
  ]
}
