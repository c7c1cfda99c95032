import Foundation

/// The content of a cell and its appearance.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view for the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
/// A view of a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration: one of its own type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  /// Returns whether the configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
