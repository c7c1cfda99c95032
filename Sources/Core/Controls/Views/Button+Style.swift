import AutoLayout
import Drawing
import Geometry
package import Typesetting

extension Button {
  /// The styles of a button; raw values are those of scene files.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// A tinted title of 15 points, `UIButton.ButtonType.system`.
    case system
    /// A tinted title in the body style with padding around it, `UIButton.Configuration.plain()`.
    case plain
    /// A tinted title on a grey background, `UIButton.Configuration.gray()`.
    case gray
    /// A tinted title on a faint background of the tint, `UIButton.Configuration.tinted()`.
    case tinted
    /// A title on a tinted background, `UIButton.Configuration.filled()`.
    case filled
    /// The same as `gray`, `UIButton.Configuration.bordered()`.
    case bordered
    /// The same as `filled`, `UIButton.Configuration.borderedProminent()`.
    case borderedProminent
    /// A title in the text colour on a capsule of glass, `UIButton.Configuration.glass()`.
    case glass
    /// The same on clearer glass, `UIButton.Configuration.clearGlass()`.
    case clearGlass
    /// A title on a capsule of tinted glass, `UIButton.Configuration.prominentGlass()`.
    case prominentGlass
    /// The same on clearer glass, `UIButton.Configuration.prominentClearGlass()`.
    case prominentClearGlass
    /// A title of 18 points in the text colour, `UIButton.ButtonType.custom`.
    case custom

    /// Whether the style is that of a configuration: its title wraps, and grows with the reader's
    /// text size.
    package var isConfigured: Bool { self != .system && self != .custom }

    /// The background of the title; nil for none.
    fileprivate var ground: Ground? {
      switch self {
      case .system, .plain, .custom: nil
      case .gray, .bordered: .gray
      case .tinted: .tinted
      case .filled, .borderedProminent: .filled
      case .glass: .glass(isClear: false)
      case .clearGlass: .glass(isClear: true)
      case .prominentGlass: .tintedGlass(isClear: false)
      case .prominentClearGlass: .tintedGlass(isClear: true)
      }
    }
  }

  fileprivate enum Ground: Hashable {
    case gray, tinted, filled
    case glass(isClear: Bool)
    case tintedGlass(isClear: Bool)

    /// Whether what is behind it shows through, blurred.
    var isGlass: Bool {
      switch self {
      case .gray, .tinted, .filled: false
      case .glass, .tintedGlass: true
      }
    }

    /// Whether titles on it are white.
    var isProminent: Bool {
      switch self {
      case .gray, .tinted, .glass: false
      case .filled, .tintedGlass: true
      }
    }
  }

  /// How the corners of the background are rounded; raw values are those of scene files.
  package enum CornerStyle: String, CaseIterable, Hashable, Sendable {
    /// As set on the layer: 6 points unless specified otherwise.
    case fixed
    /// 6 points, growing with the reader's text size; a capsule in the look of iOS 26.
    case dynamic
    case small, medium, large
    /// Half the shorter side.
    case capsule
  }

  /// The sizes of configured buttons; raw values are those of scene files.
  package enum ButtonSize: String, CaseIterable, Hashable, Sendable {
    case mini, small, medium, large

    /// Returns the font of a title without one, whose size its symbol has.
    package func font(in category: ContentSizeCategory) -> FontDescriptor {
      .style(self == .mini || self == .small ? .subheadline : .body, category: category)
    }
  }

  /// The padding around picture and title for the style and size.
  var standardInsets: EdgeInsets {
    guard style.isConfigured else { return EdgeInsets(top: 6, left: 0, bottom: 6, right: 0) }
    return switch buttonSize {
    case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  /// The font of a title without one.
  package final var defaultFont: FontDescriptor {
    switch style {
    case .system: .system(15)
    case .custom: .system(18)
    default: buttonSize.font(in: environment.textSize)
    }
  }

  /// The size of the text that a symbol accompanies which states none: a configuration's symbol grows
  /// with the text size as its default title does, others stay as they are.
  package final var symbolPointSize: Double {
    style.isConfigured ? buttonSize.font(in: environment.textSize).size : SymbolStyle().pointSize
  }

  /// The font of the line below the title.
  package final var subtitleFont: FontDescriptor {
    .style(.footnote, category: environment.textSize)
  }

  /// The radius of the ground's corners in points; that of a capsule is cut to what fits.
  package final var groundCornerRadius: Double {
    if let groundRadius { return groundRadius }
    return switch cornerStyle {
    case .fixed: 6
    case .dynamic where environment.metrics.buttonRadius == nil || isGlass: 1_000
    case .dynamic:
      (environment.metrics.buttonRadius ?? 0)
        * FontDescriptor.style(.body, category: environment.textSize).size
        / FontDescriptor.style(.body, category: .large).size
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: 1_000
    }
  }

  /// Gives the layer the style's corners, unless it has its own.
  func roundCorners() {
    guard hasGround, layer.cornerRadius == 0 || layer.cornerRadius == ownRadius else {
      return
    }
    layer.cornerRadius = groundCornerRadius
    ownRadius = groundCornerRadius
  }

  /// Whether the style paints a background.
  package final var paintsGround: Bool { hasGround }

  /// Whether the style paints a background.
  var hasGround: Bool { shownGround != nil }

  /// Whether the background is glass.
  var isGlass: Bool { shownGround?.isGlass == true }

  /// The background of the title in the button's state.
  private var shownGround: Ground? {
    guard controlState == .selected else { return style.ground }
    return switch style {
    case .system: .filled
    case .plain, .gray, .bordered: .tinted
    default: style.ground
    }
  }

  /// The colour of the background.
  package final var groundColor: Color {
    guard isEnabled else { return environment.color(.tertiarySystemFill) }
    let color: Color =
      switch shownGround {
      case .gray, nil: groundTint ?? environment.color(.secondarySystemFill)
      case .tinted: (groundTint ?? effectiveTint).multipliedAlpha(by: Self.tintedOpacity)
      case .filled, .tintedGlass(isClear: false): groundTint ?? effectiveTint
      case .tintedGlass(isClear: true):
        (groundTint ?? effectiveTint).multipliedAlpha(by: Self.clearOpacity)
      case .glass(let isClear): groundTint ?? environment.glassColor(isClear: isClear)
      }
    return controlState == .highlighted ? color.multipliedAlpha(by: Self.pressedOpacity) : color
  }

  /// The default colour of title and picture.
  var foregroundColor: Color { pressed(foregroundAtRest) }

  /// The same colour when no finger is on the button.
  var foregroundAtRest: Color {
    if style == .custom { return environment.color(.label) }
    guard let shownGround else { return effectiveTint }
    if shownGround.isProminent { return SystemColor.systemBackground.resolved(in: .light) }
    return shownGround.isGlass ? environment.color(.label) : effectiveTint
  }

  /// Returns a colour as it is while a finger is on the button; on a coloured background the
  /// title stays the same.
  func pressed(_ color: Color) -> Color {
    guard controlState == .highlighted else { return color }
    return switch style {
    case .system: color.multipliedAlpha(by: Self.systemPressedOpacity)
    case .plain, .gray, .bordered, .tinted, .glass, .clearGlass:
      color.multipliedAlpha(by: Self.pressedOpacity)
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass, .custom: color
    }
  }

  private static let tintedOpacity = 0.18
  private static let clearOpacity = 0.7
  private static let pressedOpacity = 0.75
  private static let systemPressedOpacity = 0.2
}

extension Button {
  /// Returns the glyph of a type of button that consists only of one, named as in Interface Builder
  /// files; nil for other types.
  package static func glyph(ofType name: String) -> Symbol? {
    switch name {
    case "contactAdd": Symbol("plus.circle", size: Size(width: 22, height: 22))
    case "infoLight", "infoDark", "detailDisclosure":
      Symbol("info.circle", size: Size(width: 22, height: 22))
    case "close": Symbol("xmark", size: Size(width: 12, height: 12), pointSize: 13, weight: 700)
    default: nil
    }
  }
}
