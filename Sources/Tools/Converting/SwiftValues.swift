import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

/// The properties of a view as assignments in Swift, for UIKit.
struct SwiftValues {
  let view: View
  /// The same view in the other appearance; nil if it is not known.
  let twin: View?
  /// What precedes the name of a property: the name of the view and a dot, or nothing.
  let target: String
  let environment: ControlEnvironment

  init(_ view: View, twin: View?, target: String) {
    (self.view, self.twin, self.target) = (view, twin, target)
    environment = view.asPaintable?.environment ?? .blocks
  }

  /// The assignments that make a new view of UIKit into this one.
  var lines: [String] {
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    lines += place
    if view.isHidden { set("isHidden", "true") }
    if view.alpha != 1 { set("alpha", view.alpha.shortDescription) }
    if let control = view as? PaintedView { lines += state(of: control) }
    if let painted = view.asPaintable { lines += look(of: painted) + behaviour(of: painted) }
    content(&lines)
    if !SwiftCode.hasOwnSubviews(view), !view.subviews.isEmpty, (view as? TableCell)?.texts == nil {
      lines.append(left("the subviews"))
    }
    return lines + spoken + priorities
  }

  /// Tells of something that the code lacks.
  func left(_ what: String) -> String {
    "// not translated: \(what) of \(target.isEmpty ? "self" : String(target.dropLast()))"
  }

  /// A new view of the same kind, with what this one's style gives it.
  var fresh: any Paintable {
    let made = view.viewKind.make(environment) ?? PlainView(environment)
    if let field = view as? TextField, let made = made as? TextField {
      made.borderStyle = field.borderStyle
    }
    if let button = view as? Button, let made = made as? Button {
      made.style = button.style
      made.controlState = button.controlState
      (made.cornerStyle, made.groundRadius) = (button.cornerStyle, button.groundRadius)
    }
    return made
  }

  /// The priorities of the view's size that differ from those of a new one.
  private var priorities: [String] {
    let fresh: View = view.viewKind.make() ?? View()
    return [(Axis.horizontal, "horizontal"), (.vertical, "vertical")].flatMap { axis, word in
      [
        (
          "setContentHuggingPriority", view.contentHuggingPriority(for: axis),
          view is Label ? .hugOfLabel : fresh.contentHuggingPriority(for: axis)
        ),
        (
          "setContentCompressionResistancePriority",
          view.contentCompressionResistancePriority(for: axis),
          fresh.contentCompressionResistancePriority(for: axis)
        ),
      ].filter { $0.1 != $0.2 }.map { name, own, _ in
        let number = Double(own.rawValue).shortDescription
        return "\(target)\(name)(UILayoutPriority(\(number)), for: .\(word))"
      }
    }
  }

  private func content(_ lines: inout [String]) {
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    switch view {
    case let button as Button: lines += title(of: button)
    case let text as any TextCarrying:
      if !text.textContent.isEmpty { set("text", Escape.swift(text.textContent.text)) }
      lines += [
        ("the parts of the text", text.textContent.runs.contains(where: \.isSpecial)),
        ("'tabStops'", text.textContent.shape.tabStops != nil),
      ].filter(\.1).map { left($0.0) }
      if let font = text.textContent.font {
        set("font", self.font(font))
        if style(of: font) != nil { set("adjustsFontForContentSizeCategory", "true") }
      }
      if let field = view as? TextField { lines += self.field(field) }
    default: lines += control
    }
    lines += rows
    // A size resets the insets.
    if let button = view as? Button { lines += insets(of: button) }
  }

  /// What the tables of properties say of both sides.
  private var rows: [String] {
    guard let painted = view.asPaintable else { return [] }
    let fresh = self.fresh
    // A new button like this one has its corners, which the code has yet to state.
    (fresh as? Button)?.cornerStyle = .dynamic
    let rows = painted.kind.ownProperties.compactMap { property -> (name: String, line: String)? in
      guard let value = property.read(view), value != property.read(fresh),
        !painted.isGivenByList(property)
      else { return nil }
      // The title's colour has a line of its own, the style is the configuration's.
      if view is Button, ["color", Button.styleRow.name].contains(property.name) { return nil }
      guard let name = uikitName(of: property, in: painted.kind),
        let text = literal(value, property.read)
      else {
        return value == .nothing ? nil : (property.name, left("'\(property.name)'"))
      }
      return (name, "\(target)\(name) = \(text)")
    }
    // A value is cut to the range that a control has.
    return (rows.filter { $0.name != "value" } + rows.filter { $0.name == "value" }).map(\.line)
  }

  /// Returns what UIKit's class calls a property; nil if it has none.
  private func uikitName(of property: Property, in kind: ViewKind) -> String? {
    guard let name = property.uikit else { return nil }
    let isConfigured = (view as? Button)?.style.isConfigured == true
    if name.hasPrefix("configuration?"), !isConfigured { return nil }
    if kind.propertiesBesideText.contains(where: { $0.name == property.name }) { return name }
    switch kind {
    case .textField:
      let missing = ["lines", "lineBreak", "minimumScaleFactor", "baselineAdjustment"]
      return missing.contains(property.name) ? nil : name
    case .textView:
      let names = ["lines": "textContainer.maximumNumberOfLines"]
        .merging(["lineBreak": "textContainer.lineBreakMode"]) { own, _ in own }
      let isOwn = ["alignment", "color"].contains(property.name)
      return names[property.name] ?? (isOwn ? name : nil)
    case .button: return buttonName(of: property, name)
    default: return name
    }
  }

  private func literal(
    _ value: PropertyValue, _ read: (View) -> PropertyValue?
  ) -> String? {
    switch value {
    case .flag(let flag): "\(flag)"
    case .number(let number): number.shortDescription
    case .count(let count): "\(count)"
    // An outline's chevron is an accessory of a list's cell.
    case .word("outlineDisclosure"): nil
    case .word(let word): ".\(Self.words[word] ?? word)"
    case .color(let color):
      self.color(color) { other in
        if case .color(let color)? = read(other) { color } else { nil }
      }
    case .insets(let insets): self.insets(insets)
    case .nothing, .picture: nil
    }
  }

  /// UIKit's words where scenes have others.
  private static let words = [
    "wordWrap": "byWordWrapping", "charWrap": "byCharWrapping", "clip": "byClipping",
    "truncateHead": "byTruncatingHead", "truncateTail": "byTruncatingTail",
    "truncateMiddle": "byTruncatingMiddle",
  ]

  /// The system's colours, those first that follow the appearance: what is black in the dark is its background
  /// rather than its dark text. Links have the colour of another name.
  private static let systemColors: [SystemColor] = {
    let own = SystemColor.allCases.filter { $0 != .link }
    return own.filter(\.followsAppearance) + own.filter { !$0.followsAppearance } + [.link]
  }()

  /// Returns a colour of the view; one that the other appearance has another for is given for both.
  ///
  /// - Parameter read: returns the same colour of the view in the other appearance.
  func color(_ color: Color, _ read: (View) -> Color?) -> String {
    let other = twin.flatMap(read)
    let around = twin?.asPaintable?.environment
    let name = Self.systemColors.first { system in
      environment.color(system) == color
        && (other.map { around?.color(system) == $0 } ?? true)
    }
    if let name { return "UIColor.\(name)" }
    guard let other, other != color else { return literal(color) }
    let pair = [color, other].map(literal)
    let (dark, light) =
      environment.appearance == .dark ? (pair[0], pair[1]) : (pair[1], pair[0])
    return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
  }

  private func literal(_ color: Color) -> String {
    if color.alpha == 0 { return "UIColor.clear" }
    let parts = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    return call("UIColor", parts.map { ($0.0, ($0.1 * 1000).rounded() / 1000) })
  }

  func call(_ name: String, _ parts: [(String, Double)]) -> String {
    let words = parts.map { "\($0.0): \($0.1.shortDescription)" }
    return "\(name)(\(words.joined(separator: ", ")))"
  }
}

extension LayoutPriority {
  /// How much a new label of UIKit hugs its text: more than one of a scene.
  fileprivate static let hugOfLabel = LayoutPriority(rawValue: 251)
}

extension SystemColor {
  fileprivate var followsAppearance: Bool { resolved(in: .light) != resolved(in: .dark) }
}
