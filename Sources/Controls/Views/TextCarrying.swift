import AutoLayout
package import Geometry
import Typesetting

/// A control that shows text of the keys that labels have.
package protocol TextCarrying: Paintable {
  /// The text with its look.
  var textContent: TextContent { get set }

  /// The text as shown in a view of the given frame size; nil for no text.
  func fittedText(in size: Size) -> FittedText?
}

extension TextCarrying {
  /// Fits text by this view's environment.
  var fitter: TextFitter { TextFitter(measurer: environment.measurer, grid: environment.grid) }

  /// The first baseline below the top of a control that keeps its text in the middle.
  func centeredFirstBaseline(_ measure: TextMeasure) -> Double {
    (contentHeight - measure.size.height) / 2 + measure.firstBaseline
  }

  /// The last baseline above the bottom of a control that keeps its text in the middle.
  func centeredLastBaseline(_ measure: TextMeasure) -> Double {
    (contentHeight + measure.size.height) / 2 - measure.lastBaseline
  }

  /// The content's height; 0 without a metric.
  private var contentHeight: Double { max(intrinsicContentSize.height, 0) }
}
