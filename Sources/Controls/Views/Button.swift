import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// A button with a title (`UIButton`).
open class Button: PaintedView, TextCarrying {
  /// The forms of a button; raw values are those of scene files.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// A tinted title of 15 points, `UIButton.ButtonType.system`.
    case system
    /// A tinted title in the body style with room around it, `UIButton.Configuration.plain()`.
    case plain
    /// A title on a tinted ground, `UIButton.Configuration.filled()`.
    case filled
    /// A title of 18 points in the colour of text, `UIButton.ButtonType.custom`.
    case custom

    /// Whether the form is that of a configuration: its title wraps, and grows with the reader's
    /// text size.
    package var isConfigured: Bool { self == .plain || self == .filled }
  }

  /// The form; decides the default font, the room around the title and the ground.
  ///
  /// A filled button gets round corners unless its layer has some already.
  package final var style = Style.custom {
    didSet {
      guard style != oldValue else { return }
      roundCorners()
      invalidateIntrinsicContentSize()
    }
  }

  package final var textContent = TextContent() {
    didSet { if textContent != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture before the title; nil for none.
  package final var picture: Picture? {
    didSet { if picture != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture behind everything, stretched over the button; nil for none.
  package final var backgroundPicture: Picture? {
    didSet { if backgroundPicture != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How picture and title are placed.
  package final var arrangement = Arrangement() {
    didSet { if arrangement != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes a button without a title.
  package convenience init(_ environment: ControlEnvironment, style: Style) {
    self.init(frame: .zero)
    adopt(environment)
    self.style = style
    roundCorners()
  }

  /// Makes a system button without a title.
  package convenience init(_ environment: ControlEnvironment) {
    self.init(environment, style: .system)
  }

  /// `UIButton`.
  public override var className: String { name(as: Button.self, "UIButton") }

  /// The title.
  public override var contentDescription: String? { textContent.text }

  /// The title with the room that the form leaves around it.
  ///
  /// System and custom buttons round the title's sides up to whole points and are 30 wide at least,
  /// as recorded frames show (46 x 30 at 15 points); a button without a title keeps the height of a
  /// line. A picture stands before the title; alone it asks for its own size.
  package override var naturalContentSize: Size {
    let measure = environment.measurer.measure(paragraph, width: nil)
    let title = surrounded(titleWidth: measure.size.width, titleHeight: measure.size.height)
    guard let natural = picture?.size ?? backgroundSize else { return title }
    let width = natural.width + contentInsets.left + contentInsets.right
    let outer = arrangement.contentInsets ?? .zero
    let height = natural.height + outer.top + outer.bottom
    if textContent.isEmpty {
      return Size(width: natural.width + outer.left + outer.right, height: height)
    }
    return Size(
      width: picture == nil
        ? max(title.width, width) : title.width + arrangement.picturePadding + natural.width,
      height: max(title.height, height))
  }

  private var backgroundSize: Size? { backgroundPicture?.size }

  /// The height around a title wrapped at a laid-out width, beside its picture; nil for a title of
  /// one line.
  public override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard standInSize == nil, titleLines != 1 else { return nil }
    let natural = naturalContentSize
    guard width < natural.width - 1e-6, !textContent.isEmpty else { return natural }
    let wrapped = environment.measurer.measure(paragraph, width: titleRoom(in: width))
    let height = surrounded(titleWidth: 0, titleHeight: wrapped.size.height).height
    let outer = arrangement.contentInsets ?? .zero
    let pictureHeight = (picture?.size.height ?? 0) + outer.top + outer.bottom
    return Size(width: natural.width, height: max(height, pictureHeight))
  }

  /// The width that a button of a width leaves its title.
  private func titleRoom(in width: Double) -> Double {
    let beside = picture.map { $0.size.width + arrangement.picturePadding } ?? 0
    return max(width - contentInsets.left - contentInsets.right - beside, 0)
  }

  /// Whether the title keeps to the middle: true.
  public override var centersTextVertically: Bool { true }

  /// The title's first baseline at the button's own height; nil without a title.
  public override var firstBaselineOffsetFromTop: Double? {
    textContent.isEmpty
      ? nil : centeredFirstBaseline(environment.measurer.measure(paragraph, width: nil))
  }

  /// The title's last baseline above the bottom at the button's own height; nil without a title.
  public override var lastBaselineOffsetFromBottom: Double? {
    textContent.isEmpty
      ? nil : centeredLastBaseline(environment.measurer.measure(paragraph, width: nil))
  }

  /// The height of a line of the title, without the room around it.
  public override var textLineHeight: Double? {
    textContent.isEmpty
      ? nil : environment.measurer.lineMetrics(of: textContent.font ?? defaultFont).height
  }

  /// The font of a title without one.
  package final var defaultFont: FontDescriptor {
    switch style {
    case .system: .system(15)
    case .plain, .filled: .style(.body, category: environment.textSize)
    case .custom: .system(18)
    }
  }

  package final func fittedText(in size: Size) -> FittedText? {
    fittedText(in: Rect(origin: .zero, size: size))
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let ground = silhouette(in: bounds), layer.background == nil, layer.gradient == nil {
      let color = isEnabled ? effectiveTint : environment.color(.tertiarySystemFill)
      items.append(.fill(ground, .color(color)))
    }
    let grid = environment.grid
    if let backgroundPicture {
      items += backgroundPicture.items(
        in: bounds, tint: effectiveTint, mirrored: isRightToLeft, environment: environment)
    }
    if let picture {
      let place = grid.round(places(titleSize: titleSize(in: bounds), in: bounds).picture)
      items += picture.items(
        in: place, tint: styling.color, mirrored: isRightToLeft, environment: environment)
    }
    // A custom button has the same title in every state unless it is given others.
    let title = fittedText(in: bounds)
    if let title = style == .custom ? title : dimmed(title) { items.append(.text(title)) }
    return items
  }

  /// The ground of a filled button.
  package override func silhouette(in bounds: Rect) -> Shape? {
    style == .filled ? layer.shape(in: bounds) : nil
  }

  private func roundCorners() {
    if style == .filled, layer.cornerRadius == 0 { layer.cornerRadius = 6 }
  }

  private var paragraph: Paragraph { textContent.paragraph(styling) }

  private func fittedText(in bounds: Rect) -> FittedText? {
    fitter.fit(textContent, styling, in: places(titleSize: titleSize(in: bounds), in: bounds).title)
  }

  private func titleSize(in bounds: Rect) -> Size {
    var size = environment.measurer.measure(paragraph, width: nil).size
    let room = titleRoom(in: bounds.width)
    if paragraph.lines != 1, environment.grid.ceil(size.width) > room + 1e-6 {
      size = environment.measurer.measure(paragraph, width: room).size
    }
    return Size(width: environment.grid.ceil(size.width), height: size.height)
  }

  /// The room around picture and title.
  var contentInsets: EdgeInsets {
    if let insets = arrangement.contentInsets { return insets }
    return switch style {
    case .system, .custom: EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    case .plain, .filled: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    }
  }

  private func surrounded(titleWidth: Double, titleHeight: Double) -> Size {
    let line = environment.measurer.lineMetrics(of: textContent.font ?? defaultFont).height
    var title = Size(width: titleWidth, height: max(titleHeight, line))
    let sides = contentInsets.left + contentInsets.right
    switch style {
    case .system, .custom:
      title.width = max(0, titleWidth - Self.titleAllowance).rounded(.up)
      if !textContent.isEmpty, picture == nil {
        title.width = max(title.width, Self.minimumWidth - sides)
      }
      title.height = title.height.rounded(.up)
    case .plain, .filled: title = environment.grid.ceil(title)
    }
    return Size(
      width: title.width + sides, height: title.height + contentInsets.top + contentInsets.bottom)
  }

  /// What a title may exceed a whole point by without taking another one, in points.
  private static let titleAllowance = 0.2
  /// The width of system and custom buttons with the shortest titles, in points.
  private static let minimumWidth = 30.0

  /// How many lines a title without a limit takes: any number in a configured button that wraps.
  package final var titleLines: Int { textContent.lines ?? (wrapsTitle ? 0 : 1) }

  /// Whether a title without a line limit wraps: that of a configuration, unless it is to be cut.
  private var wrapsTitle: Bool {
    guard style.isConfigured else { return false }
    switch textContent.lineBreak {
    case nil, .wordWrap, .charWrap: return true
    default: return false
    }
  }

  private var styling: TextStyling {
    let color: Color =
      switch style {
      case .system, .plain: effectiveTint
      case .filled: SystemColor.systemBackground.resolved(in: .light)
      case .custom: environment.color(.label)
      }
    return TextStyling(
      font: defaultFont, color: color, lines: titleLines,
      lineBreak: style.isConfigured ? .wordWrap : .truncateMiddle,
      naturalAlignment: titleAlignment,
      direction: effectiveUserInterfaceLayoutDirection, language: environment.language)
  }
}
