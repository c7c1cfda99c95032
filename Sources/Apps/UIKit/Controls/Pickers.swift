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
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
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
  private var chosen: [Int] = []
  private var shown: [IndexPath: UIView] = [:]
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true
  /// The numbers of rows, as the data source last stated them; nil before it is asked.
  private var counts: [Int]?
  /// Asks the data source for the numbers of rows, unless it has said; chosen rows stay as far as there are
  /// any.
  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let stated = (0..<max(dataSource.numberOfComponents(in: self), 0)).map {
      max(dataSource.pickerView(self, numberOfRowsInComponent: $0), 0)
    }
    counts = stated
    chosen = stated.enumerated().map { component, count in
      min(max(chosen.indices.contains(component) ? chosen[component] : 0, 0), count - 1)
    }
    return stated
  }
  open var numberOfComponents: Int { knownCounts.count }
  open func numberOfRows(inComponent component: Int) -> Int {
    knownCounts.indices.contains(component) ? knownCounts[component] : 0
  }
  /// Returns the selected row; -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    knownCounts.indices.contains(component) ? chosen[component] : -1
  }
  /// Selects a row, or the one nearest to it, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard knownCounts.indices.contains(component) else { return }
    chosen[component] = min(max(row, 0), knownCounts[component] - 1)
    setNeedsLayout()
  }
  /// Asks for everything again; selected rows stay as far as there are any.
  open func reloadAllComponents() {
    counts = nil
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  /// Returns the size of rows: the delegate's, or an equal share of the width and 32 points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(numberOfComponents, 1)),
      height: height > 0 ? height : 32)
  }
  /// What a delegate returns that has no view of a row.
  fileprivate static let noView = UIView()
  /// Returns the delegate's view of a row.
  private func viewOfRow(_ row: Int, _ component: Int) -> UIView? {
    let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    return view === Self.noView ? nil : view
  }
  /// Returns the delegate's view of a row that is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return shown[IndexPath(item: row, section: component)]
  }
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
    for view in shown.values { view.removeFromSuperview() }
    (shown, titles) = ([:], [])
    var x: CGFloat = 0
    for component in 0..<numberOfComponents {
      let (size, count) = (rowSize(forComponent: component), numberOfRows(inComponent: component))
      let chosen = min(max(selectedRow(inComponent: component), 0), max(count - 1, 0))
      let rows = max(chosen - 4, 0)..<max(min(count, chosen + 5), max(chosen - 4, 0))
      let words = rows.map { row -> String in
        let view = viewOfRow(row, component)
        guard let view else {
          return delegate?.pickerView(
            self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
        }
        guard abs(row - chosen) <= 2 else { return "" }
        view.frame = CGRect(
          x: x, y: bounds.midY - size.height / 2 + CGFloat(row - chosen) * (size.height + 2),
          width: size.width, height: size.height)
        addSubview(view)
        shown[IndexPath(item: row, section: component)] = view
        return ""
      }
      titles.append((words, chosen - rows.lowerBound))
      x += size.width
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
  /// Returns a view that stands for none.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
}
