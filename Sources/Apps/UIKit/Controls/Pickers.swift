import Controls
public import Foundation
import Geometry

/// A control for choosing a date, shown like date pickers of scenes.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  override var recordedKind: ViewKind { .datePicker }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { DatePicker(frame: .zero) }
  override func updateFace(_ face: PaintedView) {
    super.updateFace(face)
    guard let picker = face as? DatePicker else { return }
    let zone = Double((timeZone ?? TimeZone(identifier: "UTC"))?.secondsFromGMT(for: date) ?? 0)
    picker.date = CalendarDate(
      secondsSinceReference: date.timeIntervalSinceReferenceDate + zone)
  }
  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// The date; that of the date pickers in documents without one, never the machine's.
  open var date = usualDate {
    didSet {
      keepWithinLimits()
      invalidateIntrinsicContentSize()
    }
  }
  private func keepWithinLimits() {
    let kept = max(min(date, maximumDate ?? .distantFuture), minimumDate ?? .distantPast)
    if kept != date { date = kept }
  }
  private static let usualDate: Date = {
    let sample = CalendarDate.sample
    let parts = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"),
      year: sample.year, month: sample.month, day: sample.day, hour: sample.hour,
      minute: sample.minute)
    return parts.date ?? Date(timeIntervalSinceReferenceDate: 0)
  }()
  open var minimumDate: Date? { didSet { keepWithinLimits() } }
  open var maximumDate: Date? { didSet { keepWithinLimits() } }
  /// The minutes from one choice to the next: a divisor of 60, else 1.
  open var minuteInterval = 1 {
    didSet {
      let divides = 1...30 ~= minuteInterval && 60 % minuteInterval == 0
      if !divides { minuteInterval = 1 }
    }
  }
  open var countDownDuration: TimeInterval = 0
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIControl.isEnabled, \PaintedView.isEnabled),
    Face(\UIDatePicker.datePickerMode, \DatePicker.mode),
    Face(\UIDatePicker.preferredDatePickerStyle, \DatePicker.style),
  ]
}
extension UIDatePicker.Mode: FaceWord {
  typealias Plain = DatePicker.Mode
  static var usual: Plain { .dateAndTime }
}
extension UIDatePickerStyle: FaceWord {
  typealias Plain = DatePicker.Style
  static var usual: Plain { .wheels }
}

/// A view of wheels to choose from: 320 x 216 points, each row 32 high.
@preconcurrency @MainActor open class UIPickerView: UIView {
  override var recordedKind: ViewKind { .pickerView }
  private var chosen: [Int: Int] = [:]
  private var shown: [UIView] = []
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsLayout()
  }
  open func reloadAllComponents() { setNeedsLayout() }
  open func reloadComponent(_ component: Int) { setNeedsLayout() }
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(numberOfComponents, 1)), height: 32)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  override func makeFace() -> PaintedView? { PickerView(frame: .zero) }
  override func updateFace(_ face: PaintedView) {
    guard let picker = face as? PickerView else { return }
    (picker.columns, picker.selected) = (titles.map(\.words), titles.map(\.chosen))
  }
  /// The titles near the selected row of every wheel; those of rows with views are empty.
  private var titles: [(words: [String], chosen: Int)] = []
  /// Asks the delegate for the rows near the selected one in every wheel.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in shown { view.removeFromSuperview() }
    (shown, titles) = ([], [])
    for component in 0..<numberOfComponents {
      let (size, count) = (rowSize(forComponent: component), numberOfRows(inComponent: component))
      let chosen = min(max(selectedRow(inComponent: component), 0), max(count - 1, 0))
      let rows = max(chosen - 4, 0)..<max(min(count, chosen + 5), max(chosen - 4, 0))
      let words = rows.map { row -> String in
        let view = delegate?.pickerView(
          self, viewForRow: row, forComponent: component, reusing: nil)
        guard let view else {
          return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
        }
        guard abs(row - chosen) <= 2 else { return "" }
        view.frame = CGRect(
          x: CGFloat(component) * size.width, y: bounds.midY - 16 + CGFloat(row - chosen) * 34,
          width: size.width, height: 32)
        addSubview(view)
        shown.append(view)
        return ""
      }
      titles.append((words, chosen - rows.lowerBound))
    }
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UIPickerViewDelegate) { delegate = $0 }
    case "dataSource": take(value as? any UIPickerViewDataSource) { dataSource = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
extension UIPickerViewDelegate {
  /// Returns no view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    // A delegate that returns a nonoptional view satisfies this requirement instead.
    nil
  }
}
