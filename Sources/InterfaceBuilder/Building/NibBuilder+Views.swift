import AutoLayout
import Controls
import Drawing
import Geometry
import Typesetting

extension NibBuilder {
  /// Makes the view of an element with everything but its place, its guides and its subviews.
  func makeView(_ element: XMLElement) -> View {
    let view = makeControl(element)
    view.isHidden = isLaidOutAsHidden(element)
    view.alpha = element.number("alpha") ?? 1
    applySemantics(element, view)
    applyPriorities(element, view)
    applyLayer(element, view)
    applyStandInSize(element, view)
    return view
  }

  /// Whether a hidden view takes no part in a stack.
  ///
  /// Interface Builder lays out an indicator that only hides when it stops.
  private func isLaidOutAsHidden(_ element: XMLElement) -> Bool {
    guard element.flag("hidden") == true else { return false }
    return !(element.name == "activityIndicatorView" && element.flag("hidesWhenStopped") == true)
  }

  private func makeControl(_ element: XMLElement) -> any Paintable {
    let environment = options.environment
    switch element.name {
    case "label": return makeLabel(element)
    case "button": return makeButton(element)
    case "imageView": return makeImageView(element)
    case "textField": return makeTextField(element)
    case "textView": return makeTextView(element)
    case "segmentedControl": return makeSegmentedControl(element)
    case "stackView": return makeStackView(element)
    case "scrollView": return PaintedScrollView(environment)
    case "stepper": return Stepper(environment)
    case "tableViewCell": return TableCell(environment)
    case "switch":
      let control = Switch(environment)
      control.isOn = element.flag("on") ?? true
      return control
    case "slider":
      let slider = Slider(environment)
      slider.minimum = element.number("minValue") ?? 0
      slider.maximum = element.number("maxValue") ?? 1
      slider.value = element.number("value") ?? 0
      return slider
    case "progressView":
      let progress = ProgressView(environment)
      progress.progress = element.number("progress") ?? 0
      return progress
    case "activityIndicatorView":
      let indicator = ActivityIndicator(environment)
      indicator.style = ["whiteLarge", "large"].contains(element["style"]) ? .large : .medium
      return indicator
    case "pageControl":
      let control = PageControl(environment)
      control.pages = Int(element.number("numberOfPages") ?? 0)
      return control
    default:
      return ElementView(environment, className: Self.className(of: element.name))
    }
  }

  /// `mapView` -> `MKMapView`, `tableView` -> `UITableView`.
  private static func className(of element: String) -> String {
    switch element {
    case "view", "containerView": "UIView"
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "sceneKitView": "SCNView"
    default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
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
    // Interface Builder writes the flag as nothing but the presence of margins.
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

  /// Sets all four priorities: what an element leaves out is 250 and 750 for every class.
  private func applyPriorities(_ element: XMLElement, _ view: View) {
    for (axis, name) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let hugging = element.number("\(name)HuggingPriority") ?? 250
      let resistance = element.number("\(name)CompressionResistancePriority") ?? 750
      view.setContentHuggingPriority(LayoutPriority(rawValue: hugging), for: axis)
      view.setContentCompressionResistancePriority(LayoutPriority(rawValue: resistance), for: axis)
    }
  }
}
