public import Foundation

// Which action a change of a layer has. Nothing moves: an animation that is an action is over in the next
// turn of the run loop.

extension CALayer {
  /// The properties that Core Animation animates.
  static let animatedKeys: Set<String> = [
    "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "bounds",
    "contents", "contentsCenter", "contentsRect", "contentsScale", "cornerRadius", "filters",
    "hidden", "mask", "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowPath", "shadowRadius", "sublayerTransform", "transform", "zPosition",
  ]

  /// Returns the action of the layer's `actions`, or of those in its `style`.
  func ownAction(forKey event: String) -> (any CAAction)? {
    if let own = actions?[event] { return own }
    var style = self.style
    while let current = style {
      if let action = (current["actions"] as? [String: any CAAction])?[event] { return action }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  // MARK: Time

  /// The layers from this one to the outermost.
  private var line: [CALayer] {
    Array(sequence(first: self, next: \.superlayer))
  }
  /// Returns a time of the outermost layer's surroundings as one of this layer.
  private func inside(_ time: CFTimeInterval) -> CFTimeInterval {
    line.reversed().reduce(time) { time, layer in
      (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }
  /// Returns a time of this layer as one of the outermost layer's surroundings; a layer that stands still
  /// has only the one at which it began.
  private func outside(_ time: CFTimeInterval) -> CFTimeInterval {
    line.reduce(time) { time, layer in
      layer.speed == 0
        ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
  }
  /// Converts a time of another layer, or of the clock without one, to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    inside(l?.outside(t) ?? t)
  }
  /// Converts a time of the layer to another's, or to that of the clock without one.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.inside(outside(t)) ?? outside(t)
  }
}
