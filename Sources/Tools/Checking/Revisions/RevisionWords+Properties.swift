import Documents
import InterfaceBuilder

extension RevisionWords {
  /// Returns a property with both values: `its text went from 'Pay' to 'Pay now'`.
  func property(
    _ path: String, _ before: String?, _ after: String?, of subject: String, _ owner: Possessor
  ) -> String {
    let (plain, place) = Self.split(path)
    if subject.isEmpty { return document(plain, before, after) }
    if ["constraints", "subviews"].contains(plain) {
      return installed(before, after, in: place, of: subject, owner)
    }
    if let words = Self.flags[plain] {
      let pronoun = owner.isPronoun ? "it" : called(subject)
      return "\(pronoun) \(Self.isOn(plain, after) ? words.on : words.off)\(place)"
    }
    let noun = Self.nouns[plain] ?? Self.spelled(plain)
    func value(_ text: String?, _ shown: String) -> String {
      guard let text else { return Self.defaults[plain] ?? "the default" }
      if let id = comparison.name(text), NibValues.isReference(plain, text) { return id.spoken }
      if !Self.quoted.contains(plain), let words = NibValues.words(plain, text) { return words }
      return Self.quoted.contains(plain) || text.contains(" ") && Self.nouns[plain] == nil
        ? "'\(shown)'" : shown
    }
    let shown = DifferingPart.of(before ?? "", after ?? "")
    return "\(owner.of(noun)) went from \(value(before, shown.before)) "
      + "to \(value(after, shown.after))\(place)"
  }

  /// Returns the properties of an object, and its frame if it is stated, one per line.
  func facts(of object: NibOutline.Object) -> [String] {
    NibValues.properties(of: object).map { path, value in
      let shown =
        NibValues.isReference(path, value) ? comparison.name(value)?.spoken ?? value : value
      let (plain, place) = Self.split(path)
      if ["constraints", "subviews"].contains(plain) {
        return installed(nil, value, in: place, of: object.id, .the)
      }
      let words = Self.quoted.contains(plain) ? nil : NibValues.words(plain, shown)
      return "\(Self.nouns[plain] ?? Self.spelled(plain))\(place): "
        + DifferingPart.clipped(words ?? shown)
    }
  }

  /// Returns the property without the variation that states it, and what that variation is for.
  static func split(_ path: String) -> (path: String, place: String) {
    guard path.hasPrefix("variation["), let end = path.firstIndex(of: "]") else {
      return (path, "")
    }
    let key = path[path.index(path.startIndex, offsetBy: 10)..<end]
    let rest = path[end...].dropFirst(2)
    guard key != "default" else { return (String(rest), "") }
    let classes = key.split(separator: "-").map { part in
      part.split(separator: "=").map(String.init)
    }
    let words = classes.map { pair -> String in
      guard pair.count == 2 else { return pair.joined() }
      return "\(pair[1]) \(pair[0] == "heightClass" ? "height" : "width")"
    }
    return (String(rest), " in \(NameList.both(words))")
  }

  private func document(_ path: String, _ before: String?, _ after: String?) -> String {
    func controller(_ id: String?) -> String { id.map(called) ?? "none" }
    switch path {
    case "initialViewController":
      return "the initial view controller went from \(controller(before)) to \(controller(after))"
    case "launchScreen":
      return "the document is \(after == "YES" ? "now" : "no longer") a launch screen"
    default:
      return "the document's '\(path)' went from \(before ?? "NO") to \(after ?? "NO")"
    }
  }

  private static func isOn(_ path: String, _ value: String?) -> Bool {
    value == nil ? NibValues.isUsuallyTrue(path) : value == "YES"
  }

  /// Returns the words for a key path without its own.
  static func spelled(_ path: String) -> String {
    let states = ["normal", "disabled", "selected", "highlighted", "focused"]
    let parts = path.split(separator: ".").map(String.init)
    if parts.count == 2, states.contains(parts[0]) {
      return "\(nouns[parts[1]] ?? NibNames.words(parts[1])) when \(parts[0])"
    }
    if parts.count > 1, ["value", "userDefinedRuntimeAttributes"].contains(parts[0]) {
      let names = parts.dropFirst().filter { $0 != "value" }
      return "runtime attribute '\(names.joined(separator: "."))'"
    }
    let names = parts.filter { $0 != "fragment" && $0 != "attributes" }
    return names.map { NibNames.words($0.hasPrefix("NS") ? String($0.dropFirst(2)) : $0) }
      .joined(separator: " ")
  }

  private static let quoted: Set<String> = [
    "text", "title", "placeholder", "prompt", "normal.title", "image", "normal.image", "userLabel",
    "identifier", "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier",
    "buttonConfiguration.title", "buttonConfiguration.subtitle", "accessibilityConfiguration.label",
    "accessibilityConfiguration.identifier", "headerTitle", "footerTitle",
  ]

  /// The values of properties that a document doesn't state.
  private static let defaults: [String: String] = [
    "numberOfLines": "1", "spacing": "0", "axis": "horizontal", "alignment": "fill",
    "distribution": "fill", "alpha": "1", "horizontalHuggingPriority": "250",
    "verticalHuggingPriority": "250", "horizontalCompressionResistancePriority": "750",
    "verticalCompressionResistancePriority": "750", "text": "nothing", "placeholder": "nothing",
    "customClass": "the plain class", "image": "none", "normal.image": "none", "tag": "0",
    "normal.title": "nothing", "backgroundColor": "none", "userLabel": "none",
    "storyboardIdentifier": "none", "prompt": "nothing", "title": "nothing",
    "edgesForExtendedLayout": "under top and bottom bars", "simulatedTopBarMetrics": "inferred",
    "simulatedBottomBarMetrics": "inferred", "simulatedStatusBarMetrics": "inferred",
    "simulatedOrientationMetrics": "inferred", "simulatedDestinationMetrics": "inferred",
  ]

  private static let nouns: [String: String] = [
    "text": "text", "title": "title", "placeholder": "placeholder", "prompt": "prompt",
    "normal.title": "title", "normal.image": "picture", "image": "picture",
    "normal.titleColor": "title color", "textColor": "text color", "tintColor": "tint",
    "backgroundColor": "background", "fontDescription": "font",
    "numberOfLines": "number of lines", "textAlignment": "text alignment",
    "lineBreakMode": "line breaks", "contentMode": "content mode",
    "spacing": "spacing", "axis": "axis", "distribution": "distribution", "alignment": "alignment",
    "alpha": "alpha", "customClass": "class", "customModule": "module",
    "userLabel": "label in Xcode",
    "storyboardIdentifier": "storyboard identifier", "reuseIdentifier": "reuse identifier",
    "horizontalHuggingPriority": "horizontal hugging",
    "verticalHuggingPriority": "vertical hugging",
    "horizontalCompressionResistancePriority": "horizontal compression resistance",
    "verticalCompressionResistancePriority": "vertical compression resistance",
    "semanticContentAttribute": "direction", "rowHeight": "row height", "style": "style",
    "accessibilityConfiguration.label": "accessibility label",
    "accessibilityConfiguration.identifier": "accessibility identifier",
    "placeholderIntrinsicWidth": "placeholder width",
    "placeholderIntrinsicHeight": "placeholder height", "tag": "tag",
    "buttonConfiguration.title": "title", "buttonConfiguration.subtitle": "subtitle",
    "edgesForExtendedLayout": "extended edges", "simulatedTopBarMetrics": "simulated top bar",
    "simulatedBottomBarMetrics": "simulated bottom bar",
    "simulatedStatusBarMetrics": "simulated status bar",
    "simulatedOrientationMetrics": "simulated orientation",
    "simulatedDestinationMetrics": "simulated size",
  ]

  private static let flags: [String: (on: String, off: String)] = [
    "hidden": ("is now hidden", "is no longer hidden"),
    "enabled": ("is now enabled", "is now disabled"),
    "clipsSubviews": ("now clips its subviews", "no longer clips its subviews"),
    "userInteractionEnabled": ("now accepts touches", "no longer accepts touches"),
    "adjustsFontSizeToFit": ("now shrinks its font to fit", "no longer shrinks its font to fit"),
    "translatesAutoresizingMaskIntoConstraints": (
      "is now laid out by its frame", "is now laid out by constraints"
    ),
    "preservesSuperviewLayoutMargins": (
      "now preserves its superview's margins", "no longer preserves its superview's margins"
    ),
    "insetsLayoutMarginsFromSafeArea": (
      "now includes the safe area in its margins", "no longer includes the safe area in its margins"
    ),
    "adjustsFontForContentSizeCategory": (
      "now follows the text size", "no longer follows the text size"
    ),
    "navigationBarHidden": ("now hides its navigation bar", "now shows its navigation bar"),
    "hidesBottomBarWhenPushed": ("now hides the bottom bar", "no longer hides the bottom bar"),
    "secureTextEntry": ("now hides the typed text", "no longer hides the typed text"),
    "on": ("is now on", "is now off"), "animating": ("now animates", "no longer animates"),
    "layoutMarginsFollowReadableWidth": (
      "now follows the readable width", "no longer follows the readable width"
    ),
    "opaque": ("is now opaque", "is no longer opaque"),
    "multipleTouchEnabled": ("now accepts several touches", "no longer accepts several touches"),
  ]

  // MARK: - Connections

  func connected(_ connection: NibConnection, of subject: String, isAdded: Bool) -> String {
    let verb = isAdded ? "gained" : "lost"
    return "\(called(subject)) \(verb) \(described(connection))"
  }

  func reconnected(_ before: NibConnection, _ after: NibConnection, of subject: String) -> String {
    if before.tag == "segue", before.destination == after.destination {
      return "\(called(subject)): \(changed(before, after))"
    }
    let (words, former) = (described(after), described(before))
    let place = words == former ? "the former one" : former
    return "\(called(subject)) has \(words) in place of \(place)"
  }

  /// Returns what changed in a segue with the same destination.
  private func changed(_ before: NibConnection, _ after: NibConnection) -> String {
    let segue = "the segue to \(called(after.destination))"
    var clauses: [String] = []
    if before.name != after.name {
      clauses.append("\(segue) went from \(before.name) to \(after.name)")
    }
    let (old, new) = (Self.details(before), Self.details(after))
    for key in Set(old.keys).union(new.keys).sorted() where old[key] != new[key] {
      func words(_ value: String?) -> String { value.map { "'\($0)'" } ?? "none" }
      clauses.append(
        "the \(NibNames.words(key)) of \(segue) went from \(words(old[key])) to \(words(new[key]))")
    }
    return NameList.both(clauses)
  }

  /// Returns the details of a connection besides its kind, by their keys.
  private static func details(_ connection: NibConnection) -> [String: String] {
    var details: [String: String] = [:]
    for detail in connection.details { details[detail.key] = detail.value }
    return details
  }

  /// Returns the words for what a connection leads to: an object, or a constraint by the view that it places.
  private func target(_ id: String) -> String {
    if comparison.name(id) != nil { return called(id) }
    let constraint = (comparison.newConstraints + comparison.oldConstraints).first { $0.id == id }
    guard let constraint else { return called(id) }
    let subject = comparison.subject(of: constraint)
    return "the \(noun(of: constraint, subject)) constraint of \(called(subject))"
  }

  private func described(_ connection: NibConnection) -> String {
    let target = target(connection.destination)
    switch connection.tag {
    case "outlet", "outletCollection": return "the outlet '\(connection.name)' to \(target)"
    case "action":
      let event =
        connection["eventType"].map { " on \(NibNames.words($0))" } ?? ""
      return "the action '\(connection.name)'\(event) of \(target)"
    case "segue":
      let identifier =
        connection["identifier"].map { " '\($0)'" } ?? ""
      return "the \(connection.name) segue\(identifier) to \(target)"
    default: return "the \(connection.tag) '\(connection.name)' to \(target)"
    }
  }
}
