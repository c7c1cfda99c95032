import AutoLayout
import Geometry
import Testing

/// What the recorded frames of public documents show of texts that wrap and of proportions.
extension StackRecipeTests {
  // Recorded by Xcode 16 and 26, Ajayavmdevs/whosin_tour_guide_iOS, RoomsCollectionCell.xib: 14.33,
  // 14.33 and 33.33 in 68 points with gaps of 3 for a label and a row of 20.33 and a plain view.
  @Test("A view without a length counts as 50 points long")
  func missingLengths() {
    var recipe = row
    recipe.distribution = .fillProportionally
    recipe.elements[1].intrinsicLength = nil
    #expect(
      lines(recipe, "UISV-fill-proportionally") == [
        "view0.width == 0.64*stack.width @999", "view1.width == 0.2*stack.width @998",
        "view2.width == 0.16*stack.width @997",
      ])
    for index in 0..<3 { recipe.elements[index].intrinsicLength = nil }
    #expect(
      lines(recipe, "UISV-fill-proportionally") == [
        "view0.width == 0.333333*stack.width @999", "view1.width == 0.333333*stack.width @998",
        "view2.width == 0.333333*stack.width @997",
      ])
    recipe.elements.removeLast(2)
    #expect(lines(recipe, "UISV-fill-proportionally") == [])
  }

  @Test("Text that wraps gets an equal share of a row if requested")
  func textWidths() {
    var recipe = row
    for index in [0, 2] { recipe.elements[index].equalSharePriority = LayoutPriority(760) }
    #expect(
      lines(recipe, "UISV-text-width-disambiguation") == [
        "view0.width == 0.333333*stack.width @760", "view2.width == 0.333333*stack.width @760",
      ])
    // GenesisVision/ios-client, FundAssetsListTableViewCell: 275.5 in 561 with a gap of 10.
    recipe.spacing = 15
    #expect(
      lines(recipe, "UISV-text-width-disambiguation").first
        == "view0.width == 0.333333*stack.width - 10 @760")
    recipe.axis = .vertical
    #expect(lines(recipe, "UISV-text-width-disambiguation") == [])
    let stack = StackView(arrangedSubviews: [BlockLabel("a b", lines: 0), BlockLabel("c")])
    #expect(stack.recipe.elements.map(\.equalSharePriority) == [nil, nil])
    #expect(stack.recipe.elements.map(\.wraps) == [true, false])
    stack.disambiguatesTextWidths = true
    #expect(stack.recipe.elements.map(\.equalSharePriority) == [LayoutPriority(760), nil])
    // openradar-mirror#19929, iZettle/Form#109: 759 for a label that resists at 749.
    for (resistance, share) in [(749.0, 759.0), (1000, 999.5)] {
      stack.arrangedSubviews[0].setContentCompressionResistancePriority(
        LayoutPriority(resistance), for: .horizontal)
      #expect(stack.recipe.elements[0].equalSharePriority == LayoutPriority(share))
    }
  }

  @Test("Texts that wrap get equal widths at the lowest priority")
  func equalWidths() {
    var recipe = row
    for index in [0, 2] { recipe.elements[index].wraps = true }
    #expect(
      lines(recipe, "UISV-text-width-disambiguation") == ["view2.width == view0.width @24"])
    recipe.elements[0].isHidden = true
    #expect(lines(recipe, "UISV-text-width-disambiguation") == [])
    recipe.elements[0].isHidden = false
    recipe.distribution = .fillEqually
    #expect(lines(recipe, "UISV-text-width-disambiguation") == [])
    recipe.axis = .vertical
    #expect(lines(recipe, "UISV-text-width-disambiguation") == [])
  }
}
