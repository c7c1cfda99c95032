import Controls
public import Foundation

/// A control for choosing a date: 320 x 216 points as wheels, otherwise the size of its text.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  override var recordedKind: ViewKind { .datePicker }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  private let dateLabel = UILabel()
  open var datePickerMode: Mode = .dateAndTime { didSet { refresh() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { refresh() } }
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { refresh() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  override func didMakeNode() {
    super.didMakeNode()
    dateLabel.textAlignment = .center
    addSubview(dateLabel)
    refresh()
  }
  private func refresh() {
    let format = DateFormatter()
    format.locale = locale ?? Locale(identifier: "en_US")
    format.timeZone = timeZone ?? TimeZone(identifier: "UTC")
    format.dateStyle = datePickerMode == .time ? .none : .medium
    format.timeStyle = datePickerMode == .date ? .none : .short
    dateLabel.text = format.string(from: date)
    dateLabel.backgroundColor = isCompact ? .tertiarySystemFill : nil
    dateLabel.layer.cornerRadius = 6
    invalidateIntrinsicContentSize()
  }
  private var isCompact: Bool { preferredDatePickerStyle == .compact }
  open override var intrinsicContentSize: CGSize {
    guard isCompact else {
      return CGSize(width: 320, height: preferredDatePickerStyle == .inline ? 330 : 216)
    }
    let size = dateLabel.intrinsicContentSize
    return CGSize(width: size.width + 24, height: 34)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    dateLabel.frame =
      isCompact
      ? bounds : CGRect(x: 9, y: bounds.midY - 17, width: max(bounds.width - 18, 0), height: 34)
  }
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
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// Shows the rows near the selected one in every wheel.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in shown { view.removeFromSuperview() }
    shown = []
    let band = UIView(
      frame: CGRect(x: 9, y: bounds.midY - 16, width: max(bounds.width - 18, 0), height: 32))
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    add(band)
    for component in 0..<numberOfComponents {
      let size = rowSize(forComponent: component)
      for offset in -2...2 {
        let row = selectedRow(inComponent: component) + offset
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { continue }
        let view =
          delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
          ?? label(row, component, isChosen: offset == 0)
        view.frame = CGRect(
          x: CGFloat(component) * size.width, y: bounds.midY - 16 + CGFloat(offset) * 34,
          width: size.width, height: 32)
        add(view)
      }
    }
  }
  private func label(_ row: Int, _ component: Int, isChosen: Bool) -> UILabel {
    let label = UILabel()
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    label.font = .systemFont(ofSize: isChosen ? 23 : 21)
    label.textColor = isChosen ? .label : .secondaryLabel
    label.textAlignment = .center
    return label
  }
  private func add(_ view: UIView) {
    addSubview(view)
    shown.append(view)
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
