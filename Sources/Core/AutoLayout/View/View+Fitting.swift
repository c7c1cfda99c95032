public import Geometry

extension View {
  /// The target for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size that results from the constraints inside the view, near the target at
  /// priority 50.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Whether the fitting size was asked for: that of a row, an item or a canvas.
  package var isFitted: Bool { fittingRequest != nil }

  /// The size that would result now from what was last asked of the fitting size; nil if nothing was.
  package var requestedFittingSize: Size? {
    guard let request = fittingRequest else { return nil }
    let target = request.target
    let size = showingAll(of: request.page) {
      fittingSize(target.size, target.horizontal, target.vertical)
    }
    fittingRequest = request
    return size
  }

  func fittingSize(
    _ targetSize: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    updateConstraintsIfNeeded()
    let target = FittingTarget(
      size: Size(width: min(targetSize.width, 1e9), height: min(targetSize.height, 1e9)),
      horizontal: horizontal, vertical: vertical)
    fittingRequest = FittingRequest(target)
    let scratch = LayoutEngine(root: self, fitting: target)
    scratch.update()
    let frame = scratch.frame(of: self) ?? .zero
    return effectiveEnvironment.pixelGrid.ceil(frame.size)
  }
}
