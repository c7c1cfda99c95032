import AutoLayout
import Documents
import Foundation
import Geometry
import InterfaceBuilder

// Decoding of UIKit's views.

@MainActor extension NibCoder {
  /// Decodes what all views have in common, and makes the subviews.
  func decodeView(_ view: UIView) {
    fill(view, from: element)
    if element.flag("enabled") == false { (view as? UIControl)?.isEnabled = false }
  }

  /// Reads what UIKit's basic classes of views have beyond every view.
  func decodeParts(of view: UIView) {
    switch view {
    case let control as UIControl: decode(into: control)
    case let stack as UIStackView: decode(into: stack)
    case let view as UIScrollView: decode(into: view)
    case let view as UIVisualEffectView: decode(into: view)
    case let bar as UINavigationBar: decode(into: bar)
    case let bar as UITabBar: decode(into: bar)
    case let bar as UIToolbar: decode(into: bar)
    default: break
    }
  }

  /// Fills a view according to an element, and makes the subviews. The view may be one that UIKit
  /// provides, such as a cell's content view.
  func fill(_ view: UIView, from element: XMLElement) {
    loader.register(view, element)
    applyLooks(element, to: view)
    applyLayout(element, to: view)
    for guide in element.guides {
      loader.register(self.guide(guide.key, of: view) ?? view, id: guide.id)
    }
    for child in element.list("subviews") {
      guard let subview = loader.make(child) as? UIView else { continue }
      place(subview, child, in: view)
    }
    for child in element.list("gestureRecognizers") { _ = loader.make(child) }
    loader.addConstraints(of: element)
  }

  private func guide(_ key: String, of view: UIView) -> AnyObject? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  private func place(_ subview: UIView, _ element: XMLElement, in view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  // MARK: Looks

  private func applyLooks(_ element: XMLElement, to view: UIView) {
    if let color = loader.color(element.child(key: "backgroundColor")) {
      view.backgroundColor = color
    }
    if let color = loader.color(element.child(key: "tintColor")) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
    if element.flag("hidden") == true { view.isHidden = true }
    if let clips = element.clips { view.clipsToBounds = clips }
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let tag = element.number("tag") { view.tag = Int(max(-1e9, min(tag, 1e9))) }
    view.restorationIdentifier = element["restorationIdentifier"]
    if let mode: UIView.ContentMode = element.word("contentMode") { view.contentMode = mode }
    view.semanticContentAttribute = word("semanticContentAttribute") ?? .unspecified
    applyAccessibility(element, to: view)
  }

  private func applyAccessibility(_ element: XMLElement, to view: UIView) {
    guard
      let stated = AccessibilityProperties(
        interfaceBuilder: element, shown: { text, key in shown(text, key) ?? text })
    else { return }
    if let identifier = stated.identifier { view.accessibilityIdentifier = identifier }
    if let label = stated.label { view.accessibilityLabel = label }
    if let hint = stated.hint { view.accessibilityHint = hint }
    if let flag = stated.isElement { view.isAccessibilityElement = flag }
    if let traits = stated.traits { view.accessibilityTraits = UIAccessibilityTraits(traits) }
  }

  // MARK: Layout

  private func applyLayout(_ element: XMLElement, to view: UIView) {
    if let frame = element.recordedFrame, element["key"] != "contentView" {
      view.frame = CGRect(frame)
    }
    view.translatesAutoresizingMaskIntoConstraints = element.translatesMask ?? true
    if let bits = element.autoresizingBits, element["key"] != "contentView" {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
    }
    applyPriorities(element, to: view)
    applyMargins(element, to: view)
  }

  /// Sets all four priorities: those that an element omits are 250 and 750 for every class.
  private func applyPriorities(_ element: XMLElement, to view: UIView) {
    func priority(_ attribute: String) -> UILayoutPriority {
      UILayoutPriority(Float(element.priority(attribute).value))
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority"), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority"), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority"), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority"), for: .vertical)
  }

  private func applyMargins(_ element: XMLElement, to view: UIView) {
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if element.flag("layoutMarginsFollowReadableWidth") == true {
      loader.readable.insert(ObjectIdentifier(view))
    }
    switch element.statedMargins {
    case .directional(let insets): view.directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
    case .physical(let insets): view.layoutMargins = UIEdgeInsets(insets)
    case nil: break
    }
  }

  // MARK: Kinds

  func decode(into stack: UIStackView) {
    stack.axis = word("axis") ?? .horizontal
    stack.distribution = word("distribution") ?? .fill
    let edges: [String: UIStackView.Alignment] = ["top": .leading, "bottom": .trailing]
    stack.alignment = word("alignment") ?? element["alignment"].flatMap { edges[$0] } ?? .fill
    stack.spacing = CGFloat(number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0))
    stack.isBaselineRelativeArrangement = flag("baselineRelativeArrangement") ?? false
    // Interface Builder writes the flag only implicitly, by the presence of margins.
    stack.isLayoutMarginsRelativeArrangement = element.statedMargins != nil
  }

  func decode(into control: UIControl) {
    if let flag = flag("selected") { control.isSelected = flag }
    if let flag = flag("highlighted") { control.isHighlighted = flag }
    control.contentHorizontalAlignment = word("contentHorizontalAlignment") ?? .center
    control.contentVerticalAlignment = word("contentVerticalAlignment") ?? .center
    control.showsMenuAsPrimaryAction = flag("showsMenuAsPrimaryAction") ?? false
  }

  func decode(into view: UIScrollView) {
    if let flag = flag("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = flag("pagingEnabled") { view.isPagingEnabled = flag }
    if let flag = flag("bounces") { view.bounces = flag }
    if let flag = flag("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = flag }
    if let flag = flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = flag
    }
    if let insets = insets("contentInset") { view.contentInset = insets }
    if let mode: UIScrollView.KeyboardDismissMode = word("keyboardDismissMode") {
      view.keyboardDismissMode = mode
    }
    if let behavior: UIScrollView.ContentInsetAdjustmentBehavior = word(
      "contentInsetAdjustmentBehavior")
    {
      view.contentInsetAdjustmentBehavior = behavior
    }
  }

  func decode(into view: UIVisualEffectView) {
    if let style = element.blurStyle { view.effect = UIBlurEffect(style: .named(style)) }
    // What it holds has been placed in its full size.
    view.contentView.frame.size = frame.size
    if let content = child("contentView") { fill(view.contentView, from: content) }
  }
}
