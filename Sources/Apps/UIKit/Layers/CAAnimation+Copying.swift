public import Foundation

// A layer keeps a copy of an animation: what is changed afterwards changes nothing.

extension CAAnimation: NSCopying {
  /// Returns a copy with the same values, among them those set by name; an app's own subclass, whose values
  /// are unknown, returns itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> CAAnimation {
    guard let copy = Self.empty(of: type(of: self)) else { return self }
    Associations.store(of: copy).properties = Associations.store(of: self).properties
    carry(
      self, copy, \.beginTime, \.duration, \.speed, \.timeOffset, \.repeatCount, \.repeatDuration,
      \.autoreverses, \.fillMode, \.timingFunction, \.isRemovedOnCompletion, \.delegate,
      \.preferredFrameRateRange)
    carry(
      self as? CAPropertyAnimation, copy, \.keyPath, \.isAdditive, \.isCumulative, \.valueFunction)
    carry(self as? CABasicAnimation, copy, \.fromValue, \.toValue, \.byValue)
    carry(
      self as? CASpringAnimation, copy, \.mass, \.stiffness, \.damping, \.initialVelocity,
      \.allowsOverdamping)
    carry(
      self as? CAKeyframeAnimation, copy, \.values, \.keyTimes, \.timingFunctions, \.path,
      \.calculationMode, \.rotationMode, \.tensionValues, \.continuityValues, \.biasValues)
    carry(self as? CAAnimationGroup, copy, \.animations)
    carry(self as? CATransition, copy, \.type, \.subtype, \.startProgress, \.endProgress)
    return copy
  }

  private static func empty(of type: CAAnimation.Type) -> CAAnimation? {
    if type == CABasicAnimation.self { return CABasicAnimation() }
    if type == CASpringAnimation.self { return CASpringAnimation() }
    if type == CAKeyframeAnimation.self { return CAKeyframeAnimation() }
    if type == CAAnimationGroup.self { return CAAnimationGroup() }
    if type == CATransition.self { return CATransition() }
    if type == CAPropertyAnimation.self { return CAPropertyAnimation() }
    return type == CAAnimation.self ? CAAnimation() : nil
  }

  /// Carries properties of a class over to a copy, if the animation belongs to that class.
  private func carry<Animation: CAAnimation, each Value>(
    _ original: Animation?, _ copy: CAAnimation,
    _ paths: repeat ReferenceWritableKeyPath<Animation, each Value>
  ) {
    guard let original, let copy = copy as? Animation else { return }
    func set<T>(_ path: ReferenceWritableKeyPath<Animation, T>) {
      copy[keyPath: path] = original[keyPath: path]
    }
    repeat set(each paths)
  }
}
