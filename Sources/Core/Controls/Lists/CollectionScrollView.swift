package import AutoLayout
package import Geometry

/// A collection that lays out its items itself (`UICollectionView`).
package final class CollectionScrollView: PaintedScrollView, RowArranging {
  package override var kind: ViewKind { .collectionView }
  /// Items that are laid out together, with the views above and below them.
  package struct Section {
    /// The view above the items; nil for none.
    package var header: View?
    /// The view below the items; nil for none.
    package var footer: View?
    /// The items in order.
    package var items: [View]
    /// How the items are placed.
    package var layout: CollectionLayout

    /// Makes a section.
    package init(
      header: View? = nil, footer: View? = nil, items: [View], layout: CollectionLayout
    ) {
      (self.header, self.footer, self.items) = (header, footer, items)
      self.layout = layout
    }
  }

  /// The sections along the axis on which the collection scrolls; their views are its subviews.
  package var sections: [Section] = []
  /// The axis along which the collection scrolls.
  package var scrollAxis = Axis.vertical
  private let extent = ContentExtent()

  /// Makes an empty list.
  package override init(_ environment: ControlEnvironment) {
    super.init(environment)
    placesSubviews = true
    beginsAtLeadingEdge = true
  }

  /// `UICollectionView`.
  public override var className: String { "UICollectionView" }

  /// Measures the items and places them, in the content's coordinates.
  ///
  /// Insets across the scrolling axis leave less room for the items. A hidden item keeps its
  /// room.
  package func arrangeRows() {
    let insets = adjustedContentInset
    let isVertical = scrollAxis == .vertical
    var room = layoutFrame.size
    if isVertical {
      room.width = max(room.width - insets.left - insets.right, 0)
    } else {
      room.height = max(room.height - insets.top - insets.bottom, 0)
    }
    var placed: [(View, Rect)] = []
    var offset = 0.0
    for section in sections.map(insetToSafeArea) {
      if let header = section.header {
        offset = place(header, at: offset, section.layout, in: room, &placed)
      }
      let places = section.layout.places(
        of: section.items.count, in: room,
        measure: { Self.size(of: section.items[$0], width: $1, height: $2) })
      placed += zip(section.items, places.items).map { item, rect in
        (item, rect.offsetBy(dx: isVertical ? 0 : offset, dy: isVertical ? offset : 0))
      }
      offset += isVertical ? places.content.height : places.content.width
      if let footer = section.footer {
        offset = place(footer, at: offset, section.layout, in: room, &placed)
      }
    }
    let content =
      isVertical
      ? Size(width: room.width, height: offset) : Size(width: offset, height: room.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (item, rect) in placed {
      item.place(isMirrored ? rect.mirrored(in: Rect(origin: .zero, size: content), true) : rect)
    }
    extent.set(content, of: self)
  }

  /// Returns a section whose groups are beside what covers the sides, as those of compositional layouts
  /// are unless told otherwise (`contentInsetsReference`); flow layouts begin at the edge.
  private func insetToSafeArea(_ section: Section) -> Section {
    guard section.layout.group != nil else { return section }
    var section = section
    let covered = coveredSides
    if scrollAxis == .vertical {
      section.layout.inset.left += covered.left
      section.layout.inset.right += covered.right
    } else {
      section.layout.inset.top += covered.top
      section.layout.inset.bottom += covered.bottom
    }
    return section
  }

  /// An item that is longer than the line that it is in.
  package struct OversizedItem {
    /// The item.
    package let item: View
    /// The room across the scroll axis, in points.
    package let room: Double
    /// Whether it is in a group of a compositional layout.
    package let isGrouped: Bool
  }

  /// The items of flow layouts that are longer than a line, whose layout UIKit calls undefined, and
  /// those of compositional layouts in sections without any room, where UIKit stops.
  package var oversizedItems: [OversizedItem] {
    let insets = adjustedContentInset
    return sections.map(insetToSafeArea).flatMap { section in
      let inset = section.layout.inset
      let isVertical = scrollAxis == .vertical
      let isGrouped = section.layout.group != nil
      let room =
        isVertical
        ? layoutFrame.width - insets.left - insets.right - inset.left - inset.right
        : layoutFrame.height - insets.top - insets.bottom - inset.top - inset.bottom
      return section.items.filter {
        isGrouped
          ? room <= 0
          : (isVertical ? $0.layoutFrame.width : $0.layoutFrame.height) > max(room, 0) + 0.01
      }.map { OversizedItem(item: $0, room: max(room, 0), isGrouped: isGrouped) }
    }
  }

  /// Places a header or footer across a section at a distance from the beginning; returns where
  /// it ends.
  ///
  /// Those of compositional layouts stay within the insets of their section.
  private func place(
    _ edge: View, at offset: Double, _ layout: CollectionLayout, in room: Size,
    _ placed: inout [(View, Rect)]
  ) -> Double {
    let inset = layout.group == nil ? EdgeInsets.zero : layout.inset
    guard scrollAxis == .vertical else {
      let height = max(room.height - inset.top - inset.bottom, 0)
      let width = Self.size(of: edge, width: nil).width
      placed.append((edge, Rect(x: offset, y: inset.top, width: width, height: height)))
      return offset + width
    }
    let width = max(room.width - inset.left - inset.right, 0)
    let height = Self.size(of: edge, width: width).height
    placed.append((edge, Rect(x: inset.left, y: offset, width: width, height: height)))
    return offset + height
  }

  private static func size(of view: View, width: Double?, height: Double? = nil) -> Size {
    view.systemLayoutSizeFitting(
      Size(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
  }
}
