import Documents
import Foundation

/// Makes the objects of a nib, or of a storyboard's scene, and connects them.
///
/// As in UIKit, every object is made with `init(coder:)` of its class, then constraints, outlets
/// and actions are set, and finally each object receives `awakeFromNib()`.
@preconcurrency @MainActor final class NibLoader: NibReader {

  /// The ids that represent the first responder.
  private var firstResponders: Set<String> = []
  private var awakened = 0
  /// The connections whose ends don't all exist yet.
  private var waiting: [LoadedConnection] = []
  /// The outlet collections, by object and property, which grow with each connection.
  var collections: [String: [AnyObject]] = [:]
  /// The segues of the scene by identifier.
  var segues: [String: NibSegue] = [:]
  /// The controllers to embed once the views exist.
  var embeds: [NibSegue] = []
  /// Makes the controller instead of its `init(coder:)`.
  var creator: ((NSCoder) -> UIViewController?)?
  /// The objects that replace proxies, by the names of the proxies.
  var externals: [String: AnyObject] = [:]
  /// The other objects of a controller's scene, which nothing else may keep alive.
  private var kept: [AnyObject] = []

  init(
    _ file: NibFile, _ bundle: Bundle?, owner: AnyObject?, storyboard: UIStoryboard? = nil
  ) {
    super.init(file, bundle, owner: owner, origin: storyboard)
  }

  /// The storyboard; nil for a nib.
  var storyboard: UIStoryboard? { origin as? UIStoryboard }

  // MARK: Objects

  /// Makes the objects of elements, connects and awakens them, and returns them in order.
  func load(_ elements: [XMLElement]) -> [AnyObject] {
    var tops: [AnyObject] = []
    for element in elements {
      if let top = makeTop(element) { tops.append(top) }
    }
    finish()
    return tops
  }

  /// Makes the object of a top-level element; nil for a placeholder.
  private func makeTop(_ element: XMLElement) -> AnyObject? {
    switch element.name {
    case "placeholder", "exit":
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner":
        if let owner { register(owner, element) }
      case "IBFirstResponder": firstResponders.insert(element["id"] ?? "")
      case "IBProxyObject":
        if let known = element["externalIdentifier"].flatMap({ externals[$0] }) {
          register(known, element)
        }
      default: break
      }
      return nil
    default: return make(element)
    }
  }

  /// Makes the object of an element with `init(coder:)` of its class; nil, with a diagnostic, if
  /// there is no class.
  override func make(_ element: XMLElement) -> AnyObject? {
    guard let type = NibClasses.type(of: element, in: self) else { return nil }
    let coder = NibCoder(element, self)
    if let type = type as? UIView.Type {
      let view = type.init(coder: coder)
      if view == nil { reportRefusal(element, type) }
      return view
    }
    if let type = type as? UIViewController.Type {
      let creator = self.creator
      self.creator = nil
      let controller = creator?(coder) ?? type.init(coder: coder)
      if controller == nil { reportRefusal(element, type) }
      return controller
    }
    if let type = type as? UIBarItem.Type {
      let item = type.make("nib")
      register(item, element)
      if let item = item as? UIBarItem { read(coder, into: item) }
      return item
    }
    if type is UINavigationItem.Type {
      let item = UINavigationItem(title: "")
      register(item, element)
      coder.decode(into: item)
      return item
    }
    guard let type = type as? NSObject.Type else { return nil }
    let object = type.makeObject("nib")
    register(object, element)
    decode(object, coder)
    return object
  }

  private func reportRefusal(_ element: XMLElement, _ type: AnyClass) {
    report(
      .invalidValue, "'init(coder:)' of \(type) returned nil",
      hint: "call 'super.init(coder: coder)' in it, and return nil only if that does", at: element)
  }

  override func register(_ object: AnyObject, _ element: XMLElement) {
    super.register(object, element)
    waiting += LoadedConnection.all(of: element, object)
  }

  override func read(_ coder: NibCoder, into object: AnyObject) {
    switch object {
    case let view as UIView:
      coder.decodeView(view)
      coder.decodeParts(of: view)
    case let controller as UIViewController:
      coder.decode(into: controller)
      coder.decodeParts(of: controller)
    case let item as UIBarItem:
      coder.decode(into: item)
      coder.decodeParts(of: item)
    default: break
    }
  }

  override func controller(_ id: String) -> AnyObject? { storyboard?.controller(id) }

  override func performSegue(_ identifier: String, sender: Any?) -> Bool {
    guard let segue = segues[identifier] else { return false }
    segue.perform(sender: sender)
    return true
  }

  /// Keeps objects alive as long as the loader exists.
  func keep(_ objects: [AnyObject]) { kept += objects }

  /// Returns whether an id represents the first responder.
  func isFirstResponder(_ id: String) -> Bool { firstResponders.contains(id) }

  // MARK: The end

  /// Adds the constraints and connections of the objects made so far, and awakens them.
  func finish() {
    for element in takeConstrained() { activate(constraintsOf: element) }
    let connections = waiting
    waiting = connections.filter { !connect($0) }
    wake()
  }

  /// Reports the connections that lead nowhere.
  func reportDangling() {
    for connection in waiting where connection.object != nil {
      report(
        .unknownItem,
        "the \(connection.kind) '\(connection.name)' is connected to "
          + "'\(connection.destination)', which doesn't exist", at: connection.element)
    }
    waiting = []
  }

  private func wake() {
    while awakened < made.count {
      let (element, object) = made[awakened]
      awakened += 1
      apply(runtimeAttributesOf: element, to: object)
      // The owner is not part of a nib; a storyboard's controller is part of its scene.
      if object === owner, storyboard == nil { continue }
      (object as? any _NibAwakening)?.awakeFromNib()
    }
  }

}
