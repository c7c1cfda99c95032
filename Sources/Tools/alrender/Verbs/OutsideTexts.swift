import Controls
import Geometry
import Localization
import Rendering
import Reports
import Workspace

/// The texts that end beyond the edge of a screen in a language, but not in the source's.
struct OutsideTexts {
  /// A view of a screen.
  private struct Subject: Hashable {
    let screen: String
    let view: String
  }

  /// The views whose texts are whole on the screen in the source language.
  private var inside: Set<Subject> = []
  /// The texts beyond the edge by their languages, each where it goes farthest, in the order of the screens.
  private var found: [String: [(subject: Subject, text: LanguageReport.Outside)]] = [:]

  /// Notes which texts of a screen are whole in the source language.
  mutating func noteSource(_ scene: LaidOutScene, _ job: Job) {
    for (view, distance) in Self.texts(of: scene) where distance <= Self.least {
      inside.insert(Subject(screen: Self.screen(of: job), view: view.id))
    }
  }

  /// Notes the texts that end beyond a screen's edge.
  mutating func note(_ scene: LaidOutScene, _ job: Job, _ locale: String, _ tally: KeyTally) {
    for (view, distance) in Self.texts(of: scene) where distance > Self.least {
      let subject = Subject(screen: Self.screen(of: job), view: view.id)
      let whole = view.texts.map(\.text).joined(separator: " ")
      let text = LanguageReport.Outside(
        screen: subject.screen, view: view.id, key: tally.key(showing: whole), text: whole,
        distance: distance)
      let known = found[locale, default: []].firstIndex { $0.subject == subject }
      guard let known else {
        found[locale, default: []].append((subject, text))
        continue
      }
      if distance > found[locale]?[known].text.distance ?? 0 {
        found[locale]?[known].text = text
      }
    }
  }

  /// Returns the texts of a language.
  func texts(in locale: String) -> [LanguageReport.Outside] {
    (found[locale] ?? []).filter { inside.contains($0.subject) }.map(\.text)
  }

  private static let least = 1.0

  private static func screen(of job: Job) -> String {
    job.subject.source + (job.subject.screen.map { "#\($0)" } ?? "")
  }

  /// Returns the visible views with texts outside views that scroll, with how far they go beyond an edge at the
  /// side, in points.
  private static func texts(of scene: LaidOutScene) -> [(view: LaidOutView, distance: Double)] {
    var passed: String?
    return scene.recorded(findsAmbiguity: false).views.compactMap { view in
      if let outer = passed, view.path.hasPrefix(outer) { return nil }
      passed = nil
      let scrolls = [.scrollView, .tableView, .collectionView].contains(view.kind)
      if view.isHidden || scrolls { passed = view.path + "/" }
      guard !view.isHidden, !scrolls, !view.texts.isEmpty else { return nil }
      let frame = view.absoluteFrame
      return (view, max(-frame.minX, frame.maxX - scene.size.width))
    }
  }
}
