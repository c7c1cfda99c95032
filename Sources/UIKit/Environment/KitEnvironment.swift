import AutoLayout
import Controls
import Foundation
import Geometry
package import Typesetting

/// What views learn from their surroundings: one value for the process.
///
/// Language, direction, appearance, device and fonts never come from the machine; an assertion sets
/// them for the time of a picture.
package struct KitEnvironment {
  /// What counts where no view says otherwise.
  package var traits: UITraitCollection
  /// The language of the text (BCP 47); nil for none.
  package var language: String?
  /// The screen that `UIScreen.main` speaks of.
  package var device: DeviceScreen
  /// The tint of views whose ancestors set none.
  package var tint: UIColor = .systemBlue
  /// What text is measured and drawn in.
  package var text: any TextDrawing
  /// The traits of running `performAsCurrent(_:)`, innermost last.
  var scopes: [UITraitCollection] = []

  /// Makes surroundings: a phone of 390 x 844 points at 3x, light, left to right, in the fonts of
  /// the project where they are installed, else in blocks.
  package init(device: DeviceScreen = .standard, text: (any TextDrawing)? = nil) {
    self.device = device
    self.text = text ?? Self.fonts
    traits = device.traits
  }

  /// The surroundings of the process; views belong to the main thread, and so do these.
  package static var current = KitEnvironment() {
    didSet { cache = [:] }
  }

  /// The project's fonts, read once; blocks where they cannot be read.
  package static let fonts: any TextDrawing = {
    guard let library = try? FontLibrary(directories: []) else { return BlockMeasurer() }
    return Typesetter(library: library)
  }()

  // MARK: Controls

  /// The surroundings of controls under the process's traits.
  static var controls: ControlEnvironment {
    current.controls(for: current.traits)
  }

  private static var cache: [Traits: ControlEnvironment] = [:]

  /// The surroundings of controls under traits.
  func controls(for collection: UITraitCollection) -> ControlEnvironment {
    if let known = Self.cache[collection.traits] { return known }
    let made = ControlEnvironment(
      measurer: text, scale: collection.displayScale > 0 ? Double(collection.displayScale) : 2,
      direction: collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      language: language, appearance: collection.userInterfaceStyle == .dark ? .dark : .light,
      textSize: collection.traits.category?.core ?? .large, tint: nil)
    Self.cache[collection.traits] = made
    return made
  }
}
