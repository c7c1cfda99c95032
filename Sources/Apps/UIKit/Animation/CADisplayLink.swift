public import Foundation

/// A timer in step with a display: it sends its selector 60 times a second, or as often as is
/// preferred, as long as the main queue runs.
///
/// No display shows its frames: pictures are taken between them.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var loops = 0
  private var timer: (any DispatchSourceTimer)?

  /// Makes a display link that sends a selector, and keeps the target until it is invalidated.
  public required init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target, sel)
  }

  /// The time of the last frame; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames.
  open var duration: CFTimeInterval {
    1 / CFTimeInterval(preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 60) : 60)
  }
  /// Whether the display link is paused.
  open var isPaused = false { didSet { schedule() } }
  /// The frames in a second; 0 for as many as the display shows.
  open var preferredFramesPerSecond = 0 { didSet { schedule() } }
  /// The number of the display's 60 frames a second that pass from one to the next: a former name.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(60 / newValue, 1) : 0 }
  }
  /// The range of rates, of which the preferred one counts.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }

  /// Adds the display link to a run loop; every one counts as that of the main queue.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops += 1
    schedule()
  }
  /// Removes the display link from a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops = max(loops - 1, 0)
    schedule()
  }
  /// Stops the display link, and lets its target go.
  open func invalidate() {
    (loops, target) = (0, nil)
    schedule()
  }

  private func schedule() {
    timer?.cancel()
    timer = nil
    guard loops > 0, !isPaused, target != nil else { return }
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now() + duration, repeating: duration)
    made.setEventHandler { [self] in MainActor.assumeIsolated { fire() } }
    made.resume()
    timer = made
  }

  private func fire() {
    guard let target else { return }
    timestamp = CACurrentMediaTime()
    selector.perform(on: target, with: self)
  }
}
