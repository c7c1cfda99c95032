package import Documents

/// The components of some files with pictures of their examples, as the catalogue's page shows
/// them.
package struct Catalogue: Sendable {
  /// A parameter of a component.
  package struct Parameter: Sendable {
    /// The name.
    package let name: String
    /// The type of its values.
    package let type: String
    /// The default value; nil if instances must give one.
    package let standard: String?

    /// Describes a parameter.
    package init(name: String, type: String, standard: String?) {
      (self.name, self.type, self.standard) = (name, type, standard)
    }
  }

  /// A picture of an example under a variant.
  package struct Picture: Sendable {
    /// The variant.
    package let variant: String
    /// The path below the page's folder.
    package let path: String
    /// The width in points.
    package let width: Double
    /// The height in points.
    package let height: Double

    /// Whether it shows the dark appearance.
    package let isDark: Bool

    /// Describes a picture.
    package init(
      variant: String, path: String, width: Double, height: Double, isDark: Bool = false
    ) {
      (self.variant, self.path, self.width, self.height) = (variant, path, width, height)
      self.isDark = isDark
    }
  }

  /// An example of a component.
  package struct Example: Sendable {
    /// The name.
    package let name: String
    /// The pictures, the default variant's first.
    package var pictures: [Picture] = []
    /// What `check` reports about it, each cause once.
    package var findings: [Diagnostic] = []

    /// Begins an example.
    package init(name: String) { self.name = name }
  }

  /// A component.
  package struct Component: Sendable {
    /// The name.
    package let name: String
    /// The file that defines it.
    package let file: String
    /// The file and line that define it.
    package let place: String
    /// Its purpose; empty if not stated.
    package let why: String
    /// The parameters.
    package let parameters: [Parameter]
    /// The slots.
    package let slots: [String]
    /// The lines that define it.
    package let source: String
    /// The examples.
    package var examples: [Example] = []

    /// Describes a component that has no examples yet.
    package init(
      name: String, file: String, line: Int, why: String, parameters: [Parameter],
      slots: [String], source: String
    ) {
      (self.name, self.file, self.why) = (name, file, why)
      place = "\(file):\(line)"
      (self.parameters, self.slots, self.source) = (parameters, slots, source)
    }
  }

  /// The components, in the order of their files.
  package var components: [Component] = []

  /// Begins an empty catalogue.
  package init() {}
}
