import Foundation

/// A cell or header whose configurations are updated once before its next layout, however often that is requested.
@MainActor protocol Configurable: UIView {
  associatedtype State: UIConfigurationState
  /// Whether an update is due; one is before the view is first laid out.
  var needsConfiguration: Bool { get set }
  var configurationState: State { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func updateConfiguration(using state: State)
  /// Calls the handler of updates.
  func handleUpdate(_ state: State)
}

extension Configurable {
  /// Asks for an update before the next layout.
  func requestConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations, if that is due.
  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let now = contentConfiguration {
      contentConfiguration = now.updated(for: state)
    }
    // The others are the same in every state.
    if automaticallyUpdatesBackgroundConfiguration, let now = backgroundConfiguration,
      now._isInSidebar
    {
      backgroundConfiguration = now.updated(for: state)
    }
    updateConfiguration(using: state)
    handleUpdate(state)
  }
}

extension UITableViewCell: Configurable {
  func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
extension UITableViewHeaderFooterView: Configurable {
  func handleUpdate(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
}
extension UICollectionViewCell: Configurable {
  func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
