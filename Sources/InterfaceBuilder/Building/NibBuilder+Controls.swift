import Controls
import Documents
import Geometry
import Typesetting

extension NibBuilder {
  /// Makes a control that shows a value instead of text.
  func makeValueControl(_ element: XMLElement) -> any Paintable {
    let environment = options.environment
    switch element.name {
    case "stepper":
      let stepper = Stepper(environment)
      stepper.minimum = element.number("minimumValue") ?? 0
      stepper.maximum = element.number("maximumValue") ?? 100
      stepper.value = element.number("value") ?? 0
      return stepper
    case "switch":
      let control = Switch(environment)
      control.isOn = element.flag("on") ?? false
      control.knobColor = color(element.child(key: "thumbTintColor"))
      return control
    case "slider":
      let slider = Slider(environment)
      slider.minimum = element.number("minValue") ?? 0
      slider.maximum = element.number("maxValue") ?? 1
      slider.value = element.number("value") ?? 0
      slider.pictures = (
        endPicture(element, "minimumValueImage"), endPicture(element, "maximumValueImage")
      )
      slider.trackColor = color(element.child(key: "maximumTrackTintColor"))
      slider.knobColor = color(element.child(key: "thumbTintColor"))
      return slider
    case "progressView":
      let progress = ProgressView(environment)
      progress.progress = element.number("progress") ?? 0
      progress.trackColor = color(element.child(key: "trackTintColor"))
      return progress
    case "activityIndicatorView":
      let indicator = ActivityIndicator(environment)
      indicator.style = ["whiteLarge", "large"].contains(element["style"]) ? .large : .medium
      return indicator
    default:
      let control = PageControl(environment)
      control.pages = element.number("numberOfPages").map(count) ?? 0
      control.current = element.number("currentPage").map(count) ?? 0
      control.otherPagesColor = color(element.child(key: "pageIndicatorTintColor"))
      return control
    }
  }

  /// The picture at an end of a slider, which older documents name themselves, others by a reference.
  private func endPicture(_ element: XMLElement, _ key: String) -> Picture? {
    element.child(key: key).flatMap { templatePicture($0) }
      ?? templatePicture(element, property: key)
  }

  /// Returns the tint of controls that use their own name for it.
  func ownTint(_ element: XMLElement) -> XMLElement? {
    switch element.name {
    case "switch": element.child(key: "onTintColor")
    case "slider": element.child(key: "minimumTrackTintColor")
    case "progressView": element.child(key: "progressTintColor")
    case "pageControl": element.child(key: "currentPageIndicatorTintColor")
    case "activityIndicatorView": element.child(key: "color")
    case "segmentedControl": element.child(key: "selectedSegmentTintColor")
    default: nil
    }
  }

  /// Makes a table's row; the prototype of a table without separators has none.
  func makeCell(_ element: XMLElement) -> TableCell {
    let cell = TableCell(options.environment)
    cell.showsSeparator = !separatorless.contains(element["id"] ?? "")
    furnish(cell, element)
    return cell
  }

  func makeDatePicker(_ element: XMLElement) -> DatePicker {
    let picker = DatePicker(options.environment)
    picker.mode = element["datePickerMode"].flatMap(DatePicker.Mode.init) ?? .dateAndTime
    picker.style = element["style"].flatMap(DatePicker.Style.init) ?? .wheels
    if element.flag("useCurrentDate") != true,
      let seconds = element.child(key: "date")?.number("timeIntervalSinceReferenceDate")
    {
      picker.date = CalendarDate(secondsSinceReference: seconds)
    }
    return picker
  }

  /// Makes a picker with the rows that Interface Builder's canvas shows in place of the app's.
  func makePickerView() -> PickerView {
    let picker = PickerView(options.environment)
    picker.columns = [["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]]
    picker.selected = [2]
    return picker
  }

  /// Makes a view whose class has no matching control.
  func makeForeignView(_ element: XMLElement) -> ForeignView {
    let className = Self.className(of: element.name)
    let view = ForeignView(
      options.environment, className: className ?? "UIView", kind: Self.kind(of: element.name),
      face: Self.face(of: element.name))
    if className == nil {
      remarks.add(
        .invalidValue, "unknown element '\(element.name)', which is laid out as a plain view",
        at: element)
    }
    return view
  }

  private static func kind(of element: String) -> ViewKind {
    switch element {
    case "tableView": .tableView
    case "tableViewCell": .tableCell
    case "collectionView": .collectionView
    default: .view
    }
  }

  private static func face(of element: String) -> ForeignView.Face {
    switch element {
    case "mapView", "webView", "wkWebView", "sceneKitView", "arscnView", "arskView", "skView",
      "glkView", "mtkView", "pdfView":
      .labelled
    default: .plain
    }
  }

  /// Returns `MKMapView` for `mapView`, `UITableView` for `tableView`; nil for an unknown
  /// element.
  static func className(of element: String) -> String? {
    switch element {
    case "view", "containerView": "UIView"
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "sceneKitView": "SCNView"
    case "arscnView": "ARSCNView"
    case "arskView": "ARSKView"
    case "skView": "SKView"
    case "glkView": "GLKView"
    case "mtkView": "MTKView"
    case "pdfView": "PDFView"
    case "tableView", "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView",
      "collectionView", "collectionViewCell", "collectionViewCellContentView",
      "collectionReusableView", "visualEffectView", "pickerView",
      "webView", "control", "window", "colorWell", "calendarView", "inputView":
      "UI" + element.prefix(1).uppercased() + element.dropFirst()
    default: nil
    }
  }
}
