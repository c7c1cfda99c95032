import Documents
import Rendering
import Scenes

/// The findings that a scene or document accepts, and which of them there were.
struct WaiverList {
  private let waivers: [SceneWaiver]
  private var used: Set<Int> = []

  init(_ subject: any LayoutSubject) { waivers = subject.waivers }

  /// Returns the findings that aren't waived.
  mutating func remaining(_ findings: [CheckFinding]) -> [CheckFinding] {
    guard !waivers.isEmpty else { return findings }
    return findings.filter { finding in
      let matching = waivers.indices.filter { waivers[$0].covers(finding.diagnostic) }
      used.formUnion(matching)
      return matching.isEmpty
    }
  }

  /// Returns a finding about each waiver that nothing needs.
  func stale(_ subject: any LayoutSubject) -> [CheckFinding] {
    waivers.indices.filter { !used.contains($0) }.map { index in
      let waiver = waivers[index]
      let whose = waiver.view.map { " of '\($0)'" } ?? ""
      return subject.finding(
        .warning, .staleWaiver, "there is no '\(waiver.code.rawValue)'\(whose) to waive any more",
        at: waiver.place, view: waiver.view, advice: subject.advice(without: waiver))
    }
  }
}

extension LayoutSubject {
  /// Returns the advice to remove a waiver; in a document only a note that says nothing else.
  fileprivate func advice(without waiver: SceneWaiver) -> [Advice] {
    guard let place = waiver.place, waiver.isAlone else { return [] }
    return [Advice("remove the waiver", [.drop(place)])]
  }

  /// Whether layouts are those of all the variants as the subject states them: what nothing needs in
  /// others may be needed.
  func hasStated(_ layouts: [CheckedLayout]) -> Bool {
    guard let scene = self as? Scene else { return true }
    // An example has the waivers of its file, for whichever example needs them.
    guard scene.example == nil else { return false }
    return layouts.map(\.variant) == Array(scene.variants.list)
  }
}
