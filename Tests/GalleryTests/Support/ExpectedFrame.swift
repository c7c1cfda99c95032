import Testing

/// A frame that an article, or arithmetic on its numbers, gives for a view in a scene.
///
/// Text is measured in blocks of 10 by 20 points per character, so that the result does not
/// depend on fonts.
struct ExpectedFrame: Sendable, CustomTestStringConvertible {
  /// The scene's path below the scenes folder, without its extension; a bare name is that of a
  /// scene from an article.
  let scene: String
  /// The view's id.
  let view: String
  /// x, y, width and height in the superview's coordinates; nil where nothing is claimed.
  let frame: [Double?]

  init(_ scene: String, _ view: String, _ x: Double?, _ y: Double?, _ w: Double?, _ h: Double?) {
    self.scene = scene.contains("/") ? scene : "articles/" + scene
    self.view = view
    frame = [x, y, w, h]
  }

  var testDescription: String { "\(scene) \(view)" }
}

extension ExpectedFrame {
  /// The constraint equation, its relations and priorities.
  static let equations = [
    ExpectedFrame("equation-eight-points-apart", "red", 164, 20, 136, 60),
    ExpectedFrame("nslayoutconstraint-gray-square", "grayView", 50, 100, 100, 100),
    ExpectedFrame("inequality-height-at-most-100", "greenView", 20, 20, 160, 100),
    ExpectedFrame("priority-lower-is-skipped", "bar", 20, 20, 240, 32),
    ExpectedFrame("priority-lower-is-skipped", "capped", 20, 68, 60, 32),
    ExpectedFrame("priority-skipped-still-pulls", "label", 16, nil, 280, nil),
    ExpectedFrame("priority-skipped-still-pulls", "field", 304, 23, 0, 34),
    ExpectedFrame("order-of-items-does-not-matter", "negative", 150, 16, 160, 36),
    ExpectedFrame("order-of-items-does-not-matter", "positive", 150, 68, 160, 36),
    ExpectedFrame("four-ways-to-fix-an-axis", "leftRight", 20, 16, 280, 28),
    ExpectedFrame("four-ways-to-fix-an-axis", "leftCentre", 60, 60, 200, 28),
    ExpectedFrame("four-ways-to-fix-an-axis", "leftWidth", 20, 104, 120, 28),
    ExpectedFrame("four-ways-to-fix-an-axis", "centreWidth", 100, 148, 120, 28),
    ExpectedFrame("duplicate-constraints-are-no-conflict", "c", 230, 20, 70, 40),
    ExpectedFrame("constraint-across-levels", "rightPane", 168, 16, 136, 128),
    ExpectedFrame("constraint-across-levels", "mark", 58, 54, 20, 20),
    ExpectedFrame("half-the-height-of-the-superview", "v1", 0, 0, 375, 333.5),
    ExpectedFrame("height-equals-another-width", "tall", 150, 20, 60, 110),
    ExpectedFrame("aspect-ratio-two-to-one", "button1", 20, 20, 88, 44),
    ExpectedFrame("keyboard-swap-by-activation", "label", 70, 70, 180, 20),
    ExpectedFrame("keyboard-swap-by-priority", "label", 70, 70, 180, 20),
    ExpectedFrame("equal-width-below-a-limit", "view2", 70, 20, 30, 35),
    ExpectedFrame("equal-width-below-a-limit", "wide2", 120, 75, 50, 35),
    ExpectedFrame("left-aligned-vertical-run", "printed2", 20, 40, 130, 30),
    ExpectedFrame("left-aligned-vertical-run", "printed3", 20, 60, 130, 30),
    ExpectedFrame("left-aligned-vertical-run", "meant2", 170, 60, 130, 30),
    ExpectedFrame("left-aligned-vertical-run", "meant3", 170, 100, 130, 30),
    ExpectedFrame("proportional-spacing-with-spacers", "spacer1", 0, 49, 50, 2),
    ExpectedFrame("proportional-spacing-with-spacers", "view1", 50, 20, 70, 60),
    ExpectedFrame("proportional-spacing-with-spacers", "view2", 170, 20, 100, 60),
    ExpectedFrame("hidden-view-keeps-its-constraints", "third", 164, 20, 60, 48),
  ]

  /// Anchors, and Masonry's syntax for the same layout.
  static let anchors = ["anchors", "masonry"].flatMap { style in
    [
      ExpectedFrame("\(style)-yellow-green-red", "yellow", 20, 100, 335, 546),
      ExpectedFrame("\(style)-yellow-green-red", "green", 20, 20, 295, 162),
      ExpectedFrame("\(style)-yellow-green-red", "red", 20, 202, 295, 324),
    ]
  }

  /// The visual format and its options.
  static let visualFormats = [
    ExpectedFrame("vfl-two-views-aligned", "view1", 50, 100, 100, 100),
    ExpectedFrame("vfl-two-views-aligned", "view2", 200, 100, 125, 100),
    ExpectedFrame("vfl-intrinsic-size-as-four-strings", "label", 50, 25, 100, 30),
    ExpectedFrame("vfl-align-all-top", "high", 220, 20, 80, 70),
    ExpectedFrame("vfl-centring-trick", "subview", 110, 40, 100, 40),
    ExpectedFrame("vfl-connection-to-superview", "purpleBox", 50, 20, 220, 40),
    ExpectedFrame("vfl-vertical-layout", "bottomField", 20, 64, 280, 34),
    ExpectedFrame("vfl-flush-views", "blueView", 160, 20, 140, 40),
    ExpectedFrame("vfl-equal-widths", "button1", 0, nil, 195, nil),
    ExpectedFrame("vfl-equal-widths", "button2", 205, nil, 195, nil),
    ExpectedFrame("vfl-multiple-predicates", "flexibleButton", 20, 20, 70, 30),
    ExpectedFrame("vfl-multiple-predicates", "longButton", 20, 68, 100, 30),
    ExpectedFrame("vfl-complete-line", "find", 8, 22, 40, 30),
    ExpectedFrame("vfl-complete-line", "findNext", 56, 22, 80, 30),
    ExpectedFrame("vfl-complete-line", "findField", 144, 20, 168, 34),
    ExpectedFrame("vfl-right-to-left", "a", 200, 20, 100, 24),
    ExpectedFrame("vfl-right-to-left", "b", 20, 56, 100, 24),
    ExpectedFrame("rtl-leading-and-trailing-mirror", "avatar", 260, 20, 40, 40),
    ExpectedFrame("rtl-leading-and-trailing-mirror", "bar", 20, 34, 60, 12),
    ExpectedFrame("rtl-leading-and-trailing-mirror", "fixedAvatar", 20, 100, 40, 40),
    ExpectedFrame("rtl-leading-and-trailing-mirror", "fixedBar", 240, 114, 60, 12),
  ]

  /// Sizes derived from content: hugging, compression resistance, wrapping, fitting.
  static let contentSizes = [
    ExpectedFrame("required-size-beats-content-size", "stubborn", 20, 20, 100, 50),
    ExpectedFrame("custom-intrinsic-size", "chip", 20, 20, 120, 44),
    ExpectedFrame("custom-intrinsic-size", "rule", 20, 84, 280, 4),
    ExpectedFrame("stretched-labels-vertical", "red", 0, 0, 320, 20),
    ExpectedFrame("stretched-labels-vertical", "green", 0, 20, 320, 280),
    ExpectedFrame("compressed-labels-horizontal", "red", 0, 0, 100, 60),
    ExpectedFrame("compressed-labels-horizontal", "green", 100, 0, 50, 60),
    ExpectedFrame("hugging-label-and-text-field", "label1", 10, 34, 60, 20),
    ExpectedFrame("hugging-label-and-text-field", "textField", 80, nil, 230, nil),
    ExpectedFrame("multiline-label-in-two-passes", "single", 20, 20, 140, 20),
    ExpectedFrame("multiline-label-in-two-passes", "preferred", 20, 56, 90, 40),
    ExpectedFrame("multiline-label-in-two-passes", "automatic", 20, 112, 100, 40),
    ExpectedFrame("multiline-label-and-a-height", "cut", 20, 20, 130, 24),
    ExpectedFrame("multiline-label-and-a-height", "whole", 170, 20, 130, 100),
    ExpectedFrame("superview-pushed-open", "red", 20, 20, 280, 140),
    ExpectedFrame("superview-pushed-open", "green", 10, 10, 260, 120),
    ExpectedFrame("superview-pushed-open", "label", 10, 10, 240, 100),
    ExpectedFrame("superview-pushed-open-both-ways", "short", 20, 20, 84, 36),
    ExpectedFrame("superview-pushed-open-both-ways", "long", 76, 68, 224, 96),
    ExpectedFrame("fitting-size-of-a-padded-label", "root", 0, 0, 120, 40),
    ExpectedFrame("fitting-size-of-a-padded-label", "label", 10, 10, 100, 20),
    ExpectedFrame("self-sizing-cell", "nameLab", 50, 15, 40, 30),
    ExpectedFrame("self-sizing-cell", "timeLab", 95, 15, 210, 30),
    ExpectedFrame("self-sizing-cell", "follow", 310, 15, 50, 30),
    ExpectedFrame("self-sizing-cell", "contentLab", 15, 95, 345, 60),
    ExpectedFrame("self-sizing-cell", "image3", 745.0 / 3, 170, 335.0 / 3, 65),
    ExpectedFrame("self-sizing-cell", "praiseLab", 80, 250, 280, 20),
    ExpectedFrame("self-sizing-cell", "root", 0, 0, 375, 285),
  ]

  /// Alignment rectangles, shadows, transforms, autoresizing, safe areas, stacks.
  static let frames = [
    ExpectedFrame("shadow-is-outside-the-layout", "greenView", 50, 100, 100, 100),
    ExpectedFrame("alignment-rect-of-a-shadowed-image", "badge", 38, 88, 84, 132),
    ExpectedFrame("alignment-rect-three-ways", "untreated", 27, 40, 60, 120),
    ExpectedFrame("alignment-rect-three-ways", "imageInsets", 102, 28, 84, 132),
    ExpectedFrame("alignment-rect-three-ways", "viewInsets", 189, 28, 84, 132),
    ExpectedFrame("alignment-rect-three-ways", "inside", 0, 0, 84, 132),
    ExpectedFrame("alignment-rect-three-ways", "byHand", 276, 28, 84, 132),
    ExpectedFrame("icon-button-aligned-by-its-artwork", "touchArea", 20, 16, 44, 44),
    ExpectedFrame("icon-button-aligned-by-its-artwork", "icon", 10, 10, 24, 24),
    ExpectedFrame("transform-does-not-move-the-layout", "tile", 20, 20, 100, 100),
    ExpectedFrame("transform-does-not-move-the-layout", "neighbour", 128, 20, 100, 100),
    ExpectedFrame("frames-of-a-recursive-description", "container", 32, 128, 259, 604),
    ExpectedFrame("frames-of-a-recursive-description", "upper", 90, -50, 80, 100),
    ExpectedFrame("frames-of-a-recursive-description", "lower", 90, 101, 80, 100),
    ExpectedFrame("autoresizing-flexible-left-and-width", "text", 0, 0, 280, 100),
    ExpectedFrame("safe-area-of-a-notched-screen", "pane", 0, 20, 375, 647),
    ExpectedFrame("safe-area-of-a-notched-screen", "label", 16, 39, 150, 20),
    ExpectedFrame("safe-area-of-a-notched-screen", "bar", 0, 584, 375, 49),
    ExpectedFrame("scroll-view-with-a-locked-view", "row3", 0, 320, 280, 160),
    ExpectedFrame("scroll-view-with-a-locked-view", "locked", 184, 12, 84, 30),
    ExpectedFrame("stack-title-image-button", "stack", 10, 84, 355, 383),
    ExpectedFrame("stack-title-image-button", "label", 0, 0, 355, 20),
    ExpectedFrame("hidden-view-leaves-a-stack", "third", 72, 0, 60, 48),
  ]
}
