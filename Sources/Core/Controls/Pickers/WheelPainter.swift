import Drawing
import Geometry
import Typesetting

/// Draws the wheels of pickers: rows of 32 points that fade away from a band in the middle.
struct WheelPainter {
  let painter: LinePainter

  /// Returns the band behind the selected rows.
  static func band(in bounds: Rect, _ environment: ControlEnvironment) -> DisplayList.Item {
    let rect = environment.grid.round(
      Rect(
        x: bounds.minX + 9, y: bounds.midY - 16, width: max(bounds.width - 18, 0), height: 32))
    return .box(rect, radius: 8, environment.color(.tertiarySystemFill))
  }

  /// Returns a column; `text` gives the text of each row by its offset below the band, or an
  /// empty text for no row.
  ///
  /// - Parameters:
  ///   - edge: Where the rows are in the column.
  ///   - number: Returns the number of a row by its offset.
  func column(
    in rect: Rect, size: Double, _ edge: TextAlignment = .center, _ text: (Int) -> String,
    number: (Int) -> Int
  ) -> [DisplayList.Item] {
    let label = painter.environment.color(.label)
    let reach = min(Int(rect.height / 2 / 30), 3)
    return (-reach...reach).flatMap { step -> [DisplayList.Item] in
      let words = text(step)
      guard !words.isEmpty else { return [] }
      let distance = Double(abs(step))
      // The wheel curves away: rows get closer, smaller and paler.
      let turn = 0.31 * Double(step)
      let y = rect.midY + 103 * (turn - turn * turn * turn / 6)
      let row = Rect(x: rect.minX, y: y - 16, width: rect.width, height: 32)
      let fade = [1, 0.5, 0.3, 0.15][min(Int(distance), 3)]
      return painter.text(
        words, .system(size - 1.2 * distance), label.multipliedAlpha(by: fade), in: row, edge,
        part: .row(number(step)))
    }
  }
}
