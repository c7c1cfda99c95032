import ArgumentParser
import InterfaceBuilder
import Rendering
import Scenes

extension Session {
  /// Reads scenes and lists what is to be laid out, in the order of the command line and of each
  /// scene's variants.
  ///
  /// - Parameters:
  ///   - arguments: files, folders that are searched for scenes, or `-` for standard input; the
  ///     project's folder of scenes when there is none.
  ///   - all: whether every variant is meant where the command line chooses none.
  func jobs(for arguments: [String], all: Bool = false) throws -> [Job] {
    let matrix = try choices.matrix.map {
      SceneVariants.Axis(name: $0.axis, values: try $0.values(in: project))
    }
    var jobs: [Job] = []
    for (argument, subject) in subjects(at: paths(of: arguments)) {
      let name = SceneName.of(path: argument, in: project) + subject.suffix
      for variant in try variants(of: subject, matrix: matrix, all: all) {
        jobs.append(
          Job(
            argument: argument, subject: subject, scene: name, variant: choices.applied(to: variant)
          ))
      }
    }
    return jobs
  }

  /// The files that are meant, folders searched.
  private func paths(of arguments: [String]) -> [String] {
    let search = SceneSearch(project: project)
    let places = arguments.isEmpty ? [project.path(project.scenes)] : arguments
    return places.flatMap { place -> [String] in
      let paths = place == "-" ? [place] : search.scenes(at: place)
      if paths.isEmpty { fail("holds no scene", file: place) }
      return paths
    }
  }

  /// Reads files, several at a time; says what is wrong with those that cannot be read.
  private func subjects(at paths: [String]) -> [(argument: String, subject: Job.Subject)] {
    let reader = SubjectReader(project: project, nib: choices.nib)
    var subjects: [(String, Job.Subject)] = []
    OrderedMap.run(
      over: paths, workers: paths.count < 8 ? 1 : workers, tools: {},
      work: { _, path in
        var timings = Timings()
        let read = timings.measure(.reading) {
          Result { () throws(Failure) in try reader.read(path) }
        }
        return (read: read, timings: timings)
      },
      deliver: { index, outcome in
        timings.add(outcome.timings)
        switch outcome.read {
        case .success(let read): subjects += read.map { (paths[index], $0) }
        case .failure(let failure): fail(failure)
        }
      })
    return subjects
  }

  private func variants(
    of subject: Job.Subject, matrix: [SceneVariants.Axis], all: Bool
  ) throws -> [Variant] {
    let variants = subject.variants.crossed(with: matrix)
    if let count = variants.tooMany {
      throw ValidationError(
        "the axes of '\(subject.source)' make \(count) variants; "
          + "at most \(SceneVariants.limit) are allowed")
    }
    if let name = variants.repeatedName {
      throw ValidationError("two variants of '\(subject.source)' are named '\(name)'")
    }
    if !choices.variants.isEmpty {
      return try choices.variants.map { choice in
        if let variant = try choice.variant(of: variants, in: project) { return variant }
        let names = variants.list.map { "'\($0.name)'" }.joined(separator: ", ")
        throw ValidationError("'\(subject.source)' has no such variant; there are \(names)")
      }
    }
    if all || choices.takesAllVariants || !matrix.isEmpty { return variants.list }
    return [variants.variant(of: [])]
  }
}

extension Job.Subject {
  /// What follows the path in names of results: the tree's id for one of several.
  fileprivate var suffix: String {
    switch self {
    case .scene, .nib(_, isOnly: true): ""
    case .nib(let scene, isOnly: false): "#\(scene.tree.id)"
    }
  }
}
