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
        if let view = object as? UIView, set(path, of: view, to: value) { continue }
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
  private func set(_ path: String, of view: UIView, to value: Any) -> Bool {
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    let flag = value as? Bool ?? number.map { $0 != 0 }
    let color = value as? UIColor
    let layer: () -> CALayer = { view.layer }
    switch path {
    case "layer.cornerRadius": layer().cornerRadius = number ?? 0
    case "layer.borderWidth": layer().borderWidth = number ?? 0
    // A UIColor is not a CGColor: UIKit ignores it, and apps add a property of their own.
    case "layer.borderColor", "layer.shadowColor": return true
    case "layer.borderUIColor": layer().borderColor = color?.cgColor
    case "layer.shadowRadius": layer().shadowRadius = number ?? 0
    case "layer.shadowOpacity": layer().shadowOpacity = Float(number ?? 0)
    case "layer.shadowOffset":
      layer().shadowOffset =
        value as? CGSize ?? (value as? CGPoint).map { CGSize(width: $0.x, height: $0.y) } ?? .zero
    case "layer.masksToBounds": layer().masksToBounds = flag ?? false
    case "layer.zPosition", "layer.rasterizationScale", "layer.shouldRasterize": return true
    case "clipsToBounds": view.clipsToBounds = flag ?? false
    case "alpha": view.alpha = number ?? 1
    case "hidden": view.isHidden = flag ?? false
    case "backgroundColor": view.backgroundColor = color
    case "tintColor": view.tintColor = color
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "textContainerInset": return false
    default: return false
    }
    return true
  }
}
