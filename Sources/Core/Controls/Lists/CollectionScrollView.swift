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
    for section in sections {
      if let header = section.header {
        offset = place(header, at: offset, section.layout, in: room, &placed)
      }
      let places = section.layout.places(of: section.items.count, in: room) { index, width in
        Self.size(of: section.items[index], width: width)
      }
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

  private static func size(of view: View, width: Double?) -> Size {
    view.systemLayoutSizeFitting(
      Size(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
