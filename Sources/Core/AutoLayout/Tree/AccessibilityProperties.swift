package import Geometry

/// What a view tells assistive technology; a property that is nil keeps the default of its class.
///
/// The properties of UIKit's `UIAccessibility`, with views named by their identifiers.
package struct AccessibilityProperties: Hashable, Sendable {
  /// What is spoken first (`accessibilityLabel`).
  package var label: String?
  /// What is spoken after the label (`accessibilityValue`).
  package var value: String?
  /// What happens when the element is activated (`accessibilityHint`).
  package var hint: String?
  /// How the element behaves (`accessibilityTraits`).
  package var traits: AccessibilityTraits?
  /// Whether the view itself is read, and its subviews are not (`isAccessibilityElement`).
  package var isElement: Bool?
  /// Whether the view and everything in it is left out (`accessibilityElementsHidden`).
  package var isHidden = false
  /// The identifiers of the views that are read instead of the subviews, in their order
  /// (`accessibilityElements`).
  package var elements: [String]?
  /// The identifiers of views below it that are read before the others, in their order.
  package var order: [String] = []
  /// Whether its elements are read together (`shouldGroupAccessibilityChildren`).
  package var groupsChildren = false
  /// What it contains (`accessibilityContainerType`).
  package var container: AccessibilityContainer?
  /// Whether the views beside it are left out (`accessibilityViewIsModal`).
  package var isModal = false
  /// The identifier of tests (`accessibilityIdentifier`).
  package var identifier: String?
  /// The language that it is spoken in, such as `en` (`accessibilityLanguage`).
  package var language: String?
  /// Where the element is activated, in the view's coordinates; nil for the middle
  /// (`accessibilityActivationPoint`).
  package var activationPoint: Point?
  /// The corners of the outline, in the view's coordinates; empty for the bounds
  /// (`accessibilityPath`).
  package var path: [Point] = []
  /// The names of the custom actions (`accessibilityCustomActions`).
  package var actions: [String] = []
  /// Further details (`accessibilityCustomContent`).
  package var content: [Detail] = []
  /// The names of the custom rotors (`accessibilityCustomRotors`).
  package var rotors: [String] = []
  /// What people may say to Voice Control (`accessibilityUserInputLabels`).
  package var inputLabels: [String] = []

  /// Its place in a table; nil outside one, or where it is read off the frames.
  package var cell: TableCellPlace?
  /// Whether it is a row of a list: one element with its texts, beside which its controls are read.
  package var isRow = false

  /// A further detail of an element (`AXCustomContent`).
  package struct Detail: Hashable, Sendable {
    /// What it is.
    package var label: String
    /// Its value.
    package var value: String

    /// Makes a detail.
    package init(label: String, value: String) { (self.label, self.value) = (label, value) }
  }

  /// Makes properties that change nothing.
  package init() {}
}

/// The place of an element in a table (`UIAccessibilityContainerDataTableCell`).
package struct TableCellPlace: Hashable, Sendable {
  /// The rows, from 0; nil if it doesn't say.
  package var rows: Range<Int>?
  /// The columns, from 0; nil if it doesn't say.
  package var columns: Range<Int>?
  /// What the headers of its row and column say.
  package var headers: [String]

  /// Makes a place.
  package init(rows: Range<Int>?, columns: Range<Int>?, headers: [String]) {
    (self.rows, self.columns, self.headers) = (rows, columns, headers)
  }
}

/// What a view in code names as read: a view, or something that is none.
package enum AccessibilityChild {
  case view(View)
  /// What it states, and its frame in the coordinates of the view that names it.
  case part(AccessibilityProperties, Rect)
}

/// What a view contains, as `UIAccessibilityContainerType` says it.
package enum AccessibilityContainer: String, CaseIterable, Hashable, Sendable {
  case list, landmark, dataTable, semanticGroup
}

/// How an element behaves, as `UIAccessibilityTraits` says it.
package struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let button = Self(rawValue: 1 << 0)
  package static let link = Self(rawValue: 1 << 1)
  package static let header = Self(rawValue: 1 << 2)
  package static let image = Self(rawValue: 1 << 3)
  package static let selected = Self(rawValue: 1 << 4)
  package static let notEnabled = Self(rawValue: 1 << 5)
  package static let adjustable = Self(rawValue: 1 << 6)
  package static let searchField = Self(rawValue: 1 << 7)
  package static let staticText = Self(rawValue: 1 << 8)
  /// A switch: its value is `1`, `0` or `2` for on, off and mixed.
  package static let toggle = Self(rawValue: 1 << 9)
  package static let tabBar = Self(rawValue: 1 << 10)
  package static let summaryElement = Self(rawValue: 1 << 11)
  package static let updatesFrequently = Self(rawValue: 1 << 12)
  package static let startsMedia = Self(rawValue: 1 << 13)
  package static let allowsDirectInteraction = Self(rawValue: 1 << 14)
  package static let causesPageTurn = Self(rawValue: 1 << 15)
  package static let playsSound = Self(rawValue: 1 << 16)
  package static let keyboardKey = Self(rawValue: 1 << 17)

  /// The traits by their names in scenes and results, in the order in which they are listed.
  package static let names: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("image", .image),
    ("selected", .selected), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
    ("searchField", .searchField), ("staticText", .staticText), ("toggle", .toggle),
    ("tabBar", .tabBar), ("summaryElement", .summaryElement),
    ("updatesFrequently", .updatesFrequently), ("startsMedia", .startsMedia),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
  ]

  /// The names of all traits.
  package static var allNames: [String] { names.map(\.name) }

  /// The names of the traits that are set.
  package var names: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }
}

extension View {
  /// What the view tells assistive technology; nil keeps the defaults of its class.
  package final var accessibility: AccessibilityProperties? {
    get { accessibilityProperties?.value }
    set { accessibilityProperties = newValue.map(AccessibilityBox.init) }
  }

  /// The control whose elements a view of an app has; nil for those of its own class.
  package final var accessibilityFace: View? {
    get { accessibilityProperties?.face }
    set { accessibilityProperties?.face = newValue }
  }

  /// What a view of an app names as read, instead of `elements`; nil for its subviews.
  package final var accessibilityChildren: [AccessibilityChild]? {
    get { accessibilityProperties?.children }
    set { accessibilityProperties?.children = newValue }
  }
}

/// Keeps the properties outside the view, since few views state any.
final class AccessibilityBox {
  let value: AccessibilityProperties
  var face: View?
  var children: [AccessibilityChild]?

  init(_ value: AccessibilityProperties) { self.value = value }
}
