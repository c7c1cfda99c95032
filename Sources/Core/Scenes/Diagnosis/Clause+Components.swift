import Documents

extension Clause {
  static func mustBe(_ key: String, _ expected: String, _ found: String) -> Clause {
    Clause(.invalidValue, "'\(key)' must be \(expected), not \(found)")
  }

  /// - Parameters:
  ///   - colors: the scene's colours, which have no dollar sign.
  ///   - isOfCondition: whether it stands in a condition, which names things without a dollar sign.
  static func unknownName(
    _ name: String, _ known: [String], colors: Set<String> = [], isOfCondition: Bool = false
  ) -> Clause {
    if isOfCondition, !known.contains(name), SceneCondition.Trait(rawValue: name) != nil {
      return Clause(
        .unknownItem, "there is nothing named '\(name)' here",
        hint: "a condition on the canvas is a mapping, such as 'when: { \(name): \"< 350\" }'")
    }
    let near =
      colors.contains(name)
      ? Hint.replace(by: name, "write '\(name)': colours are named without '$'")
      : NearestName.like(name, among: known).map { Hint.didYouMean("$\($0)") }
    return Clause(
      .unknownItem, "there is nothing named '$\(name)' here",
      hint: near
        ?? (known.isEmpty
          ? "names are those of parameters, metrics and data; write '$$' for a dollar sign"
          : """
          names here: \(NameList.candidates(for: name, among: known)); write '$$' for a dollar sign
          """))
  }

  static func unknownParameterType(_ word: String) -> Clause {
    let known = ParameterType.allCases.map(\.rawValue)
    return Clause(
      .invalidValue, "unknown parameter type '\(word)'",
      hint: UIKitWords.parameterTypes[word.lowercased()].map(Hint.write)
        ?? didYouMean(word, among: known)
        ?? "use one of \(NameList.candidates(for: word, among: known))")
  }

  /// A metric's formula uses a name that isn't a metric.
  static func unknownMetric(_ name: String, _ known: [String]) -> Clause {
    Clause(
      .unknownItem, "there is no metric named '\(name)'",
      hint: didYouMean(name, among: known)
        ?? "a metric is a number, or a formula of numbers and other metrics")
  }

  /// An item lacks a field; `stated` says where the item is stated, if that isn't where the field
  /// is requested.
  static func missingField(
    _ field: String, of item: String, _ known: [String], stated: String? = nil
  ) -> Clause {
    let fields =
      known.isEmpty
      ? "no fields" : "the fields \(NameList.candidates(for: field, among: known))"
    return Clause(
      .unknownItem, "'\(item)' has no field '\(field)'",
      hint: didYouMean(field, among: known)
        ?? stated.map { "the item at \($0) has \(fields)" })
  }

  static func missingItem(_ index: String, of list: String, _ count: Int) -> Clause {
    Clause(
      .unknownItem, "'\(list)' has no item '\(index)'",
      hint: count == 0 ? "it has none" : "its items are 0 to \(count - 1)")
  }

  static func nameIsNoText(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'$\(name)' is a list or a mapping and cannot be part of a text",
      hint: "name one of its fields: '$\(name).field'")
  }

  static func textTooLong(_ limit: Int) -> Clause {
    Clause(.invalidValue, "the text is longer than \(limit) bytes")
  }

  static let conditionIsNoFormula = Clause(
    .invalidValue, "a condition must be true, false or a comparison such as 'unread > 0'",
    hint: "what depends on the canvas belongs under 'variations'")

  // Components and their instances.

  static func badComponentName(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' cannot name a component",
      hint: "use letters, digits and '_', not starting with a digit")
  }

  static func componentNamedAsType(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' is already a type of view", hint: "give the component another name")
  }

  static func duplicateComponent(_ name: String, file: String, line: Int) -> Clause {
    Clause(
      .invalidValue, "the component '\(name)' is defined twice",
      hint: "the other one is at \(file):\(line)")
  }

  static func circularComponent(_ ring: [String]) -> Clause {
    Clause(
      .invalidValue, "the component contains itself: \(ring.joined(separator: " -> "))",
      hint: "use a slot or a parameter of type view for its content")
  }

  static func badParameterName(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' cannot name a parameter",
      hint: "use letters, digits and '_', not starting with a digit")
  }

  static func reservedParameter(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' is reserved for 'each'", hint: "give the parameter another name")
  }

  static func missingParameter(_ name: String, _ component: String) -> Clause {
    Clause(
      .invalidValue, "'\(component)' needs '\(name)'",
      hint: "add '\(name):' under 'with', or give the parameter a default")
  }

  static func parameterBesideWith(_ name: String, _ component: String) -> Clause {
    Clause(
      .unknownKey, "'\(name)' is a parameter of '\(component)', not a key of a view",
      hint: "write it under 'with': 'with: { \(name): ... }'")
  }

  static func slotBelowWith(_ name: String, _ component: String) -> Clause {
    Clause(
      .unknownKey, "'\(name)' is a slot of '\(component)', not a parameter",
      hint: "write it beside 'with', not under it")
  }

  static func slotWithoutPlace(_ name: String, _ component: String) -> Clause {
    Clause(
      .invalidValue, "the view of '\(component)' has no place for its slot '\(name)'",
      hint: "write '{ slot: \(name) }' in the component where its views go")
  }

  static func unknownParameter(_ name: String, _ component: String, _ known: [String]) -> Clause {
    Clause(
      .unknownKey, "'\(component)' has no parameter '\(name)'",
      hint: didYouMean(name, among: known)
        ?? (known.isEmpty
          ? "it has none" : "it has \(NameList.candidates(for: name, among: known))"))
  }

  static func wrongParameter(_ name: String, _ type: ParameterType, found: String) -> Clause {
    let isText = [.text, .verbatim].contains(type) && (found == "a number" || found == "true")
    return Clause(
      .invalidValue, "'\(name)' must be \(type.noun), not \(found)",
      hint: isText ? "put it in quotes" : nil)
  }

  /// - Parameter components: the names of those that the file has.
  static func withoutComponent(_ components: [String]) -> Clause {
    Clause(
      .invalidValue, "'with' belongs to an instance of a component",
      hint: components.first.map { "an instance has a component as its type: 'type: \($0)'" }
        ?? "leave it out: the file has no components")
  }

  static func subviewsOfInstance(_ slots: [String]) -> Clause {
    Clause(
      .invalidValue, "an instance cannot have subviews of its own",
      hint: slots.isEmpty
        ? "give the component a slot for them" : "its slots: \(slots.joined(separator: ", "))")
  }

  static func badExampleName(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' cannot name an example",
      hint: "use letters, digits, '_' and '-'")
  }

  // Slots.

  static func badSlotName(_ name: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' cannot name a slot",
      hint: "use letters, digits and '_', and not the name of a view's key")
  }

  static func repeatedSlot(_ name: String) -> Clause {
    Clause(.invalidValue, "the slot '\(name)' is listed twice")
  }

  static func unknownSlot(_ name: String, _ component: String, _ known: [String]) -> Clause {
    Clause(
      .unknownItem, "'\(component)' has no slot '\(name)'",
      hint: didYouMean(name, among: known) ?? "add it to 'slots'")
  }

  static func slotPlacedTwice(_ name: String, firstLine: Int) -> Clause {
    Clause(
      .invalidValue, "the slot '\(name)' is used twice, first on line \(firstLine)",
      hint: "views can be in only one place; add a second slot")
  }

  static func slotOutsideComponent(_ name: String) -> Clause {
    Clause(.invalidValue, "'slot' is allowed only in a component")
  }

  // Copies, files, limits.

  static func badCount(_ count: Double, _ limit: Int) -> Clause {
    Clause(
      .invalidValue,
      "'each' must be a whole number from 0 to \(limit), not \(NumberText.of(count))")
  }

  static func badItemID(_ id: String) -> Clause {
    let names = id == "first" || id == "last"
    return Clause(
      .invalidValue,
      names
        ? "'\(id)' cannot be an item's id: it names the \(id) item"
        : "'\(id)' cannot be an item's id: use letters, digits and '_', not "
          + "starting with a digit, or a whole number",
      hint: "without 'id', the items are numbered")
  }

  static func duplicateItemID(_ id: String, firstLine: Int) -> Clause {
    Clause(.invalidValue, "the item id '\(id)' is already used on line \(firstLine)")
  }

  static let includeIsNoPath = Clause(
    .invalidValue, "'include' must be a path or a list of paths",
    hint: .write("include: [ ../design/components.yaml ]"))

  static let tokensAreNoPath = Clause(
    .invalidValue, "'tokens' must be a path or a list of paths",
    hint: .write("tokens: [ ../design/brand.tokens ]"))

  static func circularInclude(_ ring: [String]) -> Clause {
    Clause(.resource, "the file includes itself: \(ring.joined(separator: " -> "))")
  }

  static let includeIsNoMapping = Clause(
    .invalidValue,
    "an included file must be a mapping with components, colors, metrics, strings "
      + "or data")

  static func keyOfScene(_ key: String) -> Clause {
    Clause(
      .invalidValue, "'\(key)' is not allowed in an included file",
      hint: "an included file can have components, colors, metrics, strings, data and include")
  }

  static func unknownDataFormat(_ path: String) -> Clause {
    Clause(
      .resource, "'\(path)' is not a data file", hint: "data files are .json, .yaml or .csv files")
  }

  static func tooManyFiles(_ limit: Int) -> Clause {
    Clause(.resource, "the scene reads more than \(limit) files")
  }

  static func tooManyViews(_ limit: Int) -> Clause {
    Clause(.invalidValue, "the scene makes more than \(limit) views", hint: "show fewer items")
  }

  /// - Parameter isLive: whether the limit is that of scenes shown while they are edited.
  static func tooHeavy(_ limit: Int, isLive: Bool) -> Clause {
    Clause(
      .invalidValue,
      "the scene's views and constraints take more memory than one scene may\(whileEdited(isLive)), "
        + "which is that of \(limit) plain views",
      hint: isLive ? "show fewer items; 'check' and 'render' take more" : "show fewer items")
  }

  /// - Parameter isLive: whether the limit is that of scenes shown while they are edited.
  static func tooManyExamples(_ limit: Int, isLive: Bool) -> Clause {
    Clause(
      .invalidValue,
      "the examples of the file's components take more memory than those of one file "
        + "may\(whileEdited(isLive)): that of \(limit) plain views",
      hint: "move some components to a file of their own, or show fewer items in their examples")
  }

  private static func whileEdited(_ isLive: Bool) -> String {
    isLive ? " while it is edited or watched" : ""
  }

  static func tooManyLeftOut(_ limit: Int) -> Clause {
    Clause(
      .invalidValue, "'if' leaves out more than \(limit) copies", hint: "repeat over fewer items")
  }

  static func tooMuchText(_ limit: Int) -> Clause {
    Clause(
      .invalidValue,
      "the names and formulas of the scene expand to more than \(limit) bytes of text",
      hint: "show fewer items, or write shorter texts and conditions")
  }

  static func tooMuchStringText(_ limit: Int) -> Clause {
    Clause(
      .invalidValue,
      "the strings and arguments of the scene's texts take more than \(limit) bytes to read and "
        + "write out",
      hint: "show fewer items, or write shorter strings")
  }

  static func pathsTooLong(_ limit: Int) -> Clause {
    Clause(
      .invalidValue,
      "the paths of the scene's views, each of which names the views around it, take more than "
        + "\(limit) bytes",
      hint: "give views shorter ids, or nest fewer")
  }

  static func idsTooLong(_ limit: Int) -> Clause {
    Clause(
      .invalidValue,
      "the ids of the scene's views, each of which repeats those of the instances and copies around it, "
        + "take more than \(limit) bytes",
      hint: "give views and instances shorter ids, or show fewer items")
  }

  static func tooManyNodes(_ limit: Int) -> Clause {
    Clause(
      .invalidValue, "the scene makes more than \(limit) values from its components",
      hint: "show fewer items")
  }

  static func viewsTooDeep(_ limit: Int) -> Clause {
    Clause(.invalidValue, "views are nested more than \(limit) levels deep")
  }

  static func leftOut(_ name: String) -> Clause {
    Clause(
      .unknownItem, "'\(name)' is left out here",
      hint: "mark the constraint 'optional: true' to leave it out too")
  }

  static let leftOutOfExpectation: Hint = "name a view that is not left out"
}
