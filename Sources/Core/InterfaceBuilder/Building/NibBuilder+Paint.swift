import AutoLayout
import Controls
import Documents
import Drawing
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
    if element.clips == true { painted.layer.clips = true }
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
    // Toolbars and tab bars draw theirs down to the screen's edge.
    case "navigationBar", "searchBar": ownBarGround(element)
    default: nil
    }
  }

  /// Returns the material of a visual effect view; nil for vibrancy, which has no background, and
  /// for none.
  private func material(_ element: XMLElement) -> Material? {
    element.blurStyle.map {
      Material(
        interfaceBuilder: $0, in: options.environment.appearance,
        isOpaque: options.environment.settings.contains(.reduceTransparency))
    }
  }

  /// Sets a runtime attribute that every view's layer has; those of custom classes are ignored.
  private func apply(_ attribute: XMLElement, to view: any Paintable) {
    switch NibLayerAttribute(attribute) {
    case nil: return
    case .cornerRadius(let radius): view.layer.cornerRadius = radius
    case .roundCorners(let corners): view.layer.roundCorners = Layer.RoundCorners(rawValue: corners)
    case .continuousCorners(let areContinuous): view.layer.continuousCorners = areContinuous
    case .borderWidth(let width):
      view.layer.border = Layer.Border(width: width, color: view.layer.border?.color ?? .black)
    case .borderColor(let element):
      guard let color = color(element) else { return }
      view.layer.border = Layer.Border(width: view.layer.border?.width ?? 0, color: color)
    case .background(let element): view.layer.background = color(element) ?? view.layer.background
    case .clips(let clips): view.layer.clips = clips
    case .opacity(let opacity): view.alpha = opacity
    case .tint(let element): view.tintColor = color(element) ?? view.tintColor
    case .shadowOpacity(let opacity): changeShadow(of: view) { $0.opacity = opacity }
    case .shadowRadius(let radius): changeShadow(of: view) { $0.radius = radius }
    case .shadowOffset(let dx, let dy): changeShadow(of: view) { ($0.dx, $0.dy) = (dx, dy) }
    case .shadowColor(let element):
      guard let color = color(element) else { return }
      changeShadow(of: view) { $0.color = color }
    }
  }

  /// Changes the layer's shadow, which otherwise has `CALayer`'s defaults: black, 3 points above the
  /// layer, and invisible.
  private func changeShadow(of view: any Paintable, _ change: (inout Shadow) -> Void) {
    var shadow = view.layer.shadow ?? Shadow(opacity: 0, radius: 3, dx: 0, dy: -3)
    change(&shadow)
    view.layer.shadow = shadow
  }

  /// The tint of views without one: the document's, else the app's, a set of its asset catalogs; nil
  /// for the system's.
  var tint: Color? {
    color(document.tint)
      ?? options.accentColor.flatMap { try? options.assets?.color($0, traits) } ?? nil
  }

  /// Returns a `<color>` in any of its forms; nil for none and for `<nil>`.
  func color(_ element: XMLElement?) -> Color? {
    switch NibColor(element, recorded: document.resources.color) {
    case nil: return nil
    case .system(let color): return options.environment.color(color)
    case .fixed(let color): return color
    case .named(let name, let recorded):
      // The asset catalog's, otherwise the one that the document recorded.
      guard let assets = options.assets, let element else { return recorded }
      do {
        return try assets.color(name, traits) ?? recorded
      } catch {
        // Xcode begins a project with an empty set for the accent colour: the system's.
        guard name != options.accentColor || !assets.isEmptyColor(name) else { return recorded }
        remarks.add(
          .resource, "the colour '\(name)' cannot be loaded: \(error.file): \(error.message)",
          at: element)
        return recorded
      }
    }
  }
}
