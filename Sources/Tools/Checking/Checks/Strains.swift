import Controls
import Geometry
import Localization
import Rendering
import Scenes
import Typesetting

/// Variants beyond those that a scene declares.
///
/// What nobody has drawn may still happen to an app: the other reading direction, long and large
/// texts, another device, another state.
struct Strains {
  private let layout: CheckedLayout

  init(_ layout: CheckedLayout) { self.layout = layout }

  /// What a layout should take without a new fault.
  ///
  /// - Parameter audits: whether texts are looked at in all sizes, and so long ones in a large size, too.
  func usual(audits: Bool) -> [Variant] {
    let canvas = layout.result.canvas
    return variants(
      (audits ? [[.strings(.doubled), .textSize(.accessibilityLarge)]] : []) + [
        [.strings(.doubled)], [.textSize(.accessibilityLarge)],
        [.width(.points(max(1, canvas.width * 0.8)))],
      ] + elsewhere) + variants(limits, named: Self.limit)
  }

  /// Returns what layouts should take: what the first should, and long texts in the last of them, which are
  /// the scene's own and nobody asked for; nothing where a layout is hard to find.
  static func all(of layouts: [CheckedLayout], ownCount: Int, audits: Bool) -> [Variant] {
    guard let first = layouts.first, !layouts.contains(where: \.isHard) else { return [] }
    return Strains(first).usual(audits: audits)
      + layouts.suffix(ownCount).flatMap { Strains($0).variants([[.strings(.doubled)]]) }
  }

  /// What a layout need not look right in, but shows all that it has: the largest texts, and the narrowest window
  /// of an iPad.
  private var limits: [[AxisValue]] {
    let canvas = layout.result.canvas
    let isTablet =
      !layout.safeArea.isNearly(Rect(origin: .zero, size: canvas))
      && min(canvas.width, canvas.height) >= 700
    return [[.textSize(.accessibilityExtraExtraExtraLarge)]]
      + (isTablet ? [[.width(.points(320))]] : [])
  }

  /// The name of those.
  fileprivate static let limit = "at its limits"

  /// What limits may guard against: endless and very large texts, very short ones, narrow, wide and low
  /// canvases.
  var extreme: [Variant] {
    let canvas = layout.result.canvas
    return variants(
      [
        [.strings(.endless), .textSize(.accessibilityExtraExtraExtraLarge)],
        [
          .strings(.endless), .width(.points(canvas.width * 2.5)),
          .height(.points(canvas.height * 2)),
        ],
        [.strings(.brief)], [.width(.points(max(1, canvas.width * 0.6)))],
        [.width(.points(canvas.width * 2)), .height(.points(canvas.height * 2))],
        [.height(.points(max(1, canvas.height * 0.5)))],
      ] + elsewhere)
  }

  /// The other direction, screens with other safe areas and margins, and the scene's states.
  private var elsewhere: [[AxisValue]] {
    let canvas = Rect(origin: .zero, size: layout.result.canvas)
    // Panes that stand side by side on a wide screen have no room on a phone, whatever they are tied to.
    let devices = layout.safeArea.isNearly(canvas) ? [] : Self.devices(for: canvas.width)
    return [[.direction(layout.isRightToLeft ? .ltr : .rtl)]]
      + devices.compactMap { Device(named: $0).map { [.device($0)] } } + named
  }

  /// The scene's other states, of very many the first, and the scene without changes.
  private var named: [[AxisValue]] {
    let states = (layout.subject as? Scene)?.states.map(\.name) ?? []
    guard !states.isEmpty else { return [] }
    let own = layout.variant.stateName ?? SceneState.base
    return ([SceneState.base] + states.prefix(Self.mostStates)).filter { $0 != own }
      .map { [.state($0)] }
  }

  /// The layout in the scene's other states.
  var states: [Variant] { variants(named) }

  /// A screen without a home indicator, one with one, one with wide margins; for wide canvases the last.
  private static func devices(for width: Double) -> [String] {
    (width < 700 ? ["iPhone SE", "iPhone 15 Pro Max"] : []) + ["iPad mini"]
  }

  private static let mostStates = 4

  private func variants(_ strains: [[AxisValue]], named name: String? = nil) -> [Variant] {
    strains.map { strain in
      let values = layout.variant.values.filter { value in
        !strain.contains {
          $0.axis == value.axis || $0.axis.isOfStates && value.axis.isOfStates
        }
          && !(strain.contains { $0.axis == .device } && [.width, .height].contains(value.axis))
      }
      return Variant(name: name ?? layout.variant.name, values: values + strain)
    }
  }
}

extension Variant {
  /// Whether it strains a layout to what it can show at all.
  var isLimit: Bool { name == Strains.limit }
}

extension CheckedLayout {
  /// Whether the layout runs from right to left.
  var isRightToLeft: Bool { result.variant.contains { $0.value == .string("rtl") } }
}
