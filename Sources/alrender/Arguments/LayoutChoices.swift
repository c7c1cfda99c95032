import Rendering
import Scenes

/// What the command line says about a run, as values of the rooms below.
struct LayoutChoices {
  /// The variants that are meant; empty where the command line names none.
  var variants: [VariantChoice] = []
  /// Whether every variant of a scene is meant where none is named.
  var takesAllVariants = false
  /// Axes that are added to those of every scene; any makes all variants meant.
  var matrix: [AxisTexts] = []
  /// Whether every document is laid out in each language that it has.
  var takesAllLanguages = false
  /// The device that wins over those of a scene and its variants; nil for none.
  var device: AxisTexts?
  /// Values that win over those of a scene and its variants.
  var values: [AxisValue] = []
  /// The component whose examples are meant in place of scenes; nil for none.
  var component: String?
  /// The one example of it that is meant; nil for all.
  var example: String?
  /// Whether layouts keep a record of their passes.
  var recordsCycle = false
  /// What measures text, and what is drawn over a picture.
  var render = RenderOptions()
  /// How Interface Builder's documents are read.
  var nib = NibChoices()
  /// The folder outside which scenes read nothing; nil leaves it to the project.
  var confinement: String?
  /// Folders of more fonts.
  var fontPaths: [String] = []
  /// Whether an unsatisfiable or ambiguous layout is a failed check.
  var isStrict = false
  /// Whether scenes may take as much work as they ask for.
  var isUnlimited = false
  /// How many errors of a file, and findings of a check, are shown at most; nil for all.
  var remarkLimit: Int? = 20
  /// How remarks are written.
  var diagnostics = DiagnosticsFormat.human
  /// How the run tells where its time went; nil when it does not.
  var timings: TimingsFormat?
  /// The most threads that lay out; nil for one for each processor.
  var workers: Int?

  /// The variant with the command line's values in place of its own; it keeps its name.
  func applied(to variant: Variant) -> Variant {
    var values = variant.values
    for value in self.values {
      guard let index = values.firstIndex(where: { $0.axis == value.axis }) else {
        values.append(value)
        continue
      }
      if case .strings(let added) = value, case .strings(let own) = values[index] {
        values[index] = .strings(own.union(added))
      } else {
        values[index] = value
      }
    }
    return Variant(name: variant.name, values: values)
  }
}
