import AutoLayout
package import Drawing
public import Geometry
package import Typesetting

/// A button with a title (`UIButton`).
open class Button: PaintedView, TextCarrying {
  package override var kind: ViewKind { .button }
  /// The style; determines the default font, the padding around the title and the background.
  ///
  /// A style with a background gets rounded corners unless its layer already has some.
  package final var style = Style.custom {
    didSet {
      guard style != oldValue else { return }
      roundCorners()
      invalidateIntrinsicContentSize()
    }
  }

  /// The size; determines the padding around the title of a configured button, and its font.
  package final var buttonSize = ButtonSize.medium {
    didSet { if buttonSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the corners of a configured button's background are rounded.
  package final var cornerStyle = CornerStyle.dynamic {
    didSet { if cornerStyle != oldValue { roundCorners() } }
  }

  /// The base colour of the style's background, instead of the tint or the system's grey.
  package final var groundTint: Color?

  /// The radius of the background's corners in points, instead of the corner style's.
  package final var groundRadius: Double? { didSet { roundCorners() } }

  /// The radius that the style chose for the layer's corners.
  final var ownRadius = 0.0

  package final var textContent = TextContent() {
    didSet { if textContent.takesOtherRoom(than: oldValue) { invalidateIntrinsicContentSize() } }
  }

  /// The subtitle below the title; empty for none.
  package final var subtitle = TextContent() {
    didSet { if subtitle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture before the title, or wherever the arrangement places it; nil for none.
  package final var picture: Picture? {
    didSet { if picture != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture behind everything else, stretched over the button; nil for none.
  package final var backgroundPicture: Picture? {
    didSet { if backgroundPicture != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the colours of the texts are meant for the button's state, also while it is disabled.
  package final var statesColors = false

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

  package override func controlStateDidChange() { roundCorners() }

  /// `UIButton`.
  public override var className: String { name(as: Button.self, "UIButton") }

  /// The title.
  public override var contentDescription: String? { textContent.text }

  /// The size of the title with the style's padding around it.
  ///
  /// System and custom buttons round the sides of the title up to whole points and are at least
  /// 30 wide, as recorded frames show (46 x 30 at 15 points, 30 x 34 for a custom one that is
  /// empty); a button without a title keeps the height of a line. A picture is placed next to the title, and the old styles then have no
  /// padding of their own above and below: they are as high as the picture or a line, whichever
  /// is higher, even without a title (recorded: 22 with pictures of 10 to 17 points, 16 at 13
  /// points).
  package override var naturalContentSize: Size {
    let block = textBlock(width: nil).size
    let title = surrounded(titleWidth: block.width, titleHeight: block.height)
    guard let natural = picture?.size ?? backgroundSize else { return title }
    let outer = outerInsets
    let height = natural.height + outer.top + outer.bottom
    if textContent.isEmpty {
      let line = picture != nil && !style.isConfigured ? title.height : 0
      return Size(width: natural.width + outer.left + outer.right, height: max(height, line))
    }
    let width = natural.width + contentInsets.left + contentInsets.right
    guard picture != nil else {
      return Size(width: max(title.width, width), height: max(title.height, height))
    }
    if arrangement.picturePlacement.isVertical {
      return Size(
        width: max(title.width, width),
        height: title.height + arrangement.picturePadding + natural.height)
    }
    return Size(
      width: title.width + arrangement.picturePadding + natural.width,
      height: max(title.height, height))
  }

  private var backgroundSize: Size? { backgroundPicture?.size }

  /// The padding around a picture without a title, and above and below one next to it.
  private var outerInsets: EdgeInsets {
    arrangement.contentInsets ?? (style.isConfigured ? standardInsets : .zero)
  }

  /// Returns the height around a title wrapped at a laid-out width, next to its picture; nil for
  /// a title of one line.
  ///
  /// System and custom buttons do not grow with their titles, which then extend beyond them
  /// (StackOverflow 34588598): nil, too.
  public override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard standInSize == nil, titleLines != 1, style.isConfigured else { return nil }
    let natural = naturalContentSize
    guard width < natural.width - 1e-6, !textContent.isEmpty else { return natural }
    let wrapped = textBlock(width: titleRoom(in: width)).size
    let height = surrounded(titleWidth: 0, titleHeight: wrapped.height).height
    let pictureHeight = picture?.size.height ?? 0
    if arrangement.picturePlacement.isVertical, picture != nil {
      return Size(
        width: natural.width, height: height + arrangement.picturePadding + pictureHeight)
    }
    let outer = outerInsets
    return Size(width: natural.width, height: max(height, pictureHeight + outer.top + outer.bottom))
  }

  /// Returns the width that a button of a given width leaves its title.
  func titleRoom(in width: Double) -> Double {
    let isBeside = !arrangement.picturePlacement.isVertical
    let beside = picture.map { isBeside ? $0.size.width + arrangement.picturePadding : 0 } ?? 0
    return max(width - contentInsets.left - contentInsets.right - beside, 0)
  }

  /// Whether the title stays in the middle: true.
  public override var centersTextVertically: Bool { true }

  /// The title's first baseline at the button's intrinsic height; nil without a title.
  public override var firstBaselineOffsetFromTop: Double? {
    textContent.isEmpty ? nil : firstTitleBaseline
  }

  /// The title's last baseline, measured from the bottom, at the button's intrinsic height; nil
  /// without a title.
  ///
  /// If there is a subtitle, it is the subtitle's baseline.
  public override var lastBaselineOffsetFromBottom: Double? {
    textContent.isEmpty ? nil : lastTitleBaseline
  }

  /// The line height of the title, without the padding around it.
  public override var textLineHeight: Double? {
    textContent.isEmpty
      ? nil : environment.measurer.lineMetrics(of: textContent.font ?? defaultFont).height
  }

  package final func fittedText(in size: Size) -> FittedText? {
    fittedText(in: Rect(origin: .zero, size: size))
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    groundItems(in: bounds) + pictureItems(in: picturePlace(in: bounds))
      + fittedTexts(in: bounds).flatMap { items(of: $0.part, $0.text) }
  }

  /// Returns what is behind the picture and the title.
  package final func groundItems(in bounds: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if hasGround, layer.background == nil, layer.gradient == nil {
      items +=
        isGlass
        ? environment.glass(in: bounds, radius: layer.cornerRadius, groundColor)
        : [.fill(layer.shape(in: bounds), .color(groundColor))]
    }
    if let backgroundPicture {
      items += backgroundPicture.items(
        in: bounds, tint: effectiveTint, mirrored: isRightToLeft, environment: environment)
    }
    return items
  }

  /// Returns the picture at a place with its edges on pixels.
  package final func pictureItems(in place: Rect) -> [DisplayList.Item] {
    picture?.items(
      in: place, tint: pictureTint, mirrored: isRightToLeft, environment: environment) ?? []
  }

  /// Returns a text in the colour of the button's state.
  ///
  /// A custom button has the same title in every state unless it is given others.
  final func items(of part: TextPart, _ fitted: FittedText) -> [DisplayList.Item] {
    var text = fitted
    text.color = pressed(text.color)
    if showsShape { text.paragraph.underline() }
    guard let shown = style == .custom || statesColors ? text : dimmed(text) else { return [] }
    return part == .title ? items(of: shown, part: part) : [.text(shown, part: part)]
  }

  /// Returns where the picture is in the button's bounds, in pixels' edges.
  package final func picturePlace(in bounds: Rect) -> Rect {
    environment.grid.round(places(titleSize: titleSize(in: bounds), in: bounds).picture)
  }

  /// The colour of a symbol or a template picture.
  package final var pictureTint: Color {
    isEnabled || style == .custom ? foregroundColor : environment.color(.tertiaryLabel)
  }

  /// Whether the title is underlined, since nothing else shows that it is a button.
  private var showsShape: Bool {
    environment.settings.contains(.buttonShapes) && style != .custom && !hasGround
      && layer.background == nil && isEnabled
  }

  /// The padding around picture and title.
  package final var contentInsets: EdgeInsets {
    arrangement.contentInsets ?? (picture == nil || style.isConfigured ? standardInsets : .zero)
  }

  private func surrounded(titleWidth: Double, titleHeight: Double) -> Size {
    let line = environment.measurer.lineMetrics(of: textContent.font ?? defaultFont).height
    var title = Size(width: titleWidth, height: max(titleHeight, line))
    let sides = contentInsets.left + contentInsets.right
    if style.isConfigured {
      title = environment.grid.ceil(title)
    } else {
      title.width = max(0, titleWidth - Self.titleAllowance).rounded(.up)
      if picture == nil {
        title.width = max(title.width, Self.minimumWidth - sides)
      }
      title.height = title.height.rounded(.up)
    }
    return Size(
      width: title.width + sides, height: title.height + contentInsets.top + contentInsets.bottom)
  }

  /// How far a title may exceed a whole point without taking another one, in points.
  private static let titleAllowance = 0.2
  /// The minimum width of system and custom buttons, in points.
  private static let minimumWidth = 30.0

  /// The number of lines of a title without a limit: any number in a button that wraps.
  package final var titleLines: Int { textContent.lines ?? (wrapsTitle ? 0 : 1) }

  /// Whether a title without a line limit wraps: if it is to break between lines, and by default in
  /// configurations.
  private var wrapsTitle: Bool {
    switch textContent.lineBreak {
    case .wordWrap, .charWrap: true
    case nil: style.isConfigured
    default: false
    }
  }

  var styling: TextStyling {
    TextStyling(
      font: defaultFont, color: foregroundAtRest, lines: titleLines,
      lineBreak: style.isConfigured ? .wordWrap : .truncateMiddle,
      naturalAlignment: titleAlignment,
      direction: effectiveUserInterfaceLayoutDirection, pushesOut: true,
      language: environment.language)
  }
}
