public import Foundation

/// Where a supplementary view lies at an item or a group: at edges, moved by points or by parts of its own
/// size.
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; the middle of an axis that has none.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved: points, or parts of the view's size.
  public let offset: CGPoint
  /// Whether the offset counts in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset counts in parts of the view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Lies at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Lies at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// Lies at edges, moved by parts of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  /// The point of a rectangle that the edges name, x in reading order.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// How far the anchor moves a view of a size.
  func shift(of size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A view at an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// Where it lies at its container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view itself that lies there; nil for the same edges as the container's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Whether it lies in front of others, higher ones before lower ones.
  open var zIndex = 1

  /// Makes a view at a place of its container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The frame at a container.
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

/// A view behind a section, such as its card.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view, for which the layout has a class.
  public let elementKind: String
  /// Whether it lies in front of others; behind the items by default.
  open var zIndex = -1

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A ground of a section: as large as the section with its headers and footers, less the insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The room around an item, beside what its group leaves between items.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The room after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes room at edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }

  /// The room as insets; what gives way counts by its least.
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// An item of a group that a closure places.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// Whether it lies in front of others.
  public let zIndex: Int

  /// Places an item.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Places an item before or behind others.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Places the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// What the insets of a layout or a section count from; raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item that a section shows, as its handler sees and changes it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// Whether it lies in front of others.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// The map about its middle.
  var transform: CGAffineTransform { get set }
  /// The item.
  var indexPath: IndexPath { get }
  /// Its frame.
  var frame: CGRect { get }
  /// Its extent.
  var bounds: CGRect { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
}
