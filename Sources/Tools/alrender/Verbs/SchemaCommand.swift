import ArgumentParser
import Goldens
import Rendering
import Scenes

/// `alrender schema`: what the formats allow, for editors and validators.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a format.",
    usage: "alrender schema scene|layout|report|configuration [--for FILE]",
    discussion: """
      alrender schema scene > scene.schema.json
      alrender schema scene --for card.yaml > card.schema.json
      alrender schema layout > layout.schema.json

      An editor completes and checks a scene whose first line is
        # yaml-language-server: $schema=scene.schema.json
      """)

  /// The formats that can be described.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Scene files.
    case scene
    /// What `layout --format json` prints.
    case layout
    /// The `report.json` of `verify`.
    case report
    /// The `alrender.yaml` of a project.
    case configuration
  }

  @Argument(
    help: ArgumentHelp(
      "The format: scene files, what 'layout --format json' prints, 'verify's report.json, "
        + "alrender.yaml.",
      valueName: "format"))
  var format: Format

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "With 'scene': include this file's components, their parameters and slots, and no others.",
      valueName: "FILE"), completion: .file())
  var file: String?

  func validate() throws {
    if file != nil, format != .scene {
      throw ValidationError("'--for' can be used only with 'alrender schema scene'")
    }
  }

  func run() throws {
    let schema: JSON =
      switch format {
      case .scene: try file.map(sceneSchema) ?? JSONSchema.scene
      case .layout: JSONSchema.layout
      case .report:
        JSONSchema.document(
          title: "alrender report", about: "The report.json of 'alrender verify'.", Report.schema)
      case .configuration: JSONSchema.configuration
      }
    Console.put(schema.indentedText)
  }

  /// Returns the schema for scenes with the components of a file.
  private func sceneSchema(of file: String) throws -> JSON {
    let session = try Session(LayoutChoices())
    let failure = Failure.catching(file) { _ = try SceneSource(file) }
    guard failure == nil, let source = try? SceneSource(file) else {
      if let failure { session.fail(failure) }
      throw session.log.end()
    }
    return JSONSchema.scene(
      components: SceneReader.components(bytes: source.bytes, path: source.path),
      hasStates: SceneReader.hasStates(bytes: source.bytes, path: source.path))
  }
}
