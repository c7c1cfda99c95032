import AutoLayout
import Drawing
package import Geometry
import Typesetting

/// A control that shows text with the properties that labels have.
package protocol TextCarrying: Paintable {
  /// The text with its appearance.
  var textContent: TextContent { get set }

  /// Returns the text as shown in a view of the given frame size; nil for no text.
  func fittedText(in size: Size) -> FittedText?
}

extension TextCarrying {
  /// Fits text using this view's environment.
  var fitter: TextFitter { TextFitter(measurer: environment.measurer, grid: environment.grid) }

  /// Returns a text with the pictures in it.
  func items(of text: FittedText, part: TextPart) -> [DisplayList.Item] {
    let content = textContent
    guard content.runs.contains(where: { $0.picture != nil }) else {
      return [.text(text, part: part)]
    }
    let frames = environment.measurer.attachments(of: text.paragraph, in: text.rect)
    return frames.reduce(into: [.text(text, part: part)]) { items, frame in
      let run = content.runs.first { $0.attachment?.number == frame.number }
      guard let picture = run?.picture else { return }
      items += picture.items(
        in: environment.grid.round(frame.rect), tint: run?.color ?? text.color,
        mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, environment: environment)
    }
  }

  /// Returns the first baseline, measured from the top, of a control that centres its text.
  func centeredFirstBaseline(_ measure: TextMeasure) -> Double {
    (contentHeight - measure.size.height) / 2 + measure.firstBaseline
  }

  /// Returns the last baseline, measured from the bottom, of a control that centres its text.
  func centeredLastBaseline(_ measure: TextMeasure) -> Double {
    (contentHeight + measure.size.height) / 2 - measure.lastBaseline
  }

  /// The content's height; 0 if it has no metric.
  private var contentHeight: Double { max(intrinsicContentSize.height, 0) }
}
