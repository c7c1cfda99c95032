import Controls
public import Foundation
import Geometry
import Typesetting

/// A thumb on a track, for choosing a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  override var recordedKind: ViewKind { .slider }
  override func makeFace() -> PaintedView? { Slider(frame: .zero) }

  /// The value.
  open var value: Float = 0 { didSet { keepWithinLimits() } }
  /// The smallest value, at the start of the track.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepWithinLimits()
    }
  }
  /// The largest value, at the end of the track.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepWithinLimits()
    }
  }
  private func keepWithinLimits() {
    let kept = max(min(value, maximumValue), minimumValue)
    if kept != value { value = kept }
  }
  /// Whether changes are sent while the thumb moves.
  open var isContinuous = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The image before the track.
  open var minimumValueImage: UIImage?
  /// The image after the track.
  open var maximumValueImage: UIImage?
  private var thumbs: [State: UIImage] = [:]
  private var minimumTracks: [State: UIImage] = [:]
  private var maximumTracks: [State: UIImage] = [:]
  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
  /// Sets the image of the thumb; only stored.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// Returns the image of the thumb.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// Sets the image of the track before the thumb; only stored.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[state] = image
  }
  /// Sets the image of the track after the thumb; only stored.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[state] = image
  }
  /// Returns the image of the track before the thumb.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }
  /// Returns the image of the track after the thumb.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }
  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    (syncedFace as? Slider).map { CGRect($0.track(in: Rect(bounds))) } ?? .zero
  }
  /// Returns the rectangle of the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? Double((value - minimumValue) / span) : 0
    if let size = currentThumbImage?.size {
      let center = rect.minX + size.width / 2 + (rect.width - size.width) * CGFloat(fraction)
      return CGRect(
        x: center - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    return (syncedFace as? Slider).map {
      CGRect($0.knob(at: fraction, on: Rect(rect), in: Rect(bounds)))
    } ?? .zero
  }
  /// Returns the width that is offered, at the slider's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIControl.isEnabled, \PaintedView.isEnabled),
    Face(\UISlider.maximumValue, \Slider.maximum),
    Face(\UISlider.minimumValue, \Slider.minimum),
    Face(\UISlider.value, \Slider.value),
    Face(\UISlider.minimumTrackTintColor, \Slider.tintColor, inherited: true),
    Face(\UISlider.maximumTrackTintColor, \Slider.trackColor),
    Face(\UISlider.thumbTintColor, \Slider.knobColor),
    Face(\UISlider.minimumValueImage, \Slider.pictures.lowest),
    Face(\UISlider.maximumValueImage, \Slider.pictures.highest),
  ]
}
