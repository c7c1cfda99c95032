public import Foundation

/// The position of a supplementary view relative to an item or a group: at its edges, with an
/// offset in points or in fractions of the view's own size.
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; along an axis without one, the centre.
  public let edges: NSDirectionalRectEdge
  /// The offset: in points, or in fractions of the view's size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in fractions of the view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Makes an anchor at edges, with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// Makes an anchor at edges, with an offset in fractions of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  /// Returns the point of a rectangle at the edges, with x in the reading direction.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// Returns the offset for a view of a size.
  func shift(of size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A view attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The anchor in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view itself; nil for the same edges as the container's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order of overlapping views: higher ones are in front.
  open var zIndex = 1

  /// Makes a view attached to its container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Returns the frame relative to a container.
  func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let at = containerAnchor.point(of: container)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let shift = containerAnchor.shift(of: size)
    let ownShift = itemAnchor?.shift(of: size) ?? .zero
    return CGRect(
      x: at.x - own.x + shift.x + ownShift.x, y: at.y - own.y + shift.y + ownShift.y,
      width: size.width, height: size.height)
  }
}

/// A view behind a section, such as a card.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view, for which a class is registered with the layout.
  public let elementKind: String
  /// The order of overlapping views; behind the items by default.
  open var zIndex = -1

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a section background: as large as the section with its headers and footers, minus
  /// the insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The spacing around an item, in addition to its group's spacing between items.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spacing at edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }

  /// The spacing as insets; flexible spacing counts as its minimum.
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// An item in a group whose layout a closure provides.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// The order of overlapping items.
  public let zIndex: Int

  /// Makes an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Makes an item with a frame, in front of or behind others.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A closure that lays out the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]
