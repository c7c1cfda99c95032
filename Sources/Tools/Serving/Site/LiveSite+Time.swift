import Diagnosis
import Documents
import Rendering
import Scenes
import Workspace

/// The last requested moments between two states.
struct KeptMoments {
  let path: String
  let variant: Variant
  let states: [String]
  let scene: AnimatedScene
}

extension LiveSite {
  /// The number of moments between two states, including both.
  static let momentCount = 21

  /// Returns one moment between two states, as a picture.
  func moment(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let at = request.query["at"].flatMap({ Int($0) }), (0..<Self.momentCount).contains(at)
    else { throw SiteError(422, "'at' must be a number from 0 to \(Self.momentCount - 1)") }
    return HTTPResponse(200, type: "image/png", try animated(request).png(of: at))
  }

  private func animated(_ request: HTTPRequest) throws -> AnimatedScene {
    let scene = try scene(request)
    guard case .scene(let loaded)? = try workspace.read(scene.path).first else {
      throw SiteError(404, "a document has no states")
    }
    let known = [SceneState.base] + loaded.scene.states.map(\.name)
    let states = [request.query["from"] ?? SceneState.base, request.query["to"] ?? SceneState.base]
    guard states.flatMap(SceneState.names).allSatisfy(known.contains) else {
      throw SiteError(404, "the scene has no such state")
    }
    let variant = try variant(request, of: loaded.scene.variants)
    if let moments, moments.path == scene.path, moments.variant == variant,
      moments.states == states
    {
      return moments.scene
    }
    var timings = Timings()
    let made = try workspace.renderer().animate(
      loaded, variant, AnimationPlan(from: states[0], to: states[1], count: Self.momentCount),
      result: { $0.recorded(findsAmbiguity: false) }, timings: &timings)
    moments = KeptMoments(path: scene.path, variant: variant, states: states, scene: made)
    return made
  }

  /// Returns the steps of the layout cycle, in order.
  func cycle(_ request: HTTPRequest) throws -> JSON {
    let subjects = try workspace.read(scene(request).path)
    guard
      let subject = subjects.first(where: { $0.part == request.query["part"] }) ?? subjects.first
    else { throw SiteError(404, "the file has nothing to lay out") }
    let renderer = try workspace.renderer()
    renderer.recordsCycle = true
    defer { renderer.recordsCycle = false }
    let laidOut = try subject.layOut(
      with: renderer, as: try variant(request, of: subject.variants))
    let steps = TraceReport(laidOut).cycle.split(separator: "\n").prefix(2_000)
    return .object(["steps": .array(steps.map { .string(String($0)) })])
  }
}
