import Foundation

/// The outlets of UIKit's own classes.
@preconcurrency @MainActor enum BuiltInOutlets {
  /// Sets an outlet by name; returns whether the object has one that accepts the value.
  static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    switch object {
    case let view as UIView: setOutlet(name, of: view, to: value)
    case let controller as UIViewController: setOutlet(name, of: controller, to: value)
    case let gesture as UIGestureRecognizer:
      name == "delegate"
        && take(value as? any UIGestureRecognizerDelegate) { gesture.delegate = $0 }
    default: false
    }
  }

  private static func take<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }

  private static func setOutlet(_ name: String, of view: UIView, to value: Any) -> Bool {
    let other = value as? UIView
    switch (name, view) {
    case ("gestureRecognizers", _):
      guard let gestures = value as? [UIGestureRecognizer] else { return false }
      for gesture in gestures where gesture.view !== view { view.addGestureRecognizer(gesture) }
      return true
    case ("delegate", _): return setDelegate(of: view, to: value)
    case ("dataSource", let table as UITableView):
      return take(value as? any UITableViewDataSource) { table.dataSource = $0 }
    case ("dataSource", let collection as UICollectionView):
      return take(value as? any UICollectionViewDataSource) { collection.dataSource = $0 }
    case ("dataSource", let picker as UIPickerView):
      return take(value as? any UIPickerViewDataSource) { picker.dataSource = $0 }
    case ("backgroundView", let table as UITableView): table.backgroundView = other
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = other
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = other
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = other
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = other
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = other
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = other
    case ("inputView", let field as UITextField): field.inputView = other
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = other
    default: return false
    }
    return other != nil
  }

  private static func setDelegate(of view: UIView, to value: Any) -> Bool {
    switch view {
    case let table as UITableView:
      take(value as? any UITableViewDelegate) { table.delegate = $0 }
    case let collection as UICollectionView:
      take(value as? any UICollectionViewDelegate) { collection.delegate = $0 }
    case let text as UITextView: take(value as? any UITextViewDelegate) { text.delegate = $0 }
    case let scroll as UIScrollView:
      take(value as? any UIScrollViewDelegate) { scroll.delegate = $0 }
    case let field as UITextField: take(value as? any UITextFieldDelegate) { field.delegate = $0 }
    case let picker as UIPickerView:
      take(value as? any UIPickerViewDelegate) { picker.delegate = $0 }
    case let bar as UISearchBar: take(value as? any UISearchBarDelegate) { bar.delegate = $0 }
    case let bar as UITabBar: take(value as? any UITabBarDelegate) { bar.delegate = $0 }
    case let bar as UINavigationBar:
      take(value as? any UINavigationBarDelegate) { bar.delegate = $0 }
    default: false
    }
  }

  private static func setOutlet(
    _ name: String, of controller: UIViewController, to value: Any
  ) -> Bool {
    switch (name, controller) {
    case ("view", _): take(value as? UIView) { controller.view = $0 }
    case ("tableView", let controller as UITableViewController):
      take(value as? UITableView) { controller.tableView = $0 }
    case ("collectionView", let controller as UICollectionViewController):
      take(value as? UICollectionView) { controller.collectionView = $0 }
    case ("delegate", let controller as UINavigationController):
      take(value as? any UINavigationControllerDelegate) { controller.delegate = $0 }
    case ("delegate", let controller as UITabBarController):
      take(value as? any UITabBarControllerDelegate) { controller.delegate = $0 }
    case ("navigationItem", _): value is UINavigationItem
    default: false
    }
  }
}
