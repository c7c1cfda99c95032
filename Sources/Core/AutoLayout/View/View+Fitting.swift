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

  func fittingSize(
    _ targetSize: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    updateConstraintsIfNeeded()
    let scratch = LayoutEngine(
      root: self,
      fitting: FittingTarget(
        size: Size(width: min(targetSize.width, 1e9), height: min(targetSize.height, 1e9)),
        horizontal: horizontal, vertical: vertical))
    scratch.update()
    let frame = scratch.frame(of: self) ?? .zero
    return effectiveEnvironment.pixelGrid.ceil(frame.size)
  }
}
