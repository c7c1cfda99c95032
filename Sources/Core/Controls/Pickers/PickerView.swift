import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A control for choosing text from wheels (`UIPickerView`).
package final class PickerView: PaintedView {
  package override var kind: ViewKind { .pickerView }
  /// The texts of each wheel, from leading to trailing.
  package var columns: [[String]] = []
  /// The index of the selected text in each wheel; 0 if a wheel has none.
  package var selected: [Int] = []

  /// `UIPickerView`.
  package override var className: String { "UIPickerView" }

  package override var naturalContentSize: Size { Size(width: 320, height: 216) }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    var items = [WheelPainter.band(in: bounds, environment)]
    let painter = LinePainter(environment: environment, isRightToLeft: isRightToLeft)
    let width = max(bounds.width - 2 * 9, 0) / Double(max(columns.count, 1))
    for (index, words) in columns.enumerated() {
      let rect = Rect(
        x: bounds.minX + 9 + width * Double(index), y: bounds.minY, width: width,
        height: bounds.height
      ).mirrored(in: bounds, isRightToLeft)
      let chosen = selected.indices.contains(index) ? selected[index] : 0
      items += WheelPainter(painter: painter).column(in: rect, size: 21) { step in
        words.indices.contains(chosen + step) ? words[chosen + step] : ""
      } number: {
        chosen + $0 + 1
      }
    }
    return items
  }
}
