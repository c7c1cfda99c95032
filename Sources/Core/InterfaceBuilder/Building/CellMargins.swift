import Documents
import Geometry

/// The margins of cells and their content views, as Interface Builder records them.
struct CellMargins {
  /// The version that saved the document.
  let era: NibEra
  /// The width of the device's screen in points; nil if it is unknown.
  let deviceWidth: Double?

  /// Returns the system's side margins for a width, in points.
  static func side(_ width: Double, from limit: Double = 400) -> Double {
    width >= limit ? 20 : 16
  }

  /// Returns the margins of a cell, which its content view inherits as far as it preserves them.
  func ofCell(_ cell: XMLElement, isRoot: Bool) -> EdgeInsets {
    let side = sides(of: cell, isRoot: isRoot)
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Returns the margins of a table cell's content view that doesn't state any.
  func ofTableContent(in cell: XMLElement?, isRoot: Bool) -> EdgeInsets {
    guard era.hasSafeAreas else { return EdgeInsets(all: 8) }
    let side = sides(of: cell, isRoot: isRoot)
    // The content ends before an accessory, which has the system's margin to itself.
    let hasAccessory = (cell?["accessoryType"] ?? "none") != "none"
    let top: Double = era.doublesInsets ? 15 : 11
    let bottom: Double = era.hasSheets ? top : 10.5
    return EdgeInsets(top: top, left: side, bottom: bottom, right: hasAccessory ? 8 : side)
  }

  /// Returns the margins of a collection cell that is a nib's root, and of its content view.
  func ofCollectionCell(_ cell: XMLElement?) -> EdgeInsets {
    guard era.hasSafeAreas, !era.hasSheets else { return EdgeInsets(all: 8) }
    let side = Self.side(width(of: cell))
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private func width(of cell: XMLElement?) -> Double { cell?.recordedFrame?.width ?? 0 }

  /// Returns the side margins, which follow the device in a table and the cell's own width in a
  /// nib; from Xcode 11, a nib's cell must also be on a wide device.
  private func sides(of cell: XMLElement?, isRoot: Bool) -> Double {
    guard era.hasSafeAreas else { return 8 }
    let device = deviceWidth ?? width(of: cell)
    guard isRoot else { return Self.side(device, from: era.doublesInsets ? 392 : 400) }
    let own = width(of: cell)
    return Self.side(era.hasSheets ? min(own, device) : own)
  }
}
