package import Controls
import Geometry
import Typesetting

extension Scene {
  /// Returns a moment between two states: values that can be interpolated are, the rest are the
  /// end's.
  ///
  /// Both scenes must be resolved from the same file. Colours, opacities, radii, borders,
  /// shadows, transforms and gradients with equally many colours are always interpolated;
  /// constants of constraints only if `blendsConstants` is set.
  ///
  /// - Parameter progress: 0 is the start, which is returned as it is; 1 is the end.
  package static func between(
    _ start: Scene, _ end: Scene, at progress: Double, blendsConstants: Bool,
    on canvas: ResolvedCanvas
  ) -> Scene {
    guard progress > 0 else { return start }
    guard progress < 1 else { return end }
    let blend = SceneBlend(progress: progress, canvas: canvas)
    var scene = end
    scene.root = blend.view(start.root, end.root)
    if blendsConstants {
      scene.constraints = zip(start.constraints, end.constraints).map {
        blend.constraint($0, $1, end.metrics)
      }
    }
    return scene
  }

  /// Returns the constraints that differ in structure between two states: active in only one of
  /// them, of different priorities, or a visual format that one state gives a constant instead of
  /// the system's spacing.
  ///
  /// They can't be interpolated.
  package static func structuralChanges(_ start: Scene, _ end: Scene) -> [SceneConstraint] {
    zip(start.constraints, end.constraints).filter { first, second in
      guard first.isActive == second.isActive,
        first.priorities(start.metrics) == second.priorities(end.metrics)
      else { return true }
      guard first.constant != second.constant else { return false }
      return first.onlyConstant(start.metrics) == nil || second.onlyConstant(end.metrics) == nil
    }.map(\.1)
  }
}

/// Interpolates between two states.
private struct SceneBlend {
  let progress: Double
  let canvas: ResolvedCanvas

  func view(_ start: SceneView, _ end: SceneView) -> SceneView {
    var view = end
    view.attributes = attributes(start.attributes, end.attributes, end.kind)
    view.subviews = zip(start.subviews, end.subviews).map { self.view($0, $1) }
    return view
  }

  func constraint(
    _ start: SceneConstraint, _ end: SceneConstraint, _ metrics: [SceneMetric]
  ) -> SceneConstraint {
    var constraint = end
    switch (start.form, end.form) {
    case (.equation(let first), .equation(var second)):
      second.constant = number(first.constant, second.constant)
      constraint.form = .equation(second)
    case _ where start.constant != end.constant:
      if let first = start.onlyConstant(metrics), let second = end.onlyConstant(metrics) {
        constraint.constant = number(first, second)
      }
    default: break
    }
    return constraint
  }

  private func attributes(
    _ start: [StatedAttribute], _ end: [StatedAttribute], _ kind: ViewKind
  ) -> [StatedAttribute] {
    let keys = (start + end).map(\.key)
    var changes: [StatedAttribute] = []
    for (index, key) in keys.enumerated() where !keys[..<index].contains(key) {
      let first = start.last { $0.key == key }
      let second = end.last { $0.key == key }
      guard first != second, let place = (second ?? first)?.place,
        let value = value(first?.value, second?.value, kind.property(key))
      else { continue }
      changes.append(StatedAttribute(key: key, value: value, place: place))
    }
    return changes.isEmpty ? end : end.replaced(by: changes)
  }

  /// Returns the value in between; nil if there is none. A side that doesn't state the value has
  /// its default.
  private func value(
    _ start: ViewAttribute?, _ end: ViewAttribute?, _ property: Property?
  ) -> ViewAttribute? {
    switch (start, end) {
    case (.property(let first)?, .property(let second)?):
      property?.traits.contains(.blends) == true
        ? between(first, second).map { .property($0) } : nil
    case (.alpha(let first)?, .alpha(let second)?): .alpha(number(first, second))
    case (.alpha(let first)?, nil): .alpha(number(first, 1))
    case (nil, .alpha(let second)?): .alpha(number(1, second))
    case (.cornerRadius(let first)?, .cornerRadius(let second)?):
      .cornerRadius(number(first, second))
    case (.cornerRadius(let first)?, nil): .cornerRadius(number(first, 0))
    case (nil, .cornerRadius(let second)?): .cornerRadius(number(0, second))
    case (.transform(let first)?, .transform(let second)?): .transform(transform(first, second))
    case (.transform(let first)?, nil): .transform(transform(first, SceneTransform()))
    case (nil, .transform(let second)?): .transform(transform(SceneTransform(), second))
    case (.background(let first)?, .background(let second)?): .background(color(first, second))
    case (.background(let first)?, nil): .background(color(first, faded(first)))
    case (nil, .background(let second)?): .background(color(faded(second), second))
    case (.tint(let first)?, .tint(let second)?): .tint(color(first, second))
    case (.border(let first)?, .border(let second)?): .border(border(first, second))
    case (.border(let first)?, nil): .border(border(first, gone(first)))
    case (nil, .border(let second)?): .border(border(gone(second), second))
    case (.shadow(let first)?, .shadow(let second)?): .shadow(shadow(first, second))
    case (.shadow(let first)?, nil): .shadow(shadow(first, gone(first)))
    case (nil, .shadow(let second)?): .shadow(shadow(gone(second), second))
    case (.gradient(let first)?, .gradient(let second)?):
      gradient(first, second).map { .gradient($0) }
    default: nil
    }
  }

  /// Returns a property's value in between; nil for values that have none.
  private func between(_ start: SceneValue, _ end: SceneValue) -> SceneValue? {
    switch (start, end) {
    case (.number(let first), .number(let second)): .number(number(first, second))
    case (.color(let first), .color(let second)): .color(color(first, second))
    default: nil
    }
  }

  private func border(_ start: SceneBorder, _ end: SceneBorder) -> SceneBorder {
    SceneBorder(
      width: number(start.width, end.width),
      color: color(start.color ?? .fixed(.black), end.color ?? .fixed(.black)))
  }

  /// Returns an invisible border of the same colour.
  private func gone(_ border: SceneBorder) -> SceneBorder {
    SceneBorder(width: 0, color: border.color)
  }

  private func shadow(_ start: SceneShadow, _ end: SceneShadow) -> SceneShadow {
    SceneShadow(
      color: color(start.color ?? .fixed(.black), end.color ?? .fixed(.black)),
      opacity: number(start.opacity, end.opacity), radius: number(start.radius, end.radius),
      offset: point(start.offset, end.offset))
  }

  /// Returns an invisible shadow at the same place.
  private func gone(_ shadow: SceneShadow) -> SceneShadow {
    var shadow = shadow
    shadow.opacity = 0
    return shadow
  }

  /// Returns the colours between two gradients; nil if their numbers of colours differ.
  private func gradient(_ start: SceneGradient, _ end: SceneGradient) -> SceneGradient? {
    guard start.colors.count == end.colors.count, start.locations.count == end.locations.count
    else { return nil }
    return SceneGradient(
      colors: zip(start.colors, end.colors).map(color),
      locations: zip(start.locations, end.locations).map(number),
      from: point(start.from, end.from), to: point(start.to, end.to))
  }

  private func number(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }

  private func point(_ start: Point, _ end: Point) -> Point {
    Point(x: number(start.x, end.x), y: number(start.y, end.y))
  }

  private func transform(_ start: SceneTransform, _ end: SceneTransform) -> SceneTransform {
    SceneTransform(
      scale: point(start.scale, end.scale), rotation: number(start.rotation, end.rotation),
      translation: point(start.translation, end.translation))
  }

  private func color(_ start: SceneColor, _ end: SceneColor) -> SceneColor {
    let (first, second) = (canvas.resolve(start), canvas.resolve(end))
    return .fixed(
      Color(
        red: number(first.red, second.red), green: number(first.green, second.green),
        blue: number(first.blue, second.blue), alpha: number(first.alpha, second.alpha)))
  }

  private func faded(_ color: SceneColor) -> SceneColor {
    let color = canvas.resolve(color)
    return .fixed(Color(red: color.red, green: color.green, blue: color.blue, alpha: 0))
  }
}
