import Documents
import Geometry

/// Which controllers contain, push or present which others; this determines the bars over a
/// controller's view.
package struct ControllerRelations: Sendable {
  private var sources: [String: [(kind: String, id: String)]] = [:]
  private var controllers: [String: XMLElement] = [:]
  /// The first controller with each storyboard identifier; used only for lookup.
  private var identified: [String: XMLElement] = [:]
  /// The controllers in a container, in order, by the container's object id.
  private var members: [String: [String]] = [:]

  /// The tops of the container views that show controllers, in the roots around them, by the
  /// object id of the controller that is shown.
  private var containerTops: [String: Double] = [:]

  /// Who presents a controller over the whole screen; used only for lookup.
  private var coverings: [String: String] = [:]

  /// Reads the segues of a document.
  init(_ document: XMLElement) {
    visit(document, controller: nil, top: 0)
  }

  /// Reads an element that begins at a height within the recorded root of a controller.
  private mutating func visit(_ element: XMLElement, controller: String?, top: Double) {
    var owner = controller
    let top = top + (element["key"] == "view" ? 0 : element.recordedFrame?.minY ?? 0)
    if element.isController, let id = element["id"] {
      owner = id
      controllers[id] = element
      if let name = element["storyboardIdentifier"], identified[name] == nil {
        identified[name] = element
      }
    }
    if element.name == "segue", let owner, let target = element["destination"] {
      sources[target, default: []].append((element["kind"] ?? "", owner))
      let style = element["modalPresentationStyle"] ?? ""
      if ["fullScreen", "overFullScreen"].contains(style) { coverings[target] = owner }
      if element["kind"] == "relationship" { members[owner, default: []].append(target) }
      if element["kind"] == "embed" { containerTops[target] = top }
    }
    // A controller in another storyboard still has its place in a tab bar here.
    if element.name == "viewControllerPlaceholder", let id = element["id"] {
      controllers[id] = element
    }
    for child in element.children { visit(child, controller: owner, top: top) }
  }

  /// Returns the controller with an object id; nil for an unknown one.
  func controller(_ id: String) -> XMLElement? { controllers[id] }

  /// Puts controllers in the places of those with the given object ids, which refer to them.
  mutating func replace(_ references: [String: XMLElement]) {
    controllers.merge(references) { _, controller in controller }
  }

  /// Returns the first controller with a storyboard identifier; nil for an unknown one.
  func first(identifiedBy name: String) -> XMLElement? { identified[name] }

  /// Returns the controllers in a container, in order.
  func members(of container: String) -> [XMLElement] {
    (members[container] ?? []).compactMap { controllers[$0] }
  }

  /// Returns the controller that pushes this one onto a navigation controller's stack; nil for
  /// the stack's root, and for one that nothing pushes.
  func predecessor(of id: String) -> XMLElement? {
    let sources = sources[id] ?? []
    guard !sources.contains(where: { $0.kind == "relationship" }) else { return nil }
    return sources.first { ["show", "push"].contains($0.kind) }.flatMap { controllers[$0.id] }
  }

  /// Whether a container view of another controller shows the controller.
  package func isEmbedded(_ id: String) -> Bool {
    sources[id]?.contains { $0.kind == "embed" } ?? false
  }

  /// Returns how far below the top of the root around it a container view shows a controller; 0
  /// for a controller that isn't contained.
  func containerTop(of id: String) -> Double { containerTops[id] ?? 0 }

  /// Whether a controller within another one presents this one over the whole screen, while
  /// Interface Builder records it with the size of its source.
  package func coversScreen(_ id: String) -> Bool {
    guard let source = coverings[id] else { return false }
    return isEmbedded(source) && !isEmbedded(id)
  }

  /// Whether a segue shows the controller apart: embedded, as a popover or presented.
  package func isShownApart(_ id: String) -> Bool {
    sources[id]?.contains {
      ["embed", "popoverPresentation", "popover", "presentation", "modal"].contains($0.kind)
    } ?? false
  }

  /// Whether a running app may present a controller as a sheet: segues present or show it, none of them over
  /// the whole screen or on a navigation controller's stack.
  func isSheet(_ id: String) -> Bool {
    let styles: Set = ["automatic", "pageSheet", "formSheet"]
    guard let sources = sources[id], !sources.isEmpty, coverings[id] == nil,
      styles.contains(controllers[id]?["modalPresentationStyle"] ?? "automatic")
    else { return false }
    var seen: Set<String> = []
    return sources.allSatisfy { kind, source in
      ["presentation", "modal"].contains(kind) || kind == "show" && !isOnStack(source, &seen)
    }
  }

  /// Whether a controller is on a navigation controller's stack, or in one that is.
  private func isOnStack(_ id: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(id).inserted else { return false }
    return (sources[id] ?? []).contains { kind, source in
      guard ["relationship", "show", "push", "embed"].contains(kind) else { return false }
      let isStack = controllers[source]?.name == "navigationController"
      return isStack && kind == "relationship" || isOnStack(source, &seen)
    }
  }

  /// Whether a segue shows the controller as the detail of a split view.
  func isShownAsDetail(_ id: String) -> Bool {
    sources[id]?.contains { $0.kind == "showDetail" } ?? false
  }

  /// Whether a controller is a member of a container, or the root of the stack that is one.
  func isRoot(_ id: String, of member: String) -> Bool {
    id == member || members[member]?.contains(id) == true
  }

  /// Returns the bars over a controller's view.
  ///
  /// The first that determines a bar is used: what the controller simulates; the container whose
  /// root it is; the controllers that show or push it, and theirs in turn.
  ///
  /// - Parameter areRecorded: whether the bars are those of recorded frames, for which the first segue
  ///   to a controller counts more, and `hidesBottomBarWhenPushed` leaves simulated bars.
  package func bars(over id: String, areRecorded: Bool = false) -> ControllerBars {
    var seen: Set<String> = []
    var top = topBar(over: id, areRecorded, &seen)?.bar
    if let bar = top, let controller = controllers[id] {
      top = setting(titleOf: bar, for: controller)
    }
    let item = controllers[id]?.child(key: "navigationItem")
    let isPrompted = controllers[id]?.child(key: "simulatedTopBarMetrics")?.flag("prompted")
    top?.hasPrompt = isPrompted == true || item?.string("prompt")?.isEmpty == false
    seen = []
    return ControllerBars(top: top, bottom: bottomBar(over: id, areRecorded, &seen)?.bar)
  }

  /// What is known about an edge: a bar, or that there is none.
  private struct Answer {
    var bar: ControllerBars.Bar?
  }

  /// Returns what the first segue to a controller says of an edge in recorded frames: a segue of the
  /// app's own, that its bar is the one its source simulates; a presentation, that there is none,
  /// unless the controller is in a container.
  private func firstAnswer(over id: String, at edge: String) -> Answer? {
    guard let sources = sources[id], let first = sources.first else { return nil }
    switch first.kind {
    case "custom":
      return controllers[first.id]?.child(key: edge)
        .map { Answer(bar: ControllerBars.Bar(simulatedBy: $0)) }
    case "presentation", "modal":
      return sources.contains { $0.kind == "relationship" } ? nil : Answer(bar: nil)
    default: return nil
    }
  }

  private func topBar(
    over id: String, _ areRecorded: Bool, _ seen: inout Set<String>
  ) -> Answer? {
    guard seen.insert(id).inserted, let controller = controllers[id] else { return nil }
    if let simulated = controller.child(key: "simulatedTopBarMetrics") {
      return Answer(bar: ControllerBars.Bar(simulatedBy: simulated))
    }
    if areRecorded, let answer = firstAnswer(over: id, at: "simulatedTopBarMetrics") {
      return answer
    }
    for (kind, source) in sources[id] ?? [] where kind == "relationship" {
      guard let container = controllers[source], container.name == "navigationController" else {
        continue
      }
      if container.flag("navigationBarHidden") == true { return Answer(bar: nil) }
      let element = container.child(key: "navigationBar")
      var bar = bar(.navigation, element)
      bar.hasLargeTitle = element?.flag("largeTitles") == true
      bar.container = source
      return Answer(bar: setting(titleOf: bar, for: controller))
    }
    for (kind, source) in sources[id] ?? []
    where ["relationship", "show", "push", "showDetail"].contains(kind) {
      guard var answer = topBar(over: source, areRecorded, &seen) else { continue }
      if let bar = answer.bar { answer.bar = setting(titleOf: bar, for: controller) }
      return answer
    }
    return nil
  }

  /// Returns a bar with a large title if a controller's navigation item has one; without a mode of
  /// its own, the item takes over that of the one before.
  private func setting(
    titleOf bar: ControllerBars.Bar, for controller: XMLElement
  ) -> ControllerBars.Bar {
    var bar = bar
    let element = bar.container.flatMap { controllers[$0]?.child(key: "navigationBar") }
    switch controller.child(key: "navigationItem")?["largeTitleDisplayMode"] {
    case "never": bar.hasLargeTitle = false
    case "always": bar.hasLargeTitle = element?.flag("largeTitles") ?? bar.hasLargeTitle
    default: break
    }
    return bar
  }

  /// Looks for the bar at the bottom. What a member of a tab bar controller pushes onto a stack
  /// that holds the tab bar controller covers the tab bar.
  private func bottomBar(
    over id: String, _ areRecorded: Bool, pushing isPushing: Bool = false,
    _ seen: inout Set<String>
  ) -> Answer? {
    guard seen.insert(id).inserted, let controller = controllers[id] else { return nil }
    if controller.flag("hidesBottomBarWhenPushed") == true {
      guard areRecorded, controller.child(key: "simulatedBottomBarMetrics") == nil else {
        return Answer(bar: nil)
      }
      // What the controller that pushes it simulates is recorded nevertheless.
      let inherited = inheritedBar(over: id, areRecorded, &seen)?.bar
      return Answer(bar: inherited?.container == nil ? inherited : nil)
    }
    if let simulated = controller.child(key: "simulatedBottomBarMetrics") {
      return Answer(bar: ControllerBars.Bar(simulatedBy: simulated))
    }
    if areRecorded, let answer = firstAnswer(over: id, at: "simulatedBottomBarMetrics") {
      return answer
    }
    if let answer = inheritedBar(over: id, areRecorded, pushing: isPushing, &seen) { return answer }
    // The stack with which an app begins is in no tab bar, whatever else shows its members.
    let begins = controller.name == "navigationController" && sources[id]?.isEmpty != false
    return begins ? Answer(bar: nil) : nil
  }

  /// Returns the bar at the bottom of the containers of a controller, or of those that show it.
  private func inheritedBar(
    over id: String, _ areRecorded: Bool, pushing isPushing: Bool = false,
    _ seen: inout Set<String>
  ) -> Answer? {
    for (kind, source) in sources[id] ?? [] where kind == "relationship" {
      guard let container = controllers[source] else { continue }
      if container.name == "tabBarController" {
        if isPushing, isStacked(source) { return Answer(bar: nil) }
        var bar = bar(.tab, container.child(key: "tabBar"))
        (bar.container, bar.member) = (source, id)
        return Answer(bar: bar)
      }
      if container.name == "navigationController", container.flag("toolbarHidden") == false {
        var bar = bar(.toolbar, container.child(key: "toolbar"))
        bar.container = source
        return Answer(bar: bar)
      }
    }
    for (kind, source) in sources[id] ?? [] where ["relationship", "show", "push"].contains(kind) {
      let isPushing = kind != "relationship"
      if let answer = bottomBar(over: source, areRecorded, pushing: isPushing, &seen) {
        return answer
      }
    }
    return nil
  }

  /// Whether a controller is the root of a navigation controller.
  private func isStacked(_ id: String) -> Bool {
    sources[id]?.contains {
      $0.kind == "relationship" && controllers[$0.id]?.name == "navigationController"
    } ?? false
  }

  private func bar(_ kind: ControllerBars.Kind, _ element: XMLElement?) -> ControllerBars.Bar {
    ControllerBars.Bar(kind: kind, isTranslucent: element?.flag("translucent") ?? true)
  }
}

/// The bars over a controller's view.
package struct ControllerBars: Sendable, Equatable {
  /// The kind of bar.
  package enum Kind: Sendable { case navigation, toolbar, tab }

  /// One bar.
  package struct Bar: Sendable, Equatable {
    /// The kind of bar.
    package var kind: Kind
    /// Whether views extend under it.
    package var isTranslucent: Bool
    /// Whether it shows a large title below its own row.
    package var hasLargeTitle = false
    /// Whether it shows a prompt above its row.
    package var hasPrompt = false
    /// The object id of the controller that has the bar; nil for a simulated bar.
    package var container: String?
    /// The object id of the container's member through which the bar is inherited; nil for none.
    package var member: String?
  }

  /// The bar at the top.
  package var top: Bar?
  /// The bar at the bottom.
  package var bottom: Bar?

  /// Creates bars.
  init(top: Bar? = nil, bottom: Bar? = nil) { (self.top, self.bottom) = (top, bottom) }

  /// Creates the bars that the canvas of a nib's root simulates.
  init(simulatedBy root: XMLElement) {
    top = root.child(key: "simulatedTopBarMetrics").flatMap(Bar.init)
    top?.hasPrompt = root.child(key: "simulatedTopBarMetrics")?.flag("prompted") == true
    bottom = root.child(key: "simulatedBottomBarMetrics").flatMap(Bar.init)
  }
}

extension ControllerBars.Bar {
  /// Creates the bar that simulated metrics describe; nil for none.
  init?(simulatedBy metrics: XMLElement) {
    switch metrics.name {
    case "simulatedNavigationBarMetrics": kind = .navigation
    case "simulatedToolbarMetrics": kind = .toolbar
    case "simulatedTabBarMetrics": kind = .tab
    default: return nil
    }
    isTranslucent = metrics.flag("translucent") ?? true
  }
}
