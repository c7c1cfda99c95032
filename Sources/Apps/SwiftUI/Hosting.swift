public import Foundation
public import UIKit

/// A controller of a SwiftUI view. Its view is empty, and the next assertion about a view fails.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view of SwiftUI.
  public var rootView: Content
  /// The options for the size.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Whether the safe area is ignored; nothing is laid out here.
  public var _disableSafeArea = false
  /// What the safe area leaves out; nothing is laid out here.
  public var safeAreaRegions: SafeAreaRegions = .all
  /// Makes a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a view, from a nib.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  /// Makes no controller: a nib has no SwiftUI view.
  public required init?(coder: NSCoder) {
    fatalError("\(Self.self) in a nib has no SwiftUI view; override init(coder:)")
  }
  /// Makes an empty view, and says so.
  open override func loadView() {
    Undrawn.report(Self.self)
    view = UIView(frame: .zero)
  }
  /// Returns no size: nobody knows it.
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// How a hosting controller tells its size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes a set of raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By the preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// By the view's intrinsic content size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A SwiftUI view in a cell. Its content view is empty, and the next assertion about a view fails.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  /// Makes a configuration of a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { _ = content() }
  /// Makes an empty view, and says so.
  public func makeContentView() -> any UIView & UIContentView {
    Undrawn.report(Self.self)
    return UIListContentConfiguration.cell().makeContentView()
  }
  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  /// Returns the configuration itself: margins are not drawn.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Returns the configuration itself: backgrounds are not drawn.
  public func background<S>(_ style: S) -> Self { self }
}

/// A view of UIKit as one of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that the view tells of changes.
  associatedtype Coordinator = Void
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that the view tells of changes.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Nothing is drawn.
  public var body: Never { refused() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes none.
  public func makeCoordinator() {}
}

/// A controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller tells of changes.
  associatedtype Coordinator = Void
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that the controller tells of changes.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Nothing is drawn.
  public var body: Never { refused() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes none.
  public func makeCoordinator() {}
}

/// The surroundings of a UIKit view in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view tells of changes.
  public let coordinator: Representable.Coordinator
  /// The values of the views around.
  public let environment = EnvironmentValues()
  /// How the change is animated: it is not.
  public let transaction = Transaction()
}

/// The surroundings of a UIKit controller in SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller tells of changes.
  public let coordinator: Representable.Coordinator
  /// The values of the views around.
  public let environment = EnvironmentValues()
  /// How the change is animated: it is not.
  public let transaction = Transaction()
}

extension UIView {
  /// Makes changes at once, as those with other animations, and calls the completion afterwards.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
}

extension EdgeInsets {
  /// Makes the insets of UIKit's directional ones.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
