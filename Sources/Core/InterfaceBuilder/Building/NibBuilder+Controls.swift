import AutoLayout
package import Controls
import Documents
import Typesetting

extension NibBuilder {
  /// Makes a control that shows a value instead of text.
  func makeValueControl(_ element: XMLElement) -> any Paintable {
    guard let kind = ViewKind(interfaceBuilder: element.name),
      let control = kind.make(options.environment)
    else { return makeForeignView(element) }
    set(kind.ownProperties, of: control, element)
    (control as? Slider)?.hasClassicFrame = true
    return control
  }

  /// Gives a control the values that an element states for properties.
  func set(_ properties: [Property], of control: View, _ element: XMLElement) {
    for property in properties {
      if let value = value(of: property, element) { property.write(control, value) }
    }
  }

  /// Returns the value that an element states for a property; nil if it states none.
  private func value(of property: Property, _ element: XMLElement) -> PropertyValue? {
    guard let path = property.nib else { return nil }
    var (element, name) = (element, path)
    if let dot = path.firstIndex(of: ".") {
      guard let child = element.child(key: String(path[..<dot])) else { return nil }
      (element, name) = (child, String(path[path.index(after: dot)...]))
    }
    return switch property.kind {
    case .flag: element.flag(name).map { .flag($0) }
    case .number: element.number(name).map { .number($0) }
    case .count: element.number(name).map { .count(count($0)) }
    case .words: element[name].map { .word(property.nibWords[$0] ?? $0) }
    case .color: color(element.child(key: name)).map { .color($0) }
    case .picture: endPicture(element, name).map { .picture($0) }
    case .insets: element.insets(name).map { .insets($0) }
    }
  }

  /// The picture at an end of a slider, which older documents name themselves, others by a reference.
  private func endPicture(_ element: XMLElement, _ key: String) -> Picture? {
    element.child(key: key).flatMap { templatePicture($0) }
      ?? templatePicture(element, property: key)
  }

  /// Returns the tint of controls that use their own name for it.
  func ownTint(_ element: XMLElement) -> XMLElement? {
    ViewKind(interfaceBuilder: element.name)?.nibName(of: "tint")
      .flatMap { element.child(key: $0) }
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
    set(DatePicker.properties, of: picker, element)
    if let seconds = element.recordedDate {
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
    // In a running app, what scrolls is not behind the bars.
    view.movesContentUnderBars =
      element.name == "collectionView" && !options.describesCanvas
      && element["contentInsetAdjustmentBehavior"] != "never"
      && element.child(key: "collectionViewLayout")?["scrollDirection"] != "horizontal"
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

  package static func face(of element: String) -> ForeignView.Face {
    switch element {
    case "mapView", "webView", "wkWebView", "sceneKitView", "arscnView", "arskView", "skView",
      "glkView", "mtkView", "pdfView":
      .labelled
    default: .plain
    }
  }

  /// Returns `MKMapView` for `mapView`, `UITableView` for `tableView`; nil for an unknown
  /// element.
  package static func className(of element: String) -> String? {
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

extension ViewKind {
  /// The kind of control that an element describes; nil for others.
  fileprivate init?(interfaceBuilder element: String) {
    switch element {
    case "slider", "switch", "stepper", "progressView", "pageControl", "segmentedControl":
      self.init(rawValue: element)
    case "activityIndicatorView": self = .activityIndicator
    default: return nil
    }
  }
}
