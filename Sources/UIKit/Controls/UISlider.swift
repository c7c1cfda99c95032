import Controls
public import Foundation
import Geometry
import Typesetting

/// A knob on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { Slider(frame: .zero) }

  /// The value.
  open var value: Float = 0
  /// The value at the beginning.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1
  /// Whether changes are told while the knob moves.
  open var isContinuous = true
  /// The colour of the track before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the knob; kept, painted grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; kept, painted white.
  open var thumbTintColor: UIColor?
  /// The picture before the track; kept.
  open var minimumValueImage: UIImage?
  /// The picture after the track; kept.
  open var maximumValueImage: UIImage?
  private var thumbs: [State: UIImage] = [:]
  private var tracks: [State: UIImage] = [:]
  /// Sets the value; there is no animation.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }
  /// Sets the picture of the knob; kept.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// The picture of the knob.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// Sets the picture of the track before the knob; kept.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { tracks[state] = image }
  /// Sets the picture of the track after the knob; kept.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { tracks[state] = image }
  /// The picture of the track that was set last for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { tracks[state] }
  /// The picture of the track that was set last for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { tracks[state] }
  /// The rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// The rectangle of the knob at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? Slider else { return }
    view.isEnabled = isEnabled
    view.minimum = Double(minimumValue)
    view.maximum = Double(maximumValue)
    view.value = Double(value)
    if let color = minimumTrackTintColor { view.tintColor = color.resolved(in: traitCollection) }
  }
}
