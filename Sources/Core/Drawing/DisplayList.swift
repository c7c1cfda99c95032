package import Geometry
package import Typesetting

/// The contents of a picture, from back to front: the value between layout and pixels.
///
/// Coordinates are in points, y downward, in the space of the enclosing group.
package struct DisplayList: Hashable, Sendable {
  /// An element of the picture.
  package indirect enum Item: Hashable, Sendable {
    /// A filled area.
    case fill(PaintedShape, Paint)
    /// A line inside the edge of a shape, as `CALayer` draws its border.
    case border(PaintedShape, width: Double, color: Color)
    /// A line along an outline.
    case stroke(PaintedShape, Stroke)
    /// The blurred shadow of a shape, without the shape itself.
    case shadow(PaintedShape, Shadow)
    /// Items above the blurred shadow of everything that they paint, as dark as they are opaque.
    case shadowed(DisplayList, Shadow)
    /// Text with its first line at the top of the rectangle, aligned between its sides; the part is
    /// what it is in the view that draws it, nil for decoration.
    case text(Paragraph, in: Rect, color: Color, part: TextPart? = nil)
    /// Parts of an image placed in rectangles; a tint replaces the colours and keeps the alpha.
    case image(ImageBuffer, tiles: [ImageTile], tint: Color?)
    /// Everything drawn behind a shape, blurred, inside the shape.
    case backdrop(PaintedShape, Backdrop)
    /// Items that are visible as far as others are opaque.
    case masked(DisplayList, by: DisplayList)
    /// Items with a common opacity, clip and transform.
    case group(Group, DisplayList)
  }

  /// The common attributes of a group's items.
  package struct Group: Hashable, Sendable {
    /// The factor on the alpha of the items drawn as a whole.
    package var opacity: Double
    /// The area outside which nothing is drawn, in the group's own coordinates.
    package var clip: PaintedShape?
    /// The map from the group's coordinates to those around it.
    package var transform: AffineTransform
    /// How the items, painted by themselves first, mix with what is below; nil paints them one by one.
    package var blend: BlendMode?

    /// Makes a group's attributes; by default they change nothing.
    package init(
      opacity: Double = 1, clip: PaintedShape? = nil, transform: AffineTransform = .identity,
      blend: BlendMode? = nil
    ) {
      self.blend = blend
      self.opacity = opacity
      self.clip = clip
      self.transform = transform
    }
  }

  /// The items in drawing order.
  package var items: [Item]

  /// Makes a list.
  package init(_ items: [Item] = []) { self.items = items }

  /// Adds an item in front of the others.
  package mutating func append(_ item: Item) { items.append(item) }

  /// Adds the items of another list in front of this one's.
  package mutating func append(contentsOf list: DisplayList) { items += list.items }
}
