import AutoLayout

/// An attribute that combines several: `card.edges == root.margins + 8` is four constraints.
package enum CompoundAttribute: String, CaseIterable, Hashable, Sendable {
  case edges, horizontalEdges, verticalEdges, center, size

  /// One of the combined attributes.
  struct Part {
    let attribute: LayoutConstraint.Attribute
    /// Whether the items change places: an inset from a trailing or bottom edge is measured from
    /// the other item, as in `root.trailing == card.trailing + 8`.
    var isFar = false
  }

  /// The combined attributes, in the order of the constraints.
  var parts: [Part] {
    switch self {
    case .edges: Self.horizontalEdges.parts + Self.verticalEdges.parts
    case .horizontalEdges: [Part(attribute: .leading), Part(attribute: .trailing, isFar: true)]
    case .verticalEdges: [Part(attribute: .top), Part(attribute: .bottom, isFar: true)]
    case .center: [Part(attribute: .centerX), Part(attribute: .centerY)]
    case .size: [Part(attribute: .width), Part(attribute: .height)]
    }
  }

  /// Returns the attribute that a part of it is called on its own: `centerX` for `x`, `horizontalEdges` for
  /// `horizontal`; nil for another word.
  func attribute(named part: String) -> String? {
    switch (self, part) {
    case (.center, "x"): "centerX"
    case (.center, "y"): "centerY"
    case (.edges, "horizontal"): Self.horizontalEdges.rawValue
    case (.edges, "vertical"): Self.verticalEdges.rawValue
    default: parts.map { "\($0.attribute)" }.first { $0 == part }
    }
  }

  /// Whether the constants are insets, measured inwards from the other item on every side.
  var isInset: Bool { self != .center && self != .size }
}
