import Documents

extension XMLElement {
  /// What people call a view: its user label, accessibility identifier or label, or custom class;
  /// nil for one that has none of them.
  var givenName: String? {
    let accessibility = child(key: "accessibilityConfiguration")
    let names = [
      string("userLabel"), accessibility?.string("identifier"), accessibility?.string("label"),
      self["customClass"],
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty }
  }
}
