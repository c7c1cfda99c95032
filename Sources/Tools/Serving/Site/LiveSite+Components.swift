import AutoLayout
import Controls
import Converting
import Documents
import Rendering
import Scenes
import Typesetting
import Workspace

/// An example of a component with the values that a request gives its parameters.
struct ComponentTrial {
  let example: SceneExample
  /// A mapping, as JSON.
  let values: [UInt8]
}

extension LiveSite {
  /// The maximum number of bytes of the values that a request gives.
  private static let longestValues = 12_000

  /// Returns the components of all listed files with their parameters and examples, without laying out
  /// any.
  func components() -> JSON {
    var own: [JSON.Member] = []
    let all = look().flatMap { scene -> [JSON] in
      guard let bytes = try? text(of: scene), Self.mayHaveComponents(bytes) else { return [] }
      let (found, _) = workspace.files.tracing {
        SceneReader.library(bytes: bytes, path: scene.path, project: workspace.project)
      }
      if !found.colors.isEmpty { own.append(.init(scene.path, Self.pageJSON(found.colors))) }
      let group = SceneName.of(path: scene.path, in: workspace.project)
      return found.components.filter(\.isOwn).map { $0.pageJSON(in: scene.path, group: group) }
    }
    let named = SceneColor.names.compactMap { name in SceneColor(named: name).map { (name, $0) } }
    return .object([
      "components": .array(all), "colors": Self.pageJSON(named), "ownColors": .object(own),
    ])
  }

  /// Returns colours with what they are in both appearances.
  private static func pageJSON(_ colors: [(name: String, color: SceneColor)]) -> JSON {
    .array(
      colors.map { name, color in
        .array(
          [name, color.resolved(in: .light).description, color.resolved(in: .dark).description]
            .map(JSON.string))
      })
  }

  /// Whether a line of a file begins with the key of components.
  private static func mayHaveComponents(_ bytes: [UInt8]) -> Bool {
    SourceFile(path: "", bytes: bytes).hasLine(startingWith: "components:")
      || bytes.first == UInt8(ascii: "{")
  }

  /// Returns the example that a request shows with other values; nil for a request without any.
  func trial(_ request: HTTPRequest) throws(SiteError) -> ComponentTrial? {
    guard let values = request.query["with"] else { return nil }
    guard values.utf8.count <= Self.longestValues else {
      throw SiteError(
        422,
        "the values are longer than \(Self.longestValues) bytes; try shorter ones, or write them into the "
          + "file as an example")
    }
    let names = (request.query["part"] ?? "").split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard names.count == 2 else { throw SiteError(404, "the file has no such part") }
    return ComponentTrial(
      example: SceneExample(component: String(names[0]), name: String(names[1])),
      values: Array(values.utf8))
  }

  /// Returns an example as it is shown in two languages: as a scene with an instance, and as Swift for
  /// UIKit.
  func code(_ request: HTTPRequest) throws -> JSON {
    let scene = try scene(request)
    let laidOut = try laidOut(request)
    guard let tried = try trial(request), let view = laidOut.root.subviews.first else {
      throw SiteError(404, "only a component has code")
    }
    let text = SceneReader.instanceText(
      of: tried.example, values: tried.values, variant: laidOut.variant.values,
      bytes: try self.text(of: scene), path: scene.path, project: workspace.project)
    let other = try? workspace.layOutSpecimen(
      scene.path, tried.example, with: tried.values, laidOut.variant.inOtherAppearance(than: view))
    return .object([
      "scene": .optional(text),
      "swift": .string(
        SwiftCode.text(
          of: view, inOtherAppearance: other?.root.subviews.first, named: tried.example.component)),
    ])
  }
}

extension Variant {
  /// Returns the variant that is dark where a view of this one is light, and the reverse.
  fileprivate func inOtherAppearance(than view: View) -> Variant {
    let isDark = view.asPaintable?.environment.appearance == .dark
    return Variant(
      name: "the other appearance",
      values: values.filter { $0.axis != .appearance } + [.appearance(isDark ? .light : .dark)])
  }
}

extension SceneComponent {
  /// The component as the page lists it.
  fileprivate func pageJSON(in path: String, group: String) -> JSON {
    .object([
      "path": .string(path), "group": .string(group), "name": .string(name),
      "line": .int(place.line), "why": .optional(why), "slots": .array(slots.map(JSON.string)),
      "parameters": .array(
        parameters.map { parameter in
          .object([
            "name": .string(parameter.name), "type": .string(parameter.type.rawValue),
            "standard": .optional(parameter.standard),
            "choices": .array(parameter.choices.map(JSON.string)),
          ])
        }),
      "examples": .array(
        examples.map { example in
          .object([
            "name": .string(example.name),
            "values": .object(example.values.map { JSON.Member($0.name, .string($0.text)) }),
          ])
        }),
    ])
  }
}
