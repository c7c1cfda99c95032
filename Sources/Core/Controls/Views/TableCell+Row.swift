import AutoLayout
import Drawing
import Geometry
import Typesetting

/// The lines and the accessory of a row.
extension TableCell {
  /// Returns the lines around a row: below it starting at its text, and at the ends of a grouped
  /// section from edge to edge.
  func lines(in bounds: Rect) -> [DisplayList.Item] {
    guard showsSeparator else { return [] }
    let hairline = environment.separatorHeight
    let color = row.separatorColor ?? environment.rowSeparator
    func line(_ y: Double, from leading: Double, to trailing: Double) -> DisplayList.Item {
      let rect = Rect(
        x: bounds.minX + leading, y: y, width: max(bounds.width - leading - trailing, 0),
        height: hairline)
      return .box(rect.mirrored(in: bounds, isRightToLeft), color)
    }
    var items: [DisplayList.Item] = []
    let isEnd = row.place.contains(.last)
    if row.style == .grouped, row.place.contains(.first) {
      items.append(line(bounds.minY, from: 0, to: 0))
    }
    switch row.style {
    case .grouped where isEnd: items.append(line(bounds.maxY - hairline, from: 0, to: 0))
    case .insetGrouped where isEnd: break
    default:
      // Margins include the safe area.
      let margin = isRightToLeft ? layoutMargins.right : layoutMargins.left
      let safe = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
      items.append(
        line(
          bounds.maxY - hairline,
          from: (row.separatorLeading.map { safe + $0 + row.wideningOfMargins } ?? margin)
            + (row.isEditing ? TableRow.editingIndent : 0),
          to: row.separatorTrailing
            + (environment.metrics.separatorsEndAtMargins ? side(in: bounds) : 0)))
    }
    return items
  }

  /// Returns the system's margin at the sides of the row.
  final func side(in bounds: Rect) -> Double {
    row.side ?? row.style.margin(bounds.width, in: environment.metrics)
  }

  /// Returns the controls for deleting and moving a row while it is edited.
  func editingControls(in bounds: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if row.isEditing {
      items += sign(
        "minus.circle.fill", Size(width: 22, height: 22), bounds.minX + side(in: bounds) + 22,
        environment.color(.systemRed), bounds, glyph: .white)
    }
    if row.hasReorderGrip {
      items += sign(
        "line.3.horizontal", Size(width: 22, height: 15), bounds.maxX - side(in: bounds),
        environment.color(.tertiaryLabel), bounds)
    }
    return items
  }

  /// The room of a disclosure indicator, whose ink is 6.67 x 11.33 as in accessibility-snapshot's pictures of
  /// list cells.
  private static let chevron = Size(width: 8, height: 11.5)

  /// Returns the accessory at the row's trailing end.
  func accessory(in bounds: Rect) -> [DisplayList.Item] {
    let grip = row.hasReorderGrip ? TableRow.gripRoom : 0
    let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    let edge = bounds.maxX - safe - side(in: bounds) - grip
    let grey = environment.color(.tertiaryLabel)
    switch row.accessory {
    case .none: return []
    case .disclosure: return sign("chevron.right", Self.chevron, edge, grey, bounds)
    case .checkmark: return sign("checkmark", Size(width: 15, height: 14), edge, nil, bounds)
    case .detail: return sign("info.circle", Size(width: 22, height: 22), edge, nil, bounds)
    case .detailDisclosure:
      return sign("chevron.right", Self.chevron, edge, grey, bounds)
        + sign("info.circle", Size(width: 22, height: 22), edge - 8 - 10, nil, bounds)
    }
  }

  /// The button of an accessory that tells more, as far as a finger reaches it; nil for others.
  func detailPlace(in bounds: Rect) -> Rect? {
    guard [.detail, .detailDisclosure].contains(row.accessory) else { return nil }
    let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    let grip = row.hasReorderGrip ? TableRow.gripRoom : 0
    let chevron = row.accessory == .detailDisclosure ? 18.0 : 0
    let edge = bounds.maxX - safe - side(in: bounds) - grip - chevron
    return Rect(x: edge - 33, y: bounds.minY, width: 44, height: bounds.height)
      .mirrored(in: bounds, isRightToLeft)
  }

  private func sign(
    _ name: String, _ size: Size, _ edge: Double, _ color: Color?, _ bounds: Rect,
    glyph: Color? = nil
  ) -> [DisplayList.Item] {
    let points = isRightToLeft && name == "chevron.right" ? "chevron.left" : name
    let rect = Rect(
      x: edge - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).mirrored(in: bounds, isRightToLeft)
    let weight = ["info.circle", "line.3.horizontal"].contains(name) ? 400 : 600
    let color = color ?? effectiveTint
    var symbol = Symbol(points, size: size, pointSize: 15, weight: weight)
    if let glyph { symbol?.colors = [glyph, color] }
    return symbol?.items(in: environment.grid.round(rect), color) ?? []
  }
}
