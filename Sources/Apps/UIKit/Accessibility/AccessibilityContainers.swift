public import Foundation

/// A container whose elements are the cells of a table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell in a row and column; nil if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the headers of a row; nil for none.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the headers of a column; nil for none.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

/// An element that is a cell of a table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell takes up.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell takes up.
  func accessibilityColumnRange() -> NSRange
}

/// A further detail of an element, which people may ask for.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
  /// How soon the detail is spoken.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }

  /// What the detail is.
  public let label: String
  /// Its value.
  public let value: String
  /// How soon it is spoken.
  open var importance = Importance.default

  /// Makes a detail.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// An object with further details.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The details.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
