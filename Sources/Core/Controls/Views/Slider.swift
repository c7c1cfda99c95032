import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

/// A track with a knob for a value in a range (`UISlider`).
///
/// The frame is 34 high around an alignment rect of 30, and 2 points wider on all sides.
open class Slider: PaintedView {
  package override var kind: ViewKind { .slider }
  /// The value, shown within the range.
  public final var value = 0.0
  /// The value at the leading end.
  public final var minimum = 0.0
  /// The value at the trailing end.
  public final var maximum = 1.0

  /// The pictures before and after the track (`minimumValueImage`, `maximumValueImage`).
  package final var pictures: (lowest: Picture?, highest: Picture?)
  /// The colour of the track after the knob; nil for the system's (`maximumTrackTintColor`).
  package final var trackColor: Color?
  /// The colour of the knob; nil for white (`thumbTintColor`).
  package final var knobColor: Color?

  /// Whether the frame is 31 high, as Interface Builder records it.
  package final var hasClassicFrame = false {
    didSet { if hasClassicFrame != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// `UISlider`.
  public override var className: String { name(as: Slider.self, "UISlider") }

  package override var naturalContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: 30)
  }

  package override var naturalAlignmentRectInsets: EdgeInsets {
    let side = environment.metrics.sliderSide
    return hasClassicFrame
      ? EdgeInsets(top: 0, left: side, bottom: 1, right: side)
      : EdgeInsets(top: 2, left: side, bottom: 2, right: side)
  }

  /// The fraction of the track before the knob, 0...1; 0 for an empty range.
  package final var fraction: Double {
    guard maximum > minimum else { return 0 }
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let track = track(in: bounds)
    let knob = knob(at: fraction, on: track, in: bounds)
    let (start, end) = isRightToLeft ? (knob.midX, track.maxX) : (track.minX, knob.midX)
    let filled = Rect(x: start, y: track.minY, width: end - start, height: track.height)
    let radius = track.height / 2
    return dimmed(
      ends(in: bounds) + [
        .box(track, radius: radius, trackColor ?? environment.color(.systemFill)),
        .box(filled, radius: radius, effectiveTint),
      ] + .knob(knob, knobColor ?? .white, shadows: Self.shadows))
  }

  /// The shadows of the knob, fitted to accessibility-snapshot's testSlider of iOS 17.5.
  private static let shadows = [
    Shadow(opacity: 0.12, radius: 5.75, dy: 6), Shadow(opacity: 0.12, radius: 1.8, dy: 0.5),
  ]

  /// Returns the place of the knob at a fraction of a track.
  package final func knob(at fraction: Double, on track: Rect, in bounds: Rect) -> Rect {
    let metrics = environment.metrics
    let size = metrics.sliderKnob
    let travel = max(track.width + 2 * metrics.sliderOverhang - size.width, 0)
    return Rect(
      x: track.minX - metrics.sliderOverhang + travel * (isRightToLeft ? 1 - fraction : fraction),
      y: environment.grid.round(bounds.midY - size.height / 2 - metrics.sliderLift),
      width: size.width, height: size.height)
  }

  /// Returns the track between the pictures at its ends.
  package final func track(in bounds: Rect) -> Rect {
    func room(_ picture: Picture?) -> Double {
      picture.map { $0.size.width + Self.pictureGap } ?? environment.metrics.sliderInset
    }
    let (before, after) = (room(pictures.lowest), room(pictures.highest))
    let height = environment.metrics.sliderTrack
    return Rect(
      x: bounds.minX + (isRightToLeft ? after : before),
      y: environment.grid.round(bounds.midY - height / 2),
      width: max(bounds.width - before - after, 0), height: height)
  }

  /// The pictures at the ends, the lowest value's at the leading one.
  private func ends(in bounds: Rect) -> [DisplayList.Item] {
    [(pictures.lowest, true), (pictures.highest, false)].flatMap { picture, isFirst in
      guard let picture else { return [DisplayList.Item]() }
      let size = picture.size
      let place = Rect(
        x: isFirst ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height
      ).mirrored(in: bounds, isRightToLeft)
      return picture.items(
        in: environment.grid.round(place), tint: effectiveTint, mirrored: isRightToLeft,
        environment: environment)
    }
  }

  /// The room between the track and a picture beside it, in points.
  private static let pictureGap = 16.0
}
