import AutoLayout
import Controls
import Foundation
import Geometry

extension UIView {
  /// The only element of the view's face; nil for none or several.
  var faceElement: AccessibilityElement? {
    guard let face = syncedFace, let words = SpokenWords(interface: KitEnvironment.current.language)
    else { return nil }
    let elements = face.ownAccessibilityElements(words) ?? []
    return elements.count == 1 ? elements[0] : nil
  }

  /// Gives the nodes of a tree what their views tell assistive technology, for reading them.
  package func prepareAccessibility() {
    var properties = accessibilityProperties(origin: convert(CGPoint.zero, to: nil))
    if isAccessibilityRow, statedIsElement == nil { properties.isRow = true }
    node.accessibility = properties
    node.accessibilityFace = syncedFace
    node.accessibilityChildren = accessibilityChildren
    for subview in subviews { subview.prepareAccessibility() }
  }

  /// The elements that the view names; nil where its subviews are read.
  private var accessibilityChildren: [AccessibilityChild]? {
    if let table = self as? any UIAccessibilityContainerDataTable {
      return cells(of: table)
    }
    let count = accessibilityElementCount()
    guard
      let named = accessibilityElementsBlock?() ?? accessibilityElements
        ?? (count > 0 && count != NSNotFound
          ? (0..<min(count, Self.mostElements)).compactMap { accessibilityElement(at: $0) } : nil)
    else { return nil }
    return named.prefix(Self.mostElements).compactMap { child(of: $0) }
  }

  /// The most elements that are asked for.
  private static let mostElements = 10_000

  private func child(of element: Any, at place: TableCellPlace? = nil) -> AccessibilityChild? {
    if let view = element as? UIView {
      guard let place else { return .view(view.node) }
      return .part(
        view.accessibilityProperties(origin: view.convert(CGPoint.zero, to: nil), cell: place),
        Rect(view.convert(view.bounds, to: self)))
    }
    guard let element = element as? UIAccessibilityElement else { return nil }
    return .part(
      element.accessibilityProperties(origin: convert(CGPoint.zero, to: nil), cell: place),
      Rect(element.frame(in: self)))
  }

  /// Returns the cells of a table by rows, each once, with their headers.
  private func cells(of table: any UIAccessibilityContainerDataTable) -> [AccessibilityChild] {
    let (rows, columns) = (table.accessibilityRowCount(), table.accessibilityColumnCount())
    var known: Set<ObjectIdentifier> = []
    var children: [AccessibilityChild] = []
    for row in 0..<min(max(rows, 0), Self.mostElements) {
      for column in 0..<min(max(columns, 0), Self.mostElements) {
        guard children.count < Self.mostElements,
          let cell = table.accessibilityDataTableCellElement(forRow: row, column: column),
          known.insert(ObjectIdentifier(cell as AnyObject)).inserted
        else { continue }
        let headers =
          (column == 0 ? table.accessibilityHeaderElements(forRow: row) ?? [] : [])
          + (table.accessibilityHeaderElements(forColumn: column) ?? [])
        let place = TableCellPlace(
          rows: cell.accessibilityRowRange().core, columns: cell.accessibilityColumnRange().core,
          headers: headers.filter { ($0 as AnyObject) !== (cell as AnyObject) }.compactMap {
            header in
            (header as? _ResponderAccessibility).map { header in
              [header.accessibilityLabel, header.accessibilityValue].compactMap { $0 }
                .joined(separator: ": ")
            }
          })
        if let child = child(of: cell, at: place) { children.append(child) }
      }
    }
    return children
  }
}

extension NSRange {
  fileprivate var core: Range<Int>? {
    location == NSNotFound || length < 1 || location < 0 ? nil : location..<location + length
  }
}

extension UIResponder {
  /// Returns what the responder states, overridden or not.
  ///
  /// - Parameter origin: where its bounds are on the screen.
  func accessibilityProperties(
    origin: CGPoint, cell: TableCellPlace? = nil
  ) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.cell = cell
    let isElement = isAccessibilityElement
    if isElement != isElementByClass || statedIsElement != nil { properties.isElement = isElement }
    (properties.label, properties.value) = (accessibilityLabel, accessibilityValue)
    properties.hint = accessibilityHint
    let traits = accessibilityTraits
    if isElement || traits != traitsByClass { properties.traits = traits.core }
    properties.isHidden = accessibilityElementsHiddenBlock?() ?? accessibilityElementsHidden
    properties.isModal = accessibilityViewIsModalBlock?() ?? accessibilityViewIsModal
    properties.groupsChildren =
      accessibilityShouldGroupAccessibilityChildrenBlock?() ?? shouldGroupAccessibilityChildren
    properties.container = (accessibilityContainerTypeBlock?() ?? accessibilityContainerType).core
    if self is any UIAccessibilityContainerDataTable { properties.container = .dataTable }
    properties.language = accessibilityLanguageBlock?() ?? accessibilityLanguage
    func local(_ point: CGPoint) -> Point {
      Point(x: Double(point.x - origin.x), y: Double(point.y - origin.y))
    }
    let point = accessibilityActivationPoint
    if point != middleOfFrame { properties.activationPoint = local(point) }
    if let path = accessibilityPathBlock?() ?? accessibilityPath {
      let box = path.bounds
      properties.path = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
      ].map(local)
    }
    properties.actions =
      (accessibilityCustomActionsBlock?() ?? accessibilityCustomActions ?? []).map { $0.name }
    properties.rotors =
      (accessibilityCustomRotorsBlock?() ?? accessibilityCustomRotors ?? []).map { $0.name }
    properties.inputLabels =
      accessibilityUserInputLabelsBlock?() ?? accessibilityUserInputLabels ?? []
    let content = (self as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    properties.content = content.map { .init(label: $0.label, value: $0.value) }
    properties.identifier = (self as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    return properties
  }
}

extension UIAccessibilityContainerType {
  fileprivate var core: AccessibilityContainer? {
    switch self {
    case .none: nil
    case .dataTable: .dataTable
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .semanticGroup
    }
  }
}

extension UIAccessibilityElement {
  /// Returns the frame in a container's coordinates.
  fileprivate func frame(in container: UIView) -> CGRect {
    let frame = accessibilityFrame
    let origin = container.convert(CGPoint.zero, to: nil)
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
