package import Geometry
package import Typesetting

/// What a picture consists of, from back to front: the value between layout and pixels.
///
/// Coordinates are points, y downward, in the space of the enclosing group.
package struct DisplayList: Hashable, Sendable {
  /// One thing drawn.
  package indirect enum Item: Hashable, Sendable {
    /// An area filled.
    case fill(PaintedShape, Paint)
    /// A line inside the edge of a shape, as `CALayer` draws its border.
    case border(PaintedShape, width: Double, color: Color)
    /// A line along an outline.
    case stroke(PaintedShape, Stroke)
    /// The blurred shadow of a shape, without the shape.
    case shadow(PaintedShape, Shadow)
    /// Text with its first line at the rectangle's top, aligned between its sides.
    case text(Paragraph, in: Rect, color: Color)
    /// Parts of an image put into rectangles; a tint replaces the colours and keeps the alpha.
    case image(ImageBuffer, tiles: [ImageTile], tint: Color?)
    /// What has been drawn behind a shape, blurred, in the shape.
    case backdrop(PaintedShape, Backdrop)
    /// Items as far as others are opaque.
    case masked(DisplayList, by: DisplayList)
    /// Items that share an opacity, a clip and a transform.
    case group(Group, DisplayList)
  }

  /// What the items of a group share.
  package struct Group: Hashable, Sendable {
    /// The factor on the alpha of the items drawn together.
    package var opacity: Double
    /// The area outside of which nothing is drawn, in the group's own coordinates.
    package var clip: PaintedShape?
    /// The map from the group's coordinates to those around it.
    package var transform: AffineTransform

    /// Makes a group's attributes; the default changes nothing.
    package init(
      opacity: Double = 1, clip: PaintedShape? = nil, transform: AffineTransform = .identity
    ) {
      self.opacity = opacity
      self.clip = clip
      self.transform = transform
    }
  }

  /// The things drawn, in order.
  package var items: [Item]

  /// Makes a list.
  package init(_ items: [Item] = []) { self.items = items }

  /// Adds one thing in front of the others.
  package mutating func append(_ item: Item) { items.append(item) }

  /// Adds the things of another list in front of this one's.
  package mutating func append(contentsOf list: DisplayList) { items += list.items }
}
