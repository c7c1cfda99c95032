package import Controls
package import Localization
package import Typesetting

/// Settings that override a scene's canvas: those of a variant, or of the command line.
package struct Overrides: Hashable, Sendable {
  /// The layout direction.
  package var direction: SceneDirection?
  /// The language of the strings.
  package var locale: String?
  /// The pseudo-languages.
  package var strings: PseudoLanguages?
  /// The user's text size.
  package var textSize: ContentSizeCategory?
  /// Light or dark.
  package var appearance: Appearance?
  /// The generation of the system.
  package var look: Look?
  /// The canvas's width.
  package var width: SceneLength?
  /// The canvas's height.
  package var height: SceneLength?
  /// A preset of size, scale and safe area.
  package var device: Device?
  /// Pixels per point.
  package var scale: Double?
  /// The height of the keyboard in points; 0 for none.
  package var keyboardHeight: Double?
  /// The scene's state, or several joined by `+`.
  package var state: String?
  /// The values of the scene's own axes, in their order.
  private var options: [StateOption] = []

  /// The settings of accessibility that are on or off; only for lookup.
  package var settings: [AccessibilitySetting: Bool] = [:]

  /// The settings of accessibility that are on.
  package var settingsOn: Set<AccessibilitySetting> {
    Set(AccessibilitySetting.allCases.filter { settings[$0] == true })
  }

  /// All states that hold, joined by `+`; nil if no value is one of an axis of states.
  package var stateNames: String? {
    guard state != nil || !options.isEmpty else { return nil }
    let own = state.map { $0 == SceneState.base ? [] : [$0] } ?? []
    let names = own + options.filter(\.isState).map(\.name)
    return names.isEmpty ? SceneState.base : names.joined(separator: "+")
  }

  /// Creates settings that change nothing.
  package init() {}

  /// Creates settings from values; the last value of an axis wins.
  package init(_ values: some Sequence<AxisValue>) {
    for value in values { apply(value) }
  }

  /// Sets the value of its axis.
  package mutating func apply(_ value: AxisValue) {
    switch value {
    case .direction(let direction): self.direction = direction
    case .locale(let locale): self.locale = locale
    case .strings(let strings): self.strings = strings
    case .textSize(let size): textSize = size
    case .appearance(let appearance): self.appearance = appearance
    case .look(let look): self.look = look
    case .width(let width): self.width = width
    case .height(let height): self.height = height
    case .device(let device): self.device = device
    case .scale(let scale): self.scale = scale
    case .keyboard(let height): keyboardHeight = height
    case .state(let state): self.state = state
    case .option(let option):
      options.removeAll { $0.axis == option.axis }
      options.append(option)
    case .setting(let setting, let isOn): settings[setting] = isOn
    }
  }
}
