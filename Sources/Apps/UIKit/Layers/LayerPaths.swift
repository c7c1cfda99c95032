import Foundation

/// A property of a layer that key paths name.
@MainActor struct LayerProperty {
  let value: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Bool

  init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>) {
    value = { layer in (layer as? Layer).flatMap { KeyedValues.unwrapped($0[keyPath: path]) } }
    set = { layer, value in
      guard let layer = layer as? Layer, let value = KeyedNumber.converted(value, to: Value.self)
      else { return false }
      layer[keyPath: path] = value
      return true
    }
  }

  static let all: [String: LayerProperty] = [
    "position": .init(\CALayer.position), "bounds": .init(\CALayer.bounds),
    "frame": .init(\CALayer.frame), "anchorPoint": .init(\CALayer.anchorPoint),
    "zPosition": .init(\CALayer.zPosition), "transform": .init(\CALayer.transform),
    "sublayerTransform": .init(\CALayer.sublayerTransform),
    "anchorPointZ": .init(\CALayer.anchorPointZ), "opacity": .init(\CALayer.opacity),
    "hidden": .init(\CALayer.isHidden), "masksToBounds": .init(\CALayer.masksToBounds),
    "cornerRadius": .init(\CALayer.cornerRadius), "borderWidth": .init(\CALayer.borderWidth),
    "borderColor": .init(\CALayer.borderColor),
    "backgroundColor": .init(\CALayer.backgroundColor),
    "shadowColor": .init(\CALayer.shadowColor), "shadowOpacity": .init(\CALayer.shadowOpacity),
    "shadowRadius": .init(\CALayer.shadowRadius), "shadowOffset": .init(\CALayer.shadowOffset),
    "shadowPath": .init(\CALayer.shadowPath), "contents": .init(\CALayer.contents),
    "contentsRect": .init(\CALayer.contentsRect), "contentsScale": .init(\CALayer.contentsScale),
    "contentsCenter": .init(\CALayer.contentsCenter), "name": .init(\CALayer.name),
    "mask": .init(\CALayer.mask), "speed": .init(\CALayer.speed),
    "beginTime": .init(\CALayer.beginTime), "timeOffset": .init(\CALayer.timeOffset),
    "duration": .init(\CALayer.duration), "path": .init(\CAShapeLayer.path),
    "fillColor": .init(\CAShapeLayer.fillColor), "strokeColor": .init(\CAShapeLayer.strokeColor),
    "lineWidth": .init(\CAShapeLayer.lineWidth), "strokeEnd": .init(\CAShapeLayer.strokeEnd),
    "strokeStart": .init(\CAShapeLayer.strokeStart),
    "lineDashPhase": .init(\CAShapeLayer.lineDashPhase),
    "colors": .init(\CAGradientLayer.colors), "locations": .init(\CAGradientLayer.locations),
    "startPoint": .init(\CAGradientLayer.startPoint),
    "endPoint": .init(\CAGradientLayer.endPoint),
  ]
}

extension CALayer: KeyedValue {
  nonisolated func value(ofKnownKey key: String) -> Any? {
    MainActor.assumeIsolated {
      let steps = key.split(separator: ".").map(String.init)
      guard let first = steps.first, let whole = LayerProperty.all[first]?.value(self) else {
        return nil
      }
      return steps.count == 1
        ? KeyedNumber.boxed(whole) : KeyedStructure(whole)?.value(at: Array(steps[1...]))
    }
  }

  nonisolated func set(_ value: Any?, forKnownKey key: String) -> Bool {
    MainActor.assumeIsolated {
      let steps = key.split(separator: ".").map(String.init)
      guard let first = steps.first, let property = LayerProperty.all[first] else { return false }
      guard steps.count > 1 else { return property.set(self, value) }
      guard let value, var whole = property.value(self).flatMap(KeyedStructure.init),
        whole.set(value, at: Array(steps[1...]))
      else { return false }
      return property.set(self, whole.value)
    }
  }
}
