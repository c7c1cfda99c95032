package import Documents

extension Clause {
  static func notBelowProject(_ key: String, _ path: String) -> Clause {
    Clause(
      .invalidValue, "'\(key)' must name a folder below the project's, not '\(path)'",
      hint: "the command line may name any folder: --\(key) DIR")
  }

  static func noMapping(_ found: FoundKind) -> Clause {
    Clause(
      .syntax, "a scene must be a mapping, not \(found.words)",
      hint: "a scene is a mapping with at least the key 'root'")
  }

  package static let noRoot = Clause(
    .invalidValue, "the scene has no 'root'", hint: "add 'root:' with the outermost view")

  static func readTwice(_ id: String) -> Clause {
    Clause(.invalidValue, "the order of reading names '\(id)' twice", hint: "name each view once")
  }

  static func namedTwice(_ id: String) -> Clause {
    Clause(.invalidValue, "'elements' names '\(id)' twice", hint: "name each view once")
  }

  static func readWithinItself(_ view: String, _ id: String) -> Clause {
    Clause(
      .invalidValue,
      view == id
        ? "'\(view)' names itself among its elements"
        : "'\(view)' names '\(id)', in which it is read itself",
      hint: "name views that are read within '\(view)'")
  }

  /// - Parameter free: an id that is not used yet.
  static func duplicateID(_ id: String, firstLine: Int, free: String? = nil) -> Clause {
    Clause(
      .invalidValue, "duplicate id '\(id)'",
      hint: Hint(
        "it is first used on line \(firstLine); ids must be unique in a scene"
          + (free.map { ", such as '\($0)'" } ?? "")),
      naming: .twice)
  }

  static func nameOfMetric(_ name: String, firstLine: Int) -> Clause {
    Clause(
      .invalidValue, "'\(name)' is the name of both a metric and a view or guide",
      hint: "it is first used on line \(firstLine); metrics and ids share one namespace")
  }

  static func nameOfMetricAndData(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' names a metric and data",
      hint: "rename one; metrics and data share one namespace")
  }

  static func secondText(firstLine: Int) -> Clause {
    Clause(
      .invalidValue, "only one of 'text', 'verbatim', 'key' and 'runs' can be given",
      hint: "the text is already given on line \(firstLine)")
  }

  static func noSuchPart(_ index: Int, of count: Int, _ noun: String) -> Clause {
    let all = count == 1 ? "there is one \(noun)" : "there are \(count) \(noun)s"
    return Clause(
      .invalidValue, "there is no \(noun) \(index): \(all), counted from 0",
      hint: .write("\(count - 1)"))
  }

  static func emptyRange(_ minimum: Double, _ maximum: Double) -> Clause {
    Clause(
      .invalidValue,
      "'minimum' must not be more than 'maximum': \(NumberText.of(minimum)) > "
        + NumberText.of(maximum))
  }

  static let designSizeWithoutFrame = Clause(
    .invalidValue, "'designSize' has no effect without 'frame' or 'autoresizing'",
    hint: "add 'frame: [x, y, width, height]'")

  static let framedRoot = Clause(
    .invalidValue, "the root cannot have a frame of its own", hint: "its frame is the canvas")

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
      hint: "it grows with its content; a side can be at most a million points")
  }

  static func duplicateVariant(_ first: String, _ second: String) -> Clause {
    first == second
      ? Clause(.invalidValue, "two variants are named '\(first)'", hint: "drop one of them")
      : Clause(
        .invalidValue,
        "the variants '\(first)' and '\(second)' would write their results to the same file",
        hint: "rename one of them: file names tell neither '/' from '-' nor, on many systems, case")
  }

  static func tooManyVariants(_ count: Int, limit: Int) -> Clause {
    Clause(
      .invalidValue, "the axes make \(count) variants; at most \(limit) are allowed",
      hint: "use 'strategy: pairwise' with fewer values, or list them under 'include'")
  }

  static let everythingExcluded = Clause(
    .invalidValue, "'exclude' leaves no variants", hint: "remove a combination from 'exclude'")

  static let emptyAxis = Clause(
    .invalidValue, "an axis needs at least one value", hint: "its first value is the default")

  static func repeatedAxisValue(_ value: String) -> Clause {
    Clause(.invalidValue, "the axis lists '\(value)' twice", hint: "drop one of them")
  }
}
