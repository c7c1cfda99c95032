/// A type that names attributes one after another: `leading.trailing`, `edges`.
///
/// Makers begin a sentence with them; items offer them as the second side.
public protocol AttributeNaming {
  /// The type that naming attributes results in.
  associatedtype Named
  /// Adds attributes to those named so far.
  func naming(_ attributes: [LayoutConstraint.Attribute]) -> Named
}

extension AttributeNaming {
  /// The left edge.
  public var left: Named { naming([.left]) }
  /// The right edge.
  public var right: Named { naming([.right]) }
  /// The top edge.
  public var top: Named { naming([.top]) }
  /// The bottom edge.
  public var bottom: Named { naming([.bottom]) }
  /// The leading edge, where reading begins.
  public var leading: Named { naming([.leading]) }
  /// The trailing edge, where reading ends.
  public var trailing: Named { naming([.trailing]) }
  /// The width.
  public var width: Named { naming([.width]) }
  /// The height.
  public var height: Named { naming([.height]) }
  /// The horizontal centre.
  public var centerX: Named { naming([.centerX]) }
  /// The vertical centre.
  public var centerY: Named { naming([.centerY]) }
  /// The first baseline.
  public var firstBaseline: Named { naming([.firstBaseline]) }
  /// The last baseline.
  public var lastBaseline: Named { naming([.lastBaseline]) }
  /// The left margin.
  public var leftMargin: Named { naming([.leftMargin]) }
  /// The right margin.
  public var rightMargin: Named { naming([.rightMargin]) }
  /// The top margin.
  public var topMargin: Named { naming([.topMargin]) }
  /// The bottom margin.
  public var bottomMargin: Named { naming([.bottomMargin]) }
  /// The leading margin, where reading begins.
  public var leadingMargin: Named { naming([.leadingMargin]) }
  /// The trailing margin, where reading ends.
  public var trailingMargin: Named { naming([.trailingMargin]) }
  /// The horizontal centre of the area inside the margins.
  public var centerXWithinMargins: Named { naming([.centerXWithinMargins]) }
  /// The vertical centre of the area inside the margins.
  public var centerYWithinMargins: Named { naming([.centerYWithinMargins]) }

  /// Top, left, bottom and right.
  public var edges: Named { naming([.top, .left, .bottom, .right]) }
  /// Top, leading, bottom and trailing.
  public var directionalEdges: Named { naming([.top, .leading, .bottom, .trailing]) }
  /// Left and right.
  public var horizontalEdges: Named { naming([.left, .right]) }
  /// Top and bottom.
  public var verticalEdges: Named { naming([.top, .bottom]) }
  /// Width and height.
  public var size: Named { naming([.width, .height]) }
  /// The horizontal and vertical centre.
  public var center: Named { naming([.centerX, .centerY]) }
  /// The four margins.
  public var margins: Named { naming([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
}
