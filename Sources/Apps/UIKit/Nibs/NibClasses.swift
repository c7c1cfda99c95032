import Documents
import Foundation
import InterfaceBuilder

/// The classes for the elements of a document.
@preconcurrency @MainActor enum NibClasses {
  /// Returns the class of an element: the custom class, otherwise UIKit's.
  static func type(of element: XMLElement, in loader: NibReader) -> AnyClass? {
    let usual: AnyClass? = usual(element)
    guard let name = element["customClass"] else {
      if usual == nil {
        loader.report(
          .unknownKey, "unknown element '\(element.name)' is ignored", at: element)
      }
      return usual
    }
    let own: AnyClass? = find(name, element["customModule"], loader)
    guard let own else {
      let module = element["customModule"].map { "the module '\($0)'" } ?? "the owner's module"
      loader.report(
        .unknownItem,
        "unknown class '\(name)'; \(usual.map { "\($0)" } ?? "NSObject") is used instead",
        hint: """
          the class is looked up in \(module); set its module in Interface Builder if that is \
          another one
          """, at: element)
      return usual ?? NSObject.self
    }
    if let usual, !isKind(own, of: usual) {
      loader.report(
        .invalidValue,
        "'\(name)' isn't a subclass of \(usual), as the element '\(element.name)' requires",
        at: element)
      return usual
    }
    return own
  }

  private static func isKind(_ type: AnyClass, of parent: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let known = current {
      if known == parent { return true }
      current = _getSuperclass(known)
    }
    return false
  }

  /// Finds a class by name: in the module that the document names, in the owner's, in those in
  /// which others were found, and in UIKit.
  private static func find(_ name: String, _ module: String?, _ loader: NibReader) -> AnyClass? {
    var modules = [module, loader.owner.map { Self.module(of: Swift.type(of: $0)) }].compactMap {
      $0
    }
    modules += known
    modules.append("UIKit")
    for module in modules {
      if let found = NibClassName(name, module: module).type {
        if module != "UIKit", !known.contains(module) { known.append(module) }
        return found
      }
    }
    return nil
  }

  /// The modules in which classes were found, in that order.
  private static var known: [String] = []

  /// Returns the module of a class.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Adds the module of a class to those that are searched for classes.
  static func note(_ type: AnyClass) {
    let module = module(of: type)
    if module != "UIKit", !known.contains(module) { known.append(module) }
  }

  /// Returns UIKit's class for an element; nil for an unknown one.
  private static func usual(_ element: XMLElement) -> AnyClass? {
    if element.name == "customObject" { return NSObject.self }
    if let name = views[element.name] ?? others[element.name] {
      return NibClassName(name, module: "UIKit").type
    }
    // Views of other frameworks become plain views here.
    return element.recordedFrame == nil ? nil : UIView.self
  }

  private static let views: [String: String] = [
    "view": "UIView", "containerView": "UIView", "control": "UIControl",
    "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "segmentedControl": "UISegmentedControl", "stackView": "UIStackView",
    "scrollView": "UIScrollView", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "searchBar": "UISearchBar",
    "visualEffectView": "UIVisualEffectView", "navigationBar": "UINavigationBar",
    "toolbar": "UIToolbar", "tabBar": "UITabBar", "window": "UIWindow",
  ]

  private static let others: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "navigationItem": "UINavigationItem",
    "constraint": "NSLayoutConstraint", "segue": "UIStoryboardSegue",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
  ]
}
