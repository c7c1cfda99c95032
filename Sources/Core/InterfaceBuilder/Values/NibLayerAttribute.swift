package import Documents

/// A user-defined runtime attribute that a view or its layer has in every app.
package enum NibLayerAttribute {
  case cornerRadius(Double)
  /// The corners that are rounded, `CACornerMask`.
  case roundCorners(UInt)
  case continuousCorners(Bool)
  case borderWidth(Double)
  /// The element of the colour, as in all cases with one.
  case borderColor(XMLElement?)
  case background(XMLElement?)
  case clips(Bool)
  case opacity(Double)
  case tint(XMLElement?)
  case shadowOpacity(Double)
  case shadowRadius(Double)
  case shadowOffset(dx: Double, dy: Double)
  case shadowColor(XMLElement?)

  /// Reads an attribute; nil for one of a custom class, and for a value of another type.
  package init?(_ attribute: XMLElement) {
    let value = attribute.child(key: "value")
    let number = value?.number("value") ?? attribute.number("value")
    let flag = attribute.flag("value") ?? value?.flag("value") ?? number.map { $0 != 0 }
    switch attribute["keyPath"] {
    case "layer.cornerRadius", "cornerRadius": self = .cornerRadius(max(0, number ?? 0))
    case "layer.borderWidth", "borderWidth": self = .borderWidth(max(0, number ?? 0))
    case "layer.borderColor", "layer.borderUIColor", "borderColor": self = .borderColor(value)
    case "layer.masksToBounds", "masksToBounds", "clipsToBounds":
      guard let flag else { return nil }
      self = .clips(flag)
    case "layer.maskedCorners", "maskedCorners":
      guard let number, (0...15).contains(number) else { return nil }
      self = .roundCorners(UInt(number))
    case "layer.cornerCurve": self = .continuousCorners(attribute["value"] == "continuous")
    case "layer.backgroundColor", "layer.backgroundUIColor", "backgroundColor":
      self = .background(value)
    case "layer.opacity", "alpha":
      guard let number else { return nil }
      self = .opacity(min(max(number, 0), 1))
    case "tintColor": self = .tint(value)
    case "layer.shadowOpacity", "shadowOpacity":
      self = .shadowOpacity(min(max(number ?? 0, 0), 1))
    case "layer.shadowRadius", "shadowRadius": self = .shadowRadius(min(max(number ?? 0, 0), 100))
    case "layer.shadowOffset", "shadowOffset":
      self = .shadowOffset(
        dx: value?.number("width") ?? value?.number("x") ?? 0,
        dy: value?.number("height") ?? value?.number("y") ?? 0)
    case "layer.shadowColor", "layer.shadowUIColor", "shadowColor": self = .shadowColor(value)
    default: return nil
    }
  }
}
