import ArgumentParser
import Goldens
import Rendering

/// `alrender schema`: what the formats allow, for editors and validators.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a format.",
    usage: "alrender schema scene|layout|report|configuration",
    discussion: """
      alrender schema scene > scene.schema.json
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

  func run() {
    let schema: JSON =
      switch format {
      case .scene: JSONSchema.scene
      case .layout: JSONSchema.layout
      case .report:
        JSONSchema.document(
          title: "alrender report", about: "The report.json of 'alrender verify'.", Report.schema)
      case .configuration: JSONSchema.configuration
      }
    Console.put(schema.indentedText)
  }
}
