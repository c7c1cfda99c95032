import Documents
import Foundation

/// Reads a document: what the classes of UIKit need of it while they are decoded.
///
/// Which class an element stands for, and how objects are connected, is known to `NibLoader` alone,
/// which is built on top of views and controllers.
@preconcurrency @MainActor class NibReader {
  /// The file.
  let file: NibFile
  /// The bundle given for it.
  let bundle: Bundle?
  /// The owner of the nib: it represents the file's owner, and its module is searched for
  /// classes.
  weak var owner: AnyObject?
  /// The storyboard of the document; nil for a nib.
  let origin: AnyObject?

  /// The objects by id.
  private var objects: [String: AnyObject] = [:]
  /// The objects made, with their elements, in the order of the file.
  private(set) var made: [(element: XMLElement, object: AnyObject)] = []
  /// The elements whose constraints are still to be made.
  private var constrained: [XMLElement] = []
  /// The views whose margins follow the readable width.
  var readable: Set<ObjectIdentifier> = []
  /// The view that the controller will load.
  var pendingView: XMLElement?
  /// The layout guides below bars that older documents constrain to.
  var pendingGuides: [XMLElement] = []

  init(_ file: NibFile, _ bundle: Bundle?, owner: AnyObject?, origin: AnyObject?) {
    (self.file, self.bundle, self.owner, self.origin) = (file, bundle, owner, origin)
  }

  /// Makes the object of an element with `init(coder:)` of its class; nil, with a diagnostic, if
  /// there is no class.
  func make(_ element: XMLElement) -> AnyObject? { nil }

  /// Reads into an object of UIKit what the element of a coder says of its class and superclasses, as
  /// far as views and controllers declare each other; other classes read their own part after it.
  func read(_ coder: NibCoder, into object: AnyObject) {}

  /// Returns the controller with an object id; nil where there is none.
  func controller(_ id: String) -> AnyObject? { nil }

  /// Performs a segue of the scene; returns whether there is one with the identifier.
  func performSegue(_ identifier: String, sender: Any?) -> Bool { false }

  /// Registers an object under its element's id.
  func register(_ object: AnyObject, _ element: XMLElement) {
    if let id = element["id"] { objects[id] = object }
    made.append((element, object))
  }

  /// Registers an object that a view provides, such as a guide, under an id.
  func register(_ object: AnyObject, id: String?) {
    if let id { objects[id] = object }
  }

  /// Returns the object with an id.
  func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  /// Notes the constraints to make once all views exist.
  func addConstraints(of element: XMLElement) {
    let constraints = element.list("constraints")
    if !constraints.isEmpty { constrained.append(element) }
  }

  /// Returns the elements whose constraints have not been made, and forgets them.
  func takeConstrained() -> [XMLElement] {
    defer { constrained = [] }
    return constrained
  }

  /// Reports a problem at an element.
  func report(
    _ code: Diagnostic.Code, _ message: String, hint: Hint? = nil, at element: XMLElement
  ) {
    NibDiagnostic.report(
      code, message, file: file.path, at: Place(line: element.line, column: element.column),
      hint: hint)
  }
}
