import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A view that shows a picture (`UIImageView`).
open class ImageView: PaintedView {
  package override var kind: ViewKind { .imageView }
  /// The picture; nil for none.
  package final var image: Image? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The placeholder for a picture that is not available; shown and measured when `image` is nil.
  package final var missingPicture: MissingPicture? {
    didSet { if missingPicture != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The system symbol shown when `image` is nil; nil for none.
  package final var symbol: Symbol? {
    didSet { if symbol != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// `UIImageView`.
  public override var className: String { name(as: ImageView.self, "UIImageView") }

  /// The part of the picture inside its alignment rect insets; no metric without a picture.
  package override var naturalContentSize: Size {
    guard let image else { return picture?.size ?? super.naturalContentSize }
    let insets = alignmentRectInsets
    return Size(
      width: max(image.size.width - insets.left - insets.right, 0),
      height: max(image.size.height - insets.top - insets.bottom, 0))
  }

  /// The baseline of text beside a symbol, at the symbol's own size; none of other pictures.
  public override var firstBaselineOffsetFromTop: Double? {
    symbol.map { $0.size.height / 2 + Symbol.middle(besideTextOf: $0.pointSize) }
  }

  /// The same, measured from the bottom.
  public override var lastBaselineOffsetFromBottom: Double? {
    symbol.map { $0.size.height / 2 - Symbol.middle(besideTextOf: $0.pointSize) }
  }

  /// The picture's insets, mirrored with it.
  package override var naturalAlignmentRectInsets: EdgeInsets {
    image?.alignmentRectInsets(in: effectiveUserInterfaceLayoutDirection) ?? .zero
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    guard let picture, let rect = pictureRect(in: bounds) else { return [] }
    return picture.items(
      in: rect, tint: effectiveTint, mirrored: isRightToLeft,
      isStretched: contentMode == .scaleToFill, environment: environment)
  }

  /// The picture shown; nil for none.
  package final var picture: Picture? {
    get {
      image.map(Picture.image) ?? symbol.map(Picture.symbol) ?? missingPicture.map(Picture.missing)
    }
    set {
      guard newValue != picture else { return }
      (image, symbol, missingPicture) = (nil, nil, nil)
      switch newValue {
      case .image(let image): self.image = image
      case .symbol(let symbol): self.symbol = symbol
      case .missing(let missing): missingPicture = missing
      case nil: break
      }
    }
  }

  private func pictureRect(in bounds: Rect) -> Rect? {
    guard let picture, !bounds.isEmpty else { return nil }
    let place = environment.grid.round(contentMode.placement(of: picture.size, in: bounds))
    // A box in a picture's place hides nothing beside its view.
    if case .missing = picture { return place.intersection(bounds) }
    return place
  }
}
