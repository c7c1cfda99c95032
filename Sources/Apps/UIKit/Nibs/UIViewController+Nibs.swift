import Foundation

extension UIViewController: NibViewLoading {
  /// Makes the controller's view from a storyboard or nib; returns whether there is one.
  ///
  /// The nib is the one that was specified, otherwise the one named like the class, with or
  /// without `Controller` at the end.
  func loadViewFromNib() -> Bool {
    if let loader = nibLoader as? NibLoader { return loader.loadView(of: self) }
    guard let name = nibName ?? nibNameOfClass else { return false }
    let before = viewIfLoaded
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    return viewIfLoaded !== before
  }

  private var nibNameOfClass: String? {
    let type = "\(Swift.type(of: self))"
    guard NibClasses.module(of: Swift.type(of: self)) != "UIKit" else { return nil }
    let short = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : type
    return [short, type].first { NibLibrary.shared.hasNib($0) }
  }
}
