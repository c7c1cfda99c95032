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
    try jobs(of: inputs(at: arguments), all: all)
  }

  /// Lists what is to be laid out of scenes that have been read.
  func jobs(of inputs: [Input], all: Bool = false) throws -> [Job] {
    Array(try jobList(of: inputs, all: all))
  }

  /// Lists the same without making every job at once.
  func jobList(of inputs: [Input], all: Bool = false) throws -> JobList {
    let matrix = try choices.matrix.map {
      SceneVariants.Axis(name: $0.axis, values: try $0.values(in: project))
    }
    var choices = choices
    choices.values += try choices.device?.values(in: project) ?? []
    var list = JobList { [choices] variant in choices.applied(to: variant) }
    for input in inputs {
      list.append(
        input, scene: SceneName.of(path: input.argument, in: project) + input.subject.suffix,
        try variants(of: input.subject, matrix: matrix, all: all))
    }
    return list
  }

  /// Reads scenes and documents, in the order of the command line; says what is wrong with those
  /// that cannot be read.
  func inputs(at arguments: [String]) -> [Input] {
    let paths = paths(of: arguments)
    let reader = SubjectReader(project: project, nib: choices.nib)
    var inputs: [Input] = []
    OrderedMap.run(
      over: paths, workers: paths.count < 8 ? 1 : workers, tools: {},
      work: { _, path in
        Outcome(of: path, layouts: 0) { timings in
          try timings.measure(.reading) { try reader.read(path) }
        }
      },
      deliver: { index, outcome in
        note(outcome.timings, layouts: outcome.layouts)
        switch outcome.result {
        case .success(let read):
          inputs += read.map { Input(argument: paths[index], subject: $0) }
        case .failure(let failure): fail(failure)
        }
      })
    return inputs
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

  private func variants(
    of subject: Job.Subject, matrix: [SceneVariants.Axis], all: Bool
  ) throws -> JobList.Variants {
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
      return .chosen(
        try choices.variants.map { choice in
          if let variant = try choice.variant(of: variants, in: project) { return variant }
          let names = variants.list.map { "'\($0.name)'" }.joined(separator: ", ")
          throw ValidationError("'\(subject.source)' has no such variant; there are \(names)")
        })
    }
    if all || choices.takesAllVariants || !matrix.isEmpty { return .all(VariantList(variants)) }
    return .chosen([variants.variant(of: [])])
  }
}

/// A scene or a tree that has been read.
struct Input: Sendable {
  /// The path as the user gave it; `-` is standard input.
  let argument: String
  let subject: Job.Subject
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
