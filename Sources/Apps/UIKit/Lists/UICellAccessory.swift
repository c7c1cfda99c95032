import Controls
import Foundation

/// An accessory at the side of a list cell.
public struct UICellAccessory {
  private enum Content {
    case symbol(String, CGFloat, UIColor?)
    case text(String, UIFont?, UIColor?)
    case view(UIView)
    case disclosure(isHeader: Bool)
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  private let content: Content
  private let displayed: DisplayedState
  private let placement: Placement?
  private let tint: UIColor?
  private let isHidden: Bool
  private let handler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ content: Content, _ displayed: DisplayedState,
    _ placement: Placement? = nil, tint: UIColor? = nil, isHidden: Bool = false,
    handler: (() -> Void)? = nil
  ) {
    (accessoryType, self.content, self.displayed) = (type, content, displayed)
    (self.placement, self.tint, self.isHidden) = (placement, tint, isHidden)
    self.handler = handler
  }

  // MARK: Kinds

  /// Returns a disclosure indicator: a chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    symbol(.disclosureIndicator, "chevron.forward", 10.75, .tertiaryLabel, displayed, options)
  }
  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { symbol(.checkmark, "checkmark", 15, nil, displayed, options) }
  /// Returns a button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(.detail, "info.circle", 20, nil, displayed, options, actionHandler)
  }
  /// Returns a button that deletes the cell.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(.delete, "minus.circle.fill", 20, .systemRed, displayed, options, actionHandler)
  }
  /// Returns a button that inserts a cell.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(.insert, "plus.circle.fill", 20, .systemGreen, displayed, options, actionHandler)
  }
  /// Returns a handle for reordering.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .symbol("line.horizontal", 18, .tertiaryLabel), displayed, tint: options.tintColor,
      isHidden: options.isHidden)
  }
  /// Returns a circle for multiple selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { symbol(.multiselect, "circle", 20, .tertiaryLabel, displayed, options) }
  /// Returns a chevron that expands the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, .disclosure(isHeader: options.style == .header), displayed,
      tint: options.tintColor, isHidden: options.isHidden, handler: actionHandler)
  }
  /// Returns a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .text(text, options.font, options.tintColor), displayed, isHidden: options.isHidden)
  }
  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView, .view(configuration.customView), .always, configuration.placement,
      tint: configuration.tintColor, isHidden: configuration.isHidden)
  }

  private static func symbol(
    _ type: AccessoryType, _ name: String, _ size: CGFloat, _ color: UIColor?,
    _ displayed: DisplayedState, _ options: Options, _ handler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      type, .symbol(name, size, color), displayed, tint: options.tintColor,
      isHidden: options.isHidden, handler: handler)
  }

  /// Returns the accessory with an action for a tap on an outline disclosure, unless it already
  /// has one.
  func onTap(_ toggle: @escaping () -> Void) -> UICellAccessory {
    guard accessoryType == .outlineDisclosure, handler == nil else { return self }
    return UICellAccessory(
      accessoryType, content, displayed, placement, tint: tint, isHidden: isHidden, handler: toggle)
  }

  // MARK: Showing

  /// Whether the accessory is before the content.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return [.delete, .insert, .multiselect].contains(accessoryType)
  }

  /// Returns whether the accessory is shown.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    var when = displayed
    if case .leading(let state) = placement { when = state }
    if case .trailing(let state) = placement { when = state }
    switch when {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// Makes the view of the accessory.
  @preconcurrency @MainActor func makeView(in cell: UICollectionViewListCell) -> UIView {
    let view = plainView(cell)
    if let tint { view.tintColor = tint }
    if isHidden { view.alpha = 0 }
    if let handler, let button = view as? UIButton {
      button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }
    return view
  }

  @preconcurrency @MainActor private func plainView(_ cell: UICollectionViewListCell) -> UIView {
    let scale = CGFloat(cell.controlEnvironment.pictureScale)
    switch content {
    case .view(let view): return view
    case .text(let text, let font, let color):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = color ?? .secondaryLabel
      return label
    case .disclosure:
      let isExpanded = cell.isExpandedItem
      return picture(isExpanded ? "chevron.down" : "chevron.forward", 13 * scale, nil)
    case .symbol(let name, let size, let color): return picture(name, size * scale, color)
    }
  }

  @preconcurrency @MainActor private func picture(
    _ name: String, _ size: CGFloat, _ color: UIColor?
  ) -> UIView {
    let image = UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: size,
        weight: ["chevron.forward", "chevron.down", "checkmark"].contains(name)
          ? .semibold : .regular))
    let view: UIView
    if handler != nil || accessoryType == .outlineDisclosure {
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      view = button
    } else {
      view = UIImageView(image: image)
    }
    if let color { view.tintColor = color }
    return view
  }
}
