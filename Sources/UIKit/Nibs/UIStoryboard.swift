import Documents
public import Foundation
import InterfaceBuilder

/// The controllers of a `.storyboard` file, made anew each time.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?

  /// Makes a storyboard of a file's name without its ending. The file lies below the working directory
  /// or among the resources of the bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
    super.init()
  }

  private var file: NibFile? { NibLibrary.shared.storyboard(name, bundle) }

  // MARK: Controllers

  /// The controller with which the storyboard begins; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// The controller with which the storyboard begins, made by a closure; nil where it names none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { initial(creator.map { make in { make($0) } }) as? Controller }

  /// The controller of a storyboard identifier; one that is not there stops the process.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    named(identifier, nil)
  }

  /// The controller of a storyboard identifier, made by a closure; one that is not there, or of another
  /// class, stops the process.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = named(identifier, creator.map { make in { make($0) } })
    guard let controller = made as? Controller else {
      preconditionFailure("The view controller '\(identifier)' is no \(Controller.self).")
    }
    return controller
  }

  private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document = file?.document(for: .current),
      let id = document["initialViewController"]
    else { return nil }
    return controller(id, creator)
  }

  private func named(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    for scene in file?.document(for: .current).list("scenes") ?? [] {
      for element in scene.list("objects") where element["storyboardIdentifier"] == identifier {
        if let made = controller(element["id"] ?? "", creator) { return made }
      }
    }
    preconditionFailure(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'.")
  }

  /// The controller of an object id, made with the objects of its scene; nil for an unknown one. A
  /// placeholder's is that of the storyboard to which it refers.
  func controller(
    _ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let file else { return nil }
    for scene in file.document(for: .current).list("scenes") {
      let elements = scene.list("objects")
      guard let element = elements.first(where: { $0["id"] == id }) else { continue }
      if element.name == "viewControllerPlaceholder" { return referred(by: element, creator) }
      let loader = NibLoader(file, bundle, owner: nil, storyboard: self)
      loader.creator = creator
      return loader.loadScene(element, elements.filter { $0["id"] != id })
    }
    return nil
  }

  private func referred(
    by element: XMLElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let other = UIStoryboard(name: element["storyboardName"] ?? name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.initial(creator) }
    return other.named(identifier, creator)
  }
}

extension NibLoader {
  /// Makes the controller of a scene; the scene's other objects are there before its view is.
  func loadScene(_ element: XMLElement, _ others: [XMLElement]) -> UIViewController? {
    for other in others where other.name == "placeholder" { _ = load([other]) }
    guard let controller = make(element) as? UIViewController else { return nil }
    owner = controller
    let rest = others.filter { $0.name != "placeholder" }
    _ = load(rest)
    keep(rest.compactMap { object($0["id"]) })
    return controller
  }
}

/// A way from one controller to another in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name in code; nil for none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is gone to.
  public let destination: UIViewController
  /// Makes a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Makes a way of a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    way = performHandler
  }
  /// Makes an object of whatever class this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) {
    guard let parts = SegueParts.pending else {
      preconditionFailure("A segue is made of what its storyboard says.")
    }
    self.init(identifier: parts.identifier, source: parts.source, destination: parts.destination)
  }
  /// What the storyboard's kind of segue does.
  var way: (() -> Void)?
  /// Goes there: as the storyboard's kind says, or as a subclass does.
  open func perform() { way?() }
  /// Makes a segue of the receiving class by `init(identifier:source:destination:)`.
  @_silgen_name("$s5UIKit17UIStoryboardSegueC5_madeACSS_tcfC")
  class func makeSegue(_ reason: __owned String) -> UIStoryboardSegue
}

/// What the segue that is being made is made of.
@preconcurrency @MainActor struct SegueParts {
  static var pending: SegueParts?
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController

  /// A segue of a class.
  func make(_ type: UIStoryboardSegue.Type) -> UIStoryboardSegue {
    Self.pending = self
    defer { Self.pending = nil }
    return type.makeSegue("nib")
  }
}
