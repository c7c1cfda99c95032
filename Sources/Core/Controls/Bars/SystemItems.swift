// How bars show the system's items, named as in Interface Builder files.

extension BarItem {
  /// Returns the symbol that shows a system item; nil for one shown as text.
  package static func symbol(ofSystemItem name: String) -> String? {
    switch name {
    case "add": "plus"
    case "compose": "square.and.pencil"
    case "reply": "arrow.uturn.backward"
    case "action": "square.and.arrow.up"
    case "organize": "folder"
    case "bookmarks": "book"
    case "search": "magnifyingglass"
    case "refresh": "arrow.clockwise"
    case "stop", "close": "xmark"
    case "camera": "camera"
    case "trash": "trash"
    case "play": "play.fill"
    case "pause": "pause.fill"
    case "rewind": "backward.fill"
    case "fastForward": "forward.fill"
    case "undo": "arrow.uturn.backward"
    case "redo": "arrow.uturn.forward"
    case "pageCurl": "doc"
    default: nil
    }
  }

  /// Returns the title of a system item that is shown as text, and whether it is semibold.
  package static func title(ofSystemItem name: String) -> (text: String, isDone: Bool) {
    (name.prefix(1).uppercased() + name.dropFirst(), name == "done" || name == "save")
  }

  /// The size of symbols in navigation bars and toolbars, in points.
  package static let symbolSize = 19.0
}

extension TabBar.Item {
  /// Makes a system item.
  package init(systemItem name: String) {
    let title =
      switch name {
      case "topRated": "Top Rated"
      case "mostRecent": "Most Recent"
      case "mostViewed": "Most Viewed"
      default: name.prefix(1).uppercased() + name.dropFirst()
      }
    self.init(title: title, picture: nil)
  }

  /// Returns the symbol of a system item.
  package static func symbol(ofSystemItem name: String) -> String {
    switch name {
    case "favorites", "featured", "topRated": "star.fill"
    case "bookmarks": "book.fill"
    case "recents", "history", "mostRecent": "clock"
    case "contacts": "person.circle.fill"
    case "search": "magnifyingglass"
    case "downloads": "square.and.arrow.down"
    case "mostViewed": "list.bullet"
    default: "ellipsis"
    }
  }

  /// The size of symbols in points, and their weight.
  package static let symbolSize = 20.0, symbolWeight = 500
}
