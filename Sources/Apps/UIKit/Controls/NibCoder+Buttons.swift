import Controls
import Documents
import Foundation
import InterfaceBuilder

// Decoding of controls.

@MainActor extension NibCoder {
  /// The type of a button.
  var buttonType: UIButton.ButtonType {
    element["buttonType"] == "roundedRect" ? .system : word("buttonType") ?? .custom
  }

  func decode(into button: UIButton) {
    if let font = font() { button.titleLabel?.font = font }
    if let mode = NibReader.lineBreak(element["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let lines = count("numberOfLines") { button.titleLabel?.numberOfLines = lines }
    if let alignment: NSTextAlignment = word("textAlignment") {
      button.titleLabel?.textAlignment = alignment
    }
    if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
      ("disabled", .disabled),
    ]
    for (name, state) in states {
      guard let element = element.children.first(where: { $0.name == "state" && $0["key"] == name })
      else { continue }
      decode(element, name, into: button, for: state)
    }
    if let element = child("configuration") {
      button.configuration = configuration(element)
    }
  }

  private func decode(
    _ state: XMLElement, _ name: String, into button: UIButton, for key: UIControl.State
  ) {
    if let title = shown(state.string("title"), "\(id).\(name)Title") {
      button.setTitle(title, for: key)
    }
    if let color = loader.color(state.child(key: "titleColor")) {
      button.setTitleColor(color, for: key)
    }
    if let color = loader.color(state.child(key: "titleShadowColor")) {
      button.setTitleShadowColor(color, for: key)
    }
    if let image = image(of: state) { button.setImage(image, for: key) }
    if let image = image("backgroundImage", of: state) {
      button.setBackgroundImage(image, for: key)
    }
    if let title = loader.attributedText(state.child(key: "attributedTitle")) {
      button.setAttributedTitle(title, for: key)
    }
    if let symbol = state.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(loader.symbolConfiguration(symbol), forImageIn: key)
    }
  }

  private func configuration(_ element: XMLElement) -> UIButton.Configuration {
    var result = UIButton.Configuration(Button.Style(configuration: element["style"]))
    result.title = shown(element.string("title"), "\(id).configuration.title")
    result.subtitle = shown(element.string("subtitle"), "\(id).configuration.subtitle")
    if let title = loader.attributedText(element.child(key: "attributedTitle")) {
      result.attributedTitle = Self.title(title)
    } else if let title = result.title,
      let font = loader.font(element.child(key: "titleFontDescription"))
    {
      result.attributedTitle = Self.title(
        NSAttributedString(string: title, attributes: [.font: font]))
    }
    result.image = image(of: element)
    if let color = loader.color(element.child(key: "baseForegroundColor")) {
      result.baseForegroundColor = color
    }
    if let color = loader.color(element.child(key: "baseBackgroundColor")) {
      result.baseBackgroundColor = color
    }
    arrange(&result, as: element)
    return result
  }

  /// Sets what the table of buttons knows of a configuration, and its insets.
  private func arrange(_ result: inout UIButton.Configuration, as element: XMLElement) {
    let coder = NibCoder(element, loader)
    for face in ConfigurationFace.all { face.decode(&result, coder) }
    if let insets = element.directionalInsets("contentInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    result.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
  }

  /// Converts an `NSAttributedString` to an `AttributedString`, with its fonts and colours.
  private static func title(_ text: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      part[KitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
      part[KitAttributes.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      result += part
    }
    return result
  }

  // MARK: Values

  func decode(into view: UIActivityIndicatorView) {
    view.hidesWhenStopped = flag("hidesWhenStopped") ?? false
    if flag("animating") == true { view.startAnimating() }
  }

  func decode(into control: UISegmentedControl) {
    for (index, segment) in element.list("segments").enumerated() {
      let title = shown(segment.string("title"), "\(id).segmentTitles[\(index)]")
      if let image = image(of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    control.selectedSegmentIndex = count("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.selectedSegmentTintColor = color("selectedSegmentTintColor")
    control.isMomentary = flag("momentary") ?? false
  }

  func decode(into picker: UIDatePicker) {
    picker.minuteInterval = count("minuteInterval") ?? 1
    if let seconds = element.recordedDate {
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    }
  }

  func decode(into bar: UISearchBar) {
    if let text = text("text") { bar.text = text }
    if let text = text("placeholder") { bar.placeholder = text }
    bar.prompt = text("prompt")
    bar.showsCancelButton = flag("showsCancelButton") ?? false
    bar.searchBarStyle = word("searchBarStyle") ?? .default
    bar.barTintColor = color("barTintColor")
    if flag("showsScopeBar") == true {
      bar.showsScopeBar = true
      bar.scopeButtonTitles = element.list("scopeButtonTitles").enumerated().map { index, title in
        shown(title.text, "\(id).scopeButtonTitles[\(index)]") ?? title.text
      }
    }
  }
}
