import ArgumentParser
import Controls
import Documents
import InterfaceBuilder
import Localization
import Rendering
import Scenes
import Typesetting

/// The options of every command that lays out.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "Lay out this variant of the scene, by name or by its axes; repeatable.",
      valueName: "axis=value[,axis=value]"),
    transform: { try VariantChoice($0) })
  var variants: [VariantChoice] = []

  @Flag(help: "Lay out every variant that the scene declares.")
  var allVariants = false

  @Option(
    help: ArgumentHelp(
      "Lay out every combination of these axes, added to those of the scene; repeatable.",
      valueName: "axis=value,value ..."),
    transform: { try AxisTexts($0) })
  var matrix: [AxisTexts] = []

  @Option(
    help: ArgumentHelp(
      "Lay out the examples of this component instead of the scene.", valueName: "NAME"))
  var component: String?

  @Option(
    help: ArgumentHelp("Lay out only this example of the component.", valueName: "NAME"))
  var example: String?

  @Option(
    help: ArgumentHelp(
      "The canvas's size in points; 'fit' on either axis, 'content' for the height of a page.",
      valueName: "WxH"),
    transform: { try CanvasExtent($0) })
  var size: CanvasExtent?

  @Option(
    help: ArgumentHelp(
      "A device's size, scale, safe area and size classes: 'iPhone 15', 'iPad landscape', ...",
      valueName: "NAME"))
  var device: String?

  @Option(help: ArgumentHelp("Device pixels per point: 1, 2 or 3.", valueName: "N"))
  var scale: Double?

  @Flag(name: .customLong("rtl"), help: "Lay out from right to left.")
  var rightToLeft = false

  @Flag(help: "Double every localisable text to simulate a longer language.")
  var doubleStrings = false

  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "A pseudo-language: \(PseudoLanguages.names.joined(separator: ", ")), or several "
        + "joined by '+'; repeatable.", valueName: "NAME"),
    transform: { try PseudoLanguages(argument: $0) })
  var pseudoLanguages: [PseudoLanguages] = []

  @Option(help: ArgumentHelp("The language of the strings.", valueName: "L"))
  var locale: String?

  @Flag(name: .customLong("dark"), help: "Use the dark appearance.")
  var isDark = false

  @Option(
    help: ArgumentHelp(
      "The system whose controls and bars are drawn: 'ios18' or 'ios26'.", valueName: "LOOK"))
  var look: Look?

  @Option(
    help: ArgumentHelp(
      "The content size category: xSmall, ..., large, ..., accessibilityExtraExtraExtraLarge.",
      valueName: "S"),
    transform: { try ContentSizeCategory(argument: $0) })
  var textSize: ContentSizeCategory?

  @Flag var settings: [AccessibilitySetting] = []

  @Option(help: ArgumentHelp("The state of the scene.", valueName: "NAME"))
  var state: String?

  @Option(
    help: ArgumentHelp(
      "Draw overlays: \(OverlayList.words), separated by commas; 'constraints:card' for one view.",
      valueName: "what[:view]"), transform: { try OverlayList($0) })
  var show: [OverlayList] = []

  @Flag(help: "The same as '--show alignmentRects'.")
  var showAlignmentRects = false

  @Option(
    help: ArgumentHelp(
      "For a .xib or .storyboard: the intrinsic sizes of controls, 'measured' or 'recorded'."))
  var intrinsic = NibOptions.Intrinsic.measured

  @Option(
    help: ArgumentHelp(
      "For a .xib or .storyboard: safe areas and margins by view, as JSON.", valueName: "FILE"),
    completion: .file())
  var insets: String?

  @Option(
    help: ArgumentHelp(
      "For a .xib or .storyboard: only this controller or top-level view, by name or id.",
      valueName: "NAME"))
  var root: String?

  @Option(
    name: .customLong("assets"),
    help: ArgumentHelp(
      "For a .xib or .storyboard: the asset catalog with its pictures and colours; repeatable.",
      valueName: "DIR.xcassets"), completion: .directory)
  var assets: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of SVG files used for Apple's symbols.",
      valueName: "DIR"), completion: .directory)
  var symbols: String?

  @Option(
    help: ArgumentHelp(
      "Keep scenes from reading files outside this folder; default the repository, or the project "
        + "that says 'confine' in alrender.yaml.",
      valueName: "DIR"),
    completion: .directory)
  var confine: String?

  @Option(
    help: ArgumentHelp(
      "The project's folder, with its alrender.yaml; default that of the scenes.", valueName: "DIR"),
    completion: .directory)
  var project: String?

  @Flag(
    name: .customLong("frame"),
    help: ArgumentHelp(
      "Draw the device's status bar, home indicator and rounded corners around a scene, and the "
        + "corners of a document's screen."))
  var roundsScreen = false

  @Flag(
    name: .customLong("repeat-prototypes"),
    help: "For a .xib or .storyboard: draw prototypes again, fainter, to the end of their list.")
  var repeatsPrototypes = false

  @Flag(help: "Exit with 1 if a layout is unsatisfiable or ambiguous.")
  var strict = false

  @Flag(help: "Let scenes that you trust take as much work as their variants and frames need.")
  var unlimited = false

  @Option(help: .diagnostics)
  var diagnostics = DiagnosticsFormat.human

  @Option(
    name: .customLong("font-path"),
    help: ArgumentHelp("Also use the fonts in this folder; repeatable.", valueName: "DIR"),
    completion: .directory)
  var fontPaths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report on standard error where the time went, as 'text' or 'json'.",
      valueName: "text|json"))
  var timings: TimingsFormat?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Lay out with this many threads; default: one for each processor.", valueName: "N"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "How text is measured: 'normal' with fonts, 'blocks' as 10 x 20 pt for each character."))
  var text = RenderOptions.TextMode.normal

  @Option(
    help: ArgumentHelp(
      "How wide the system font's text is: 'apple' as on a device, 'inter' with Inter's advances."))
  var textMetrics = TextMetrics.apple

  func validate() throws { try words.validate() }

  /// The options as values.
  var choices: LayoutChoices { words.choices }

  /// The options as given, independent of the parser.
  var words: LayoutWords {
    var words = LayoutWords()
    (words.variants, words.allVariants, words.matrix) = (variants, allVariants, matrix)
    (words.component, words.example) = (component, example)
    (words.size, words.device, words.scale, words.rightToLeft) = (size, device, scale, rightToLeft)
    (words.doubleStrings, words.pseudoLanguages) = (doubleStrings, pseudoLanguages)
    (words.locale, words.isDark, words.textSize, words.state) = (locale, isDark, textSize, state)
    (words.settings, words.look) = (settings, look)
    (words.show, words.showAlignmentRects) = (show, showAlignmentRects)
    (words.intrinsic, words.insets, words.root, words.assets) = (intrinsic, insets, root, assets)
    (words.confine, words.roundsScreen, words.symbols) = (confine, roundsScreen, symbols)
    (words.project, words.repeatsPrototypes) = (project, repeatsPrototypes)
    (words.strict, words.diagnostics, words.fontPaths) = (strict, diagnostics, fontPaths)
    words.unlimited = unlimited
    (words.timings, words.jobs) = (timings, jobs)
    (words.text, words.textMetrics) = (text, textMetrics)
    return words
  }
}

extension ContentSizeCategory {
  /// Throws for a word that is not a category.
  fileprivate init(argument: String) throws(ValidationError) {
    guard let category = ContentSizeCategory(rawValue: argument) else {
      let known = ContentSizeCategory.allCases.map(\.rawValue)
      let near =
        UIKitWords.meaning(of: argument, among: known) ?? NearestName.like(argument, among: known)
      throw ValidationError(
        "there is no content size '\(argument)'; "
          + (near.map { "did you mean '\($0)'?" }
            ?? "use one of \(NameList.candidates(for: argument, among: known))"))
    }
    self = category
  }
}

extension PseudoLanguages {
  /// Throws for a word that is none.
  fileprivate init(argument: String) throws(ValidationError) {
    guard let languages = PseudoLanguages(named: argument) else {
      let near = NearestName.like(argument, among: Self.names)
      throw ValidationError(
        "there is no pseudo-language '\(argument)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "use one of \(NameList.either(Self.names))"))
    }
    self = languages
  }
}

extension AccessibilitySetting: EnumerableFlag {
  static func name(for value: Self) -> NameSpecification {
    .customLong(String(value.option.dropFirst(2)))
  }

  static func help(for value: Self) -> ArgumentHelp? {
    switch value {
    case .contrast: "Use the system's colours of increased contrast."
    case .boldText: "Set the system font heavier."
    case .buttonShapes: "Underline titles of buttons without a background."
    case .reduceMotion: "Hold the conditions of reduced motion."
    case .reduceTransparency: "Make materials and bars opaque."
    }
  }
}

extension NibOptions.Intrinsic: ExpressibleByArgument {}
extension Look: ExpressibleByArgument {}
