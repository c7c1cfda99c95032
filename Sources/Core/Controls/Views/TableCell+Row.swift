import AutoLayout
import Drawing
import Geometry
import Typesetting

/// The lines and the accessory of a row.
extension TableCell {
  /// Returns the lines around a row: below it starting at its text, and at the ends of a grouped
  /// section from edge to edge.
  func lines(in bounds: Rect) -> [DisplayList.Item] {
    guard showsSeparator, !row.isAlone else { return [] }
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
    case .insetGrouped where isEnd, .sidebar where isEnd, .sidebarPlain where isEnd: break
    default:
      // Margins include the safe area.
      let margin = isRightToLeft ? layoutMargins.right : layoutMargins.left
      let safe = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
      items.append(
        line(
          bounds.maxY - hairline,
          from: row.separatorLeading.map { safe + $0 + row.wideningOfMargins + row.buttonRoom }
            ?? margin + (layoutMargins == rowMargins ? 0 : row.buttonRoom),
          to: row.separatorTrailing
            + (environment.metrics.separatorsEndAtMargins
              ? coveredEnds.trailing + side(in: bounds) : 0)))
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

  /// Returns the accessory at the row's trailing end.
  func accessory(in bounds: Rect) -> [DisplayList.Item] {
    let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    let edge = bounds.maxX - safe - side(in: bounds) - row.gripRoom
    let scale = environment.pictureScale
    func sign(
      _ name: String, _ size: Size, _ edge: Double, _ color: Color? = nil
    ) -> [DisplayList.Item] {
      let size = Size(width: size.width * scale, height: size.height * scale)
      return self.sign(name, size, edge, color, bounds, pointSize: 15 * scale)
    }
    let faint = selectionInk ?? environment.color(.tertiaryLabel)
    let chevron = sign("chevron.forward", TableRow.chevron, edge, faint)
    return switch row.accessory {
    case .none: []
    case .disclosure: chevron
    case .checkmark: sign("checkmark", TableRow.checkmark, edge)
    case .detail: sign("info.circle", TableRow.info, edge)
    case .outline(let isExpanded): outline(isExpanded, edge: edge, scale, bounds)
    case .detailDisclosure:
      chevron + sign("info.circle", TableRow.info, edge - TableRow.chevron.width * scale - 10)
    }
  }

  /// Returns the chevron of a row with others below it, centred in its room.
  private func outline(
    _ isExpanded: Bool, edge: Double, _ scale: Double, _ bounds: Rect
  ) -> [DisplayList.Item] {
    let room = TableRow.outlineRoom.width * scale
    let size = isExpanded ? Size(width: 13, height: 7.5) : Size(width: 7.5, height: 13)
    return sign(
      isExpanded ? "chevron.down" : "chevron.forward",
      Size(width: size.width * scale, height: size.height * scale),
      edge - (room - size.width * scale) / 2, nil, bounds, pointSize: 13 * scale)
  }

  /// The button of an accessory that tells more, as far as a finger reaches it; nil for others.
  func detailPlace(in bounds: Rect) -> Rect? {
    guard [.detail, .detailDisclosure].contains(row.accessory) else { return nil }
    let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    let scale = environment.pictureScale
    let chevron =
      row.accessory == .detailDisclosure ? TableRow.chevron.width * scale + 10 : 0
    let width = max(44, TableRow.info.width * scale)
    let middle = bounds.maxX - safe - side(in: bounds) - row.gripRoom - chevron - 11 * scale
    return Rect(x: middle - width / 2, y: bounds.minY, width: width, height: bounds.height)
      .mirrored(in: bounds, isRightToLeft)
  }

  private func sign(
    _ name: String, _ size: Size, _ edge: Double, _ color: Color?, _ bounds: Rect,
    glyph: Color? = nil, pointSize: Double = 15
  ) -> [DisplayList.Item] {
    let rect = Rect(
      x: edge - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).mirrored(in: bounds, isRightToLeft)
    let weight = ["info.circle", "line.3.horizontal"].contains(name) ? 400 : 600
    let color = color ?? selectionInk ?? effectiveTint
    let place = environment.grid.round(rect)
    var symbol = Symbol(name, size: place.size, pointSize: pointSize, weight: weight)
    if let glyph { symbol?.colors = [glyph, color] }
    return symbol?.items(in: place, color, mirrored: isRightToLeft) ?? []
  }
}
