extension View {
  /// The left edge of the alignment rect.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .left) }
  /// The right edge of the alignment rect.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .right) }
  /// The top edge of the alignment rect.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .top) }
  /// The bottom edge of the alignment rect.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .bottom) }
  /// The leading edge of the alignment rect, where reading begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .leading) }
  /// The trailing edge of the alignment rect, where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .trailing) }
  /// The width of the alignment rect.
  public var widthAnchor: LayoutDimension { LayoutDimension(.view(self), .width, from: nil) }
  /// The height of the alignment rect.
  public var heightAnchor: LayoutDimension { LayoutDimension(.view(self), .height, from: nil) }
  /// The horizontal centre of the alignment rect.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.view(self), .centerX) }
  /// The vertical centre of the alignment rect.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .centerY) }
  /// The baseline of the first line of text, or the top edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(.view(self), .firstBaseline)
  }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.view(self), .lastBaseline) }
}
