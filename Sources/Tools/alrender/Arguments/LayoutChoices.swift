import Controls
import Documents
import Rendering
import Scenes
import Workspace

/// What the command line says about a run, as values of the modules below.
struct LayoutChoices {
  /// The chosen variants; empty if the command line names none.
  var variants: [VariantChoice] = []
  /// Whether every variant of a scene is used if none is named.
  var takesAllVariants = false
  /// Axes added to those of every scene; if there are any, all variants are used.
  var matrix: [AxisTexts] = []
  /// Whether every document is laid out in each of its languages.
  var takesAllLanguages = false
  /// The device that overrides those of a scene and its variants; nil if there is none.
  var device: AxisTexts?
  /// Values that override those of a scene and its variants.
  var values: [AxisValue] = []
  /// The component whose examples are used instead of scenes; nil if there is none.
  var component: String?
  /// Its only example to use; nil for all.
  var example: String?
  /// Whether layouts keep a record of their passes.
  var recordsCycle = false
  /// How text is measured, and what is drawn over a picture.
  var render = RenderOptions()
  /// How Interface Builder documents are read.
  var nib = NibChoices()
  /// The folder of the project; nil for the one that the scenes belong to.
  var project: String?
  /// The folder outside which scenes read nothing; nil leaves this to the project.
  var confinement: String?
  /// Additional font folders.
  var fontPaths: [String] = []
  /// Whether an unsatisfiable or ambiguous layout fails the check.
  var isStrict = false
  /// Whether checks audit accessibility.
  var audits = false
  /// Whether scenes may take as much work as they ask for.
  var isUnlimited = false
  /// The maximum number of a file's errors, and of a check's findings, that are shown; nil for
  /// all.
  var remarkLimit: Int? = 20
  /// Whether files on the command line that are no scenes of the project are passed over, as a hook
  /// names everything that was changed.
  var passesOver = false
  /// Whether it is said that there are no languages to lay out in.
  var notesLanguages = true
  /// How diagnostics are written.
  var diagnostics = DiagnosticsFormat.human
  /// How to report where the time of the run went; nil for no report.
  var timings: TimingsFormat?
  /// The maximum number of threads that lay out; nil for one per processor.
  var workers: Int?

  /// The files and folders that the command line names beside the scenes.
  var namedFiles: [String] {
    nib.assetPaths + [nib.symbolsPath, nib.insetsPath].compactMap(\.self)
  }

  /// Throws if a file or folder that an option names isn't what the option needs, also where nothing
  /// reads it.
  func checkNamedFiles() throws(SceneErrors) {
    if let path = nib.insetsPath {
      do throws(ReadFailure) { try SceneSource.size(of: path) } catch {
        throw SceneErrors(file: path, error.message)
      }
    }
    if let folder = confinement { try Self.checkFolder(folder) }
  }

  /// Throws if a path is not that of a folder.
  static func checkFolder(_ path: String) throws(SceneErrors) {
    guard FileStamp(path)?.isFolder == true else {
      throw SceneErrors(
        file: path, FileStamp(path) == nil ? "there is no such folder" : "is not a folder")
    }
  }

  /// The options that override what scenes state, as they are written.
  var optionWords: [String] {
    var words = device.map { ["--device \($0.texts.joined(separator: ","))"] } ?? []
    for value in values {
      switch value {
      case .direction: words.append("--rtl")
      case .appearance: words.append("--dark")
      case .setting(let setting, let isOn): if isOn { words.append(setting.option) }
      case .height: break
      case .width: words.append("--size")
      case .textSize: words.append("--text-size \(value.name)")
      case .scale(let scale): words.append("--scale \(NumberText.of(scale))")
      case .locale, .strings, .device, .keyboard, .state, .look:
        words.append("--\(value.axis.rawValue) \(value.name)")
      // No option of the command line is a value of a scene's own axis.
      case .option: break
      }
    }
    return words
  }

  /// Returns the variant with the command line's values in place of its own; it keeps its name.
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
