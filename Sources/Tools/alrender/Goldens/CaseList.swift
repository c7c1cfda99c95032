import Goldens
import Scenes
import Workspace

/// What is compared with goldens, job by job; each case is made on request.
struct CaseList: RandomAccessCollection, Sendable {
  /// Which pixels of a scene's variants are kept.
  struct Choices: Sendable {
    /// The variants that have pictures, unless their scene says otherwise.
    var pictures: VariantSelection
    /// Whether `pictures` overrides what a scene says.
    var winsOverScenes: Bool
    var hashes: VariantSelection
    /// The texts that are kept.
    var texts: GoldenCase.Texts
    /// The ids of masked views, with the variants in which they are masked.
    var masks: [ProjectConfiguration.Mask]
  }

  /// The jobs to lay out.
  private(set) var jobs: JobList
  private let choices: Choices
  /// The scenes as their checks refer to them, one per group of jobs.
  private let scenes: [CheckedScene]
  /// The groups of each scene, ascending: a scene may be named twice on the command line.
  private let groups: [String: [Int]]

  init(_ jobs: JobList, in project: ProjectConfiguration, _ choices: Choices) {
    (self.jobs, self.choices) = (jobs, choices)
    scenes = jobs.groups.map { group in
      let source = group.subject.source
      return CheckedScene(
        name: group.scene, source: project.inner(source) ?? source,
        title: group.subject.statedTitle)
    }
    groups = Dictionary(grouping: jobs.groups.indices) { jobs.groups[$0].scene }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { jobs.endIndex }

  subscript(position: Int) -> GoldenCase {
    golden(at: position, of: jobs[position])
  }

  /// Returns the case of a job that has already been made.
  func golden(at position: Int, of job: Job) -> GoldenCase {
    let index = jobs.group(of: position)
    let group = jobs.groups[index]
    let (scene, variant) = (group.scene, job.variant.name)
    return GoldenCase(
      index: position, subject: scenes[index], variant: variant, scale: job.scale,
      isFirst: groups[scene]?.first == index && group.isFirst(position),
      pixels: pixels(group, variant), texts: choices.texts,
      masks: choices.masks.filter { $0.selection.contains(scene: scene, variant: variant) }
        .flatMap(\.views))
  }

  private func pixels(_ group: JobList.Group, _ variant: String) -> GoldenCase.Pixels {
    let own = choices.winsOverScenes ? nil : group.subject.ownPictures
    if (own ?? choices.pictures).contains(scene: group.scene, variant: variant) { return .picture }
    return choices.hashes.contains(scene: group.scene, variant: variant) ? .hash : .none
  }

  /// Returns the path of a case's file as the user gave it.
  func argument(at position: Int) -> String { jobs.groups[jobs.group(of: position)].argument }

  /// The names of all scenes, each once, in order.
  var sceneNames: [String] {
    var known: Set<String> = []
    return jobs.groups.map(\.scene).filter { known.insert($0).inserted }
  }

  /// Returns the cases of a scene by its name.
  func cases(of scene: String) -> [GoldenCase] {
    (groups[scene] ?? []).flatMap { jobs.groups[$0].jobs.map { self[$0] } }
  }

  /// The same cases as they are without the values of the command line.
  var unapplied: CaseList {
    var cases = self
    cases.jobs = jobs.unapplied
    return cases
  }

  /// Returns the cases of a scene that claim goldens, with the values of the command line and without:
  /// what was recorded at another scale belongs to the scene all the same.
  func claims(of scene: String) -> [GoldenCase] { cases(of: scene) + unapplied.cases(of: scene) }

  /// Returns the name of the check at a position, without making the case.
  func name(at position: Int) -> String {
    let group = jobs.groups[jobs.group(of: position)]
    return "\(group.scene)/\(group.variants[position - group.jobs.lowerBound].name)"
  }
}

extension Job.Subject {
  /// The title that the scene states; nil if there is none.
  var statedTitle: String? {
    if case .scene(let loaded) = self { loaded.scene.title } else { nil }
  }

  /// The variants that have pictures, if the scene says so itself.
  var ownPictures: VariantSelection? {
    if case .scene(let loaded) = self { loaded.scene.pictures } else { nil }
  }
}
