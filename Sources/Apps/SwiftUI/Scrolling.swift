public import UIKit

/// Where a scroll view is; nothing scrolls.
public struct ScrollPosition: Hashable, Sendable {
  /// Makes the position of a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Makes a position without a place.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// Makes the position at an edge.
  public init(edge: Edge) {}
  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {}
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) {}
  /// Scrolls sideways.
  public mutating func scrollTo(x: CGFloat) {}
  /// Scrolls up or down.
  public mutating func scrollTo(y: CGFloat) {}
}
