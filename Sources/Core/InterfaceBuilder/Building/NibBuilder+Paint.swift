import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

extension NibBuilder {
  /// Sets the background, the tint and the layer's runtime attributes.
  func applyLayer(_ element: XMLElement, _ view: View) {
    guard let painted = view as? any Paintable else { return }
    if let background = color(element.child(key: "backgroundColor")) {
      painted.layer.background = background
    } else if !(painted is TextField), !(painted is Button) {
      painted.layer.background = defaultBackground(element)
    }
    if element.name == "visualEffectView" { painted.layer.backdrop = material(element)?.backdrop }
    painted.tintColor =
      color(ownTint(element) ?? element.child(key: "tintColor")) ?? painted.tintColor
    if element.flag("clipsSubviews") == true { painted.layer.clips = true }
    for attribute in element.list("userDefinedRuntimeAttributes") { apply(attribute, to: painted) }
  }

  /// Returns the background of classes that have one even if the document doesn't state it.
  private func defaultBackground(_ element: XMLElement) -> Color? {
    switch element.name {
    case "tableView":
      options.environment.color(
        element["style"] == "plain" ? .systemBackground : .systemGroupedBackground)
    case "tableViewCell":
      options.environment.color(
        groupedCells.contains(element["id"] ?? "")
          ? .secondarySystemGroupedBackground : .systemBackground)
    case "visualEffectView": material(element)?.tint
    case "searchBar" where element["searchBarStyle"] == "minimal": nil
    case "navigationBar", "toolbar", "tabBar", "searchBar":
      color(element.child(key: "barTintColor")) ?? barGround(element)
    default: nil
    }
  }

  /// Returns the material of a visual effect view; nil for vibrancy, which has no background, and
  /// for none.
  private func material(_ element: XMLElement) -> Material? {
    guard element.child("vibrancyEffect") == nil, let blur = element.child("blurEffect") else {
      return nil
    }
    return Material(
      interfaceBuilder: blur["style"] ?? "regular", in: options.environment.appearance)
  }

  /// Sets a runtime attribute that every view's layer has; those of custom classes are ignored.
  private func apply(_ attribute: XMLElement, to view: any Paintable) {
    let value = attribute.child(key: "value")
    let number = value?.number("value")
    let flag = attribute.flag("value") ?? value?.flag("value")
    switch attribute["keyPath"] {
    case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = max(0, number ?? 0)
    case "layer.borderWidth", "borderWidth":
      let color = view.layer.border?.color ?? .black
      view.layer.border = Layer.Border(width: max(0, number ?? 0), color: color)
    case "borderColor", "layer.borderUIColor", "layer.borderColor":
      guard let color = color(value) else { return }
      view.layer.border = Layer.Border(width: view.layer.border?.width ?? 0, color: color)
    case "layer.masksToBounds", "masksToBounds", "clipsToBounds":
      view.layer.clips = flag ?? view.layer.clips
    case "layer.maskedCorners", "maskedCorners":
      guard let number, (0...15).contains(number) else { return }
      view.layer.roundCorners = Layer.RoundCorners(rawValue: UInt(number))
    case "layer.cornerCurve":
      view.layer.continuousCorners = attribute["value"] == "continuous"
    case "layer.backgroundColor", "layer.backgroundUIColor", "backgroundColor":
      view.layer.background = color(value) ?? view.layer.background
    case "layer.opacity", "alpha": view.alpha = min(max(number ?? view.alpha, 0), 1)
    case "tintColor": view.tintColor = color(value) ?? view.tintColor
    default: applyShadow(attribute, value, to: view)
    }
  }

  /// Sets a part of the layer's shadow, which otherwise has `CALayer`'s defaults: black, 3 points
  /// above the layer, and invisible.
  private func applyShadow(
    _ attribute: XMLElement, _ value: XMLElement?, to view: any Paintable
  ) {
    var shadow = view.layer.shadow ?? Shadow(opacity: 0, radius: 3, dx: 0, dy: -3)
    switch attribute["keyPath"] {
    case "layer.shadowOpacity", "shadowOpacity":
      shadow.opacity = min(max(value?.number("value") ?? 0, 0), 1)
    case "layer.shadowRadius", "shadowRadius":
      shadow.radius = min(max(value?.number("value") ?? 0, 0), 100)
    case "layer.shadowOffset", "shadowOffset":
      shadow.dx = value?.number("width") ?? value?.number("x") ?? 0
      shadow.dy = value?.number("height") ?? value?.number("y") ?? 0
    case "layer.shadowColor", "layer.shadowUIColor", "shadowColor":
      guard let color = color(value) else { return }
      shadow.color = color
    default: return
    }
    view.layer.shadow = shadow
  }

  /// Returns a `<color>` in any of its forms; nil for none and for `<nil>`.
  func color(_ element: XMLElement?) -> Color? {
    guard let element, element.name == "color" else { return nil }
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColor(system, element) ?? color(document.resources.color(system))
    }
    if let name = element["name"], element["catalog"] != "System" {
      return namedColor(name, element)
    }
    return components(element)
  }

  private func components(_ element: XMLElement) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow")
    {
      let light = 1 - (element.number("black") ?? 0)
      return Color(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
        alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return ColorSpace(document: element["customColorSpace"])
      .color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a named colour: the asset catalog's, otherwise the one that the document recorded.
  private func namedColor(_ name: String, _ element: XMLElement) -> Color? {
    if let assets = options.assets {
      do {
        if let color = try assets.color(name, traits) { return color }
      } catch {
        remarks.add(
          .resource, "the colour '\(name)' cannot be loaded: \(error.file): \(error.message)",
          at: element)
      }
    }
    return color(document.resources.color(name))
  }

  /// Returns `labelColor`, `systemBackgroundColor`, or an old fixed one such as `whiteColor`.
  private func systemColor(_ name: String, _ element: XMLElement) -> Color? {
    if let system = SystemColor(interfaceBuilder: name) {
      return options.environment.color(system)
    }
    switch name {
    case "whiteColor": return .white
    case "blackColor": return .black
    case "clearColor": return .clear
    case "darkGrayColor": return Color(white: 1 / 3)
    case "lightGrayColor": return Color(white: 2 / 3)
    case "grayColor": return Color(white: 0.5)
    case "redColor": return Color(red: 1, green: 0, blue: 0)
    case "greenColor": return Color(red: 0, green: 1, blue: 0)
    case "blueColor": return Color(red: 0, green: 0, blue: 1)
    case "viewFlipsideBackgroundColor": return Color(red: 0.122, green: 0.129, blue: 0.141)
    case "scrollViewTexturedBackgroundColor": return Color(red: 0.435, green: 0.443, blue: 0.475)
    default: return components(element)
    }
  }
}
