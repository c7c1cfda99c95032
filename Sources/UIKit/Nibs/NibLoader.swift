import Documents
import Foundation
import InterfaceBuilder

/// Makes the objects of a nib, or of a storyboard's scene, and connects them.
///
/// As in UIKit: every object is made by `init(coder:)` of its class, then constraints, outlets and
/// actions are set, then each object gets `awakeFromNib()`.
@preconcurrency @MainActor final class NibLoader {
  /// The file.
  let file: NibFile
  /// The bundle that was named for it.
  let bundle: Bundle?
  /// The storyboard; nil for a nib.
  let storyboard: UIStoryboard?
  /// Whose nib it is: it stands for the file's owner, and its module is looked in for classes.
  weak var owner: AnyObject?

  /// The objects by their ids.
  private var objects: [String: AnyObject] = [:]
  /// The ids that stand for whoever is the first responder.
  private var firstResponders: Set<String> = []
  /// What was made, with what describes it, in the order of the file.
  private(set) var made: [(element: XMLElement, object: AnyObject)] = []
  private var awakened = 0
  /// The constraints that are still to be made.
  private var constrained: [XMLElement] = []
  /// The connections whose ends are not all there yet.
  private var waiting: [LoadedConnection] = []
  /// The outlet collections, by object and property, that grow with each of their connections.
  var collections: [String: [AnyObject]] = [:]
  /// The views whose margins follow the readable width.
  var readable: Set<ObjectIdentifier> = []
  /// The segues of the scene by their identifiers.
  var segues: [String: NibSegue] = [:]
  /// The controllers to embed once the views are there.
  var embeds: [NibSegue] = []
  /// Makes the controller in place of its `init(coder:)`.
  var creator: ((NSCoder) -> UIViewController?)?
  /// The view that the controller is to load.
  var pendingView: XMLElement?
  /// The strips under the bars that old documents constrain to.
  var pendingGuides: [XMLElement] = []
  /// The objects that take the places of proxies, by the proxies' names.
  var externals: [String: AnyObject] = [:]
  /// The objects beside a scene's controller, which nobody else may keep.
  private var kept: [AnyObject] = []

  init(
    _ file: NibFile, _ bundle: Bundle?, owner: AnyObject?, storyboard: UIStoryboard? = nil
  ) {
    (self.file, self.bundle, self.owner, self.storyboard) = (file, bundle, owner, storyboard)
  }

  // MARK: Objects

  /// The objects that elements describe, connected and awake, in their order.
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

  /// Makes the object of an element by `init(coder:)` of its class; nil, with a diagnostic, where there
  /// is none.
  func make(_ element: XMLElement) -> AnyObject? {
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
      (item as? UIBarItem)?.decode(coder)
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
      .invalidValue, "'init(coder:)' of \(type) makes no object",
      hint: "call 'super.init(coder: coder)' there, and return what it makes", at: element)
  }

  /// Keeps an object under its element's id.
  func register(_ object: AnyObject, _ element: XMLElement) {
    if let id = element["id"] { objects[id] = object }
    made.append((element, object))
    waiting += LoadedConnection.all(of: element, object)
  }

  /// Keeps an object that a view provides, such as a guide, under an id.
  func register(_ object: AnyObject, id: String?) {
    if let id { objects[id] = object }
  }

  /// Keeps objects alive as long as the loader is.
  func keep(_ objects: [AnyObject]) { kept += objects }

  /// The object of an id.
  func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }
  /// Whether an id stands for whoever is the first responder.
  func isFirstResponder(_ id: String) -> Bool { firstResponders.contains(id) }

  /// Says which constraints are to be made once all views are there.
  func addConstraints(of element: XMLElement) {
    let constraints = element.list("constraints")
    if !constraints.isEmpty { constrained.append(element) }
  }

  // MARK: The end

  /// Constrains and connects what is there, and wakes what was made.
  func finish() {
    let elements = constrained
    constrained = []
    for element in elements { activate(constraintsOf: element) }
    let connections = waiting
    waiting = connections.filter { !connect($0) }
    wake()
  }

  /// Says which connections lead nowhere.
  func reportDangling() {
    for connection in waiting where connection.object != nil {
      report(
        .unknownItem,
        "the \(connection.kind) '\(connection.name)' leads to "
          + "'\(connection.destination)', which is not there", at: connection.element)
    }
    waiting = []
  }

  private func wake() {
    while awakened < made.count {
      let (element, object) = made[awakened]
      awakened += 1
      apply(runtimeAttributesOf: element, to: object)
      // A nib's owner is not of the nib; a storyboard's controller is of its scene.
      if object === owner, storyboard == nil { continue }
      (object as? any _NibAwakening)?.awakeFromNib()
    }
  }

  /// Reports what is wrong at an element.
  func report(
    _ code: Diagnostic.Code, _ message: String, hint: Hint? = nil, at element: XMLElement
  ) {
    NibDiagnostic.report(
      code, message, file: file.path, at: Place(line: element.line, column: element.column),
      hint: hint)
  }
}
