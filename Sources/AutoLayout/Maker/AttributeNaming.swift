/// Whatever names attributes one after the other: `leading.trailing`, `edges`.
///
/// A maker begins a sentence with them, an item offers them as the other side.
public protocol AttributeNaming {
  /// What a name leads to.
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
  /// The edge where reading begins.
  public var leading: Named { naming([.leading]) }
  /// The edge where reading ends.
  public var trailing: Named { naming([.trailing]) }
  /// The width.
  public var width: Named { naming([.width]) }
  /// The height.
  public var height: Named { naming([.height]) }
  /// The horizontal middle.
  public var centerX: Named { naming([.centerX]) }
  /// The vertical middle.
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
  /// The margin where reading begins.
  public var leadingMargin: Named { naming([.leadingMargin]) }
  /// The margin where reading ends.
  public var trailingMargin: Named { naming([.trailingMargin]) }
  /// The horizontal middle of the margins.
  public var centerXWithinMargins: Named { naming([.centerXWithinMargins]) }
  /// The vertical middle of the margins.
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
  /// Both middles.
  public var center: Named { naming([.centerX, .centerY]) }
  /// The four margins.
  public var margins: Named { naming([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
}
