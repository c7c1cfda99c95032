package import AutoLayout
package import Geometry

/// What assistive technology reads: a view, or a part of a control such as a segment.
package struct AccessibilityElement: Hashable, Sendable {
  /// What is spoken first; nil for nothing.
  package var label: String?
  /// What is spoken after the label; nil for nothing.
  package var value: String?
  /// What happens when the element is activated; nil for nothing.
  package var hint: String?
  /// How the element behaves.
  package var traits: AccessibilityTraits
  /// What VoiceOver calls the element beyond its traits.
  package var role = Role.none
  /// The place among its neighbours, from 1, and their number; nil if it isn't spoken.
  package var position: Position?
  /// The element's frame, in the coordinates of the view's frame until the view is placed.
  package var frame: Rect
  /// Where the element is activated, in the same coordinates.
  package var activationPoint: Point
  /// The corners of the outline, in the same coordinates; empty for the frame.
  package var path: [Point] = []
  /// The rest of what the view states.
  package var stated = AccessibilityProperties()

  /// What VoiceOver calls an element for which no public trait stands.
  package enum Role: Hashable, Sendable {
    case none, backButton, tab, textField, secureTextField, textView, pickerItem
  }

  /// The place of an element among its neighbours.
  package struct Position: Hashable, Sendable {
    /// The number of the element, from 1.
    package var number: Int
    /// The number of elements.
    package var count: Int

    /// Makes a place.
    package init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// Makes an element that is activated in its middle.
  package init(
    _ label: String?, value: String? = nil, _ traits: AccessibilityTraits = [], in frame: Rect,
    role: Role = .none, position: Position? = nil
  ) {
    (self.label, self.value, self.traits, self.frame) = (label, value, traits, frame)
    (self.role, self.position) = (role, position)
    activationPoint = frame.center
  }

  /// Replaces what the view states itself.
  package mutating func apply(_ properties: AccessibilityProperties) {
    stated = properties
    label = properties.label ?? label
    value = properties.value ?? value
    hint = properties.hint ?? hint
    traits = properties.traits ?? traits
    if let own = properties.activationPoint {
      activationPoint = Point(x: frame.minX + own.x, y: frame.minY + own.y)
    }
    path = properties.path.map { Point(x: frame.minX + $0.x, y: frame.minY + $0.y) }
    guard let first = path.first else { return }
    let box = path.dropFirst().reduce(Rect(origin: first, size: .zero)) {
      let (x, y) = (min($0.minX, $1.x), min($0.minY, $1.y))
      return Rect(x: x, y: y, width: max($0.maxX, $1.x) - x, height: max($0.maxY, $1.y) - y)
    }
    if properties.activationPoint == nil { activationPoint = box.center }
    frame = box
  }
}
