import AutoLayout
import Geometry
import Testing

/// The lists that public dumps of UIStackView show, in its words.
///
/// The fixture is that of the dumps: three views of 160 x 200, 80 x 100 and 40 x 50 in a row.
@Suite("Stack view constraints")
struct StackRecipeTests {
  let row = StackRecipe(
    elements: [160, 80, 40].map { StackRecipe.Element(intrinsicLength: $0) })

  private func lines(_ recipe: StackRecipe) -> [String] {
    recipe.rules.map(\.description).sorted()
  }

  /// The rules with one of the identifiers, without it.
  func lines(_ recipe: StackRecipe, _ identifier: String) -> [String] {
    recipe.rules.filter { $0.identifier == identifier }.map {
      var rule = $0
      rule.identifier = nil
      return rule.description
    }
  }

  @Test("A new stack pins ends and edges and keeps neighbours together")
  func fill() {
    #expect(
      row.rules.map(\.description) == [
        "'UISV-canvas-connection' stack.leading == view0.leading",
        "'UISV-canvas-connection' stack.trailing == view2.trailing",
        "'UISV-spacing' view1.leading == view0.trailing",
        "'UISV-spacing' view2.leading == view1.trailing",
        "'UISV-alignment' view0.bottom == view1.bottom",
        "'UISV-alignment' view0.bottom == view2.bottom",
        "'UISV-alignment' view0.top == view1.top",
        "'UISV-alignment' view0.top == view2.top",
        "'UISV-canvas-connection' stack.top == view0.top",
        "'UISV-canvas-connection' stack.bottom == view0.bottom",
      ])
  }

  @Test("C59: Two views, leading, equal lengths and spacing 10 make the fourteen of the dump")
  func census() {
    let recipe = StackRecipe(
      distribution: .fillEqually, alignment: .leading, spacing: 10,
      elements: [StackRecipe.Element(), StackRecipe.Element()])
    #expect(
      lines(recipe) == [
        "'UISV-alignment' view0.top == view1.top",
        "'UISV-ambiguity-suppression' view0.height == 0 @25",
        "'UISV-ambiguity-suppression' view1.height == 0 @25",
        "'UISV-canvas-connection' stack.bottom == spanner.bottom",
        "'UISV-canvas-connection' stack.leading == view0.leading",
        "'UISV-canvas-connection' stack.top == view0.top",
        "'UISV-canvas-connection' stack.trailing == view1.trailing",
        "'UISV-fill-equally' view1.width == view0.width",
        "'UISV-spacing' view1.leading == view0.trailing + 10",
        "'UISV-spanning-boundary' spanner.bottom >= view0.bottom",
        "'UISV-spanning-boundary' spanner.bottom >= view1.bottom",
        "'UISV-spanning-boundary' spanner.top == view0.top @999.5",
        "'UISV-spanning-boundary' spanner.top == view1.top @999.5",
        "'UISV-spanning-fit' spanner.height == 0 @51",
      ])
  }

  @Test("Equal lengths compare each view with the first")
  func fillEqually() {
    var recipe = row
    recipe.distribution = .fillEqually
    #expect(
      lines(recipe, "UISV-fill-equally") == [
        "view1.width == view0.width", "view2.width == view0.width",
      ])
  }

  @Test("C47: Proportional lengths are shares of the stack's at falling priorities")
  func fillProportionally() {
    var recipe = row
    recipe.distribution = .fillProportionally
    #expect(
      lines(recipe, "UISV-fill-proportionally") == [
        "view0.width == 0.571429*stack.width @999", "view1.width == 0.285714*stack.width @998",
        "view2.width == 0.142857*stack.width @997",
      ])
  }

  @Test("C48: Spacing counts in the shares")
  func proportionalSpacing() {
    var recipe = row
    recipe.distribution = .fillProportionally
    recipe.spacing = 10
    #expect(
      lines(recipe, "UISV-fill-proportionally") == [
        "view0.width == 0.533333*stack.width @999", "view1.width == 0.266667*stack.width @998",
        "view2.width == 0.133333*stack.width @997",
      ])
  }

  @Test("A lone proportional view must be as long as the stack")
  func loneProportional() {
    let recipe = StackRecipe(
      distribution: .fillProportionally,
      elements: [StackRecipe.Element(intrinsicLength: 25), StackRecipe.Element(isHidden: true)])
    #expect(lines(recipe, "UISV-fill-proportionally") == ["view0.width == stack.width"])
  }

  @Test("Equal spacing stretches guides between the views")
  func equalSpacing() {
    var recipe = row
    recipe.distribution = .equalSpacing
    recipe.spacing = 10
    #expect(recipe.gapCount == 2)
    #expect(
      lines(recipe, "UISV-distributing-edge") == [
        "gap0.leading == view0.trailing", "gap0.trailing == view1.leading",
        "gap1.leading == view1.trailing", "gap1.trailing == view2.leading",
      ])
    #expect(lines(recipe, "UISV-fill-equally") == ["gap1.width == gap0.width"])
    #expect(
      lines(recipe, "UISV-spacing") == [
        "view1.leading >= view0.trailing + 10", "view2.leading >= view1.trailing + 10",
      ])
    #expect(lines(recipe, "UISV-canvas-fit") == ["stack.width == 0 @49"])
  }

  @Test("Equal centring stretches guides between the centres, below hugging")
  func equalCentering() {
    var recipe = row
    recipe.distribution = .equalCentering
    #expect(
      lines(recipe, "UISV-distributing-edge") == [
        "gap0.leading == view0.centerX", "gap0.trailing == view1.centerX",
        "gap1.leading == view1.centerX", "gap1.trailing == view2.centerX",
      ])
    #expect(lines(recipe, "UISV-fill-equally") == ["gap1.width == gap0.width @149"])
    #expect(lines(recipe, "UISV-canvas-fit") == ["stack.width == 0 @49"])
  }

  @Test("Centred views are enclosed by the guide, the first at the stack's middle")
  func center() {
    var recipe = row
    recipe.alignment = .center
    #expect(
      recipe.rules.filter { $0.identifier != "UISV-spacing" }.map(\.description) == [
        "'UISV-canvas-connection' stack.leading == view0.leading",
        "'UISV-canvas-connection' stack.trailing == view2.trailing",
        "'UISV-alignment' view0.centerY == view1.centerY",
        "'UISV-alignment' view0.centerY == view2.centerY",
        "'UISV-spanning-boundary' spanner.top <= view0.top",
        "'UISV-spanning-boundary' spanner.bottom >= view0.bottom",
        "'UISV-spanning-boundary' spanner.top <= view1.top",
        "'UISV-spanning-boundary' spanner.bottom >= view1.bottom",
        "'UISV-spanning-boundary' spanner.top <= view2.top",
        "'UISV-spanning-boundary' spanner.bottom >= view2.bottom",
        "'UISV-spanning-fit' spanner.height == 0 @51",
        "'UISV-canvas-connection' stack.top == spanner.top",
        "'UISV-canvas-connection' stack.bottom == spanner.bottom",
        "'UISV-canvas-connection' stack.centerY == view0.centerY",
        "'UISV-ambiguity-suppression' view0.height == 0 @25",
        "'UISV-ambiguity-suppression' view1.height == 0 @25",
        "'UISV-ambiguity-suppression' view2.height == 0 @25",
      ])
  }

  @Test("Baselines of a row: the stack does not grow for views that rise above the first")
  func baselines() {
    var recipe = row
    recipe.alignment = .firstBaseline
    #expect(
      lines(recipe, "UISV-alignment") == [
        "view0.firstBaseline == view1.firstBaseline", "view0.firstBaseline == view2.firstBaseline",
      ])
    #expect(
      lines(recipe, "UISV-canvas-connection").suffix(2) == [
        "stack.bottom == spanner.bottom", "view0.top >= stack.top",
      ])
    #expect(lines(recipe, "UISV-canvas-fit") == ["stack.height == 0 @49"])
    recipe.alignment = .lastBaseline
    #expect(
      lines(recipe, "UISV-canvas-connection").suffix(2) == [
        "stack.top == spanner.top", "stack.bottom >= view0.bottom",
      ])
  }

  @Test("Baselines of a column are its edges")
  func columnBaselines() {
    var recipe = row
    recipe.axis = .vertical
    recipe.alignment = .firstBaseline
    var leading = recipe
    leading.alignment = .leading
    #expect(recipe.rules == leading.rules)
    recipe.alignment = .lastBaseline
    leading.alignment = .trailing
    #expect(recipe.rules == leading.rules)
  }

  @Test("A hidden first view has no length and no gap")
  func hiddenFirst() {
    var recipe = row
    recipe.spacing = 10
    recipe.elements[0].isHidden = true
    #expect(lines(recipe, "UISV-hiding") == ["view0.width == 0"])
    #expect(
      lines(recipe, "UISV-spacing") == [
        "view1.leading == view0.trailing", "view2.leading == view1.trailing + 10",
      ])
    #expect(
      lines(recipe, "UISV-canvas-connection") == [
        "stack.leading == view1.leading", "stack.trailing == view2.trailing",
        "stack.top == view0.top", "stack.bottom == view0.bottom",
      ])
  }

  @Test("Hidden views between others leave one gap, that of the view before them")
  func hiddenMiddle() {
    var recipe = row
    recipe.elements.insert(StackRecipe.Element(isHidden: true, customSpacing: 99), at: 1)
    recipe.elements.insert(StackRecipe.Element(isHidden: true), at: 1)
    recipe.spacing = 10
    recipe.elements[0].customSpacing = 30
    #expect(
      lines(recipe, "UISV-spacing") == [
        "view1.leading == view0.trailing + 15", "view2.leading == view1.trailing",
        "view3.leading == view2.trailing + 15", "view4.leading == view3.trailing + 10",
      ])
    recipe.distribution = .equalSpacing
    #expect(recipe.gapCount == 2)
    #expect(
      lines(recipe, "UISV-distributing-edge").prefix(2) == [
        "gap0.leading == view0.trailing", "gap0.trailing == view3.leading",
      ])
  }

  @Test("With all views hidden the guide holds both ends")
  func allHidden() {
    var recipe = row
    for index in 0..<3 { recipe.elements[index].isHidden = true }
    #expect(recipe.hasSpanner)
    #expect(
      lines(recipe, "UISV-canvas-connection").prefix(2) == [
        "stack.leading == spanner.leading", "stack.trailing == spanner.trailing",
      ])
    #expect(lines(recipe, "UISV-spanning-fit") == ["spanner.width == 0 @51"])
    // Hidden views lie at the start, and keep their own lengths across (Neighborhood.storyboard).
    #expect(lines(recipe, "UISV-spacing") == [])
    #expect(
      lines(recipe, "UISV-canvas-connection").suffix(2) == [
        "stack.top == view0.top", "stack.bottom == view0.bottom @49",
      ])
  }

  @Test("A lone centred view needs no guide")
  func loneCentred() {
    let recipe = StackRecipe(alignment: .center, elements: [StackRecipe.Element()])
    #expect(!recipe.hasSpanner)
    #expect(
      lines(recipe) == [
        "'UISV-ambiguity-suppression' view0.height == 0 @25",
        "'UISV-canvas-connection' stack.bottom >= view0.bottom",
        "'UISV-canvas-connection' stack.centerY == view0.centerY",
        "'UISV-canvas-connection' stack.leading == view0.leading",
        "'UISV-canvas-connection' stack.top <= view0.top",
        "'UISV-canvas-connection' stack.trailing == view0.trailing",
        "'UISV-canvas-fit' stack.height == 0 @49",
      ])
  }

  @Test("Margins-relative stacks connect to their margins guide")
  func margins() {
    var recipe = row
    recipe.isLayoutMarginsRelative = true
    #expect(
      lines(recipe, "UISV-canvas-connection") == [
        "margins.leading == view0.leading", "margins.trailing == view2.trailing",
        "margins.top == view0.top", "margins.bottom == view0.bottom",
      ])
  }

  @Test("Baseline-relative columns measure gaps between baselines")
  func baselineRelative() {
    var recipe = row
    recipe.axis = .vertical
    recipe.spacing = 20
    recipe.isBaselineRelative = true
    #expect(
      lines(recipe, "UISV-spacing") == [
        "view1.firstBaseline == view0.lastBaseline + 20",
        "view2.firstBaseline == view1.lastBaseline + 20",
      ])
    recipe.elements[1].isHidden = true
    #expect(
      lines(recipe, "UISV-spacing") == [
        "view1.top == view0.lastBaseline + 10", "view2.firstBaseline == view1.bottom + 10",
      ])
    recipe.axis = .horizontal
    #expect(lines(recipe, "UISV-spacing").first == "view1.leading == view0.trailing + 10")
  }

  @Test("C56: A custom spacing replaces the stack's after its view")
  func customSpacing() {
    var recipe = row
    recipe.spacing = 10
    recipe.elements[0].customSpacing = 30
    #expect(
      lines(recipe, "UISV-spacing") == [
        "view1.leading == view0.trailing + 30", "view2.leading == view1.trailing + 10",
      ])
  }

  @Test("System spacing is 8 points and keeps its symbol")
  func systemSpacing() {
    var recipe = row
    recipe.spacing = StackView.spacingUseSystem
    recipe.elements[1].customSpacing = 3
    let rules = recipe.rules.filter { $0.identifier == "UISV-spacing" }
    #expect(rules.map(\.constant) == [8, 3])
    #expect(rules.map(\.symbol) == [.anchorSpace, nil])
  }

  @Test("A stack without views has no constraints")
  func empty() {
    for alignment in StackView.Alignment.allCases {
      #expect(StackRecipe(alignment: alignment, elements: []).rules == [])
    }
  }
}
