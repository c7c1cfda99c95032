import ArgumentParser
import Controls
import InterfaceBuilder
import Localization
import Rendering
import Scenes
import Typesetting

/// Reads `alrender [render] SCENE... -o OUT [options]`, by far the most common command line,
/// without building the parser, which takes longer than laying out a screen.
///
/// Anything unusual or wrong is left to the parser. Both set the same values with the same
/// parsing functions; a test compares them for all options.
package struct ShortCommandLine {
  private var request = RenderRequest()
  private var rest: ArraySlice<String>

  private init(_ words: [String]) { rest = words[...] }

  /// Returns the request in a command line, or nil if the parser is needed.
  static func request(of words: [String]) -> RenderRequest? {
    var words = words
    if words.contains("--timings") { words = TimingsFormat.join(words) }
    if words.contains("--matrix") { words = MatrixArguments.spread(words) }
    var reader = ShortCommandLine(words)
    if reader.rest.first == "render" { reader.rest.removeFirst() }
    while let word = reader.rest.popFirst() {
      guard reader.read(word) else { return nil }
    }
    let request = reader.request
    guard !request.scenes.isEmpty else { return nil }
    do {
      try request.layout.validate()
      try request.validate()
      return request
    } catch {
      return nil
    }
  }

  /// Reads a word and the value after it. Returns false if the parser is needed.
  private mutating func read(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else {
      // Anything without a dot or a slash could be a command.
      guard word == "-" || word.utf8.contains(where: { $0 == 0x2E || $0 == 0x2F }) else {
        return false
      }
      request.scenes.append(word)
      return true
    }
    if readFlag(word) { return true }
    var (name, value) = (word, "")
    if word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
      name = String(word[..<sign])
      value = String(word[word.utf8.index(after: sign)...])
      guard !value.isEmpty else { return false }
    } else {
      guard let next = rest.popFirst(), next == "-" || !next.hasPrefix("-"), !next.isEmpty else {
        return false
      }
      value = next
    }
    do {
      return try readOutput(name, value) || readValue(name, value) || readText(name, value)
        || readList(name, value)
    } catch {
      return false
    }
  }

  private mutating func readFlag(_ name: String) -> Bool {
    switch name {
    case "--rtl": request.layout.rightToLeft = true
    case "--dark": request.layout.isDark = true
    case "--double-strings": request.layout.doubleStrings = true
    case "--all-variants": request.layout.allVariants = true
    case "--show-alignment-rects": request.layout.showAlignmentRects = true
    case "--frame": request.layout.roundsScreen = true
    case "--repeat-prototypes": request.layout.repeatsPrototypes = true
    case "--strict": request.layout.strict = true
    case "--unlimited": request.layout.unlimited = true
    case "--exercise": request.exercise = true
    default:
      let known = AccessibilitySetting.allCases
      guard let setting = known.first(where: { $0.option == name }) else { return false }
      request.layout.settings.append(setting)
    }
    return true
  }

  private mutating func readOutput(_ name: String, _ value: String) throws -> Bool {
    switch name {
    case "-o", "--output": request.output = try OutputTemplate(value)
    case "--sheet": request.sheet = try OutputTemplate(value)
    case "--canvas": request.canvas = try OutputTemplate(value)
    case "--diagnose": request.diagnose = try OutputTemplate(value)
    default: return false
    }
    return true
  }

  /// Reads options whose value is parsed from text. Returns false if the text is not a value.
  private mutating func readValue(_ name: String, _ value: String) -> Bool {
    func keep<Value>(_ value: Value?, _ place: inout Value?) -> Bool {
      place = value
      return value != nil
    }
    func replace<Value>(_ place: inout Value, _ value: Value?) -> Bool {
      guard let value else { return false }
      place = value
      return true
    }
    switch name {
    case "--scale": return keep(Double(value), &request.layout.scale)
    case "--text-size":
      return keep(ContentSizeCategory(rawValue: value), &request.layout.textSize)
    case "--look": return keep(Look(rawValue: value), &request.layout.look)
    case "--timings": return keep(TimingsFormat(rawValue: value), &request.layout.timings)
    case "-j", "--jobs": return keep(Int(value), &request.layout.jobs)
    case "--intrinsic":
      return replace(&request.layout.intrinsic, NibOptions.Intrinsic(rawValue: value))
    case "--diagnostics":
      return replace(&request.layout.diagnostics, DiagnosticsFormat(rawValue: value))
    case "--text-metrics":
      return replace(&request.layout.textMetrics, TextMetrics(rawValue: value))
    case "--text": return replace(&request.layout.text, RenderOptions.TextMode(rawValue: value))
    default: return false
    }
  }

  private mutating func readText(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--device": request.layout.device = value
    case "--locale": request.layout.locale = value
    case "--state": request.layout.state = value
    case "--insets": request.layout.insets = value
    case "--root": request.layout.root = value
    case "--symbols": request.layout.symbols = value
    case "--confine": request.layout.confine = value
    case "--project": request.layout.project = value
    case "--component": request.layout.component = value
    case "--example": request.layout.example = value
    default: return false
    }
    return true
  }

  /// Reads options that report errors in their texts themselves, and those that may be repeated.
  private mutating func readList(_ name: String, _ value: String) throws -> Bool {
    switch name {
    case "--size": request.layout.size = try CanvasExtent(value)
    case "--variant": request.layout.variants.append(try VariantChoice(value))
    case "--matrix": request.layout.matrix.append(try AxisTexts(value))
    case "--font-path": request.layout.fontPaths.append(value)
    case "--assets": request.layout.assets.append(value)
    case "--strings":
      guard let names = PseudoLanguages(named: value) else { return false }
      request.layout.pseudoLanguages.append(names)
    case "--show": request.layout.show.append(try OverlayList(value))
    default: return false
    }
    return true
  }
}

extension ShortCommandLine {
  /// Whether a command line is read without the parser.
  package static func reads(_ words: [String]) -> Bool { request(of: words) != nil }

  /// Returns how both readers understand a command line, for a test that compares them: the
  /// result of the short one, nil if it leaves the words to the parser, and that of the parser.
  package static func readings(of words: [String]) throws -> (short: String?, full: String) {
    func text(_ request: RenderRequest) -> String {
      var text = ""
      dump(request, to: &text)
      return text
    }
    let full = try Alrender.parseAsRoot(TimingsFormat.join(MatrixArguments.spread(words)))
    guard let render = full as? RenderCommand else { return (request(of: words).map(text), "") }
    return (request(of: words).map(text), text(render.request))
  }
}
