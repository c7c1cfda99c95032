import Controls
import Foundation
import Geometry
import Typesetting

extension UIButton {
  /// Configures the library's button with this one's properties.
  func updateButton(_ face: PaintedView) {
    guard let face = face as? Button else { return }
    face.isEnabled = isEnabled
    face.style = configuration?.style ?? (buttonType == .custom ? .custom : .system)
    face.groundTint = configuration?.baseBackgroundColor?.resolved(in: traitCollection)
    face.groundRadius = configuration?.ownRadius
    face.statesColors = configuration != nil
    face.layer.background =
      ground == nil ? configuration?.ownGround?.resolved(in: traitCollection) : .clear
    let traits = traitCollection
    var content = TextContent()
    var arrangement = Button.Arrangement()
    var image: UIImage?
    var subtitle = TextContent()
    if let configuration {
      for row in ConfigurationFace.all { row.show(configuration, face, traits) }
      arrangement = face.arrangement
      (arrangement.titleInsets, arrangement.pictureInsets) = (.zero, .zero)
      fill(&content, &arrangement, from: configuration, traits, font: face.defaultFont)
      subtitle = self.subtitle(of: configuration, traits, font: face.subtitleFont)
      let usual = UIImage.SymbolConfiguration(pointSize: CGFloat(face.symbolPointSize))
      image = (configuration.image ?? currentImage)?.preferring(
        currentPreferredSymbolConfiguration.map(usual.applying) ?? usual)
      image = colored(image, by: configuration, traits)
    } else {
      fillPlain(&content, &arrangement, traits)
      image = currentImage?.preferring(currentPreferredSymbolConfiguration)
    }
    arrangement.horizontal = contentHorizontalAlignment.core
    arrangement.vertical = contentVerticalAlignment.core
    let picture = image?.shown(in: traits)
    let ground = currentBackgroundImage?.shown(in: traits)
    if face.textContent != content { face.textContent = content }
    if face.subtitle != subtitle { face.subtitle = subtitle }
    if face.arrangement != arrangement { face.arrangement = arrangement }
    if face.picture != picture { face.picture = picture }
    if face.backgroundPicture != ground { face.backgroundPicture = ground }
    if configuration == nil, let tint = parts.image?.ownTintColor {
      face.tintColor = tint.resolved(in: traits)
    }
  }

  /// Returns the image of a configuration in the colour that it states for it, if any.
  private func colored(
    _ image: UIImage?, by configuration: Configuration, _ traits: UITraitCollection
  ) -> UIImage? {
    let transform = configuration.imageColorTransformer?.transform
    guard isEnabled, let image, configuration.baseForegroundColor != nil || transform != nil else {
      return image
    }
    if case .image(let pixels) = image.shown(in: traits), !pixels.isTemplate { return image }
    let color = configuration.foreground(of: self)
    return image.withTintColor(transform?(color) ?? color, renderingMode: .alwaysOriginal)
  }

  private func fillPlain(
    _ content: inout TextContent, _ arrangement: inout Button.Arrangement,
    _ traits: UITraitCollection
  ) {
    let label = parts.title
    content = TextContent(chosenTitle ?? currentTitle ?? "")
    content.font = titleFont.core
    content.lines = label?.numberOfLines ?? 1
    content.lineBreak = (label?.lineBreakMode ?? .byTruncatingMiddle).core
    content.alignment = (label?.textAlignment ?? .natural).core
    content.adjustsFontSizeToFitWidth = label?.adjustsFontSizeToFitWidth ?? false
    content.minimumScaleFactor = Double(label?.minimumScaleFactor ?? 0)
    content.baselineAdjustment = (label?.baselineAdjustment ?? .alignBaselines).core
    content.color = currentTitleColor.resolved(in: traits)
    if let title = currentAttributedTitle {
      content.take(title, traits: traits, font: content.font ?? .system(15))
    }
    arrangement.contentInsets = setInsets.map { EdgeInsets($0) }
    arrangement.titleInsets = EdgeInsets(titleEdgeInsets)
    arrangement.pictureInsets = EdgeInsets(imageEdgeInsets)
  }

  private func fill(
    _ content: inout TextContent, _ arrangement: inout Button.Arrangement,
    from configuration: Configuration, _ traits: UITraitCollection, font: FontDescriptor
  ) {
    content = text(
      shownTitle, chosenTitle == nil ? configuration.attributedTitle : nil,
      configuration.titleTextAttributesTransformer,
      configuration.foreground(of: self), traits, font: font)
    content.lineBreak = configuration.titleLineBreakMode.core
    content.lines = 0
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrangement.contentInsets = EdgeInsets(
      configuration.contentInsets.resolved(rightToLeft: isRight))
  }

  /// Returns the line below a configuration's title.
  private func subtitle(
    of configuration: Configuration, _ traits: UITraitCollection, font: FontDescriptor
  ) -> TextContent {
    var content = text(
      configuration.subtitle, configuration.attributedSubtitle,
      configuration.subtitleTextAttributesTransformer, configuration.foreground(of: self), traits,
      font: font)
    content.lineBreak = configuration.subtitleLineBreakMode.core
    content.lines = 0
    return content
  }

  /// Returns a text of a configuration, plain or attributed, after its transformer.
  private func text(
    _ plain: String?, _ attributed: AttributedString?,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ color: UIColor,
    _ traits: UITraitCollection, font: FontDescriptor
  ) -> TextContent {
    var attributes = AttributeContainer()
    attributes.foregroundColor = color
    if let transformer { attributes = transformer.transform(attributes) }
    var content = TextContent(plain ?? "")
    content.font = attributes.font?.core
    content.color = (attributes.foregroundColor ?? color).resolved(in: traits)
    if let attributed {
      content.take(NSAttributedString(attributed), traits: traits, font: content.font ?? font)
      for index in content.runs.indices where content.runs[index].color == nil {
        content.runs[index].color = content.color
      }
    }
    return content
  }

  /// Adds a configuration's background to the box.
  func amendButtonLayer(_ box: inout Layer) {
    guard let configuration, ground == nil else { return }
    let traits = traitCollection
    let background = configuration.background
    // The style's own background is painted by the face.
    let own = configuration.ownGround?.resolved(in: traits)
    box.background = box.background ?? own
    if box.cornerRadius == 0 { box.cornerRadius = groundRadius }
    if background.strokeWidth > 0 {
      box.border = Layer.Border(
        width: Double(background.strokeWidth),
        color: (background.strokeColor ?? tintColor).resolved(in: traits))
    }
  }
  /// The radius of the background's corners; 0 if nothing is painted there.
  private var groundRadius: Double {
    guard let configuration, let face = syncedFace as? Button else { return 0 }
    let isPainted =
      face.paintsGround || configuration.ownGround != nil
      || configuration.background.strokeWidth > 0 || ground != nil
    return isPainted ? face.groundCornerRadius : 0
  }

  /// Makes the view of a background that is more than a colour and a line.
  func groundDidChange() {
    ground?.removeFromSuperview()
    ground = nil
    guard let background = configuration?.background, background.needsView else { return }
    let made = BackgroundView(background, tint: tintColor)
    made.radius = { [unowned self] in CGFloat(groundRadius) }
    made.ground = { [unowned self] () -> Color? in
      if let own = configuration?.ownGround { return own.resolved(in: traitCollection) }
      guard let face = syncedFace as? Button, face.paintsGround else { return nil }
      return face.groundColor
    }
    insertSubview(made, at: 0)
    ground = made
  }
}

extension UIControl.ContentHorizontalAlignment {
  var core: Button.Arrangement.Horizontal {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  var core: Button.Arrangement.Vertical {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }
}
