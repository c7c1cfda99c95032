import Documents
import Foundation

/// A connection between two objects of a document.
@preconcurrency @MainActor struct LoadedConnection {
  /// The kind of the connection.
  enum Kind: String {
    case outlet, outletCollection = "outlet collection", action, segue
  }

  /// The element that describes it.
  let element: XMLElement
  let kind: Kind
  /// The object at which the connection begins; it is not kept alive.
  private(set) weak var object: AnyObject?
  /// The property, the action or the segue's identifier.
  var name: String { element["property"] ?? element["selector"] ?? element["identifier"] ?? "" }
  /// The id of the object at which the connection ends.
  var destination: String { element["destination"] ?? "" }

  /// Returns the connections that begin at an element's object.
  static func all(of element: XMLElement, _ object: AnyObject) -> [LoadedConnection] {
    element.list("connections").compactMap { line in
      let kind: Kind? =
        switch line.name {
        case "outlet": .outlet
        case "outletCollection": .outletCollection
        case "action": .action
        case "segue": .segue
        default: nil
        }
      return kind.map { LoadedConnection(element: line, kind: $0, object: object) }
    }
  }

  private init(element: XMLElement, kind: Kind, object: AnyObject) {
    (self.element, self.kind, self.object) = (element, kind, object)
  }
}

extension NibLoader {
  /// Makes a connection; returns whether both ends existed.
  func connect(_ connection: LoadedConnection) -> Bool {
    guard let object = connection.object else { return true }
    switch connection.kind {
    case .segue:
      add(NibSegue(connection.element, self), from: object)
      return true
    case .action: return connectAction(connection, of: object)
    case .outlet:
      guard let value = self.object(connection.destination) else { return false }
      set(connection.name, of: object, to: value, connection)
      return true
    case .outletCollection:
      guard let value = self.object(connection.destination) else { return false }
      let key = "\(ObjectIdentifier(object)) \(connection.name)"
      collections[key, default: []].append(value)
      set(connection.name, of: object, to: collections[key] ?? [], connection)
      return true
    }
  }

  private func set(
    _ name: String, of object: AnyObject, to value: Any, _ connection: LoadedConnection
  ) {
    let type: AnyClass = Swift.type(of: object)
    switch (object as? any _NibObject)?._setFromNib(name, value) ?? .unknown {
    case .set: return
    case .mismatched(let expected):
      report(
        .invalidValue,
        "the outlet '\(name)' of \(type) has the type \(expected), but is connected to "
          + "\(Self.described(value))", at: connection.element)
    case .unknown:
      if (object as? any OutletTaking)?.setOutlet(name, to: value) == true { return }
      report(
        .unknownItem, "\(type) has no property '\(name)' for the outlet",
        hint:
          "declare it with '@IBOutlet' in a file that port-uikit rewrites, or remove the connection",
        at: connection.element)
    }
  }

  private static func described(_ value: Any) -> String {
    (value as? [AnyObject]).map { "\($0.count) objects" } ?? "a \(Swift.type(of: value))"
  }

  // MARK: Actions

  private func connectAction(_ connection: LoadedConnection, of object: AnyObject) -> Bool {
    let name = connection.name
    var target: AnyObject?
    if !isFirstResponder(connection.destination) {
      guard let known = self.object(connection.destination) else { return false }
      target = known
      if (known as? any _NibObject)?.hasNibAction(name) != true {
        report(
          .unknownItem, "\(Swift.type(of: known)) has no action '\(name)'",
          hint: "declare it with '@IBAction' in a file that port-uikit rewrites",
          at: connection.element)
        return true
      }
    }
    let action = Selector(foundByName: name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event(connection.element["eventType"]))
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: action) }
    default: break
    }
    return true
  }

  private func event(_ name: String?) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: .touchUpInside
    }
  }
}

extension Selector {
  /// Makes a selector that looks up the method by name in any object to which it is sent.
  init(foundByName name: String) {
    self.init(name, foundBy: { target in (target as? any _NibObject)?._nibAction(name) })
  }
}
