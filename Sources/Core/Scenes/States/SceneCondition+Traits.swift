import Controls
import Localization
package import Typesetting

extension SceneCondition.Trait {
  /// Whether the trait's values are numbers.
  var isNumeric: Bool { [.width, .height, .scale, .keyboard].contains(self) }

  /// The noun for a value in messages.
  var noun: String {
    switch self {
    case .width, .height, .scale, .keyboard: "a number"
    case .horizontalSizeClass, .verticalSizeClass: "a size class"
    case .direction: "a direction"
    case .locale: "a locale"
    case .strings: "a pseudo-language"
    case .textSize: "a text size"
    case .appearance: "an appearance"
    case .look: "a look"
    case .device: "a device"
    case .state: "the name of a state"
    case .contrast: "a contrast"
    case .boldText, .buttonShapes, .reduceMotion, .reduceTransparency: "'true' or 'false'"
    }
  }

  /// One sentence of documentation for users of the format.
  var help: String {
    switch self {
    case .width: "The canvas's width in points: 375, \"< 350\", \">= 320, < 430\"."
    case .height: "The canvas's height in points."
    case .horizontalSizeClass: "`compact` or `regular`, as on a device of the canvas's size."
    case .verticalSizeClass: "`compact` or `regular`, as on a device of the canvas's size."
    case .direction: "`ltr` or `rtl`."
    case .locale: "A language; `pt` holds for `pt-BR` too."
    case .strings: "A pseudo-language that is on, or `base`."
    case .textSize: "A content size category, or a comparison such as \">= accessibilityMedium\"."
    case .appearance: "`light` or `dark`."
    case .look: "`ios18` or `ios26`."
    case .device: "The canvas's device preset."
    case .scale: "Pixels per point."
    case .keyboard: "The height of the keyboard in points, 0 without one."
    case .state: "The state of the scene."
    case .contrast: "`increased` or `normal`."
    case .boldText: "Whether people prefer bold text."
    case .buttonShapes: "Whether people want to see what is a button."
    case .reduceMotion: "Whether people want less motion."
    case .reduceTransparency: "Whether people want opaque materials."
    }
  }

  /// The words that the trait accepts; empty if there is no fixed list.
  var words: [String] {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass: SizeClass.allCases.map(\.rawValue)
    case .direction: SceneDirection.allCases.map(\.rawValue)
    case .strings: ["base"] + PseudoLanguages.names
    case .textSize: ContentSizeCategory.allCases.map(\.rawValue)
    case .appearance: Appearance.allCases.map(\.rawValue)
    case .look: Look.allCases.map(\.rawValue)
    case .contrast, .boldText, .buttonShapes, .reduceMotion, .reduceTransparency:
      setting.map { [$0.words.off, $0.words.on] } ?? []
    case .width, .height, .scale, .keyboard, .locale, .device, .state: []
    }
  }

  /// Returns a word in its canonical spelling, or the rank of a text size; nil if the trait has
  /// no such word.
  func operand(_ text: String) -> SceneCondition.Operand? {
    switch self {
    case .textSize: ContentSizeCategory(named: text).map { .number($0.rank) }
    case .locale: LocaleTag(text).map { .word($0.name) }
    case .strings: PseudoLanguages(named: text).map { .word($0.name) }
    case .direction, .appearance, .look, .horizontalSizeClass, .verticalSizeClass, .contrast,
      .boldText,
      .buttonShapes, .reduceMotion, .reduceTransparency:
      words.contains(text) ? .word(text) : nil
    // Devices and states belong to the project and the scene: the reader of the condition knows
    // them.
    case .width, .height, .scale, .keyboard, .device, .state: nil
    }
  }
}

extension ContentSizeCategory {
  /// The position in the order of sizes, from 0.
  package var rank: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) }
}
