import AutoLayout
import Controls
import Geometry

extension NibBuilder {
  /// Sets the size that stands in for the control's own, where the document or the options have one.
  ///
  /// Recorded sizes are those of frames; the control wants its alignment rect's. A size of a
  /// picture and a placeholder size count whatever the options say.
  func applyStandInSize(_ element: XMLElement, _ view: View) {
    guard let control = view as? any Paintable else { return }
    let own = element.name == "imageView" ? imageSize(element) : standIn(element, control)
    if let size = placeholder(element, own ?? control.intrinsicContentSize) ?? own {
      control.standInSize = size
    }
  }

  private func standIn(_ element: XMLElement, _ control: any Paintable) -> Size? {
    switch options.intrinsic {
    case .recorded: recordedSize(element, control)
    case .measured: fixedSize(element)
    }
  }

  /// The recorded size of the alignment rect on the axes where the class has an intrinsic size.
  private func recordedSize(_ element: XMLElement, _ control: any Paintable) -> Size? {
    guard let frame = element.recordedFrame else { return nil }
    let rect = frame.inset(by: control.alignmentRectInsets)
    let none = View.noIntrinsicMetric
    switch element.name {
    case "label", "button", "textField", "switch", "segmentedControl", "stepper",
      "activityIndicatorView", "pageControl", "datePicker", "pickerView":
      return rect.size
    case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar":
      return Size(width: none, height: rect.height)
    case "textView" where element.flag("scrollEnabled") == false:
      return rect.size
    default: return nil
    }
  }

  /// The size of classes that have no control of ours.
  private func fixedSize(_ element: XMLElement) -> Size? {
    let none = View.noIntrinsicMetric
    return switch element.name {
    case "pickerView", "datePicker": Size(width: 320, height: 216)
    case "searchBar": Size(width: none, height: 56)
    case "toolbar", "navigationBar": Size(width: none, height: 44)
    case "tabBar": Size(width: none, height: 49)
    default: nil
    }
  }

  /// The size of the picture in the document's resources; no metric where it is not listed.
  private func imageSize(_ element: XMLElement) -> Size? {
    element["image"].flatMap { document.resources.imageSize($0) }
  }

  /// The size with the axes of `placeholderIntrinsicWidth` and `-Height` replaced; nil without any.
  private func placeholder(_ element: XMLElement, _ size: Size) -> Size? {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return nil }
    // `infinite` says that there is no metric.
    let none = View.noIntrinsicMetric
    return Size(
      width: width == nil ? size.width : element.number("placeholderIntrinsicWidth") ?? none,
      height: height == nil ? size.height : element.number("placeholderIntrinsicHeight") ?? none)
  }
}
