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

  /// The baseline of text beside a symbol, at the size that the view asks for; none of other pictures.
  public override var firstBaselineOffsetFromTop: Double? {
    symbolMiddle.map { intrinsicContentSize.height / 2 + $0 }
  }

  /// The same, measured from the bottom.
  public override var lastBaselineOffsetFromBottom: Double? {
    symbolMiddle.map { intrinsicContentSize.height / 2 - $0 }
  }

  /// Whether the baseline keeps its distance from the middle: that of a symbol.
  public override var centersTextVertically: Bool { symbol != nil }

  /// How far the middle of a symbol is above the baseline of text beside it, as large as it's drawn.
  private var symbolMiddle: Double? {
    guard let symbol else { return nil }
    let bounds = Rect(origin: .zero, size: intrinsicContentSize)
    let drawn = contentMode.placement(of: symbol.size, in: bounds)
    let factor = symbol.size.height > 0 ? drawn.height / symbol.size.height : 1
    return factor * Symbol.middle(besideTextOf: symbol.pointSize)
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
