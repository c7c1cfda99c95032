import Documents
import Foundation
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
    for guide in element.children where guide.name == "viewLayoutGuide" {
      loader.register(self.guide(guide["key"], of: view) ?? view, id: guide["id"])
    }
    for child in element.list("subviews") {
      guard let subview = loader.make(child) as? UIView else { continue }
      place(subview, child, in: view)
    }
    for child in element.list("gestureRecognizers") { _ = loader.make(child) }
    loader.addConstraints(of: element)
  }

  private func guide(_ key: String?, of view: UIView) -> AnyObject? {
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
    if let clips = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") {
      view.clipsToBounds = clips
    }
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let tag = element.number("tag") { view.tag = Int(max(-1e9, min(tag, 1e9))) }
    view.restorationIdentifier = element["restorationIdentifier"]
    if let mode = element["contentMode"], let known = Self.contentModes[mode] {
      view.contentMode = known
    }
    let semantics: [String: UISemanticContentAttribute] = [
      "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
      "forceRightToLeft": .forceRightToLeft,
    ]
    if let known = element["semanticContentAttribute"].flatMap({ semantics[$0] }) {
      view.semanticContentAttribute = known
    }
    applyAccessibility(element, to: view)
  }

  private func applyAccessibility(_ element: XMLElement, to view: UIView) {
    guard let words = element.child(key: "accessibilityConfiguration") else { return }
    if let identifier = words["identifier"] { view.accessibilityIdentifier = identifier }
    let key = "accessibilityConfiguration"
    func text(_ name: String) -> String? {
      StringsLibrary.shared.text("\(element["id"] ?? "").\(key).\(name)", table: loader.file.name)
        ?? words.string(name)
    }
    if let label = text("label") { view.accessibilityLabel = label }
    if let hint = text("hint") { view.accessibilityHint = hint }
    if let value = text("value") { view.accessibilityValue = value }
    if let flag = words.child(key: "isElement")?.flag("value") {
      view.isAccessibilityElement = flag
    }
    guard let traits = words.child(key: "traits") else { return }
    let known: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("header", .header), ("staticText", .staticText), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("adjustable", .adjustable),
      ("searchField", .searchField), ("summaryElement", .summaryElement),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ]
    view.accessibilityTraits = known.reduce(into: UIAccessibilityTraits.none) { result, trait in
      if traits.flag(trait.0) == true { result.formUnion(trait.1) }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  // MARK: Layout

  private func applyLayout(_ element: XMLElement, to view: UIView) {
    if let frame = element.recordedFrame, element["key"] != "contentView" {
      view.frame = CGRect(frame)
    }
    let isFixed = element.flag("fixedFrame") == true
    let translates = element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    view.translatesAutoresizingMaskIntoConstraints = isFixed || translates
    if let mask = element.child(key: "autoresizingMask"), element["key"] != "contentView" {
      let bits: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      view.autoresizingMask = bits.reduce(into: []) { result, bit in
        if mask.flag(bit.0) == true { result.formUnion(bit.1) }
      }
    }
    applyPriorities(element, to: view)
    applyMargins(element, to: view)
  }

  /// Sets all four priorities: those that an element omits are 250 and 750 for every class.
  private func applyPriorities(_ element: XMLElement, to view: UIView) {
    func priority(_ attribute: String, _ usual: Double) -> UILayoutPriority {
      let value = element.number(attribute) ?? usual
      return UILayoutPriority(Float(value > 0 && value <= 1000 ? value : usual))
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
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
    func side(_ insets: XMLElement, _ name: String) -> CGFloat {
      CGFloat(insets.number(name) ?? 0)
    }
    if let insets = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: side(insets, "top"), leading: side(insets, "leading"),
        bottom: side(insets, "bottom"), trailing: side(insets, "trailing"))
    } else if let insets = element.child(key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: side(insets, "top"), left: side(insets, "left"), bottom: side(insets, "bottom"),
        right: side(insets, "right"))
    }
  }

  // MARK: Kinds

  func decode(into stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      word(
        "distribution",
        [
          "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]) ?? .fill
    stack.alignment =
      word(
        "alignment",
        [
          "top": .leading, "leading": .leading, "bottom": .trailing, "trailing": .trailing,
          "center": .center, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]) ?? .fill
    stack.spacing = number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    stack.isBaselineRelativeArrangement = flag("baselineRelativeArrangement") ?? false
    // Interface Builder writes the flag only implicitly, by the presence of margins.
    stack.isLayoutMarginsRelativeArrangement =
      child("layoutMargins") != nil || child("directionalLayoutMargins") != nil
  }

  func decode(into control: UIControl) {
    if let flag = flag("selected") { control.isSelected = flag }
    if let flag = flag("highlighted") { control.isHighlighted = flag }
    control.contentHorizontalAlignment =
      word(
        "contentHorizontalAlignment",
        ["left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing])
      ?? .center
    control.contentVerticalAlignment =
      word("contentVerticalAlignment", ["top": .top, "bottom": .bottom, "fill": .fill]) ?? .center
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
    if let mode: UIScrollView.KeyboardDismissMode = word(
      "keyboardDismissMode", ["onDrag": .onDrag, "interactive": .interactive])
    {
      view.keyboardDismissMode = mode
    }
    if let behavior: UIScrollView.ContentInsetAdjustmentBehavior = word(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ])
    {
      view.contentInsetAdjustmentBehavior = behavior
    }
  }

  func decode(into view: UIVisualEffectView) {
    if let blur = child("effect")?.child("blurEffect") ?? element.child("blurEffect"),
      element.child("vibrancyEffect") == nil
    {
      view.effect = UIBlurEffect(style: .named(blur["style"] ?? "regular"))
    }
    if let content = child("contentView") { fill(view.contentView, from: content) }
  }
}
