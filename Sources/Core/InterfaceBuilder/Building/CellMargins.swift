import AutoLayout
import Documents
import Geometry

/// The margins of cells and their content views, as Interface Builder records them.
struct CellMargins {
  /// Where a cell is.
  struct Place {
    /// The table; nil for a cell that is a nib's root.
    var table: XMLElement?
    /// The width of the tree's root in points.
    var rootWidth: Double
  }

  /// The version that saved the document.
  let era: NibEra
  /// The device of the canvas.
  let device: NibDevice
  /// The device that the document was recorded on.
  let recorded: NibDevice
  /// Whether the margins are those of recorded frames, where they differ from an app's.
  var areRecorded = false

  /// Returns the margins of a cell, which its content view inherits as far as it preserves them.
  func ofCell(_ cell: XMLElement, in place: Place) -> EdgeInsets {
    let side = sides(of: cell, in: place)
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Returns the margins of a table cell's content view that doesn't state any.
  func ofTableContent(in cell: XMLElement?, _ place: Place) -> EdgeInsets {
    guard era.hasSafeAreas else { return EdgeInsets(all: 8) }
    let side = sides(of: cell, in: place)
    // The content ends before an accessory, which has the system's margin to itself.
    let hasAccessory = (cell?["accessoryType"] ?? "none") != "none"
    let top: Double = era.isOf26 ? 15 : 11
    let bottom: Double = era.hasSheets ? top : 10.5
    let right = (hasAccessory ? 8 : side) + lackingInsets(of: cell, in: place)
    return EdgeInsets(top: top, left: side, bottom: bottom, right: right)
  }

  /// Where cards have wide margins.
  private var cards: SystemMargin.Place { era.isOf26 ? .glassCards : .list }

  /// Returns what a row of inset groups that is recorded as wide as its table lacks at both sides: what is
  /// in it is recorded as in a card.
  private func lackingInsets(of cell: XMLElement?, in place: Place) -> Double {
    guard areRecorded, let table = place.table, table["style"] == "insetGrouped",
      let row = cell?.recordedFrame, row.minX == 0, row.width == width(of: table)
    else { return 0 }
    return 2 * SystemMargin.side(of: row.width, in: cards)
  }

  /// Returns margins that a table cell's content view states, which from Xcode 11 only count as
  /// far as they are wider than those that it would have without them.
  func stated(_ margins: EdgeInsets, in cell: XMLElement?, _ place: Place) -> EdgeInsets {
    guard era.hasSheets else { return margins }
    let least = ofTableContent(in: cell, place)
    // The exceptions of Xcode 26 keep the heights of the versions before it.
    let height = min(least.top, 11)
    return EdgeInsets(
      top: max(margins.top, height), left: max(margins.left, least.left),
      bottom: max(margins.bottom, height), right: max(margins.right, least.right))
  }

  /// Returns the margins of a collection cell that is a nib's root, and of its content view; from
  /// Xcode 11, only a cell on the canvas and a tall reusable view represent a screen.
  func ofCollectionCell(_ cell: XMLElement?, isRecorded: Bool) -> EdgeInsets {
    let isReusable = cell?.name == "collectionReusableView"
    let isScreen = isReusable ? (cell?.recordedFrame?.height ?? 0) >= 250 : isRecorded
    guard era.hasSafeAreas, !era.hasSheets || isScreen else { return EdgeInsets(all: 8) }
    let side = SystemMargin.side(of: width(of: cell), in: .screen)
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private func width(of element: XMLElement?) -> Double { element?.recordedFrame?.width ?? 0 }

  /// Returns the margin at the sides of a list of a width, in points.
  func side(_ width: Double) -> Double { SystemMargin.side(of: width, in: .list) }

  /// Returns the side margins.
  private func sides(of cell: XMLElement?, in place: Place) -> Double {
    guard era.hasSafeAreas, !isOffCanvas(cell, in: place) else { return 8 }
    let side = place.table.map { sides(of: cell, in: $0, place) } ?? sides(ofRoot: cell)
    return side == 16 && hasNarrowSides(cell, in: place) ? 15 : side
  }

  /// Whether a row of Xcode 9 and 10 begins below what its table shows: it is recorded without the
  /// margins that it would preserve there.
  func isOffCanvas(_ cell: XMLElement?, in place: Place) -> Bool {
    guard areRecorded, !era.hasSheets, cell?.flag("preservesSuperviewLayoutMargins") == true,
      let top = cell?.recordedFrame?.minY, let table = place.table?.recordedFrame
    else { return false }
    return top >= table.height
  }

  /// Returns the sides of a nib's cell: until Xcode 10 by its own width, then by the device's,
  /// unless the cell still has the narrow width that nibs begin with.
  private func sides(ofRoot cell: XMLElement?) -> Double {
    let own = width(of: cell)
    guard era.hasSheets else { return side(own) }
    return own > 320 ? side(device.screenSize?.width ?? own) : 16
  }

  /// Returns the sides of a cell in a table: by the device, but by a table that is narrower than
  /// its root or a controller's view that is wider than the screen; inset groups have their own distance
  /// from the table's edges as margins.
  private func sides(of cell: XMLElement?, in table: XMLElement, _ place: Place) -> Double {
    let device = device.screenSize?.width ?? width(of: cell)
    if table["style"] == "insetGrouped", let x = cell?.recordedFrame?.minX, x > 0 {
      return x + SystemMargin.side(of: device, in: cards)
        - SystemMargin.side(of: recorded.screenSize?.width ?? device, in: cards)
    }
    if areRecorded, era.widensInnerRows, !self.device.hasHomeButton, table["key"] != "view" {
      return 20
    }
    let own = width(of: table)
    // A controller's own table may be wider than the screen.
    if table["key"] == "view" { return side(max(own, device)) }
    // From Xcode 11, only tables as narrow as those of a popover have narrow margins by themselves.
    let isNarrow = own < place.rootWidth && (!era.hasSheets || own <= 320)
    return side(isNarrow ? min(own, device) : device)
  }

  /// Whether narrow margins are a point narrower: in Xcode 11 on phones with a home button, in tables
  /// that aren't a controller's view, and before in tables whose cells preserve the margins.
  private func hasNarrowSides(_ cell: XMLElement?, in place: Place) -> Bool {
    if era.hasSheets {
      return era.build < 17_000 && device.hasHomeButton && device.screenSize?.width == 375
        && place.table?["key"] != "view"
    }
    return place.table != nil && cell?.flag("preservesSuperviewLayoutMargins") == true
  }
}
