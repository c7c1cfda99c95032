public import Foundation

/// What stands at the side of a list's cell.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// Where an accessory stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }
  /// How much room an accessory has.
  public enum LayoutDimension { case actual, standard, custom(CGFloat) }
  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, customView, detail, popUpMenu
  }

  private enum Content {
    case symbol(String, CGFloat, UIColor?)
    case text(String, UIFont?, UIColor?)
    case view(UIView)
    case disclosure(isHeader: Bool)
  }

  /// What it is.
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

  /// The options of accessories that have no others.
  public struct Options {
    /// Whether its room is kept while it is not shown.
    public var isHidden: Bool
    /// The colour.
    public var tintColor: UIColor?
    /// The room that it has; kept.
    public var reservedLayoutWidth: LayoutDimension
    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }
  /// As in UIKit.
  public typealias DisclosureIndicatorOptions = Options
  /// As in UIKit.
  public typealias CheckmarkOptions = Options
  /// As in UIKit.
  public typealias DeleteOptions = Options
  /// As in UIKit.
  public typealias InsertOptions = Options
  /// As in UIKit.
  public typealias MultiselectOptions = Options
  /// As in UIKit.
  public typealias DetailOptions = Options
  /// How a handle to move the cell looks.
  public struct ReorderOptions {
    /// Whether its room is kept while it is not shown.
    public var isHidden: Bool
    /// The colour.
    public var tintColor: UIColor?
    /// Whether a line stands before it; not drawn.
    public var showsVerticalSeparator: Bool
    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
  /// How the disclosure of an outline looks.
  public struct OutlineDisclosureOptions {
    /// Whether a tap on the cell or on the disclosure expands it.
    public enum Style: Sendable { case automatic, header, cell }
    /// Which tap expands it.
    public var style: Style
    /// Whether its room is kept while it is not shown.
    public var isHidden: Bool
    /// The colour.
    public var tintColor: UIColor?
    /// Makes options.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) { (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor) }
  }
  /// How a text looks.
  public struct LabelOptions {
    /// Whether its room is kept while it is not shown.
    public var isHidden: Bool
    /// The colour.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont?
    /// Whether the font follows the text size; it does.
    public var adjustsFontForContentSizeCategory: Bool
    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
  /// A view of one's own beside the content.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether its room is kept while it is not shown.
    public var isHidden: Bool
    /// The colour.
    public var tintColor: UIColor?
    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// A chevron, which says that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    symbol(.disclosureIndicator, "chevron.forward", 12, .tertiaryLabel, displayed, options)
  }
  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { symbol(.checkmark, "checkmark", 15, nil, displayed, options) }
  /// A button that tells more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(.detail, "info.circle", 20, nil, displayed, options, actionHandler)
  }
  /// A button that takes the cell away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(.delete, "minus.circle.fill", 20, .systemRed, displayed, options, actionHandler)
  }
  /// A button that adds a cell.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(.insert, "plus.circle.fill", 20, .systemGreen, displayed, options, actionHandler)
  }
  /// A handle to move the cell.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .symbol("line.horizontal", 18, .tertiaryLabel), displayed, tint: options.tintColor,
      isHidden: options.isHidden)
  }
  /// A circle to choose the cell.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { symbol(.multiselect, "circle", 20, .tertiaryLabel, displayed, options) }
  /// A chevron that expands the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, .disclosure(isHeader: options.style == .header), displayed,
      tint: options.tintColor, isHidden: options.isHidden, handler: actionHandler)
  }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .text(text, options.font, options.tintColor), displayed, isHidden: options.isHidden)
  }
  /// A view of one's own.
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

  /// The accessory with what a tap on an outline's disclosure does, unless it does something already.
  func onTap(_ toggle: @escaping () -> Void) -> UICellAccessory {
    guard accessoryType == .outlineDisclosure, handler == nil else { return self }
    return UICellAccessory(
      accessoryType, content, displayed, placement, tint: tint, isHidden: isHidden, handler: toggle)
  }

  // MARK: Showing

  /// Whether the accessory stands before the content.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return [.delete, .insert, .multiselect].contains(accessoryType)
  }

  /// Whether the accessory is shown.
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
      return picture(isExpanded ? "chevron.down" : "chevron.forward", 13, nil)
    case .symbol(let name, let size, let color): return picture(name, size, color)
    }
  }

  @preconcurrency @MainActor private func picture(
    _ name: String, _ size: CGFloat, _ color: UIColor?
  ) -> UIView {
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
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
