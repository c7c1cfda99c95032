import AutoLayout
package import Geometry
import Typesetting

extension Button {
  /// How a button places its picture and its title (`contentEdgeInsets` and related properties).
  package struct Arrangement: Hashable, Sendable {
    /// The horizontal alignment of the content.
    package enum Horizontal: String, CaseIterable, Hashable, Sendable {
      case center, left, right, leading, trailing, fill
    }

    /// The vertical alignment of the content.
    package enum Vertical: String, CaseIterable, Hashable, Sendable {
      case center, top, bottom, fill
    }

    /// The position of the picture; raw values are those of scene files.
    package enum Placement: String, CaseIterable, Hashable, Sendable {
      case leading, trailing, top, bottom

      /// Whether the picture is above or below the title.
      package var isVertical: Bool { self == .top || self == .bottom }
    }

    /// The padding around picture and title in points; nil for that of the button's style.
    package var contentInsets: EdgeInsets?
    /// The gap between picture and title in points.
    package var picturePadding = 0.0
    /// The position of the picture.
    package var picturePlacement = Placement.leading
    /// The gap between title and subtitle in points.
    package var titlePadding = 1.0
    /// The insets of the area for the title, which keeps the size it asks for.
    package var titleInsets = EdgeInsets.zero
    /// The insets of the area for the picture, which shrinks to it in buttons without a configuration.
    package var pictureInsets = EdgeInsets.zero
    /// The horizontal alignment of the content.
    package var horizontal = Horizontal.center
    /// The vertical alignment of the content.
    package var vertical = Vertical.center

    /// Makes the arrangement of a button made in code, with everything centred.
    package init() {}
  }

  /// Returns the frames of picture and title in a button's bounds; the title follows the picture.
  ///
  /// Without a picture the title gets the whole width, within which its alignment places it.
  func places(titleSize: Size, in bounds: Rect) -> (picture: Rect, title: Rect) {
    let inner = bounds.inset(by: contentInsets)
    guard let picture else {
      let title = vertically(inner, height: titleSize.height).inset(by: arrangement.titleInsets)
      return (.zero, title)
    }
    let size = shownSize(of: picture, in: inner)
    if arrangement.picturePlacement.isVertical {
      return stackedPlaces(titleSize: titleSize, of: size, in: inner)
    }
    let padding = textContent.isEmpty ? 0 : arrangement.picturePadding
    let titleWidth = min(titleSize.width, max(inner.width - size.width - padding, 0))
    let width = size.width + padding + titleWidth
    let start = horizontalStart(of: width, in: inner)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBehind = isRightToLeft == (arrangement.picturePlacement == .leading)
    let pictureLine = vertically(inner, height: size.height)
    let pictureTop: Double =
      switch arrangement.vertical {
      case .center, .fill: inner.midY - size.height / 2
      case .top: pictureLine.minY
      case .bottom: pictureLine.maxY - size.height
      }
    let place = Rect(
      x: isBehind ? start + titleWidth + padding : start, y: pictureTop,
      width: size.width, height: size.height)
    let line = vertically(inner, height: titleSize.height)
    let title = Rect(
      x: isBehind ? start : start + size.width + padding, y: line.minY, width: titleWidth,
      height: line.height)
    return (
      place.shifted(by: arrangement.pictureInsets), title.shifted(by: arrangement.titleInsets)
    )
  }

  /// Returns the size in which a picture is shown: one that is larger than the area for it is
  /// squeezed into that, unless the button has a configuration (`imageRect(forContentRect:)`).
  private func shownSize(of picture: Picture, in inner: Rect) -> Size {
    guard !style.isConfigured else { return picture.size }
    let room = inner.inset(by: arrangement.pictureInsets)
    return Size(
      width: min(picture.size.width, max(room.width, 0)),
      height: min(picture.size.height, max(room.height, 0)))
  }

  /// Returns the frames of a picture above or below the title.
  private func stackedPlaces(
    titleSize: Size, of size: Size, in inner: Rect
  ) -> (picture: Rect, title: Rect) {
    let isTop = arrangement.picturePlacement == .top
    let padding = textContent.isEmpty ? 0 : arrangement.picturePadding
    let titleHeight = textContent.isEmpty ? 0 : titleSize.height
    let height = size.height + padding + titleHeight
    let top: Double =
      switch arrangement.vertical {
      case .center, .fill: inner.midY - height / 2
      case .top: inner.minY
      case .bottom: inner.maxY - height
      }
    let picture = Rect(
      x: horizontalStart(of: size.width, in: inner),
      y: isTop ? top : top + titleHeight + padding, width: size.width, height: size.height)
    let width = min(titleSize.width, inner.width)
    let title = Rect(
      x: horizontalStart(of: width, in: inner), y: isTop ? top + size.height + padding : top,
      width: width, height: titleHeight)
    return (
      picture.shifted(by: arrangement.pictureInsets), title.shifted(by: arrangement.titleInsets)
    )
  }

  /// The alignment of a title without an explicit one; next to a picture, a title and a subtitle
  /// share an edge.
  var titleAlignment: TextAlignment {
    if picture != nil, !subtitle.isEmpty, !arrangement.picturePlacement.isVertical {
      return .natural
    }
    return switch resolvedHorizontal {
    case .left: .left
    case .right: .right
    default: .center
    }
  }

  private func horizontalStart(of width: Double, in inner: Rect) -> Double {
    switch resolvedHorizontal {
    case .left, .fill: inner.minX
    case .right: inner.maxX - width
    default: inner.midX - width / 2
    }
  }

  /// Returns the vertical band for content of a given height.
  private func vertically(_ inner: Rect, height: Double) -> Rect {
    switch arrangement.vertical {
    // The title of an old style extends beyond the button on both sides, unless it shrinks.
    case .center, .fill:
      style.isConfigured || textContent.adjustsFontSizeToFitWidth
        ? inner : inner.insetBy(dx: 0, dy: min(0, (inner.height - height) / 2))
    case .top: Rect(x: inner.minX, y: inner.minY, width: inner.width, height: height)
    case .bottom: Rect(x: inner.minX, y: inner.maxY - height, width: inner.width, height: height)
    }
  }

  private var resolvedHorizontal: Arrangement.Horizontal {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch arrangement.horizontal {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: arrangement.horizontal
    }
  }
}

extension Rect {
  /// Returns the rectangle moved as insets move something of fixed size that is centred in them.
  fileprivate func shifted(by insets: EdgeInsets) -> Rect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
