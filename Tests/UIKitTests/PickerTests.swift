import Controls
import Foundation
import Testing
import UIKit

/// Pickers are painted and measured by those of scenes.
@Suite("Pickers in code") @MainActor struct PickerFaceTests {
  @Test("A compact date picker is two pills, an inline one a month")
  func datePicker() throws {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    #expect(picker.intrinsicContentSize.height == 34.5)
    let date = picker.intrinsicContentSize.width
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize.width > date + 40)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize.width == 320 && picker.intrinsicContentSize.height == 376)
    let face = try #require(picker.syncedFace as? DatePicker)
    #expect(face.date.sceneText == "2001-01-01")
    picker.timeZone = TimeZone(identifier: "America/New_York")
    #expect((picker.syncedFace as? DatePicker)?.date.day == 31)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 1_000_000 : 2
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
  }

  @Test("The rows near the selected one are asked for, however many there are")
  func wheels() throws {
    let (picker, wheels) = (
      UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Wheels()
    )
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.selectRow(500, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let face = try #require(picker.syncedFace as? PickerView)
    let near: [String] = (496...504).map { "0.\($0)" }
    #expect(face.columns.first == near)
    #expect(face.columns.last == ["1.0", "1.1"])
    #expect(face.selected == [4, 0])
  }
}
