package import AutoLayout
package import Documents

extension NibBuilder {
  /// Gives a view what its element states about how it is read.
  func applyAccessibility(_ element: XMLElement, _ view: View) {
    view.accessibility = properties(of: element)
  }

  /// Returns what is read of an item of a bar in place of its title; nil for the title.
  func accessibilityLabel(ofItem element: XMLElement) -> String? { properties(of: element)?.label }

  private func properties(of element: XMLElement) -> AccessibilityProperties? {
    AccessibilityProperties(interfaceBuilder: element) { text, key in shown(text, key: key) }
  }
}

extension AccessibilityProperties {
  /// Reads the `<accessibility>` of a view; nil without one.
  ///
  /// - Parameter shown: returns a text as it is shown, given its key in a `.strings` file.
  package init?(
    interfaceBuilder element: XMLElement, shown: (_ text: String, _ key: String) -> String
  ) {
    let attributes = element.list("userDefinedRuntimeAttributes")
      .filter { $0["keyPath"]?.hasPrefix("accessibility") == true }
    let isSelected = element.name == "button" && element.flag("selected") == true
    let configuration = element.child(key: "accessibilityConfiguration")
    guard configuration != nil || !attributes.isEmpty || isSelected else { return nil }
    self.init()
    if isSelected { traits = [.button, .selected] }
    if let configuration { read(configuration, of: element, shown) }
    for attribute in attributes {
      let key = attribute["keyPath"] ?? ""
      let text = attribute["value"] ?? attribute.child(key: "value")?.text
      let said = text.map { shown($0, "\(element["id"] ?? "").\(key)") }
      switch key {
      case "accessibilityLabel": label = said
      case "accessibilityValue": value = said
      case "accessibilityHint": hint = said
      case "accessibilityIdentifier": identifier = text
      default: break
      }
    }
  }

  private mutating func read(
    _ stated: XMLElement, of element: XMLElement, _ shown: (_ text: String, _ key: String) -> String
  ) {
    func text(_ key: String) -> String? {
      stated.string(key).map {
        let suffix = "accessibility\(key.prefix(1).uppercased())\(key.dropFirst())"
        return shown($0, "\(element["id"] ?? "").\(suffix)")
      }
    }
    label = text("label")
    hint = text("hint")
    identifier = stated.string("identifier")
    isElement = stated.child(key: "isElement")?.flag("value")
    if let traits = stated.child(key: "traits") {
      self.traits = AccessibilityTraits.names.reduce(into: []) { set, name in
        let attribute = name.trait == .startsMedia ? "startsMediaSession" : name.name
        if traits.flag(attribute) == true { set.insert(name.trait) }
      }
    }
  }
}
