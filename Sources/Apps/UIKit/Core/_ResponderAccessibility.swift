import AutoLayout
import Controls
public import Foundation

/// What a responder tells assistive technology: what a closure returns, what the app states, or else what
/// UIKit says of the class, which is `AccessibilityElement`'s.
@preconcurrency @MainActor open class _ResponderAccessibility: _ResponderNames {
  /// Whether the app says that it is an element; nil where the class decides.
  private(set) var statedIsElement: Bool?
  private var statedTraits: UIAccessibilityTraits?

  /// What the class says; nil where it is no element, or several.
  var accessibilityDefault: AccessibilityElement? { nil }

  /// The traits that the class has.
  var traitsByClass: UIAccessibilityTraits {
    accessibilityDefault.map { UIAccessibilityTraits($0.traits) } ?? .none
  }

  /// Whether it is a row of a list, which is read as one element, and its controls after it.
  var isAccessibilityRow: Bool { false }

  /// Whether it is an element by its class.
  var isElementByClass: Bool { accessibilityDefault != nil }

  private var statedFrame: CGRect?
  private var statedPoint: CGPoint?
  /// Where the class stands on the screen.
  var frameByClass: CGRect { .zero }
  /// The frame, in screen coordinates: a view's own until it is stated.
  open override var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? statedFrame ?? frameByClass }
    set { statedFrame = newValue }
  }
  /// The point of activation, in screen coordinates: the middle of the frame until it is stated.
  open override var accessibilityActivationPoint: CGPoint {
    get { accessibilityActivationPointBlock?() ?? statedPoint ?? middleOfFrame }
    set { statedPoint = newValue }
  }
  /// The point at which elements are activated that state none.
  var middleOfFrame: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Closures

  /// A closure that returns whether it is an element.
  open var isAccessibilityElementBlock: (() -> Bool)?
  /// A closure that returns the label.
  open var accessibilityLabelBlock: (() -> String?)?
  /// A closure that returns the attributed label.
  open var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)?
  /// A closure that returns the value.
  open var accessibilityValueBlock: (() -> String?)?
  /// A closure that returns the attributed value.
  open var accessibilityAttributedValueBlock: (() -> NSAttributedString?)?
  /// A closure that returns the hint.
  open var accessibilityHintBlock: (() -> String?)?
  /// A closure that returns the attributed hint.
  open var accessibilityAttributedHintBlock: (() -> NSAttributedString?)?
  /// A closure that returns the traits.
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)?
  /// A closure that returns the language.
  open var accessibilityLanguageBlock: (() -> String?)?
  /// A closure that returns the elements inside.
  open var accessibilityElementsBlock: (() -> [Any]?)?
  /// A closure that returns whether the elements inside are hidden.
  open var accessibilityElementsHiddenBlock: (() -> Bool)?
  /// A closure that returns whether siblings are ignored.
  open var accessibilityViewIsModalBlock: (() -> Bool)?
  /// A closure that returns whether the elements inside are read together.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)?
  /// A closure that returns the type of container.
  open var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)?
  /// A closure that returns the point of activation, in screen coordinates.
  open var accessibilityActivationPointBlock: (() -> CGPoint)?
  /// A closure that returns the frame, in screen coordinates.
  open var accessibilityFrameBlock: (() -> CGRect)?
  /// A closure that returns the outline, in screen coordinates.
  open var accessibilityPathBlock: (() -> UIBezierPath?)?
  /// A closure that returns the custom actions.
  open var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)?
  /// A closure that returns the custom rotors.
  open var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)?
  /// A closure that returns what people may say to Voice Control.
  open var accessibilityUserInputLabelsBlock: (() -> [String]?)?
  /// A closure that returns the headers of a cell of a table.
  open var accessibilityHeaderElementsBlock: (() -> [Any]?)?

  // MARK: Properties

  /// Whether assistive technologies see this as an element.
  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? statedIsElement ?? isElementByClass }
    set { statedIsElement = newValue }
  }
  /// The label of the element.
  open override var accessibilityLabel: String? {
    get {
      accessibilityLabelBlock?() ?? accessibilityAttributedLabelBlock?()?.string
        ?? super.accessibilityLabel ?? super.accessibilityAttributedLabel?.string
        ?? accessibilityDefault?.label
    }
    set { super.accessibilityLabel = newValue }
  }
  /// The value of the element.
  open override var accessibilityValue: String? {
    get {
      accessibilityValueBlock?() ?? accessibilityAttributedValueBlock?()?.string
        ?? super.accessibilityValue ?? super.accessibilityAttributedValue?.string
        ?? accessibilityDefault?.value
    }
    set { super.accessibilityValue = newValue }
  }
  /// The hint: the result of an action on the element.
  open override var accessibilityHint: String? {
    get {
      accessibilityHintBlock?() ?? accessibilityAttributedHintBlock?()?.string
        ?? super.accessibilityHint ?? super.accessibilityAttributedHint?.string
    }
    set { super.accessibilityHint = newValue }
  }
  /// The traits of the element.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityTraitsBlock?() ?? statedTraits ?? traitsByClass
    }
    set { statedTraits = newValue }
  }
}

extension UIAccessibilityTraits {
  /// UIKit's traits with those of the elements of scenes.
  private static let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
    (.button, .button), (.link, .link), (.header, .header), (.image, .image),
    (.selected, .selected), (.notEnabled, .notEnabled), (.adjustable, .adjustable),
    (.searchField, .searchField), (.staticText, .staticText), (.toggleButton, .toggle),
    (.tabBar, .tabBar), (.summaryElement, .summaryElement),
    (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMedia),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.playsSound, .playsSound), (.keyboardKey, .keyboardKey),
  ]

  init(_ traits: AccessibilityTraits) {
    self = Self.pairs.filter { traits.contains($0.1) }.reduce(into: []) { $0.insert($1.0) }
  }

  /// The traits as elements of scenes have them.
  var core: AccessibilityTraits {
    Self.pairs.filter { contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
  }
}
