package import AutoLayout

// The classes that paint themselves and those that carry text are listed here, so that drawing a
// picture casts to classes: the first cast of each class to a protocol searches the conformances
// of the whole program, which takes as long as laying out a view.
extension View {
  /// The view as one that paints itself; nil for other views.
  package var asPaintable: (any Paintable)? {
    if let view = self as? PaintedView { return view }
    if let view = self as? PaintedStackView { return view }
    if client != nil { return self as? any Paintable }
    return self as? PaintedScrollView
  }

  /// The view as one that carries text; nil for other views.
  package var asTextCarrying: (any TextCarrying)? {
    guard self is PaintedView else { return client == nil ? nil : self as? any TextCarrying }
    if let view = self as? Label { return view }
    if let view = self as? Button { return view }
    if let view = self as? TextField { return view }
    if let view = self as? TextView { return view }
    return self as? ForeignView
  }
}
