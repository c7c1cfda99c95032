import ArgumentParser
import Controls
import InterfaceBuilder
import Localization
import Rendering
import Scenes
import Typesetting

/// The values of the options of every command that lays out, whichever reader of the command line
/// set them; `LayoutOptions` says what they mean.
struct LayoutWords {
  var variants: [VariantChoice] = []
  var allVariants = false
  var matrix: [AxisTexts] = []
  var component: String?
  var example: String?
  var size: CanvasExtent?
  var device: String?
  var scale: Double?
  var rightToLeft = false
  var doubleStrings = false
  var pseudoLanguages: [PseudoLanguages] = []
  var locale: String?
  var isDark = false
  var look: Look?
  var textSize: ContentSizeCategory?
  var settings: [AccessibilitySetting] = []
  var state: String?
  var show: [OverlayList] = []
  var showAlignmentRects = false
  var intrinsic = NibOptions.Intrinsic.measured
  var insets: String?
  var root: String?
  var assets: [String] = []
  var symbols: String?
  var confine: String?
  var project: String?
  var roundsScreen = false
  var repeatsPrototypes = false
  var strict = false
  var unlimited = false
  var diagnostics = DiagnosticsFormat.human
  var fontPaths: [String] = []
  var timings: TimingsFormat?
  var jobs: Int?
  var text = RenderOptions.TextMode.normal
  var textMetrics = TextMetrics.apple

  /// Throws if a value is invalid.
  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("'-j \(jobs)' must be a number of threads, at least 1")
    }
    if let scale, !(scale.isFinite && scale > 0) {
      throw ValidationError("the scale must be a number greater than 0, not '\(scale)'")
    }
    if example != nil, component == nil {
      throw ValidationError("'--example' names an example of a component: add '--component NAME'")
    }
    if let locale, VariantAxis.locale.value(locale) == nil {
      throw ValidationError("'\(locale)' is not a language such as 'ar' or 'pt-BR'")
    }
  }

  /// The options as values.
  var choices: LayoutChoices {
    let wanted =
      show.flatMap(\.overlays) + (showAlignmentRects ? [OverlayChoice(.alignmentRects)] : [])
      + (roundsScreen ? [OverlayChoice(.screen)] : [])
    var choices = LayoutChoices()
    choices.variants = variants
    choices.takesAllVariants = allVariants
    choices.matrix = matrix
    choices.component = component
    choices.example = example
    choices.values = values
    choices.render = RenderOptions(
      text: text, metrics: textMetrics, overlays: wanted.inOrder)
    choices.device = device.map { AxisTexts(.device, [$0]) }
    choices.nib = NibChoices(
      intrinsic: intrinsic, insetsPath: insets, root: root, assetPaths: assets)
    choices.confinement = confine
    choices.project = project
    choices.nib.looks.roundsScreen = roundsScreen
    choices.nib.looks.repeatsPrototypes = repeatsPrototypes
    choices.nib.symbolsPath = symbols
    choices.fontPaths = fontPaths
    choices.isStrict = strict
    choices.isUnlimited = unlimited
    choices.diagnostics = diagnostics
    choices.timings = timings
    choices.workers = jobs
    return choices
  }

  /// The values that override those of a scene and its variants.
  private var values: [AxisValue] {
    var values: [AxisValue] = []
    if rightToLeft { values.append(.direction(.rtl)) }
    if let locale { values.append(.locale(locale)) }
    let named: [PseudoLanguages] = pseudoLanguages + (doubleStrings ? [.doubled] : [])
    if !named.isEmpty { values.append(.strings(PseudoLanguages(named))) }
    if let textSize { values.append(.textSize(textSize)) }
    if isDark { values.append(.appearance(.dark)) }
    if let look { values.append(.look(look)) }
    values += settings.map { .setting($0, true) }
    if let size { values += [.width(size.width), .height(size.height)] }
    if let scale { values.append(.scale(scale)) }
    if let state { values.append(.state(state)) }
    return values
  }
}
