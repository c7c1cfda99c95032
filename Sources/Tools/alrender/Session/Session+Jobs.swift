import ArgumentParser
import Documents
import InterfaceBuilder
import Localization
import Rendering
import Scenes
import Workspace

extension Session {
  /// Reads scenes and lists what to lay out, in the order of the command line and of each scene's
  /// variants.
  ///
  /// - Parameters:
  ///   - arguments: files, folders to search for scenes, or `-` for standard input; if empty, the
  ///     project's folder of scenes.
  ///   - all: whether every variant is used if the command line chooses none.
  func jobs(for arguments: [String], all: Bool = false) throws -> JobList {
    try jobList(of: inputs(at: arguments, examples: all), all: all)
  }

  /// Lists what to lay out for scenes that have been read.
  func jobs(of inputs: [Input], all: Bool = false) throws -> [Job] {
    Array(try jobList(of: inputs, all: all))
  }

  /// Lists the same without making every job at once.
  func jobList(of inputs: [Input], all: Bool = false) throws -> JobList {
    var choices = choices
    choices.values += try choices.device?.values(in: project) ?? []
    var list = JobList { [choices] variant in choices.applied(to: variant) }
    for input in inputs {
      list.append(input, try variants(of: input, all: all))
    }
    return list
  }

  /// Reads scenes and documents, in the order of the command line, and lists their variants.
  /// Reports the errors in those that cannot be read.
  ///
  /// With `examples`, or if the command line names a component, the examples of components are
  /// scenes too.
  ///
  /// - Parameter share: the part of the run, which is assigned before anything is read; nil for all.
  func inputs(
    at arguments: [String], examples: Bool = false, of share: SceneShare? = nil
  ) throws -> [Input] {
    let matrix = try self.matrix
    let takesLibraries = examples || choices.component != nil
    let paths =
      share.map { self.paths(of: arguments, libraries: takesLibraries, $0) }
      ?? self.paths(of: arguments, libraries: takesLibraries)
    let reader = reader(readsExamples: examples)
    let languages = LanguageAxis(isWanted: choices.takesAllLanguages, reach: project.reach)
    var inputs: [Input] = []
    OrderedWork.run(
      over: paths, workers: paths.count < 8 ? 1 : workers, isBounded: false, tools: {},
      work: { [project, choices, languages, split] _, path in
        Outcome(of: path == "-" ? "<stdin>" : path, layouts: 0) { timings in
          try timings.measure(.reading) {
            let scene = split?.name(of: path) ?? SceneName.of(path: path, in: project)
            let axes = try matrix + languages.axes(of: path, beside: matrix)
            let reading = try reader.read(argument: path)
            return try choices.chosen(reading.subjects.get(), of: path).map {
              Input(
                argument: path, scene: scene, subject: $0,
                crossedWith: axes + (try languages.axes(of: $0, beside: axes)),
                dependencies: reading.dependencies)
            }
          }
        }
      },
      deliver: { index, outcome in
        note(outcome.timings, layouts: outcome.layouts)
        switch outcome.result {
        case .success(let read): inputs += read
        case .failure(let failure):
          if let note = note(failure) {
            log.say(note)
            viewless.append(paths[index])
          } else {
            fail(tried(failure, of: paths[index], reader))
            unread.append((paths[index], failure))
          }
        }
      })
    if languages.isWanted, !inputs.isEmpty, !inputs.contains(where: \.hasLanguages) {
      sayNoLanguages(arguments.first)
    }
    return try crossed(inputs)
  }

  /// The axes of the format on the command line.
  var matrix: [SceneVariants.Axis] {
    get throws {
      try choices.matrix.filter { !$0.isOfScene }.map {
        SceneVariants.Axis(name: $0.axis, values: try $0.values(in: project))
      }
    }
  }

  /// Returns scenes with what the command line says of their own axes. Throws if there is an axis
  /// that none of them has.
  func crossed(_ inputs: [Input]) throws -> [Input] {
    var inputs = inputs
    for texts in choices.matrix where texts.isOfScene && !inputs.isEmpty {
      let having = inputs.indices.filter { index in
        inputs[index].variants.axes.contains { $0.name == texts.axis }
      }
      guard !having.isEmpty else {
        throw texts.unknown(beside: inputs.flatMap { $0.variants.axes.map(\.name) })
      }
      for index in having {
        let values = try texts.values(in: project, of: inputs[index].variants)
        inputs[index].variants = inputs[index].variants.crossed(
          with: [.init(name: texts.axis, values: values)])
      }
    }
    return inputs
  }

  /// Says that there are no languages in which to lay out.
  private func sayNoLanguages(_ argument: String?) {
    // Files of strings that no screen reads are languages all the same.
    guard choices.notesLanguages else { return }
    log.say(
      Diagnostic(
        severity: .note, code: .summary,
        message: "nothing here has texts in several languages; '--locales' adds none",
        file: argument ?? project.folder))
  }

  /// Returns what is said about a document without views, of which nothing is wrong; nil for a failure.
  private func note(_ failure: Failure) -> Diagnostic? {
    guard failure.remarks.count == 1, let remark = failure.remarks.first, remark.code == .undrawn
    else { return nil }
    return remark
  }

  /// Returns the files of a part of the run, of which alone it is known whether they are scenes.
  private func paths(
    of arguments: [String], libraries: Bool, _ share: SceneShare
  ) -> [String] {
    let all = paths(of: arguments, libraries: libraries, readsFiles: false)
    split?.assign(share.shard, share.times)
    guard let split, !all.isEmpty else { return [] }
    let own = split.own
    let search = SceneSearch(project: project, takesLibraries: libraries)
    let found = files.tracing { search.classified(own.filter(searched.contains)) }.result
    let scenes = Set(found.scenes)
    passOver(found.passedOver, in: SceneSearch.places(of: project).joined(separator: ", "))
    return own.filter { scenes.contains($0) || !searched.contains($0) }
  }

  /// Returns the files that the arguments refer to, after searching folders.
  func paths(
    of arguments: [String], libraries: Bool, readsFiles: Bool = true
  ) -> [String] {
    var candidates: [String] = []
    defer { split = SceneSplit(candidates, areFound: arguments.isEmpty, in: project) }
    let search = SceneSearch(
      project: project, takesLibraries: libraries, readsFiles: readsFiles)
    guard !arguments.isEmpty else {
      let place = SceneSearch.places(of: project).joined(separator: ", ")
      return paths(in: place, &candidates, readsFiles: readsFiles) {
        () throws(SceneSearch.Unsearched) in try search.searchProject()
      }
    }
    return arguments.flatMap { place -> [String] in
      if place == "-" {
        candidates.append(place)
        return [place]
      }
      if choices.passesOver, search.passesOver(place) {
        passOver([place], in: place)
        return []
      }
      let isFolder = SceneSearch.isFolder(place)
      return paths(in: place, isFolder: isFolder, &candidates, readsFiles: readsFiles) {
        () throws(SceneSearch.Unsearched) in try search.search(place)
      }
    }
  }

  /// Returns what a search finds, and says what it passes over.
  private func paths(
    in place: String, isFolder: Bool = true, _ candidates: inout [String], readsFiles: Bool,
    _ search: () throws(SceneSearch.Unsearched) -> SceneSearch.Found
  ) -> [String] {
    let outcome = files.tracing {
      Result { () throws(SceneSearch.Unsearched) in try search() }
    }
    switch outcome.result {
    case .success(let found):
      candidates += found.candidates
      if !readsFiles {
        if found.candidates.isEmpty { fail("contains no scenes", file: place) }
        if isFolder { searched.formUnion(found.candidates) }
        return found.candidates
      }
      if found.scenes.isEmpty, found.passedOver.isEmpty {
        fail("contains no scenes", file: place)
      } else if found.scenes.isEmpty {
        fail("contains no scenes, only other YAML and JSON files", file: place)
      }
      if isFolder { searched.formUnion(found.scenes) }
      passOver(found.passedOver, in: place)
      passOver(found.packages, "packages", in: place)
      passOver(found.projects, "alrender.yaml of its own", in: place)
      return found.scenes
    case .failure(let error):
      fail(error.message, file: error.folder)
      return []
    }
  }

  /// Says that folders of a kind are not searched.
  private func passOver(_ folders: [String], _ kind: String, in place: String) {
    guard let first = folders.first else { return }
    let isOne = folders.count == 1
    let others = isOne ? "" : " and \(folders.count - 1) more folders"
    let words =
      "'\(first)'\(others) \(isOne ? "was" : "were") passed over (\(kind)); name "
      + "\(isOne ? "it" : "one") to search it"
    log.say(Diagnostic(severity: .note, code: .summary, message: words, file: place))
  }

  /// Says that files are not scenes.
  private func passOver(_ files: [String], in place: String) {
    guard !files.isEmpty else { return }
    let names = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let isDocument = files.contains { NibScene.isNib(path: $0) }
    let isText = !files.allSatisfy { NibScene.isNib(path: $0) }
    let kinds = [
      isText ? "YAML or JSON without a scene" : nil,
      isDocument ? "documents for other platforms" : nil,
    ].compactMap(\.self).joined(separator: " and ")
    let words =
      files == [place]
      ? "is not a scene of the project, and was passed over"
      : "\(files.count) file\(files.count == 1 ? " was" : "s were") passed over, \(kinds): "
        + "\(names)\(files.count > 3 ? ", ..." : "")"
    log.say(Diagnostic(severity: .note, code: .summary, message: words, file: place))
  }

  private func variants(of input: Input, all: Bool) throws -> JobList.Variants {
    let (subject, variants) = (input.subject, input.variants)
    if let count = variants.tooMany {
      throw ValidationError(
        "the axes of '\(subject.source)' make \(count) variants; "
          + "at most \(SceneVariants.limit) are allowed")
    }
    if let (first, second) = variants.sharedName {
      throw ValidationError(
        first == second
          ? "two variants of '\(subject.source)' are named '\(first)'"
          : "the variants '\(first)' and '\(second)' of '\(subject.source)' would write their results "
            + "to the same file; rename one")
    }
    if !choices.variants.isEmpty {
      return .chosen(
        try choices.variants.map { choice in
          if let variant = try choice.variant(of: variants, in: project) { return variant }
          let names = NameList.candidates(
            for: choice.name, among: variants.list.map { "'\($0.name)'" })
          throw ValidationError(
            "'\(subject.source)' has no such variant; "
              + (choice.meant.map { "did you mean '\($0)'?" } ?? "there are \(names)"))
        })
    }
    if all || choices.takesAllVariants || !choices.matrix.isEmpty {
      let axes = Set(variants.axes.map(\.name))
      let overrides = choices.values.contains { axes.contains($0.axis) }
      return overrides ? .chosen(distinct(variants.list)) : .all(variants.list)
    }
    return .chosen([variants.variant(of: [])])
  }
}

/// The languages of documents and scenes as an axis of their variants.
private struct LanguageAxis: Sendable {
  /// Whether they were requested.
  let isWanted: Bool
  /// Which files may be read.
  let reach: FileReach

  /// Returns the axis of a scene whose strings are in more than one language, the source first.
  /// Returns none if the command line names languages, or for a scene that declares its own.
  func axes(
    of subject: Job.Subject, beside others: [SceneVariants.Axis]
  ) throws(SceneErrors) -> [SceneVariants.Axis] {
    guard isWanted, !others.contains(where: { $0.name == .locale }) else { return [] }
    let strings: StringCatalog
    switch subject {
    case .nib(let scene, _):
      strings = try NibStrings.appCatalog(in: scene.looks.texts, locale: nil, within: reach)
    case .scene(let loaded):
      guard !loaded.scene.variants.axes.contains(where: { $0.name == .locale }) else { return [] }
      strings = loaded.strings
    }
    let languages = strings.languages
    let source = strings.sourceLanguage ?? "en"
    guard languages.count > 1 else { return [] }
    let sorted = languages.filter { $0 == source } + languages.filter { $0 != source }
    return [SceneVariants.Axis(name: .locale, values: sorted.map { AxisValue.locale($0) })]
  }

  /// Returns the axis of a document that has more than one language. Returns none if the command
  /// line names languages.
  func axes(
    of path: String, beside matrix: [SceneVariants.Axis]
  ) throws(SceneErrors) -> [SceneVariants.Axis] {
    guard isWanted, NibScene.isNib(path: path), !matrix.contains(where: { $0.name == .locale })
    else { return [] }
    let languages = try NibStrings.languages(of: path, within: reach)
    return languages.count < 2
      ? [] : [SceneVariants.Axis(name: .locale, values: languages.map { AxisValue.locale($0) })]
  }
}

/// A scene or a tree that has been read.
struct Input: Sendable {
  /// The path as the user gave it; `-` is standard input.
  let argument: String
  /// What `{scene}` stands for.
  let scene: String
  let subject: Job.Subject
  /// Its variants, combined with the axes on the command line.
  var variants: SceneVariants
  /// What it depends on.
  let dependencies: SceneDependencies

  /// Whether its variants are in several languages.
  var hasLanguages: Bool { variants.axes.contains { $0.name == .locale } }

  /// - Parameter scene: the name of the file; if it has several trees, the tree's name is
  ///   appended.
  init(
    argument: String, scene: String, subject: Job.Subject,
    crossedWith matrix: [SceneVariants.Axis],
    dependencies: SceneDependencies = SceneDependencies()
  ) {
    self.argument = argument
    self.dependencies = dependencies
    self.scene = scene + subject.suffix
    self.subject = subject
    variants = subject.variants.crossed(with: matrix)
  }
}
