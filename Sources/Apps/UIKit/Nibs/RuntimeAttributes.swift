import Documents
import Foundation
import InterfaceBuilder

extension NibLoader {
  /// Sets the `<userDefinedRuntimeAttributes>` of an element, by key path.
  func apply(runtimeAttributesOf element: XMLElement, to object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = value(of: attribute) else { continue }
      // The key path may name an inspectable property of the class; others are UIKit's.
      switch (object as? any _NibObject)?._setFromNib(path, value) ?? .unknown {
      case .set: continue
      case .mismatched(let expected):
        report(
          .invalidValue,
          "the runtime attribute '\(path)' of \(Swift.type(of: object)) must be a \(expected)",
          at: attribute)
      case .unknown:
        if let view = object as? UIView, set(attribute, of: view, to: value) { continue }
        report(
          .unknownItem,
          "\(Swift.type(of: object)) has no property '\(path)' that a document can set",
          hint: "declare it with '@IBInspectable' in a file that port-uikit rewrites",
          at: attribute)
      }
    }
  }

  private func value(of attribute: XMLElement) -> Any? {
    let child = attribute.child(key: "value") ?? attribute.children.first
    func number(_ name: String) -> CGFloat { CGFloat(child?.number(name) ?? 0) }
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "number":
      if let integer = child?.number("value"), child?.name == "integer" {
        return NSNumber(value: Int(max(-1e9, min(integer, 1e9))))
      }
      return (child?.number("value") ?? attribute.number("value")).map { NSNumber(value: $0) }
    case "string": return attribute.string("value")
    case "color": return color(child)
    case "size": return CGSize(width: number("width"), height: number("height"))
    case "point": return CGPoint(x: number("x"), y: number("y"))
    case "rect":
      return CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "image": return attribute["value"].flatMap { UIImage(named: $0) }
    default: return nil
    }
  }

  /// Sets a property of UIKit's by key path; returns whether there is one.
  private func set(_ attribute: XMLElement, of view: UIView, to value: Any) -> Bool {
    switch attribute["keyPath"] {
    // A UIColor is not a CGColor: UIKit ignores it, and apps add a property of their own.
    case "layer.borderColor", "layer.shadowColor", "layer.backgroundColor": return true
    case "layer.zPosition", "layer.rasterizationScale", "layer.shouldRasterize": return true
    case "hidden": view.isHidden = (value as? Bool) ?? ((value as? NSNumber)?.doubleValue != 0)
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    default:
      guard let known = NibLayerAttribute(attribute) else { return false }
      set(known, of: view, to: value as? UIColor)
    }
    return true
  }

  private func set(_ attribute: NibLayerAttribute, of view: UIView, to color: UIColor?) {
    let layer = view.layer
    switch attribute {
    case .cornerRadius(let radius): layer.cornerRadius = CGFloat(radius)
    case .roundCorners(let corners): layer.maskedCorners = CACornerMask(rawValue: corners)
    case .continuousCorners(let areContinuous):
      layer.cornerCurve = areContinuous ? .continuous : .circular
    case .borderWidth(let width): layer.borderWidth = CGFloat(width)
    case .borderColor: layer.borderColor = color?.cgColor
    case .background: view.backgroundColor = color
    case .clips(let clips): view.clipsToBounds = clips
    case .opacity(let opacity): view.alpha = CGFloat(opacity)
    case .tint: view.tintColor = color
    case .shadowOpacity(let opacity): layer.shadowOpacity = Float(opacity)
    case .shadowRadius(let radius): layer.shadowRadius = CGFloat(radius)
    case .shadowOffset(let dx, let dy): layer.shadowOffset = CGSize(width: dx, height: dy)
    case .shadowColor: layer.shadowColor = color?.cgColor
    }
  }
}
