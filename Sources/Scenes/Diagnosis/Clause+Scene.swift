package import Documents

extension Clause {
  static func notBelowProject(_ key: String, _ path: String) -> Clause {
    Clause(
      .invalidValue, "'\(key)' must name a folder below the project's, not '\(path)'",
      hint: "the command line may name any folder: --\(key) DIR")
  }

  static func noMapping(_ found: FoundKind) -> Clause {
    Clause(
      .syntax, "a scene is a mapping, not \(found.words)",
      hint: "a scene is a mapping with at least the key 'root'")
  }

  package static let noRoot = Clause(
    .invalidValue, "the scene has no 'root'", hint: "add 'root:' with the outermost view")

  static func duplicateID(_ id: String, firstLine: Int) -> Clause {
    Clause(
      .invalidValue, "duplicate id '\(id)'",
      hint: "line \(firstLine) uses it first; ids are unique in a scene")
  }

  static func nameOfMetric(_ name: String, firstLine: Int) -> Clause {
    Clause(
      .invalidValue, "'\(name)' names a metric and a view or guide",
      hint: "line \(firstLine) uses it first; metrics and ids share one name space")
  }

  static func secondText(firstLine: Int) -> Clause {
    Clause(
      .invalidValue, "'text', 'verbatim', 'key' and 'runs' exclude each other",
      hint: "line \(firstLine) states the text already")
  }

  static let designSizeWithoutFrame = Clause(
    .invalidValue, "'designSize' means nothing without 'frame' or 'autoresizing'",
    hint: "add 'frame: [x, y, width, height]'")

  static let framedRoot = Clause(
    .invalidValue, "the root has no frame of its own", hint: "its frame is the canvas")

  static func framedArrangedView(_ key: String) -> Clause {
    Clause(
      .invalidValue, "an arranged view cannot have '\(key)'",
      hint: "the stack view lays it out; use constraints for its size, or 'arranged: false'")
  }

  static func notArranged(_ id: String, stack: String, _ arranged: [String]) -> Clause {
    Clause(
      .unknownItem, "'\(id)' is not arranged by the stack view '\(stack)'",
      hint: didYouMean(id, among: arranged))
  }

  static func canvasTooLarge(_ width: Double, _ height: Double) -> Clause {
    let points = "\(NumberText.of(width)) x \(NumberText.of(height))"
    return Clause(
      .invalidValue, "a canvas of \(points) points is too large",
      hint: "its content makes it grow; a side has at most a million points")
  }

  static func duplicateVariant(_ first: String, _ second: String) -> Clause {
    first == second
      ? Clause(.invalidValue, "two variants are named '\(first)'", hint: "drop one of them")
      : Clause(
        .invalidValue,
        "the variants '\(first)' and '\(second)' would have their results in one file",
        hint: "rename one of them: '/' is written as '-' in names of files")
  }

  static func tooManyVariants(_ count: Int, limit: Int) -> Clause {
    Clause(
      .invalidValue, "the axes make \(count) variants; at most \(limit) are allowed",
      hint: "use 'strategy: pairwise' with fewer values, or list them under 'include'")
  }

  static let everythingExcluded = Clause(
    .invalidValue, "what is excluded leaves no variant", hint: "drop a combination of 'exclude'")

  static let emptyAxis = Clause(
    .invalidValue, "an axis needs at least one value", hint: "its first value is the default")

  static func repeatedAxisValue(_ value: String) -> Clause {
    Clause(.invalidValue, "the axis states '\(value)' twice", hint: "drop one of them")
  }
}
