import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

/// Draws the keyboard above everything else: letters in the order of English keyboards on keys of one
/// grey, what changes or ends them on keys of another.
struct KeyboardPainter {
  private let height: Double
  private let size: Size
  private let isDark: Bool
  private let bottom: Double
  private let grid: PixelGrid

  /// Creates a painter for the keyboard in a root's environment.
  init(_ root: View, size: Size) {
    height = min(root.layoutEnvironment.keyboardHeight, size.height)
    bottom = root.layoutEnvironment.safeAreaInsets.bottom
    isDark = root.asPaintable?.environment.appearance == .dark
    grid = root.layoutEnvironment.pixelGrid
    self.size = size
  }

  /// The items from back to front; none without a keyboard.
  var items: [DisplayList.Item] {
    guard height > 0 else { return [] }
    let ground = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    var items: [DisplayList.Item] = [
      .fill(.rect(ground), .color(isDark ? Self.darkGround : Self.lightGround))
    ]
    // Below the keys are a globe and a microphone beside the home indicator; what is left above them is
    // the bar of suggestions.
    let foot = bottom > 0 ? min(bottom + Self.foot, height / 4) : Self.padding
    let pitch = min((height - foot) / Double(Self.rows.count), Self.pitch)
    guard pitch > 2 * Self.gap, size.width > 100 else { return items }
    let top = ground.maxY - foot - pitch * Double(Self.rows.count)
    let unit = (size.width - 2 * Self.side) / 10
    for (row, keys) in Self.rows.enumerated() {
      var x = (size.width - keys.map(\.width).reduce(0, +) * unit) / 2
      for key in keys {
        let rect = Rect(
          x: x + Self.gap / 2, y: top + Double(row) * pitch + Self.gap,
          width: key.width * unit - Self.gap, height: pitch - 2 * Self.gap)
        if !key.face.isEmpty { items += draw(key, in: grid.round(rect)) }
        x += key.width * unit
      }
    }
    guard bottom > 0, foot > bottom + Self.foot / 2 else { return items }
    let line = ground.maxY - foot + Self.foot / 2
    return items + symbol("globe", 22, at: Point(x: 38, y: line))
      + symbol("mic", 22, at: Point(x: size.width - 38, y: line))
  }

  private func draw(_ key: Key, in rect: Rect) -> [DisplayList.Item] {
    let shade = isDark ? Self.darkKeys : Self.lightKeys
    let edge = Color.black.multipliedAlpha(by: 0.3)
    let middle = Point(x: rect.midX, y: rect.midY)
    // The faces of low keys are as much smaller.
    let share = min(rect.height / (Self.pitch - 2 * Self.gap), 1)
    return [
      .fill(.box(rect.offsetBy(dx: 0, dy: 1), radius: 5), .color(edge)),
      .fill(.box(rect, radius: 5), .color(key.isLetter ? shade.letters : shade.others)),
    ]
      + (key.isSymbol
        ? symbol(key.face, 17 * share, at: middle)
        : word(key.face, (key.face.count == 1 ? 22 : 16) * share, in: rect))
  }

  private var ink: Color { isDark ? .white : .black }

  private func word(_ text: String, _ size: Double, in rect: Rect) -> [DisplayList.Item] {
    let line = LineMetrics.system(size: size).height
    let place = Rect(x: rect.minX, y: rect.midY - line / 2, width: rect.width, height: line)
    let paragraph = Paragraph(text, font: .system(size), alignment: .center)
    return [.text(paragraph, in: grid.round(place), color: ink)]
  }

  private func symbol(_ name: String, _ size: Double, at middle: Point) -> [DisplayList.Item] {
    guard let symbol = Symbol(name, pointSize: size) else { return [] }
    let rect = Rect(
      x: middle.x - symbol.size.width / 2, y: middle.y - symbol.size.height / 2,
      width: symbol.size.width, height: symbol.size.height)
    return symbol.items(in: rect, ink)
  }

  /// A key with its width in tenths of the keyboard's; without a face it is room.
  private struct Key {
    let face: String
    var width = 1.0
    var isLetter = true
    var isSymbol = false
  }

  private static let rows: [[Key]] = {
    func letters(_ text: String) -> [Key] { text.map { Key(face: String($0)) } }
    func other(_ face: String, _ width: Double, isSymbol: Bool = false) -> Key {
      Key(face: face, width: width, isLetter: false, isSymbol: isSymbol)
    }
    let room = Key(face: "", width: 0.2)
    return [
      letters("qwertyuiop"), letters("asdfghjkl"),
      [other("shift", 1.3, isSymbol: true), room] + letters("zxcvbnm")
        + [room, other("delete.left", 1.3, isSymbol: true)],
      [other("123", 2.5), Key(face: "space", width: 5), other("return", 2.5)],
    ]
  }()
  /// The distance of rows in points, also of the highest keyboards.
  private static let pitch = 54.0
  /// The height of the row below the keys, without the home indicator's.
  private static let foot = 41.0
  private static let padding = 4.0
  private static let gap = 6.0
  private static let side = 3.0
  private static func shade(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }
  private static let lightGround = shade(209, 211, 217)
  private static let darkGround = shade(43, 43, 43)
  private static let lightKeys = (letters: Color.white, others: shade(171, 176, 186))
  private static let darkKeys = (letters: shade(107, 107, 107), others: shade(70, 70, 70))
}
