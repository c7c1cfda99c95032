import Foundation

// Properties of controls that neither layout nor pictures use, and further UIKit spellings.

extension UIButton {
  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIStepper {
  /// The images by their part and state; only stored.
  var pictures: [String: UIImage] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }
}

extension UISearchBar {
  var pictures: [String: UIImage] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }
  /// Sets an icon; only the magnifying glass is shown.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures["\(icon.rawValue).\(state.rawValue)"] = iconImage
    if icon == .search, state == .normal, let lens = searchTextField.leftView as? UIImageView {
      lens.image = iconImage ?? UISearchTextField.glass
    }
  }
}

extension UISearchBar: KeyedValue {
  nonisolated func value(ofKnownKey key: String) -> Any? {
    key == "searchField" ? MainActor.assumeIsolated { searchTextField } : nil
  }
}
