import Documents
public import Foundation

/// The controllers of a `.storyboard` file, instantiated anew each time.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?

  /// Makes a storyboard from a file name without its extension. The file must be below the
  /// working directory or in the resources of the bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
    super.init()
  }

  private var file: NibFile? { NibLibrary.shared.storyboard(name, bundle) }

  // MARK: Controllers

  /// Makes the initial controller of the storyboard; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// Makes the initial controller of the storyboard with a closure; nil if there is none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { initial(creator.map { make in { make($0) } }) as? Controller }

  /// Makes the controller with a storyboard identifier; stops the process if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    named(identifier, nil)
  }

  /// Makes the controller with a storyboard identifier, using a closure; stops the process if
  /// there is none or it is of another class.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = named(identifier, creator.map { make in { make($0) } })
    guard let controller = made as? Controller else {
      preconditionFailure(
        "The view controller with identifier '\(identifier)' isn't a \(Controller.self).")
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

  /// Makes the controller with an object id, and the objects of its scene; nil for an unknown id.
  /// For a placeholder, it is the controller of the storyboard to which it refers.
  package func controller(
    _ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let file else { return nil }
    for scene in file.document(for: .current).list("scenes") {
      let elements = scene.list("objects")
      guard let element = elements.first(where: { $0["id"] == id }) else { continue }
      if element.name == "viewControllerPlaceholder" { return referred(by: element, creator) }
      let others = elements.filter { $0["id"] != id }
      return loadScene(element, others, of: file, bundle, creator)
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

/// A segue from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier in code; nil for none.
  public let identifier: String?
  /// The controller at which the segue starts.
  public let source: UIViewController
  /// The controller at which the segue ends.
  public let destination: UIViewController
  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Makes a segue that performs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    way = performHandler
  }
  /// Makes an instance of the class that this is called on; see `DynamicInitialisers.swift`.
  public convenience init(_made identifier: String) {
    guard let parts = SegueParts.pending else {
      preconditionFailure("A storyboard segue can be created only by its storyboard.")
    }
    self.init(identifier: parts.identifier, source: parts.source, destination: parts.destination)
  }
  /// The transition of the storyboard's kind of segue.
  var way: (() -> Void)?
  /// Performs the segue: according to its kind in the storyboard, or as a subclass does.
  open func perform() { way?() }
  /// Makes a segue of the receiving class with `init(identifier:source:destination:)`.
  @_silgen_name("$s5UIKit17UIStoryboardSegueC5_madeACSS_tcfC")
  class func makeSegue(_ reason: __owned String) -> UIStoryboardSegue
}

/// The arguments of the segue that is being made.
@preconcurrency @MainActor struct SegueParts {
  static var pending: SegueParts?
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController

  /// Makes a segue of a class.
  func make(_ type: UIStoryboardSegue.Type) -> UIStoryboardSegue {
    Self.pending = self
    defer { Self.pending = nil }
    return type.makeSegue("nib")
  }
}
