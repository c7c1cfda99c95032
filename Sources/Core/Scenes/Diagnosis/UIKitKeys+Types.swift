import Documents

/// The types of views by the words of other systems.
extension UIKitKeys {
  /// Returns the type of view that corresponds to a class of UIKit or a word of another system.
  static func type(for name: String, among known: [String]) -> Hint? {
    var words = name
    if name.hasPrefix("UI"), let first = name.dropFirst(2).first {
      words = first.lowercased() + name.dropFirst(3)
    }
    if let advice = stackAdvice[name.lowercased()], known.contains("stackView") { return advice }
    // A component of the scene's own that differs in capitals comes before words of other systems.
    let own = known.first { $0.lowercased() == name.lowercased() }
    return [words, own, types[name.lowercased()]].compactMap(\.self).first(where: known.contains)
      .map { .write($0) }
  }

  /// Whether a word of another system for a type of view means a stack view.
  static func isStack(_ type: String) -> Bool {
    ["hstack", "vstack", "row", "column"].contains(type.lowercased())
  }

  /// The stack views, and what stands in them, that do what views of SwiftUI do.
  private static let stackAdvice: [String: Hint] = [
    "circle": shape, "ellipse": shape, "rectangle": shape, "roundedrectangle": shape,
    "capsule": shape,
    "vstack": "write 'stackView' and 'axis: vertical'",
    "column": "write 'stackView' and 'axis: vertical'",
    "zstack": "write 'view': its subviews lie on each other, where their constraints place them",
    "spacer":
      """
    an empty view, '{}', takes the room that is left in a stack view; 'distribution: equalSpacing' \
    spreads all views
    """,
    "divider": "write a view with 'background: separator' and a constraint for its thickness",
  ]

  private static let shape: Hint =
    "a shape is a view with a background; half of a side as its 'cornerRadius' makes a circle"

  /// Types by the words of CSS, SwiftUI and Android, in lowercase.
  private static let types = [
    "text": "label", "textview": "textView", "checkbox": "switch", "toggle": "switch",
    "hstack": "stackView", "row": "stackView",
    "div": "view", "box": "view", "container": "view", "input": "textField",
    "textarea": "textView", "img": "imageView", "picture": "imageView", "icon": "imageView",
    "list": "tableView", "table": "tableView", "grid": "collectionView", "cell": "tableCell",
    "scroll": "scrollView", "spinner": "activityIndicator", "progress": "progressView",
    "picker": "pickerView", "segmented": "segmentedControl", "tabs": "tabBar",
    "spacer": "view", "sizedbox": "view", "safeareaview": "view",
    "touchableopacity": "button", "pressable": "button", "elevatedbutton": "button",
    "textbutton": "button", "textinput": "textField", "flatlist": "tableView",
    "securefield": "textField", "form": "tableView", "lazyvgrid": "collectionView",
    "lazyhgrid": "collectionView", "link": "button", "group": "view", "tabview": "tabBar",
    "uitableviewcell": "tableCell", "uiactivityindicatorview": "activityIndicator",
  ]
}
