import AutoLayout

extension LogCulprits {
  /// What to do about a bar; nil if a mask of the app's matters more.
  var bar: String? {
    let zero = conflict.constraints.first {
      $0.constant == 0 && $0.second == nil && [.width, .height].contains($0.first.attribute)
        && isBar($0.first.item)
    }
    guard let zero else {
      return hasMask
        ? nil : "a bar lays out its own buttons here; there is nothing to mend in the app"
    }
    let size = zero.first.attribute == .width ? "wide" : "high"
    let name = zero.first.item.className
    guard name.hasPrefix("_UIToolbar") || name == "UIToolbar" else {
      return "a bar lays out its own buttons while it is 0 \(size), before it is shown; there is "
        + "nothing to mend in the app, unless it made the bar itself: then give it a size first"
    }
    return "a toolbar lays out its own buttons while it is 0 \(size); give it a size before its "
      + "items, with UIToolbar(frame:) or sizeToFit()"
  }

  private func isBar(_ item: LogConstraint.Item) -> Bool {
    ["UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar"].contains(item.className)
      || ownership.owner(of: item).part == .bar
  }
}
