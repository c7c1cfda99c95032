@_exported public import Combine
@_exported public import UIKit

/// A view of SwiftUI, which exists but is never drawn.
@MainActor @preconcurrency public protocol View {
  /// The type of the content.
  associatedtype Body: View
  /// The content.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing has a value of this type.
  public var body: Never { fatalError() }
}

extension View {
  /// Refuses to draw one of SwiftUI's own views.
  func refused() -> Never {
    fatalError("\(type(of: self)) can't be drawn: SwiftUI isn't available on Linux")
  }
}

/// Makes a view of the views in a closure.
@resultBuilder public enum ViewBuilder {
  /// Makes a view of none.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Makes a view of one.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Makes a view of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  /// Makes a view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Makes a view of a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Makes a view of a choice.
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent()
  }
  /// Makes a view of a choice.
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent()
  }
  /// Makes a view of what is available.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views.
public struct TupleView<T>: View {
  /// The views.
  public var value: T
  /// Makes a view of several.
  public init(_ value: T) { self.value = value }
  /// Nothing is drawn.
  public var body: Never { refused() }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent>: View {
  /// Nothing is drawn.
  public var body: Never { refused() }
}

extension Optional: View where Wrapped: View {
  /// Nothing is drawn.
  public var body: Never { refused() }
}

/// A view with changes that are not drawn.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The changes.
  public var modifier: Modifier
  /// Makes a view with changes.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Nothing is drawn.
  public var body: Never { refused() }
}

/// Changes of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the result.
  associatedtype Body: View
  /// The view to change.
  typealias Content = _ViewModifier_Content
  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content: View {
  /// Nothing is drawn.
  public var body: Never { refused() }
}

extension View {
  /// Returns the view with changes.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
