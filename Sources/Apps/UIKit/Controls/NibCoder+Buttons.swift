import Documents
import Foundation
import InterfaceBuilder

// Decoding of controls.

@MainActor extension NibCoder {
  /// The type of a button.
  var buttonType: UIButton.ButtonType {
    word(
      "buttonType",
      [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
        "close": .close,
      ]) ?? .custom
  }

  func decode(into button: UIButton) {
    if let font = font() { button.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ NibReader.lineBreaks[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let lines = count("numberOfLines") { button.titleLabel?.numberOfLines = lines }
    if let alignment = element["textAlignment"].flatMap({ NibReader.alignments[$0] }) {
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
    let translated = StringsLibrary.shared.text("\(id).\(name)Title", table: loader.file.name)
    if let title = translated ?? state.string("title") { button.setTitle(title, for: key) }
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
    var result: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    func words(_ name: String) -> String? {
      StringsLibrary.shared.text("\(id).configuration.\(name)", table: loader.file.name)
        ?? element.string(name)
    }
    result.title = words("title")
    result.subtitle = words("subtitle")
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

  /// Sets the size, corner style and insets of a configuration.
  private func arrange(_ result: inout UIButton.Configuration, as element: XMLElement) {
    let sizes: [String: UIButton.Configuration.Size] = [
      "small": .small, "mini": .mini, "medium": .medium, "large": .large,
    ]
    if let size = element["buttonSize"].flatMap({ sizes[$0] }) { result.buttonSize = size }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let style = element["cornerStyle"].flatMap({ corners[$0] }) { result.cornerStyle = style }
    let places: [String: NSDirectionalRectEdge] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    ]
    if let place = element["imagePlacement"].flatMap({ places[$0] }) {
      result.imagePlacement = place
    }
    if let padding = element.number("imagePadding") { result.imagePadding = CGFloat(padding) }
    if let padding = element.number("titlePadding") { result.titlePadding = CGFloat(padding) }
    if let insets = element.child(key: "contentInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.number("top") ?? 0), leading: CGFloat(insets.number("leading") ?? 0),
        bottom: CGFloat(insets.number("bottom") ?? 0),
        trailing: CGFloat(insets.number("trailing") ?? 0))
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
    view.style =
      word("style", ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "large": .large])
      ?? .medium
    if let color = color("color") { view.color = color }
    view.hidesWhenStopped = flag("hidesWhenStopped") ?? false
    if flag("animating") == true { view.startAnimating() }
  }

  func decode(into control: UIPageControl) {
    control.numberOfPages = count("numberOfPages") ?? 0
    control.currentPage = count("currentPage") ?? 0
    control.pageIndicatorTintColor = color("pageIndicatorTintColor")
    control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
  }

  func decode(into control: UISegmentedControl) {
    for (index, segment) in element.list("segments").enumerated() {
      let title =
        StringsLibrary.shared.text("\(id).segmentTitles[\(index)]", table: loader.file.name)
        ?? segment.string("title")
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
    picker.datePickerMode =
      word(
        "datePickerMode", ["time": .time, "date": .date, "countDownTimer": .countDownTimer])
      ?? .dateAndTime
    picker.preferredDatePickerStyle =
      word("style", ["compact": .compact, "inline": .inline, "wheels": .wheels]) ?? .wheels
    picker.minuteInterval = count("minuteInterval") ?? 1
    if flag("useCurrentDate") != true,
      let seconds = child("date")?.number("timeIntervalSinceReferenceDate")
    {
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    }
  }

  func decode(into bar: UISearchBar) {
    if let text = text("text") { bar.text = text }
    if let text = text("placeholder") { bar.placeholder = text }
    bar.prompt = text("prompt")
    bar.showsCancelButton = flag("showsCancelButton") ?? false
    bar.searchBarStyle =
      word("searchBarStyle", ["minimal": .minimal, "prominent": .prominent]) ?? .default
    bar.barTintColor = color("barTintColor")
    if flag("showsScopeBar") == true {
      bar.showsScopeBar = true
      bar.scopeButtonTitles = element.list("scopeButtonTitles").map(\.text)
    }
  }
}
