import Documents
import Foundation

// What the classes of this folder ask of the folders built on top of it. Each requirement is declared
// here, so that it reads in one place, and is met by an extension above.

/// A search controller, whose search bar the folder of bars makes.
@preconcurrency @MainActor protocol SearchBarMaking {
  var shownBar: any NavigationSearch { get }
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

/// A search bar, as a navigation bar shows it below the title.
@preconcurrency @MainActor protocol NavigationSearch: UIView {
  /// The height, in points.
  var barHeight: CGFloat { get }
  /// Whether the bar is in a navigation bar: at its margins, and close to the content above.
  var isInNavigationBar: Bool { get set }
}

/// A bar, as its items know it.
@preconcurrency @MainActor protocol BarItemShowing: AnyObject {
  /// Called when an item looks different from before.
  func itemDidChange()
}

/// A tab bar controller, as far as it makes the list of its controllers beyond the fourth, whose class is
/// above this folder.
@preconcurrency @MainActor protocol MoreListMaking {
  func makeMoreList() -> UIViewController
}
