import Documents
import Foundation

// What the classes of this folder ask of the folders built on top of it. Each requirement is declared
// here, so that it reads in one place, and is met by an extension above.

/// A bar, whose contents the folder of bars makes.
@preconcurrency @MainActor protocol BarContentsMaking {
  func makeContents() -> any BarContents
}

/// A storyboard, whose scenes the folder of nibs loads.
@preconcurrency @MainActor protocol SceneLoading {
  /// Makes a controller and the other objects of its scene.
  func loadScene(
    _ element: XMLElement, _ others: [XMLElement], of file: NibFile, _ bundle: Bundle?,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// A controller, whose view the folder of nibs loads.
@preconcurrency @MainActor protocol NibViewLoading {
  /// Makes the view that a storyboard or a nib has for the controller; returns whether there is one.
  func loadViewFromNib() -> Bool
}

/// A view, of which the folder of controls makes pictures that are views of their own.
@preconcurrency @MainActor protocol SnapshotMaking {
  func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
}

/// The views that show a bar's items, and their layout.
///
/// A bar's class is part of what controllers declare; labels, buttons and search fields are built on
/// top of that. So a bar gets its contents from the folder of bars (`BarContentsMaking`).
@preconcurrency @MainActor protocol BarContents: AnyObject {
  /// Adds the views that are there without any item.
  func build()
  /// Shows the bar's items as they are now.
  func refresh()
  /// Places the views in the bar's bounds.
  func layOut()
  /// Hides or shows the line at the bar's edge.
  func hideLine(_ isHidden: Bool)
  /// The height of the search field, in points; 0 without one.
  var searchHeight: CGFloat { get }
}

extension BarContents {
  func build() {}
  func hideLine(_ isHidden: Bool) {}
  var searchHeight: CGFloat { 0 }
}

/// A bar, as its items know it.
@preconcurrency @MainActor protocol BarItemShowing: AnyObject {
  /// Called when an item looks different from before.
  func itemDidChange()
}
