import AutoLayout
import Controls
import Documents
import Geometry

extension NibBuilder {
  /// Sets the size that replaces the control's own, if the document or the options have one.
  ///
  /// Recorded sizes are those of frames; the control needs its alignment rect's. A picture's size
  /// and a placeholder size apply whatever the options are.
  func applyStandInSize(_ element: XMLElement, _ view: View) {
    guard let control = view as? any Paintable else { return }
    let own = element.name == "imageView" ? imageSize(element, control) : standIn(element, control)
    let natural = control.intrinsicContentSize
    if let size = placeholder(element, own ?? natural) ?? own {
      control.standInSize = size
      // The class measured its own text or font: the text here is shown in full nevertheless.
      if let label = control as? Label, let id = element["id"], document.designedSizes[id] != nil {
        label.standInIsUnwrapped = options.intrinsic == .measured
        label.spareRoom.right = max(0, natural.width - size.width)
        label.spareRoom.bottom = max(0, natural.height - size.height)
      }
    }
  }

  private func standIn(_ element: XMLElement, _ control: any Paintable) -> Size? {
    switch options.intrinsic {
    case .recorded: recordedSize(element, control)
    case .measured:
      element["id"].flatMap { document.designedSizes[$0] }
        ?? metrics.size(of: element, natural: control.intrinsicContentSize)
    }
  }

  /// Returns the recorded size of the alignment rect on the axes where the class has an intrinsic
  /// size.
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

  /// The control sizes of the system version that the document was designed for.
  var metrics: ControlMetrics {
    ControlMetrics(
      era: document.era, hasHomeButton: document.recordedDevice.hasHomeButton,
      bars: options.environment.bars, textSize: options.environment.textSize)
  }

  /// Returns the size that replaces the natural one of an image view; nil for the picture's own
  /// size.
  ///
  /// A picture that the document doesn't list has no size; that of a system symbol depends on
  /// Apple's fonts, as a label's does.
  private func imageSize(_ element: XMLElement, _ control: any Paintable) -> Size? {
    guard let name = element["image"] else { return nil }
    if element["catalog"] == "system", options.intrinsic == .recorded {
      return element.recordedFrame?.size
    }
    // What Interface Builder shows while it has not found a picture.
    let sought = Size(width: 16, height: 16)
    if options.intrinsic == .recorded, element.recordedFrame?.size == sought { return sought }
    guard (control as? ImageView)?.image == nil, document.resources.imageSize(name) == nil
    else { return nil }
    return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Returns the size with the axes of `placeholderIntrinsicWidth` and `-Height` replaced; nil if
  /// there are none.
  private func placeholder(_ element: XMLElement, _ size: Size) -> Size? {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return nil }
    // `infinite` means no intrinsic metric.
    let none = View.noIntrinsicMetric
    return Size(
      width: width == nil ? size.width : element.number("placeholderIntrinsicWidth") ?? none,
      height: height == nil ? size.height : element.number("placeholderIntrinsicHeight") ?? none)
  }
}
