package import AutoLayout
import Controls
package import Documents
import Scenes
import Typesetting

/// Finds the font families that a subject names and that no font file contains.
///
/// Their text is set in a substitute or in the system font, which a picture would show without
/// explanation.
struct UnknownFonts {
  /// The available families.
  let families: [String]

  /// Returns one remark for each unknown family, at the first view that names it.
  func remarks(about subject: any LayoutSubject, _ uses: [FontUse]) -> [Diagnostic] {
    var told: Set<String> = []
    var remarks: [Diagnostic] = []
    for use in uses where !isKnown(use.family) {
      guard told.insert(use.family).inserted else { continue }
      if let design = FontDesign(family: use.family) {
        if let words = remark(about: design, in: use) {
          remarks.append(
            subject.diagnostic(.note, .resource, words, at: use.place, hint: nil)
              .with { $0.cause = use.cause })
        }
        continue
      }
      let standIn = standIn(for: use.family)
      let isOfXcode = FontStandIn(use.family)?.isOfXcode == true
      let widths =
        isOfXcode
        ? "as Xcode does without that font; an app that has it shows other widths and heights"
        : "whose letters have the same widths"
      let substitute = standIn.map { "'\($0)', \(widths)" } ?? "the system font"
      let isApples = standIn == nil && AppleFonts.contains(use.family)
      let isSure = isApples || standIn != nil && !isOfXcode
      let lack =
        isApples
        ? "'\(use.family)' is a font of iOS that is not here"
        : "there is no font family '\(use.family)'"
      remarks.append(
        subject.diagnostic(
          isSure ? .note : .warning, .resource,
          "\(lack); '\(use.view)' is set in \(substitute)",
          at: use.place, hint: isSure ? nil : hint(use.family)
        ).with { $0.cause = use.cause })
    }
    return remarks
  }

  /// Says in what a design of the system font is set; nil for the usual one.
  private func remark(about design: FontDesign, in use: FontUse) -> String? {
    guard design != .default else { return nil }
    let substitute = standIn(for: use.family).map { "'\($0)'" } ?? "the usual design"
    return "the \(design.rawValue) design of the system font is set in \(substitute)"
  }

  private func isKnown(_ name: String) -> Bool {
    let key = FontName.key(name)
    return families.contains { FontName.key($0) == key }
  }

  private func standIn(for name: String) -> String? {
    guard let family = FontStandIn(name)?.family, families.contains(family) else { return nil }
    return family
  }

  private func hint(_ name: String) -> Hint {
    if let nearest = NearestName.of(name, among: families) { return .didYouMean(nearest) }
    return
      "'--font-path DIR' adds the fonts of a folder; 'alrender fonts list' lists them all"
  }
}

/// A font family that a view names.
package struct FontUse {
  /// The family's name.
  package let family: String
  /// The view's name in remarks.
  package let view: String
  /// Where the view names it; nil if that isn't known.
  package let place: Place?

  /// What all remarks about the family share.
  fileprivate var cause: String { "font \(FontName.key(family))" }
}

extension LayoutSubject {
  /// Returns the families that the views of a laid-out tree name, in tree order, with the views'
  /// places.
  package func fontUses(_ root: View) -> [FontUse] {
    let places = places
    var uses: [FontUse] = []
    func visit(_ view: View) {
      let id = view.identifier ?? view.className
      for family in view.statedFamilies {
        uses.append(FontUse(family: family, view: view.spokenName, place: places[id]))
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return uses
  }
}

extension View {
  /// The families of the view's own text.
  fileprivate var statedFamilies: [String] {
    if let content = asTextCarrying?.textContent {
      return ([content.font] + content.runs.map(\.font)).compactMap { $0?.family }
    }
    return [(self as? SegmentedControl)?.font?.family].compactMap { $0 }
  }
}
