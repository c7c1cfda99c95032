import Controls
import Foundation
import Geometry
package import Typesetting

/// The environment of views: one value for the process.
///
/// Language, direction, appearance, device and fonts never come from the machine; an assertion
/// sets them while it draws a picture.
package struct KitEnvironment {
  /// The traits in effect where no view overrides them.
  package var traits: UITraitCollection
  /// The language of the text (BCP 47); nil if not set.
  package var language: String?
  /// The settings of accessibility that are on.
  var settings: Set<AccessibilitySetting> = [] {
    didSet {
      if settings.contains(.boldText), !(text is BoldText) { text = BoldText(text) }
    }
  }
  /// The screen that `UIScreen.main` describes.
  package var device: DeviceScreen
  /// Measures and draws text.
  package var text: any TextDrawing
  /// The traits of calls to `performAsCurrent(_:)` in progress, innermost last.
  var scopes: [UITraitCollection] = []

  /// Makes an environment: a phone of 390 x 844 points at 3x, light, left to right, in the
  /// project's fonts if they are installed, otherwise in blocks.
  package init(device: DeviceScreen = .standard, text: (any TextDrawing)? = nil) {
    self.device = device
    self.text = text ?? Self.fonts
    traits = device.traits
  }

  /// The environment of the process; like views, it belongs to the main thread.
  package static var current = KitEnvironment() {
    didSet { cache = [:] }
  }

  /// The project's fonts, read once; blocks if they cannot be read.
  package static let fonts: any TextDrawing = {
    guard let library = try? FontLibrary(directories: []) else { return BlockMeasurer() }
    return Typesetter(library: library)
  }()

  /// Turns on settings of accessibility by their names, with the traits that tell of them.
  package mutating func turnOn(_ names: [String]) {
    settings = Set(names.compactMap { AccessibilitySetting(rawValue: $0) })
    var own: [UITraitCollection] = [traits]
    if settings.contains(.contrast) { own.append(UITraitCollection(accessibilityContrast: .high)) }
    if settings.contains(.boldText) { own.append(UITraitCollection(legibilityWeight: .bold)) }
    traits = UITraitCollection(traitsFrom: own)
  }

  // MARK: Controls

  /// The environment of controls under the process's traits.
  static var controls: ControlEnvironment {
    current.controls(for: current.traits)
  }

  private static var cache: [Traits: ControlEnvironment] = [:]

  /// Returns the environment of controls under traits.
  func controls(for collection: UITraitCollection) -> ControlEnvironment {
    if let known = Self.cache[collection.traits] { return known }
    let made = ControlEnvironment(
      measurer: text, scale: collection.displayScale > 0 ? Double(collection.displayScale) : 2,
      direction: collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      language: language, appearance: collection.userInterfaceStyle == .dark ? .dark : .light,
      look: device.look,
      textSize: collection.traits.category?.core ?? .large,
      settings: settings.union(collection.accessibilityContrast == .high ? [.contrast] : []),
      bars: device.bars)
    Self.cache[collection.traits] = made
    return made
  }
}
