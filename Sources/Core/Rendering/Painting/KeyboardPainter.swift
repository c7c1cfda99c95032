import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

/// Draws a placeholder for the keyboard: a plain background with rows of blank keys, above
/// everything else.
struct KeyboardPainter {
  private let height: Double
  private let size: Size
  private let isDark: Bool
  private let bottom: Double

  /// Creates a painter for the keyboard in a root's environment.
  init(_ root: View, size: Size) {
    height = min(root.layoutEnvironment.keyboardHeight, size.height)
    bottom = root.layoutEnvironment.safeAreaInsets.bottom
    isDark = root.asPaintable?.environment.appearance == .dark
    self.size = size
  }

  /// The items from back to front; none without a keyboard.
  var items: [DisplayList.Item] {
    guard height > 0 else { return [] }
    let ground = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    var items: [DisplayList.Item] = [
      .fill(.rect(ground), .color(isDark ? Self.darkGround : Self.lightGround))
    ]
    let room = height - bottom - 2 * Self.padding
    let pitch = room / Double(Self.rows.count)
    guard pitch > 2 * Self.gap, size.width > 100 else { return items }
    let color = isDark ? Color.white.multipliedAlpha(by: 0.3) : Color.white
    for (row, keys) in Self.rows.enumerated() {
      let unit = (size.width - 2 * Self.side) / 10
      let width = keys.reduce(0, +) * unit
      var x = (size.width - width) / 2
      for key in keys {
        let rect = Rect(
          x: x + Self.gap / 2, y: ground.minY + Self.padding + Double(row) * pitch + Self.gap,
          width: key * unit - Self.gap, height: pitch - 2 * Self.gap)
        items.append(.fill(.box(rect, radius: 5), .color(color)))
        x += key * unit
      }
    }
    return items
  }

  /// The widths of keys, in tenths of the keyboard's width.
  private static let rows: [[Double]] = [
    Array(repeating: 1, count: 10), Array(repeating: 1, count: 9),
    [1.5] + Array(repeating: 1, count: 7) + [1.5], [2.5, 5, 2.5],
  ]
  private static let padding = 4.0
  private static let gap = 6.0
  private static let side = 3.0
  private static let lightGround = Color(red: 0.82, green: 0.83, blue: 0.85)
  private static let darkGround = Color(red: 0.17, green: 0.17, blue: 0.17)
}
