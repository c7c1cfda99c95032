package import Geometry

/// The constraints that represent an autoresizing mask, as a value; `rules` lists them.
///
/// The recipe is that of iOS 10 and later: the near edge and the extent, or the far edge, each a
/// constant or a linear function of the superview's extent (observed in logs and in GNUstep; the
/// flexible combinations follow the arithmetic of `layoutSubviews` without constraints).
package struct AutoresizingRecipe: Hashable, Sendable {
  /// The participants.
  package enum Role: Hashable, Sendable, CustomStringConvertible {
    /// The view with the mask.
    case view
    /// Its superview.
    case superview

    /// The role's name.
    package var description: String { self == .view ? "view" : "superview" }
  }

  /// A constraint of a mask as a value.
  package typealias Rule = LayoutRule<Role>

  /// The parts that flex.
  package var mask: View.AutoresizingMask
  /// The frame to keep, in the superview's coordinates, in points.
  package var frame: Rect
  /// The superview's size that the frame belongs to.
  package var superviewSize: Size
  /// The view's alignment rect insets; constraints apply to the alignment rect, masks to the
  /// frame.
  package var alignmentInsets: EdgeInsets
  /// The superview's alignment rect insets.
  package var superviewInsets: EdgeInsets

  /// Makes a recipe.
  package init(
    mask: View.AutoresizingMask, frame: Rect, superviewSize: Size,
    alignmentInsets: EdgeInsets = .zero, superviewInsets: EdgeInsets = .zero
  ) {
    self.mask = mask
    self.frame = frame
    self.superviewSize = superviewSize
    self.alignmentInsets = alignmentInsets
    self.superviewInsets = superviewInsets
  }

  /// Two horizontal constraints, then two vertical ones; all required.
  package var rules: [Rule] {
    let horizontal = Line(
      flexibility: AutoresizingFlexibility(mask, axis: .horizontal),
      attributes: (.minX, .maxX, .width), origin: frame.minX, length: frame.width,
      superview: superviewSize.width, insets: (alignmentInsets.left, alignmentInsets.right),
      superviewInsets: (superviewInsets.left, superviewInsets.right))
    let vertical = Line(
      flexibility: AutoresizingFlexibility(mask, axis: .vertical),
      attributes: (.minY, .maxY, .height), origin: frame.minY, length: frame.height,
      superview: superviewSize.height, insets: (alignmentInsets.top, alignmentInsets.bottom),
      superviewInsets: (superviewInsets.top, superviewInsets.bottom))
    return horizontal.rules + vertical.rules
  }
}

extension AutoresizingRecipe {
  /// One axis of the recipe.
  private struct Line {
    let flexibility: AutoresizingFlexibility
    let attributes:
      (
        min: LayoutConstraint.Attribute, max: LayoutConstraint.Attribute,
        size: LayoutConstraint.Attribute
      )
    let origin: Double
    let length: Double
    let superview: Double
    let insets: (min: Double, max: Double)
    let superviewInsets: (min: Double, max: Double)

    var rules: [Rule] {
      switch (flexibility.minMargin, flexibility.extent, flexibility.maxMargin) {
      case (true, false, true): [size, near]
      case (_, true, true), (false, false, _): [near, size]
      case (false, true, false): [near, far]
      case (true, _, false): [far, size]
      }
    }

    /// The near edge: a constant, or a share of the superview's extent.
    private var near: Rule {
      linear(attributes.min, origin + insets.min, share: shares.origin)
    }

    /// The extent: a constant, or a share of the superview's extent.
    private var size: Rule {
      linear(attributes.size, length - insets.min - insets.max, share: shares.length)
    }

    /// The far edge, at a constant distance from the superview's.
    private var far: Rule {
      let distance = superview - superviewInsets.max - (origin + length - insets.max)
      return Rule(
        nil, Rule.Side(.superview, attributes.max), .equal, Rule.Side(.view, attributes.max),
        constant: distance)
    }

    private var shares: (origin: Double, length: Double) {
      flexibility.shares(origin: origin, length: length, superview: superview)
    }

    /// Returns `attribute == share * superview.size + c`, which equals `value` at the superview's
    /// present size.
    private func linear(
      _ attribute: LayoutConstraint.Attribute, _ value: Double, share: Double
    ) -> Rule {
      guard share != 0 else { return Rule(nil, Rule.Side(.view, attribute), constant: value) }
      let reference = superview - superviewInsets.min - superviewInsets.max
      return Rule(
        nil, Rule.Side(.view, attribute), .equal, Rule.Side(.superview, attributes.size),
        multiplier: share, constant: value - share * reference)
    }
  }
}
