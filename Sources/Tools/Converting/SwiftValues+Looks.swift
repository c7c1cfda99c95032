import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

/// The looks of a view, and what it tells assistive technology. What has no line here has a comment.
extension SwiftValues {
  func look(of view: any Paintable) -> [String] {
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    let (layer, own) = (view.layer, fresh.layer)
    let configured = (view as? Button).map(\.style.isConfigured) ?? false
    if let ground = layer.background, ground != own.background, !configured {
      set("backgroundColor", color(ground) { $0.asPaintable?.layer.background })
    }
    if let tint = view.tintColor {
      set("tintColor", color(tint) { $0.asPaintable?.tintColor })
    }
    if layer.cornerRadius != own.cornerRadius, !configured {
      set("layer.cornerRadius", layer.cornerRadius.shortDescription)
    }
    if layer.cornerRadius != 0 {
      if layer.continuousCorners { set("layer.cornerCurve", ".continuous") }
      if layer.roundCorners != .all {
        let corners = Self.corners.filter { layer.roundCorners.contains($0.corner) }
        set("layer.maskedCorners", "[\(corners.map(\.name).joined(separator: ", "))]")
      }
    }
    if layer.clips != (view is ScrollView || view is TextView) {
      set("clipsToBounds", "\(layer.clips)")
    }
    if let border = layer.border, border != own.border {
      set("layer.borderWidth", border.width.shortDescription)
      let color = color(border.color) { $0.asPaintable?.layer.border?.color }
      set("layer.borderColor", "\(color).cgColor")
    }
    lines += shadow(of: layer)
    lines += [
      ("the gradient", layer.gradient != nil), ("the effect", layer.backdrop != nil),
      ("the outline", layer.outline != nil || layer.shadowOutline != nil),
    ].filter(\.1).map { left($0.0) }
    return lines
  }

  /// Where a view is that no constraints place.
  var place: [String] {
    guard !target.isEmpty, view.translatesAutoresizingMaskIntoConstraints else { return [] }
    let frame = view.layoutFrame
    let parts = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    let mask = Self.masks.filter { view.autoresizingMask.contains($0.mask) }.map(\.name)
    return ["\(target)frame = \(call("CGRect", parts))"]
      + (mask.isEmpty ? [] : ["\(target)autoresizingMask = [\(mask.joined(separator: ", "))]"])
  }

  private static let masks: [(mask: View.AutoresizingMask, name: String)] = [
    (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
    (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
    (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
  ]

  /// What the view gives its subviews, and how it takes up room.
  func behaviour(of view: any Paintable) -> [String] {
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    let own = fresh
    if view.directionalLayoutMargins != own.directionalLayoutMargins {
      set("directionalLayoutMargins", insets(view.directionalLayoutMargins))
    }
    if view.preservesSuperviewLayoutMargins { set("preservesSuperviewLayoutMargins", "true") }
    if !view.insetsLayoutMarginsFromSafeArea { set("insetsLayoutMarginsFromSafeArea", "false") }
    if view.semanticContentAttribute != .unspecified {
      set("semanticContentAttribute", ".\(view.semanticContentAttribute)")
    }
    if let content = view as? PaintedView, content.contentMode != .scaleToFill {
      set("contentMode", ".\(content.contentMode)")
    }
    let transform = view.transform
    if transform != .identity {
      let parts = [
        ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
        ("tx", transform.tx), ("ty", transform.ty),
      ]
      set("transform", call("CGAffineTransform", parts))
    }
    return lines
      + [
        ("'additionalSafeAreaInsets'", view.additionalSafeAreaInsets != .zero),
        ("'safeAreaBar'", view.safeAreaBar != nil),
        ("'alignmentRectInsets'", view.standInAlignmentRectInsets != nil),
        ("'intrinsicContentSize'", view.standInSize != nil),
      ].filter(\.1).map { left($0.0) }
  }

  /// The insets as UIKit's directional ones.
  func insets(_ insets: DirectionalEdgeInsets) -> String {
    call(
      "NSDirectionalEdgeInsets",
      [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ])
  }

  /// The insets as UIKit's.
  func insets(_ insets: EdgeInsets) -> String {
    call(
      "UIEdgeInsets",
      [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ])
  }

  private func shadow(of layer: Layer) -> [String] {
    let other = twin?.asPaintable?.layer.shadow
    guard let shadow = layer.shadow else {
      return other == nil ? [] : [left("the shadow in the other appearance")]
    }
    let color = color(shadow.color) { $0.asPaintable?.layer.shadow?.color }
    let isOther =
      twin != nil
      && other.map { $0.withoutColor != shadow.withoutColor } ?? true
    return [
      "\(target)layer.shadowColor = \(color).cgColor",
      "\(target)layer.shadowOpacity = \(shadow.opacity.shortDescription)",
      "\(target)layer.shadowRadius = \(shadow.radius.shortDescription)",
      "\(target)layer.shadowOffset = "
        + call("CGSize", [("width", shadow.dx), ("height", shadow.dy)]),
    ] + (isOther ? [left("the shadow in the other appearance")] : [])
  }

  private static let corners: [(corner: Layer.RoundCorners, name: String)] = [
    (.topLeft, ".layerMinXMinYCorner"), (.topRight, ".layerMaxXMinYCorner"),
    (.bottomLeft, ".layerMinXMaxYCorner"), (.bottomRight, ".layerMaxXMaxYCorner"),
  ]

  // MARK: Assistive technology

  /// What the view tells assistive technology.
  var spoken: [String] {
    guard let own = view.accessibility else { return [] }
    let texts = [
      ("accessibilityLabel", own.label), ("accessibilityValue", own.value),
      ("accessibilityHint", own.hint), ("accessibilityIdentifier", own.identifier),
      ("accessibilityLanguage", own.language),
    ].compactMap { name, text in text.map { (name, Escape.swift($0)) } }
    let flags = [
      ("isAccessibilityElement", own.isElement), ("accessibilityElementsHidden", own.isHidden),
      ("accessibilityViewIsModal", own.isModal),
      ("shouldGroupAccessibilityChildren", own.groupsChildren),
    ].filter { $0.0 == "isAccessibilityElement" ? $0.1 != nil : $0.1 == true }
      .map { ($0.0, "\($0.1 == true)") }
    let traits = own.traits.map { traits in
      let names = traits.names.map { $0 == "toggle" ? ".toggleButton" : ".\($0)" }
      return ("accessibilityTraits", "[\(names.joined(separator: ", "))]")
    }
    let rest = [
      ("the order of what is read", own.elements != nil || !own.order.isEmpty),
      ("the kind of accessibility container", own.container != nil),
      ("the accessibility outline", own.activationPoint != nil || !own.path.isEmpty),
      (
        "the accessibility actions",
        !own.actions.isEmpty || !own.rotors.isEmpty || !own.content.isEmpty
          || !own.inputLabels.isEmpty
      ),
    ]
    return (flags + texts + [traits].compactMap { $0 }).map { "\(target)\($0.0) = \($0.1)" }
      + rest.filter(\.1).map { left($0.0) }
  }
}

extension Shadow {
  fileprivate var withoutColor: Shadow {
    Shadow(color: .black, opacity: opacity, radius: radius, dx: dx, dy: dy)
  }
}
