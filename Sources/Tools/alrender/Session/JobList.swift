import Documents
import Scenes
import Workspace

/// The layouts to make; each job is made on request, so that memory grows with the number of
/// scenes, not with that of their variants.
struct JobList: RandomAccessCollection, Sendable {
  /// A scene with its chosen variants.
  struct Group: Sendable {
    /// The path as the user gave it.
    let argument: String
    let subject: Job.Subject
    /// What `{scene}` stands for.
    let scene: String
    let variants: Variants
    /// What the scene depends on.
    let dependencies: SceneDependencies
    /// The positions of its jobs in the list.
    let jobs: Range<Int>

    /// Whether a job is for the scene's first variant, which the command line may leave out.
    func isFirst(_ position: Int) -> Bool {
      switch variants {
      case .all: position == jobs.lowerBound
      case .chosen(let list):
        list[position - jobs.lowerBound].name == subject.variants.list.first?.name
      }
    }
  }

  /// The chosen variants of a scene.
  enum Variants: Sendable {
    /// All combinations of its axes.
    case all(VariantList)
    /// Those named on the command line.
    case chosen([Variant])

    var count: Int {
      switch self {
      case .all(let list): list.count
      case .chosen(let list): list.count
      }
    }

    subscript(position: Int) -> Variant {
      switch self {
      case .all(let list): list[position]
      case .chosen(let list): list[position]
      }
    }
  }

  /// The scenes, in order.
  private(set) var groups: [Group] = []
  private var applied: @Sendable (Variant) -> Variant

  /// The same list with the variants as the scenes state them.
  var unapplied: JobList {
    var list = self
    list.applied = { $0 }
    return list
  }

  /// Makes an empty list.
  ///
  /// - Parameter applied: applies the command line's values to a variant.
  init(applied: @escaping @Sendable (Variant) -> Variant) { self.applied = applied }

  /// Adds a scene.
  mutating func append(_ input: Input, _ variants: Variants) {
    groups.append(
      Group(
        argument: input.argument, subject: input.subject, scene: input.scene, variants: variants,
        dependencies: input.dependencies, jobs: endIndex..<endIndex + variants.count))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { groups.last?.jobs.upperBound ?? 0 }

  subscript(position: Int) -> Job {
    let group = groups[self.group(of: position)]
    return Job(
      argument: group.argument, subject: group.subject, scene: group.scene,
      variant: applied(group.variants[position - group.jobs.lowerBound]),
      dependencies: group.dependencies)
  }

  /// Returns the position of a job's scene by binary search.
  func group(of position: Int) -> Int {
    var (lower, upper) = (0, groups.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if groups[middle].jobs.upperBound > position { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

extension JobList {
  /// The scenes whose names Windows refuses as those of files, each with the name it could have.
  var unportable: [(scene: Group, name: String)] {
    groups.compactMap { group in
      let parts = group.scene.split(separator: "/", omittingEmptySubsequences: false)
      let name = parts.map { InnerPath.name(String($0)) }.joined(separator: "/")
      return name == group.scene ? nil : (group, name)
    }
  }

  /// Different scenes whose files would have the same names, each with the first scene that has
  /// them.
  ///
  /// Many file systems are not case-sensitive.
  var collisions: [(scene: Group, owner: Group)] {
    var owners: [String: Group] = [:]
    return groups.compactMap { group in
      let name = group.scene.lowercased()
      guard let owner = owners[name] else {
        owners[name] = group
        return nil
      }
      // By bytes: two files may have the same name in different normal forms.
      return owner.subject.name.utf8.elementsEqual(group.subject.name.utf8) ? nil : (group, owner)
    }
  }
}
