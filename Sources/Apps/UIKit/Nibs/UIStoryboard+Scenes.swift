import Documents
import Foundation

extension UIStoryboard: SceneLoading {
  func loadScene(
    _ element: XMLElement, _ others: [XMLElement], of file: NibFile, _ bundle: Bundle?,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let loader = NibLoader(file, bundle, owner: nil, storyboard: self)
    loader.creator = creator
    return loader.loadScene(element, others)
  }
}

extension NibLoader {
  /// Makes the controller of a scene; the scene's other objects are made before its view.
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
