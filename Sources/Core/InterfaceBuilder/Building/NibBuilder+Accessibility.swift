package import AutoLayout
package import Documents

extension NibBuilder {
  /// Gives a view what its element states about how it is read.
  func applyAccessibility(_ element: XMLElement, _ view: View) {
    view.accessibility = AccessibilityProperties(interfaceBuilder: element) { text, key in
      shown(text, key: key)
    }
  }
}

extension AccessibilityProperties {
  /// Reads the `<accessibility>` of a view; nil without one.
  ///
  /// - Parameter shown: returns a text as it is shown, given its key in a `.strings` file.
  package init?(
    interfaceBuilder element: XMLElement, shown: (_ text: String, _ key: String) -> String
  ) {
    guard let stated = element.child(key: "accessibilityConfiguration") else { return nil }
    self.init()
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
