import AutoLayout
package import Geometry

/// The sizes of controls, lists and bars in a look, in points: a table for each look.
///
/// Those of iOS 26 come from public pictures of its simulator, unless `Documentation/Controls.md`
/// calls them our reading of Apple's guidance.
package struct LookMetrics: Sendable {
  // MARK: Controls

  /// The frame of a switch; its alignment rectangle is 2 narrower.
  package var switchSize = Size(width: 51, height: 31)
  /// The knob of a switch.
  var switchKnob = Size(width: 27, height: 27)
  /// The height of a slider's track, and how far it is from the ends.
  var sliderTrack = 4.0, sliderInset = 3.0
  /// How far the frame of a slider reaches beyond its alignment rectangle at the sides: 0 in all 11 sliders
  /// that public documents of Xcode 26 record.
  var sliderSide = 2.0
  /// The knob of a slider, how far it goes beyond the ends of the track, and how much higher its
  /// middle is than the track's.
  var sliderKnob = Size(width: 27, height: 27), sliderOverhang = 2.0, sliderLift = 7.0 / 6
  /// The strokes of a stepper's signs.
  var stepperStroke = Size(width: 41.0 / 3, height: 4.0 / 3)
  /// The line between a stepper's halves: its height, its colour, and whether it falls on pixels.
  var stepperDivider = 18.0, stepperLine = SystemColor.systemGray4, isStepperLineCrisp = false
  /// How opaque the sign of a stepper's end is where it can't go on; nil for `tertiaryLabel`.
  var stepperFaintness: Double? = 0.5
  /// The light colour of a switch that is off, as 0xRRGGBBAA.
  var switchOff: UInt32 = 0xE9E9_EBFF
  /// The radius of steppers and segmented controls; nil for capsules.
  var controlRadius: Double? = 8.9
  /// The radius of the selected segment; nil for one that is concentric with the control.
  var segmentRadius: Double? = 7
  /// The gap between two segments, which a line fills if neither is selected.
  var segmentGap = 1.0
  /// The radius of buttons with a background and no corner style; nil for capsules.
  var buttonRadius: Double? = 6
  /// The height of a search bar and of the field in it, whose radius is nil for a capsule.
  package var searchBar = 56.0
  var searchField = 36.0, searchRadius: Double? = 10

  // MARK: Lists

  /// The height of a row whose content does not determine it.
  package var rowHeight = 44.0
  /// The margins of a row above and below its content.
  package var rowMargin = 11.0
  /// The radius of the cards of inset groups.
  package var cardRadius = 10.0
  /// The height of the line between rows; nil for a pixel.
  var separator: Double?
  /// How dense the black line between rows is in the light appearance; nil for the system's separator.
  var separatorInk: Double?
  /// Whether the line between rows ends at their margin instead of their edge.
  package var separatorsEndAtMargins = false
  /// Where a list of cards has wide margins.
  var cards = SystemMargin.Place.list
  /// Whether the titles of groups are large and as written, with the space above and below them.
  package var hasLargeGroupTitles = false
  var groupTitleGaps = (above: 33.0, below: 7.0)

  /// The radius of a selected row of a sidebar; nil for a capsule.
  package var sidebarRadius: Double? = 10
  /// Whether a selected row of a sidebar is filled with the tint, and what it shows is white.
  package var fillsSelectedSidebarRows = true

  // MARK: Bars

  /// Whether bars are clear, and items stand on glass.
  package var hasGlassBars = false
  /// The height of a navigation bar on upright phones, and of the part that shows the items.
  var navigationBar = 44.0, navigationRow = 44.0
  /// The side of the round back button, and its distance from the edge.
  var backButton = 44.0, backMargin = 16.0
  /// The height of a floating tab bar, its distance from the sides, and the room around its items.
  var floatingTabs = 62.0, floatingTabMargin = 21.0, floatingTabPadding = 4.0

  /// The sizes of iOS 13 to 18.
  static let ios18 = LookMetrics()

  /// The sizes of iOS 26.
  static let ios26 = {
    var look = LookMetrics()
    look.switchSize = Size(width: 63, height: 28)
    look.switchKnob = Size(width: 39, height: 24)
    (look.sliderTrack, look.sliderInset, look.sliderSide) = (6, 0, 0)
    (look.sliderKnob, look.sliderOverhang, look.sliderLift) = (Size(width: 37, height: 24), 0, 0)
    look.stepperStroke = Size(width: 13, height: 5.0 / 3)
    (look.stepperDivider, look.stepperLine, look.stepperFaintness) = (23, .tertiaryLabel, nil)
    look.isStepperLineCrisp = true
    look.switchOff = 0xC6C6_C8FF
    (look.controlRadius, look.segmentRadius, look.buttonRadius) = (nil, nil, nil)
    look.segmentGap = 0
    (look.searchBar, look.searchField, look.searchRadius) = (64, 44, nil)
    (look.rowHeight, look.rowMargin) = (52, 46.0 / 3)
    (look.cardRadius, look.separator, look.separatorsEndAtMargins) = (26, 1, true)
    (look.cards, look.separatorInk) = (.glassCards, 24.0 / 255)
    (look.hasLargeGroupTitles, look.groupTitleGaps) = (true, (10, 10))
    (look.sidebarRadius, look.fillsSelectedSidebarRows) = (nil, false)
    look.hasGlassBars = true
    look.navigationBar = 54
    return look
  }()
}
