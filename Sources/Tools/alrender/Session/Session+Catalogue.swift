import Checking
import Controls
import Documents
import Geometry
import Localization
import Rendering
import Reports
import Scenes
import Typesetting
import Workspace

extension Session {
  /// Draws the examples of the components at some paths, checks them, and writes the page; a file that cannot
  /// be read is reported, and the page has the others.
  func writeCatalogue(of paths: [String], to folder: String) throws {
    let inputs = try inputs(at: paths, examples: true)
      .filter { $0.subject.example != nil }
    guard !inputs.isEmpty else {
      if log.status == .done {
        fail("has no component with examples", file: paths.first ?? "Scenes")
      }
      return
    }
    let collisions = try jobList(of: inputs).collisions
    for (group, owner) in collisions {
      fail(
        "shares the pictures 'pictures/\(group.scene)' with '\(owner.subject.name)'; rename one",
        file: group.subject.name)
    }
    guard collisions.isEmpty else { return }
    let jobs = try catalogueJobs(of: inputs)
    var catalogue = CatalogueBuilder(inputs)
    let root = RootFolder(folder)
    let text = jobs.enumerated().map { CatalogueBuilder.path(of: $0.element) }
    forEach(jobs) { scene, job in
      try scene.encodedWithShadows()
    } then: { position, picture in
      let path = text[position]
      if let failure = Failure.catching(
        path, { try root.write(picture.bytes, to: try InnerPath(path)) })
      {
        return fail(failure)
      }
      catalogue.add(
        Catalogue.Picture(
          variant: jobs[position].variant.name, path: path, width: picture.size.width,
          height: picture.size.height,
          isDark: jobs[position].variant.overrides.appearance == .dark), of: jobs[position])
    }
    check(jobs) { job, findings in catalogue.add(findings, of: job) }
    let page = CataloguePage.html(catalogue.finished)
    if let failure = Failure.catching(
      folder, { try root.write(Array(page.utf8), to: try InnerPath(CataloguePage.fileName)) })
    {
      fail(failure)
    }
  }

  /// Returns the examples under their axes; for a file without axes, under the axes of
  /// components.
  private func catalogueJobs(of inputs: [Input]) throws -> [Job] {
    let standard: [(String, [AxisValue])] = [
      ("default", []), ("dark", [.appearance(.dark)]), ("rtl", [.direction(.rtl)]),
      ("doubled", [.strings(.doubled)]), ("accessibilityLarge", [.textSize(.accessibilityLarge)]),
    ]
    return try inputs.flatMap { input -> [Job] in
      guard input.variants.axes.isEmpty, choices.variants.isEmpty else {
        return try self.jobs(of: [input], all: true)
      }
      return try self.jobs(of: [input]).flatMap { job in
        standard.map { name, values in
          Job(
            argument: job.argument, subject: job.subject, scene: job.scene,
            variant: choices.applied(to: Variant(name: name, values: values)))
        }
      }
    }
  }
}

/// Builds a catalogue, picture by picture.
private struct CatalogueBuilder {
  private var catalogue = Catalogue()
  /// The positions of components and examples, by the names of their scenes; only for lookup.
  private var places: [String: (component: Int, example: Int)] = [:]
  private var known: Set<[String]> = []

  init(_ inputs: [Input]) {
    var components: [String: Int] = [:]
    for input in inputs {
      guard case .scene(let loaded) = input.subject, let example = loaded.scene.example,
        let component = loaded.scene.components.first(where: {
          $0.isOwn && $0.name == example.component
        })
      else { continue }
      let source = loaded.scene.source.path
      let key = "\(source)#\(component.name)"
      if components[key] == nil {
        components[key] = catalogue.components.count
        catalogue.components.append(
          Catalogue.Component(
            name: component.name, file: source, line: component.place.line,
            why: component.why ?? "",
            parameters: component.parameters.map {
              Catalogue.Parameter(
                name: $0.name, type: $0.type.rawValue, standard: $0.standard)
            },
            slots: component.slots, source: component.source))
      }
      let place = components[key] ?? 0
      places[input.scene] = (place, catalogue.components[place].examples.count)
      catalogue.components[place].examples.append(Catalogue.Example(name: example.name))
    }
  }

  /// Returns the path of a picture below the page's folder.
  static func path(of job: Job) -> String { "pictures/\(job.scene)/\(job.variant.name).png" }

  mutating func add(_ picture: Catalogue.Picture, of job: Job) {
    guard let place = places[job.scene] else { return }
    catalogue.components[place.component].examples[place.example].pictures.append(picture)
  }

  mutating func add(_ findings: [CheckFinding], of job: Job) {
    guard let place = places[job.scene] else { return }
    for finding in findings {
      let remark = finding.diagnostic
      guard known.insert([job.scene, remark.location, remark.message]).inserted else { continue }
      catalogue.components[place.component].examples[place.example].findings.append(remark)
    }
  }

  var finished: Catalogue { catalogue }
}

extension Job.Subject {
  /// The component's example that it shows; nil for any other subject.
  var example: SceneExample? {
    if case .scene(let loaded) = self { loaded.scene.example } else { nil }
  }
}
