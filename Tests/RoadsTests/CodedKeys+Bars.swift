import Controls
import Foundation
import UIKit

extension CodedKeys {
  @MainActor private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// The keys of bars.
  static let bars =
    [
      key(.navigationBar, UINavigationBar.self, "title", "Trips", with: "scrolled: true") {
        $0.items = [UINavigationItem(title: "Trips")]
      },
      navigation("prompt", "Two people") { $0.topItem?.prompt = "Two people" },
      navigation("backTitle", "Home") {
        $0.items = [UINavigationItem(title: "Home"), UINavigationItem(title: "Go")]
      },
      navigation("leadingItems", "[{ symbol: plus, enabled: false }, Edit]") {
        $0.topItem?.leftBarButtonItems = [
          UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), item("Edit"),
        ]
        $0.topItem?.leftBarButtonItem?.isEnabled = false
      },
      navigation("trailingItems", "[{ title: Done, done: true, tint: systemIndigo }]") {
        $0.topItem?.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .done, target: nil, action: nil)
        $0.topItem?.rightBarButtonItem?.tintColor = .systemIndigo
      },
      key(.navigationBar, UINavigationBar.self, "largeTitle", "true", with: "title: Go") {
        $0.items = [UINavigationItem(title: "Go")]
        $0.prefersLargeTitles = true
      },
      // A bar that no controller shows looks as above scrolled content.
      key(.navigationBar, UINavigationBar.self, "scrolled", "true", with: "title: Go") {
        $0.items = [UINavigationItem(title: "Go")]
      },
      navigation("search", "{ text: Oslo, placeholder: Find }") {
        let search = UISearchController(searchResultsController: nil)
        (search.searchBar.text, search.searchBar.placeholder) = ("Oslo", "Find")
        $0.topItem?.searchController = search
      },
      key(
        .toolbar, UIToolbar.self, "items",
        "[{ symbol: trash }, { space: flexible }, A, B, { space: 24 }, { title: C, tint: systemRed }]"
      ) {
        let red = item("C")
        red.tintColor = .systemRed
        $0.items = [
          UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
          .flexibleSpace(), item("A"), item("B"), .fixedSpace(24), red,
        ]
      },
      key(.tabBar, UITabBar.self, "items", tabs) {
        $0.items = tabItems()
        $0.selectedItem = $0.items?.first
      },
      key(.tabBar, UITabBar.self, "selected", "1", with: "items: \(tabs)") {
        $0.items = tabItems()
        $0.selectedItem = $0.items?.last
      },
      key(.searchBar, UISearchBar.self, "text", "Lisbon") { $0.text = "Lisbon" },
      key(.searchBar, UISearchBar.self, "placeholder", "Find") { $0.placeholder = "Find" },
      key(.searchBar, UISearchBar.self, "showsCancelButton", "true") {
        $0.showsCancelButton = true
      },
      key(.searchBar, UISearchBar.self, "scopes", "[All, Mine]") {
        ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Mine"], true)
      },
    ]

  /// The keys of date pickers.
  static let datePickers = [
    key(.datePicker, UIDatePicker.self, "enabled", "false") { $0.isEnabled = false },
    key(.datePicker, UIDatePicker.self, "mode", "date") { $0.datePickerMode = .date },
    key(.datePicker, UIDatePicker.self, "style", "compact") {
      $0.preferredDatePickerStyle = .compact
    },
    key(.datePicker, UIDatePicker.self, "date", "\"2025-07-01 18:30\"", with: "style: compact") {
      $0.preferredDatePickerStyle = .compact
      let parts = DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"),
        year: 2025, month: 7, day: 1, hour: 18, minute: 30)
      if let date = parts.date { $0.date = date }
    },
  ]

  private static let tabs = "[{ title: Today, symbol: star.fill }, { title: Chats, badge: \"3\" }]"

  @MainActor private static func tabItems() -> [UITabBarItem] {
    let items = [
      UITabBarItem(title: "Today", image: UIImage(systemName: "star.fill"), tag: 0),
      UITabBarItem(title: "Chats", image: nil, tag: 1),
    ]
    items[1].badgeValue = "3"
    return items
  }

  private static func navigation(
    _ name: String, _ value: String,
    _ code: @escaping @MainActor @Sendable (UINavigationBar) -> Void
  ) -> CodedKey {
    key(.navigationBar, UINavigationBar.self, name, value, with: "title: Go, scrolled: true") {
      $0.items = [UINavigationItem(title: "Go")]
      code($0)
    }
  }
}
