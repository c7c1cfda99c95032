import AutoLayout

/// Who makes a view in a log, and so who can edit its constraints.
enum LogOwner: Hashable {
  /// The app.
  case app
  /// UIKit makes it for an app to fill, such as the content view of a cell: constraints to it are
  /// the app's, its size and its mask are not.
  case container
  /// UIKit or AppKit; apps neither see nor edit it.
  case system(Part)

  /// The part of the system to which such a view belongs.
  enum Part: Hashable {
    case bar
    case keyboard
    case alert
    case player
    case other
  }

  /// Finds the owner of an item by its class, or its name if the log has no class.
  init(_ item: LogConstraint.Item) {
    let isMangled = item.className.hasPrefix("_Tt")
    if isMangled, ["UIKit", "UIKitCore"].contains(item.module) {
      self = .system(item.plainClass.contains("Button") ? .bar : .other)
      return
    }
    let name =
      item.className.isEmpty
      ? item.label ?? "" : isMangled ? item.plainClass : item.className
    if item.isOfBar {
      self = .system(.bar)
    } else if item.isGuide || Self.isContainer(name) {
      self = item.isGuide ? .app : .container
    } else if item.isOfApp {
      self = .app
    } else if let part = Self.parts.first(where: { $0.prefixes.contains(where: name.hasPrefix) }) {
      self = .system(part.part)
    } else if Self.isPlayer(name) {
      self = .system(.player)
    } else {
      self = Self.otherPrefixes.contains(where: name.hasPrefix) ? .system(.other) : .app
    }
  }

  /// The part of the system; nil for the app's views and containers.
  var part: Part? {
    if case .system(let part) = self { return part }
    return nil
  }

  /// Whether views of apps may be anywhere below a view of this part.
  static func hostsApps(_ part: Part) -> Bool { part == .bar || part == .keyboard }

  private static func isContainer(_ name: String) -> Bool {
    containers.contains(name)
      || ["Cell", "CellContentView", "HostingView", "ClipView"].contains(where: name.hasSuffix)
  }

  private static let containers = [
    "_UITableViewHeaderFooterContentView", "UITableViewHeaderFooterContentView",
    "UITableViewHeaderFooterView",
    "_UIVisualEffectContentView", "UIViewControllerWrapperView", "UINavigationTransitionView",
    "UITransitionView", "UILayoutContainerView", "UIDropShadowView", "UIWindow", "NSWindow",
    "NSThemeFrame", "UIInputView", "UITableViewWrapperView",
    "_UIImageViewOverlayView", "_UIPageViewControllerContentView", "_UIPageControlContentView",
    "_UIHostingView", "_UITAMICAdaptorView", "_UIPlatformViewHost", "NSTableRowView",
    "RCTRootView", "RCTRootContentView", "RCTSurfaceHostingProxyRootView", "FlutterView",
  ]

  private static let parts: [(part: Part, prefixes: [String])] = [
    (
      .keyboard,
      [
        "_UIKB", "UIKB", "_UIRemoteKeyboard", "UIKeyboard", "_UIKeyboard", "UIRemoteKeyboard",
        "SystemInputAssistantView", "UICompatibilityInputView", "_UIInput", "_UIRemoteInput",
        "_UICompatInput", "TUIK", "TUIS", "TUIP", "TUIC", "UIPrediction", "UIInputSwitcher",
        "UITextEffects", "UIInputSet",
      ]
    ),
    (
      .alert,
      [
        "_UIAlert", "UIAlertController", "_UIInterfaceAction", "UIInterfaceAction",
        "UIActivityGroup", "UIActivityContent", "UIActivityAction", "_UIActivity", "_UIActionSheet",
      ]
    ),
    (
      .bar,
      [
        "_UIToolbar", "_UIButtonBar", "_UIModernBarButton", "_UINavigation", "_UIBarBackground",
        "_UITabBar", "UITabBarButton", "UINavigationButton", "UINavigationItem", "UIToolbarButton",
        "UINavigationBarContentView", "UINavigationBarLargeTitle", "_UISearchBar",
        "UISearchBarText",
        "_UIFloatingBar", "_UIBarItem",
      ]
    ),
    (.player, ["_AV", "_MP", "MPVideo", "MPMovie", "MPSwipable", "MPTransport", "MPKnockout"]),
  ]

  private static let otherPrefixes = [
    "_UI", "_NS", "UIButtonLabel", "UITableViewLabel", "UITextFieldLabel", "UISegmentLabel",
    "UIFieldEditor", "UIPickerTable", "UIPickerColumn", "UIDatePickerView", "_MK", "_WK", "SPUI",
    "VKKeyboardCamera", "VKAVCapture", "VKDataScanner",
    "CKMessage", "FI_T", "NSTitlebar", "NSToolbar", "NSTouchBar",
  ]

  /// AVKit's own views; `AVPlayerView` is for apps on a Mac.
  private static func isPlayer(_ name: String) -> Bool {
    guard name.hasPrefix("AV"), name != "AVPlayerView" else { return false }
    return avkit.contains { name.dropFirst(2).hasPrefix($0) }
  }

  /// How AVKit's names go on after `AV`.
  private static let avkit = [
    "Player", "Unsupported", "Playback", "Transport", "Backdrop", "TouchIgnoring", "Mobile",
    "Turbo", "Alpha", "Chromeless", "PictureInPicture", "Volume", "Focus", "Info", "Scrub",
    "Routing", "NowPlaying",
    "ContentOverlay", "Layout", "StackView", "Zoom", "FullScreen", "Background", "Interstitial",
    "Caption", "Ext",
  ]

  /// Whether apps and their files may put views into a view of the system's, as into the content of a
  /// cell, by what its class is called.
  static func holdsApps(_ className: String) -> Bool {
    !className.hasPrefix("_AV")
      && [
        "Content", "Container", "Wrapper", "Viewer", "Hosting", "HostView", "ScrollView",
        "Titlebar",
      ]
      .contains { className.contains($0) }
  }
}

/// Which lines of a conflict an app can edit.
struct LogOwnership {
  private let tree: LogTree
  private let lines: [LogConstraint]
  /// Whether the app made the constraint, for each line of the conflict.
  private(set) var areEditable: [Bool] = []
  /// The parts of the system whose views are in the conflict, each once, in the order of the list.
  private(set) var parts: [LogOwner.Part] = []
  /// The keys of the views that the system places, though the app or its file made them; used only
  /// for lookup.
  private var placed: Set<String> = []
  /// The keys of UIKit's views beside others that are inside one of the system; used only for lookup.
  private var enclosed: Set<String> = []
  /// The keys of the views around views of the system; used only for lookup.
  private var hosts: Set<String> = []
  /// Whether the classes show UIKit's system, not that of a Mac.
  private let isUIKit: Bool
  /// Whether all views are of an alert: none is of a class of the app's.
  private let isOfAlert: Bool
  /// The name of the system's framework, by its classes in the log.
  let framework: String

  init(_ conflict: LogConflict, _ tree: LogTree) {
    self.tree = tree
    lines = conflict.constraints
    let items = conflict.constraints.flatMap(\.items)
    framework = items.contains { $0.className.hasPrefix("NS") } ? "AppKit" : "UIKit"
    isUIKit = items.contains(where: \.isOfUIKit)
    isOfAlert =
      items.allSatisfy { $0.isOfUIKit || $0.isGuide }
      && items.contains { LogOwner($0).part == .alert }
    for item in items {
      if let part = part(of: item), !parts.contains(part) { parts.append(part) }
    }
    for constraint in conflict.constraints {
      if let view = placedView(constraint) { placed.insert(view.key) }
      if let view = siblingOfSystem(constraint) { enclosed.insert(view.key) }
    }
    for item in items where part(of: item) != nil {
      if let parent = tree.parent(of: item) { hosts.insert(parent.key) }
    }
    areEditable = conflict.constraints.map { constraint in
      guard !constraint.isSystemMade else { return false }
      // The system constrains no views of classes that it doesn't know, but for a keyboard's hosts.
      let parts = constraint.items.map { part(of: $0) }
      return parts.allSatisfy { $0 == nil }
        || constraint.items.contains(where: \.isOfApp) && !parts.contains(.keyboard)
    }
  }

  /// The owner of an item, as far as the log reveals it.
  func owner(of item: LogConstraint.Item) -> LogOwner {
    if let part = part(of: item) { return .system(part) }
    return placed.contains(item.key) ? .container : LogOwner(item)
  }

  /// Whether a constraint is of a mask that the app can turn off.
  func isMaskOfApp(_ constraint: LogConstraint) -> Bool {
    constraint.masked.map { owner(of: $0) == .app } ?? false
  }

  /// Returns the superview of an item; nil if the log doesn't reveal it.
  func parent(of item: LogConstraint.Item) -> LogConstraint.Item? { tree.parent(of: item) }

  /// Whether a mask places a view of which only the views inside are constrained: turned off, it would
  /// leave the view without a size.
  func isHost(_ mask: LogConstraint) -> Bool {
    guard let view = mask.masked, !isSystemOnly else { return false }
    return !lines.contains { line in
      guard !line.isOfMask, line.first.item == view || line.second?.item == view else {
        return false
      }
      guard let second = line.second else { return true }
      let other = line.first.item == view ? second.item : line.first.item
      let own = line.first.item == view ? line.first : second
      if other == tree.parent(of: view) { return true }
      // A gap is between siblings.
      if line.first.attribute.isOpposite(to: second.attribute), !isInside(other, view) {
        return true
      }
      // A length that is stated by another's is one of its own, unless the other is inside.
      if own.attribute.isLength, line.first == own { return !isInside(other, view) }
      // Of a view whose superview is not known the likeliest is that it is inside.
      return tree.parent(of: other) != nil && !isInside(other, view)
    }
  }

  /// Whether an item is inside a view, as far as the log reveals it.
  private func isInside(_ item: LogConstraint.Item, _ view: LogConstraint.Item) -> Bool {
    var ancestor = tree.parent(of: item)
    for _ in 0..<Self.deepest {
      guard let current = ancestor else { return false }
      if current == view { return true }
      ancestor = tree.parent(of: current)
    }
    return false
  }

  /// Whether a view of the app's holds nothing but views of the system, with lines of theirs alone.
  func fillsItself(_ view: LogConstraint.Item) -> Bool { isSystemOnly && hosts.contains(view.key) }

  /// Whether no line is the app's.
  var isSystemOnly: Bool { !areEditable.contains(true) }

  // MARK: Views that the system places

  /// What holds the root view of a controller, or the content of a window.
  private static let holders = [
    "UIViewControllerWrapperView", "UINavigationTransitionView", "UITransitionView",
    "UILayoutContainerView", "UIDropShadowView", "UITableViewWrapperView", "NSThemeFrame",
    "NSNextStepFrame",
  ]

  /// Returns the view that the system places with a constraint: a controller's root view by its
  /// mask, and the content view of a cell in an Interface Builder file.
  private func placedView(_ constraint: LogConstraint) -> LogConstraint.Item? {
    guard let view = constraint.masked else {
      guard constraint.identifier == "UIIBSystemGenerated" else { return nil }
      return constraint.items.first { $0 != constraint.bar }
    }
    guard let parent = tree.parent(of: view) else { return nil }
    // The document of a scroll view on a Mac lives by its mask.
    if parent.className.hasSuffix("ClipView") { return view }
    if Self.holders.contains(parent.className) { return view }
    // Apps put views of their own into a window, but with the mask that a frame gives.
    let fills = constraint.mask == "h=-&- v=-&-"
    return parent.className == "UIWindow" && fills ? view : nil
  }

  /// Returns the view of a plain class that a line places beside one inside a view of the system; the
  /// log doesn't say what both are in.
  private func siblingOfSystem(_ constraint: LogConstraint) -> LogConstraint.Item? {
    guard let second = constraint.second, constraint.bar == nil else { return nil }
    for (item, other) in [
      (constraint.first.item, second.item), (second.item, constraint.first.item),
    ]
    where item.isOfUIKit && !item.isGuide && tree.parent(of: item) == nil && part(of: item) == nil {
      if let parent = tree.parent(of: other), let part = plainPart(of: parent),
        !LogOwner.hostsApps(part)
      {
        return item
      }
    }
    return nil
  }

  // MARK: Views within views

  /// How many views around an item are looked at.
  private static let deepest = 64

  /// Returns the part of the system to which an item, or a view around it, belongs.
  private func part(of item: LogConstraint.Item) -> LogOwner.Part? {
    if isOfAlert { return .alert }
    if item.isOfApp { return nil }
    if let part = plainPart(of: item) { return part }
    if enclosed.contains(item.key) { return .other }
    // The guides of the system's views are its own, but for the window's safe area.
    if item.isGuide, item.label != "UIViewSafeAreaLayoutGuide",
      let part = tree.parent(of: item).flatMap(plainPart)
    {
      return part
    }
    // What is in a container is the app's, wherever the container is.
    var ancestor: LogConstraint.Item? = item
    for _ in 0..<Self.deepest {
      guard let current = ancestor, LogOwner(current) != .container, !current.isOfApp else {
        return nil
      }
      if let part = plainPart(of: current) {
        return LogOwner.hostsApps(part) || LogOwner.holdsApps(current.className) ? nil : part
      }
      ancestor = tree.parent(of: current)
    }
    return nil
  }

  /// Returns the part of an item by itself: apps make the player's view on a Mac alone.
  private func plainPart(of item: LogConstraint.Item) -> LogOwner.Part? {
    isUIKit && item.className == "AVPlayerView" ? .player : LogOwner(item).part
  }
}

extension LogConstraint.Item {
  /// Whether the class is one of an app's or a library's module.
  fileprivate var isOfApp: Bool {
    let module =
      className.hasPrefix("_Tt")
      ? module
      : className.firstIndex(of: ".").map { _ in
        String(className.prefix { $0 != "." && $0 != "<" })
      }
    // Names with blanks are identifiers: `UIKeyboardLayoutStar Prev...`.
    return module.map {
      !$0.contains(" ")
        && !["UIKit", "UIKitCore", "SwiftUI", "AppKit", "AVKit"].contains($0)
    } ?? false
  }

  /// Whether the class is one of UIKit's.
  fileprivate var isOfUIKit: Bool { className.hasPrefix("UI") || className.hasPrefix("_UI") }

  /// Whether it is a guide of a navigation bar, which names its layout: `TabBarGuide(0x8)`.
  fileprivate var isOfBar: Bool {
    guard isGuide, let label, label.hasSuffix(")") else { return false }
    return label.contains("(0x") || label.contains("(layout=0x")
  }
}

extension LayoutConstraint.Attribute {
  var isLength: Bool { self == .width || self == .height }
}
