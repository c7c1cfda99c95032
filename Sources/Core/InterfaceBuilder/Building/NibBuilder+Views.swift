import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

extension NibBuilder {
  /// Makes the view of an element with everything except its position, its guides and its
  /// subviews.
  func makeView(_ element: XMLElement) -> View {
    let view = makeControl(element)
    view.isHidden = isLaidOutAsHidden(element)
    view.alpha = element.number("alpha") ?? 1
    (view as? PaintedView)?.isEnabled = element.flag("enabled") ?? true
    applySemantics(element, view)
    applyAccessibility(element, view)
    applyPriorities(element, view)
    applyLayer(element, view)
    applyStandInSize(element, view)
    return view
  }

  /// Whether a hidden view is left out of a stack.
  ///
  /// Interface Builder does lay out an indicator that is only hidden when it stops.
  private func isLaidOutAsHidden(_ element: XMLElement) -> Bool {
    guard element.flag("hidden") == true else { return false }
    return !(element.name == "activityIndicatorView" && element.flag("hidesWhenStopped") == true)
  }

  private func makeControl(_ element: XMLElement) -> any Paintable {
    switch element.name {
    case "label": makeLabel(element)
    case "button": makeButton(element)
    case "imageView": makeImageView(element)
    case "textField": makeTextField(element)
    case "textView": makeTextView(element)
    case "segmentedControl": makeSegmentedControl(element)
    case "stackView": makeStackView(element)
    case "scrollView": PaintedScrollView(options.environment)
    case "tableView": makeTable(element)
    case "tableViewCell": makeCell(element)
    case "stepper", "switch", "slider", "progressView", "activityIndicatorView", "pageControl":
      makeValueControl(element)
    case "navigationBar", "toolbar", "tabBar": makeBar(element)
    case "searchBar": makeSearchBar(element)
    case "datePicker": makeDatePicker(element)
    case "pickerView": makePickerView()
    default: makeForeignView(element)
    }
  }

  private func makeStackView(_ element: XMLElement) -> PaintedStackView {
    let stack = PaintedStackView(options.environment)
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      switch element["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element["alignment"] {
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.spacing = element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    // Interface Builder writes the flag only by the presence of margins.
    stack.isLayoutMarginsRelativeArrangement =
      element.child(key: "layoutMargins") != nil
      || element.child(key: "directionalLayoutMargins") != nil
    return stack
  }

  private func applySemantics(_ element: XMLElement, _ view: View) {
    view.semanticContentAttribute =
      switch element["semanticContentAttribute"] {
      case "playback": .playback
      case "spatial": .spatial
      case "forceLeftToRight": .forceLeftToRight
      case "forceRightToLeft": .forceRightToLeft
      default: .unspecified
      }
  }

  /// Sets all four priorities: the defaults are 250 and 750 for every class.
  private func applyPriorities(_ element: XMLElement, _ view: View) {
    for (axis, name) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let hugging = priority(element, "\(name)HuggingPriority", usual: 250)
      let resistance = priority(element, "\(name)CompressionResistancePriority", usual: 750)
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
  }

  /// Returns a priority that an element states; one that UIKit would reject is treated as absent.
  private func priority(
    _ element: XMLElement, _ attribute: String, usual: Double
  ) -> LayoutPriority {
    let value = element.number(attribute) ?? usual
    guard value > 0, value <= 1000 else {
      remarks.add(
        .invalidValue, "the \(attribute) \(element[attribute] ?? "") is not between 0 and 1000",
        hint: "\(usual.shortDescription) is used instead", at: element)
      return LayoutPriority(rawValue: usual)
    }
    return LayoutPriority(rawValue: value)
  }
}
