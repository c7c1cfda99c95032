import Controls
import Foundation
import Typesetting

// What a list shows in a sidebar (`Appearance.sidebar`, `.sidebarPlain`).

extension UICollectionLayoutListConfiguration.Appearance {
  /// The style of tables with the same look.
  var style: TableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UIListContentConfiguration {
  static func inSidebar(_ content: UIListContentConfiguration) -> UIListContentConfiguration {
    var made = content
    made._isInSidebar = true
    return made
  }

  static func headerOfSidebar() -> UIListContentConfiguration {
    let environment = KitEnvironment.controls
    var made = plainHeader()
    if !environment.metrics.hasLargeGroupTitles {
      made.textProperties.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
        for: .systemFont(ofSize: CGFloat(TextStyle.title3.pointSize(in: .large)), weight: .semibold)
      )
    } else {
      made.textProperties.color = .secondaryLabel
    }
    return made
  }

  /// Returns the content in a state: a selected row of a sidebar shows in one colour what has the usual
  /// colours and no transformation of its own.
  func inState(_ state: any UIConfigurationState) -> UIListContentConfiguration {
    guard _isInSidebar, let state = state as? UICellConfigurationState else { return self }
    var made = self
    let ink = state.isSelected ? UIConfigurationColorTransformer.selectedInSidebar : nil
    func replaced(_ own: UIConfigurationColorTransformer?, _ isUsual: Bool)
      -> UIConfigurationColorTransformer?
    { own == nil || own?._isOfSelection == true ? (isUsual ? ink : nil) : own }
    made.textProperties.colorTransformer = replaced(
      textProperties.colorTransformer, textProperties.color == .label)
    made.secondaryTextProperties.colorTransformer = replaced(
      secondaryTextProperties.colorTransformer,
      [.label, .secondaryLabel].contains(secondaryTextProperties.color))
    made.imageProperties.tintColorTransformer = replaced(
      imageProperties.tintColorTransformer, imageProperties.tintColor == nil)
    return made
  }
}

extension UIConfigurationColorTransformer {
  /// The colour of what a selected row of a sidebar shows.
  fileprivate static var selectedInSidebar: UIConfigurationColorTransformer {
    let isFilled = KitEnvironment.controls.metrics.fillsSelectedSidebarRows
    var made = UIConfigurationColorTransformer { _ in isFilled ? .white : .tintColor }
    made._isOfSelection = true
    return made
  }
}

extension UIBackgroundConfiguration {
  static func ofSidebar() -> UIBackgroundConfiguration {
    var made = clear()
    made._isInSidebar = true
    made.cornerRadius = KitEnvironment.controls.metrics.sidebarRadius.map { CGFloat($0) } ?? 1_000
    return made
  }

  /// The colours that the background of a sidebar's row has; nil is the tint.
  private static var stateColors: [UIColor?] { [nil, .clear, .tertiarySystemFill] }

  /// Returns the background in a state, unless it has a colour of its own.
  func inState(_ state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard _isInSidebar, let state = state as? UICellConfigurationState,
      Self.stateColors.contains(backgroundColor)
    else { return self }
    var made = self
    let isFilled = KitEnvironment.controls.metrics.fillsSelectedSidebarRows
    made.backgroundColor =
      state.isSelected
      ? (isFilled ? nil : .tertiarySystemFill)
      : state.isHighlighted ? .tertiarySystemFill : .clear
    return made
  }
}
