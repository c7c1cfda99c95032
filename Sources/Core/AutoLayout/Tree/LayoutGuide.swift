public import Geometry

/// A rectangle that takes part in layout and is never drawn, measured in its owner's coordinates.
public class LayoutGuide {
  /// A name for logs and constraints; empty by default.
  public var identifier: String

  /// The view that the guide belongs to; set by `View.addLayoutGuide(_:)`.
  public internal(set) weak var owningView: View?

  /// The client's object that represents the guide, such as a `UILayoutGuide`.
  package var peer: Peer?

  /// The class's name in UIKit, for descriptions.
  package var className: String { "UILayoutGuide" }

  /// The guide's role, which determines what keeps it in place.
  package let role: GuideRole

  /// The axis along which the guide is as long as another that is not negative; nil for none.
  final var impliedExtent: Axis?

  /// Whether a keyboard guide covers the bottom band of the safe area when there is no keyboard;
  /// true by default. Ignored by other guides.
  package var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.marginsDidChange() } }
  }

  /// The rectangle as last laid out, in the owner's coordinates, in points.
  public internal(set) var layoutFrame = Rect.zero

  /// Makes a custom guide.
  public convenience init() {
    self.init(role: .custom)
  }

  /// Makes a custom guide with a name.
  public convenience init(identifier: String) {
    self.init(role: .custom)
    self.identifier = identifier
  }

  init(role: GuideRole) {
    self.role = role
    identifier = role.identifier
  }
}

/// The role of a guide, which determines what keeps it in place.
package enum GuideRole: Int, Hashable, Sendable {
  /// Constraints added by the developer.
  case custom = 0
  /// The owner's bounds inside its effective layout margins.
  case layoutMargins
  /// The owner's bounds inside its safe area insets.
  case safeArea
  /// The part inside the margins that is comfortable to read.
  case readableContent
  /// The strip covered by a keyboard.
  case keyboard
  /// A scroll view's content, whose size is the content size.
  case scrollContent
  /// A scroll view's visible frame.
  case scrollFrame

  /// UIKit's name for the guide.
  var identifier: String {
    switch self {
    case .custom: ""
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }
}

extension LayoutGuide: Hashable {
  /// Whether both are the same guide.
  public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
