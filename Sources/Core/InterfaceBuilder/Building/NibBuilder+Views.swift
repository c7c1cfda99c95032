import AutoLayout
import Controls
import Documents
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
    view.semanticContentAttribute = element.semantics
    applyAccessibility(element, view)
    applyPriorities(element, view)
    applyLayer(element, view)
    applyStandInSize(element, view)
    return view
  }

  /// Whether a view is hidden, and so left out of a stack.
  ///
  /// An indicator that hides when it stops is: none starts by itself. Interface Builder's canvas
  /// lays it out all the same.
  func isLaidOutAsHidden(_ element: XMLElement) -> Bool {
    let hides =
      element.name == "activityIndicatorView" && element.flag("hidesWhenStopped") == true
    guard hides else { return element.flag("hidden") == true }
    return !options.describesCanvas && element.flag("animating") != true
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
    case "scrollView": makeScrollView(element)
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

  private func makeScrollView(_ element: XMLElement) -> PaintedScrollView {
    let scroll = PaintedScrollView(options.environment)
    set(PaintedScrollView.properties, of: scroll, element)
    return scroll
  }

  private func makeStackView(_ element: XMLElement) -> PaintedStackView {
    let stack = PaintedStackView(options.environment)
    set(PaintedStackView.properties, of: stack, element)
    if element["spacingType"] == "standard", element["spacing"] == nil {
      stack.spacing = stack.isBaselineRelativeArrangement ? StackView.spacingUseSystem : 8
    }
    // Interface Builder writes the flag only by the presence of margins.
    stack.isLayoutMarginsRelativeArrangement = element.statedMargins != nil
    stack.disambiguatesTextWidths = options.describesCanvas && document.era.sharesTextWidths
    return stack
  }

  /// Sets all four priorities: the defaults are 250 and 750 for every class.
  private func applyPriorities(_ element: XMLElement, _ view: View) {
    for (axis, name) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      view.setContentHuggingPriority(priority(element, "\(name)HuggingPriority"), for: axis)
      view.setContentCompressionResistancePriority(
        priority(element, "\(name)CompressionResistancePriority"), for: axis)
    }
  }

  /// Returns a priority that an element states; reports one that UIKit would reject.
  private func priority(_ element: XMLElement, _ attribute: String) -> LayoutPriority {
    let priority = element.priority(attribute)
    if priority.isStandIn {
      remarks.add(
        .invalidValue, "the \(attribute) \(element[attribute] ?? "") is not between 0 and 1000",
        hint: "\(priority.value.shortDescription) is used instead", at: element)
    }
    return LayoutPriority(rawValue: priority.value)
  }
}
