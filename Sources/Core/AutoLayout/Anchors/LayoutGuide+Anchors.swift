extension LayoutGuide {
  /// The left edge of the guide.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .left) }
  /// The right edge of the guide.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .right) }
  /// The top edge of the guide.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.guide(self), .top) }
  /// The bottom edge of the guide.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.guide(self), .bottom) }
  /// The leading edge of the guide, where reading begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .leading) }
  /// The trailing edge of the guide, where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .trailing) }
  /// The width of the guide.
  public var widthAnchor: LayoutDimension { LayoutDimension(.guide(self), .width, from: nil) }
  /// The height of the guide.
  public var heightAnchor: LayoutDimension { LayoutDimension(.guide(self), .height, from: nil) }
  /// The horizontal centre of the guide.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .centerX) }
  /// The vertical centre of the guide.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.guide(self), .centerY) }
}
