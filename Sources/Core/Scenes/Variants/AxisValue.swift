package import Controls
import Documents
package import Localization
package import Typesetting

/// The axes on which a scene can vary.
package enum VariantAxis: CaseIterable, Hashable, Sendable {
  case direction, locale, strings, textSize, appearance, look, width, height, device, scale
  case keyboard
  case contrast, boldText, buttonShapes, reduceMotion, reduceTransparency
  case state
  /// An axis of the scene's own, by its name: states of which one holds, beside those of other axes.
  case states(String)

  /// The axes of the format, in its order.
  package static let allCases: [VariantAxis] = [
    .direction, .locale, .strings, .textSize, .appearance, .look, .width, .height, .device, .scale,
    .keyboard, .contrast, .boldText, .buttonShapes, .reduceMotion, .reduceTransparency, .state,
  ]

  /// Finds an axis of the format by its name; nil for any other name.
  package init?(rawValue: String) {
    guard let axis = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = axis
  }

  /// The name in scenes.
  package var rawValue: String {
    switch self {
    case .states(let name): name
    case .direction: "direction"
    case .locale: "locale"
    case .strings: "strings"
    case .textSize: "textSize"
    case .appearance: "appearance"
    case .look: "look"
    case .width: "width"
    case .height: "height"
    case .device: "device"
    case .scale: "scale"
    case .keyboard: "keyboard"
    case .contrast: "contrast"
    case .boldText: "boldText"
    case .buttonShapes: "buttonShapes"
    case .reduceMotion: "reduceMotion"
    case .reduceTransparency: "reduceTransparency"
    case .state: "state"
    }
  }

  /// Whether the axis's values are states of the scene.
  package var isOfStates: Bool {
    switch self {
    case .state, .states: true
    default: false
    }
  }

  /// The setting of accessibility that is on or off along the axis; nil for other axes.
  var setting: AccessibilitySetting? { AccessibilitySetting(rawValue: rawValue) }
}

/// A value of an axis of the scene's own: one of its states, or none of them.
package struct StateOption: Hashable, Sendable {
  /// The axis.
  package let axis: String
  /// The value's name, which is that of the state.
  package let name: String
  /// Whether there is a state of this name; without one, the axis changes nothing.
  package let isState: Bool
}

/// A value on one axis.
package enum AxisValue: Hashable, Sendable {
  case direction(SceneDirection)
  case locale(String)
  case strings(PseudoLanguages)
  case textSize(ContentSizeCategory)
  case appearance(Appearance)
  case look(Look)
  case width(SceneLength)
  case height(SceneLength)
  /// Boxed, so that lists of the other values stay small.
  indirect case device(Device)
  case scale(Double)
  /// The height of the keyboard in points; 0 without one.
  case keyboard(Double)
  /// A state, or several joined by `+`.
  case state(String)
  indirect case option(StateOption)
  case setting(AccessibilitySetting, Bool)

  /// The value's axis.
  package var axis: VariantAxis {
    switch self {
    case .direction: .direction
    case .locale: .locale
    case .strings: .strings
    case .textSize: .textSize
    case .appearance: .appearance
    case .look: .look
    case .width: .width
    case .height: .height
    case .device: .device
    case .scale: .scale
    case .keyboard: .keyboard
    case .state: .state
    case .option(let option): .states(option.axis)
    case .setting(let setting, _): VariantAxis(rawValue: setting.rawValue) ?? .contrast
    }
  }

  /// The value as written in the names of variants.
  package var name: String {
    switch self {
    case .direction(let direction): direction.rawValue
    case .locale(let locale): locale
    case .strings(let pseudo): pseudo.name
    case .textSize(let size): size.rawValue
    case .appearance(let appearance): appearance.rawValue
    case .look(let look): look.rawValue
    case .width(.points(let length)), .height(.points(let length)): NumberText.of(length)
    case .width(.fit), .height(.fit): "fit"
    case .width(.content), .height(.content): "content"
    case .device(let device): device.name
    case .scale(let scale): "\(NumberText.of(scale))x"
    case .keyboard(let height): height > 0 ? "keyboard\(NumberText.of(height))" : "noKeyboard"
    case .state(let state): state
    case .option(let option): option.name
    case .setting(let setting, let isOn): setting.variantName(isOn)
    }
  }
}

extension VariantAxis {
  /// Reads a value from the command line; nil if the axis has no such value.
  ///
  /// `devices` are the project's own, in addition to the presets.
  package func value(_ text: String, devices: [Device] = []) -> AxisValue? {
    switch self {
    case .direction: SceneDirection(rawValue: text).map(AxisValue.direction)
    case .locale: LocaleTag(text).map { _ in .locale(text) }
    case .strings: PseudoLanguages(named: text).map(AxisValue.strings)
    case .textSize: ContentSizeCategory(named: text).map(AxisValue.textSize)
    case .appearance: Appearance(rawValue: text).map(AxisValue.appearance)
    case .look: Look(rawValue: text).map(AxisValue.look)
    case .width: SceneLength(text).map(AxisValue.width)
    case .height: SceneLength(height: text).map(AxisValue.height)
    case .device: Device(named: text, among: devices).map(AxisValue.device)
    case .scale: Self.number(text, in: .scale).map(AxisValue.scale)
    case .keyboard: Self.number(text, in: .extent).map(AxisValue.keyboard)
    case .state: text.isEmpty ? nil : .state(text)
    // Only the scene knows its own axes.
    case .states: nil
    case .contrast, .boldText, .buttonShapes, .reduceMotion, .reduceTransparency:
      setting.flatMap { setting in setting.isOn(text).map { .setting(setting, $0) } }
    }
  }

  /// A description of the axis's values: `ltr or rtl`.
  package var expected: String { shape.schema.noun }

  /// The shape of the axis's values in a scene.
  var shape: Shape<AxisValue> {
    switch self {
    case .direction: wrapped(.choice, AxisValue.direction)
    case .locale: wrapped(.locale, AxisValue.locale)
    case .strings: wrapped(.pseudoLanguages, AxisValue.strings)
    case .textSize: wrapped(.textSize, AxisValue.textSize)
    case .appearance: wrapped(.choice, AxisValue.appearance)
    case .look: wrapped(.choice, AxisValue.look)
    case .width: wrapped(.length, AxisValue.width)
    case .height: wrapped(.height, AxisValue.height)
    case .device: wrapped(.device, AxisValue.device)
    case .scale: wrapped(.number(.scale), AxisValue.scale)
    case .keyboard: wrapped(.number(.extent), AxisValue.keyboard)
    case .state: wrapped(.stateNames, AxisValue.state)
    case .states(let name): .option(of: name)
    case .contrast:
      Shape<ContrastChoice>.choice.map({ .setting(.contrast, $0 == .increased) }) {
        $0 == .setting(.contrast, true) ? .increased : .normal
      }
    case .boldText: .flag(of: .boldText)
    case .buttonShapes: .flag(of: .buttonShapes)
    case .reduceMotion: .flag(of: .reduceMotion)
    case .reduceTransparency: .flag(of: .reduceTransparency)
    }
  }

  /// Wraps the shape of what the axis's values hold. Writing is rare enough to use reflection.
  private func wrapped<Held>(
    _ held: Shape<Held>, _ make: @escaping @Sendable (Held) -> AxisValue
  ) -> Shape<AxisValue> {
    held.map(make) { value in
      value.axis == self ? Mirror(reflecting: value).children.first?.value as? Held : nil
    }
  }

  fileprivate static func number(_ text: String, in range: NumberRange) -> Double? {
    switch CoreScalar(plain: text) {
    case .integer(let value), .float(let value): range.contains(value) ? value : nil
    default: nil
    }
  }
}

/// The values of the axis `contrast`.
private enum ContrastChoice: String, CaseIterable, Sendable {
  case normal, increased
}

extension Shape where Value == AxisValue {
  /// Whether a setting of accessibility is on.
  fileprivate static func flag(of setting: AccessibilitySetting) -> Shape {
    Shape<Bool>.boolean.map({ .setting(setting, $0) }) { $0 == .setting(setting, true) }
  }
}

extension SceneLength {
  /// Reads a number of points or `fit` from the command line.
  package init?(_ text: String) {
    if text == "fit" {
      self = .fit
    } else if let value = VariantAxis.number(text, in: .canvasSide) {
      self = .points(value)
    } else {
      return nil
    }
  }

  /// Reads a number of points, `fit` or `content` from the command line.
  package init?(height text: String) {
    if text == "content" {
      self = .content
    } else {
      self.init(text)
    }
  }
}

extension Shape where Value == PseudoLanguages {
  /// `base`, a pseudo-language, or several joined by `+`.
  static var pseudoLanguages: Shape {
    let words = ["base"] + PseudoLanguages.names
    return Shape(.openChoice(words), encode: { pseudo, _ in .word(pseudo.name) }) { node, decoder in
      guard let name = decoder.string(node, .other("a pseudo-language")) else {
        return nil
      }
      return PseudoLanguages(named: name)
        ?? decoder.fail(.unknownWord(name, decoder.subject, words), at: node)
    }
  }
}
