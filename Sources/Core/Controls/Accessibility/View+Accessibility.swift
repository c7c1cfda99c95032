package import AutoLayout
import Geometry

extension View {
  /// Returns what is read of the view itself, in the coordinates of its frame: one element, those of
  /// its parts, or nil for a view whose subviews are read instead.
  ///
  /// Labels, values and traits are UIKit's, as recorded pictures of iOS 17 and 18 show them; see
  /// `Documentation/Accessibility.md`.
  package func ownAccessibilityElements(_ words: SpokenWords) -> [AccessibilityElement]? {
    let bounds = Rect(origin: .zero, size: layoutFrame.size)
    let stated = accessibility ?? AccessibilityProperties()
    guard stated.isElement != false else { return nil }
    let face = accessibilityFace ?? self
    var parts =
      stated.isRow ? [rowElement(in: bounds, words)] : face.defaultElements(in: bounds, words)
    if face is TableCell || stated.isRow, stated.isElement != true {
      parts[0].apply(stated)
      // A row without words is none: its controls are read.
      if parts[0].label?.nonEmpty == nil, parts[0].value == nil { parts.removeFirst() }
      return parts.nonEmpty
    }
    if parts.count > 1 || parts.isEmpty, stated.isElement != true { return parts.nonEmpty }
    var element = parts.count == 1 ? parts[0] : AccessibilityElement(nil, in: bounds)
    if parts.isEmpty, face is ImageView { element.traits = .image }
    element.apply(stated)
    if (face as? PaintedView)?.isEnabled == false, stated.traits == nil {
      element.traits.insert(.notEnabled)
    }
    return [element]
  }

  /// Whether it is a row of a list, beside which its controls are read.
  package var isAccessibilityRow: Bool { self is TableCell || accessibility?.isRow == true }

  /// Returns the elements of the view's class.
  private func defaultElements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    switch self {
    case let view as Label:
      view.textContent.isEmpty ? [] : [.init(view.textContent.text, .staticText, in: bounds)]
    case let view as Button: [view.element(in: bounds)]
    case let view as TextField: [view.element(in: bounds)]
    case let view as TextView:
      [.init(nil, value: view.textContent.text.nonEmpty, in: bounds, role: .textView)]
    case let view as Switch:
      [.init(nil, value: view.isOn ? "1" : "0", [.button, .toggle], in: bounds)]
    case let view as Slider:
      [.init(nil, value: words.percent(view.fraction), .adjustable, in: bounds)]
    case let view as ProgressView:
      [
        .init(
          words.progress, value: words.percent(view.progress), .updatesFrequently, in: bounds)
      ]
    case is ActivityIndicator:
      [.init(words.inProgress, in: bounds)]
    case let view as PageControl:
      [.init(nil, value: words.page(view.current + 1, of: view.pages), .adjustable, in: bounds)]
    case let view as Stepper: view.elements(in: bounds, words)
    case let view as SegmentedControl: view.elements(in: bounds)
    case let view as PickerView: view.elements(in: bounds)
    case let view as DatePicker: [view.element(in: bounds, words)]
    default: barElements(in: bounds, words)
    }
  }

  private func barElements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    switch self {
    case let view as NavigationBar: view.elements(in: bounds, words)
    case let view as TabBar: view.elements(in: bounds, words)
    case let view as Toolbar: view.places(in: bounds).compactMap { $0.item.element(in: $0.rect) }
    case let view as SearchBar: view.elements(in: bounds, words)
    case let view as TableCell: view.elements(in: bounds, words)
    default: []
    }
  }
}

extension Button {
  /// Title and subtitle, or the name of the picture.
  fileprivate func element(in bounds: Rect) -> AccessibilityElement {
    let title = [textContent.text, subtitle.text].filter { !$0.isEmpty }.joined(separator: ", ")
    return AccessibilityElement(
      title.nonEmpty ?? picture?.spokenName,
      controlState == .selected ? [.button, .selected] : .button,
      in: bounds)
  }
}

extension TextField {
  /// The text, or the placeholder of an empty field.
  fileprivate func element(in bounds: Rect) -> AccessibilityElement {
    AccessibilityElement(
      nil, value: contentDescription?.nonEmpty ?? placeholder.nonEmpty, in: bounds,
      role: isSecure ? .secureTextField : .textField)
  }
}

extension Stepper {
  /// The two buttons; one that would leave the range is dimmed.
  fileprivate func elements(in bounds: Rect, _ words: SpokenWords) -> [AccessibilityElement] {
    let middle = environment.grid.round(bounds.midX)
    let halves = [
      (words.decrement, Rect(x: 0, y: 0, width: middle, height: bounds.height), value > minimum),
      (
        words.increment,
        Rect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height), value < maximum
      ),
    ]
    return halves.map { name, rect, isPossible in
      AccessibilityElement(
        name, isPossible && isEnabled ? .button : [.button, .notEnabled], in: rect)
    }
  }
}

extension SegmentedControl {
  /// The segments in reading order.
  func elements(in bounds: Rect) -> [AccessibilityElement] {
    segments.indices.map { index in
      var traits: AccessibilityTraits = .button
      if index == selected { traits.insert(.selected) }
      if !isEnabled || disabledSegments.contains(index) { traits.insert(.notEnabled) }
      return AccessibilityElement(
        segments[index].nonEmpty ?? pictures[index]?.spokenName, traits,
        in: cell(at: index, in: bounds), position: .init(index + 1, of: segments.count))
    }
  }
}

extension PickerView {
  /// The wheels, each with the text in its middle.
  fileprivate func elements(in bounds: Rect) -> [AccessibilityElement] {
    let width = bounds.width / Double(max(columns.count, 1))
    return columns.indices.map { index in
      let chosen = selected.indices.contains(index) ? selected[index] : 0
      let texts = columns[index]
      let rect = Rect(x: width * Double(index), y: 0, width: width, height: bounds.height)
      return AccessibilityElement(
        nil, value: texts.indices.contains(chosen) ? texts[chosen] : nil, .adjustable,
        in: rect.mirrored(in: bounds, isRightToLeft), role: .pickerItem,
        position: texts.isEmpty ? nil : .init(chosen + 1, of: texts.count))
    }
  }
}

extension DatePicker {
  /// The whole picker with the texts that it shows of the chosen date.
  fileprivate func element(in bounds: Rect, _ words: SpokenWords) -> AccessibilityElement {
    AccessibilityElement(
      words.datePicker, value: chosenText, style == .wheels ? .adjustable : .button, in: bounds)
  }
}

extension Collection {
  /// The collection; nil if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}
