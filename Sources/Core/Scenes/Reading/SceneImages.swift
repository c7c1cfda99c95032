import Controls
import Documents
import Drawing

/// Reads the pictures that a scene names.
///
/// A name without a scale also means the versions beside it, as UIKit's image names do:
/// `badge.png` includes `badge@2x.png` and `badge@3x.png`, and needn't exist if they do.
package struct SceneImages {
  private let scene: Scene
  private let reporter: Reporter
  /// The pictures by their `source`.
  private(set) var sets: [String: ImageSet] = [:]
  /// The files alone by their `source`, for views that state their scale.
  private(set) var files: [String: ImageSet] = [:]
  /// The pictures by their files, each decoded once whatever name the scene uses.
  private var decoded: [FileIdentity: ImageBuffer] = [:]
  /// The number of pixels that the remaining pictures may have.
  private var pixelsLeft = ImageLoader.maximumPixels
  /// How often the sides of photographs are halved so that all of them fit.
  private var halvings = 0
  /// The time allowed for all of its vector pictures together.
  private let allowance = VectorAllowance()

  init(_ scene: Scene, _ reporter: Reporter) {
    self.scene = scene
    self.reporter = reporter
  }

  /// Reads every picture once and reports those that can't be read.
  mutating func load() {
    // For a view that states the scale, the source is that one file. Others may show its versions.
    var alone: [String: Int] = [:]
    scene.forEachView { view in
      guard view.kind == .imageView, view.attributes.contains(where: \.value.isImageScale) else {
        return
      }
      for case .source(let source) in view.attributes.map(\.value) {
        alone[source, default: 0] += 1
      }
    }
    halvings = scene.measuresPictures ? 0 : halvingsThatFit()
    var uses: [String: Int] = [:]
    scene.forEachAttribute { attribute in
      for source in attribute.value.sources { uses[source, default: 0] += 1 }
    }
    scene.forEachAttribute { attribute in
      for source in attribute.value.sources {
        if alone[source] != nil, files[source] == nil {
          files[source] = read(source, alone: true, at: attribute.place)
        }
        if alone[source] != uses[source], sets[source] == nil {
          sets[source] = read(source, alone: false, at: attribute.place)
        }
      }
    }
    sets.merge(files) { versions, _ in versions }
  }

  /// Returns how often the sides of photographs must be halved for all pictures to fit: by as
  /// little as possible, and all alike; 0 if even that does not suffice.
  private func halvingsThatFit() -> Int {
    var counts = [0, 0, 0, 0]
    var sources: Set<String> = []
    var files: Set<FileIdentity> = []
    scene.forEachAttribute { attribute in
      for source in attribute.value.sources
      where !VectorDrawing.isNamed(source) && sources.insert(source).inserted {
        for scale in [1.0, 2, 3] {
          let file = scene.path(of: Self.path(source, scale: scale))
          guard let identity = FileIdentity(file), files.insert(identity).inserted,
            let bytes = try? FileBytes.read(file, within: scene.reach)
          else { continue }
          for halvings in counts.indices {
            counts[halvings] += ImageLoader.pixelCount(of: bytes, halvings: halvings) ?? 0
          }
        }
      }
    }
    return counts.firstIndex { $0 <= ImageLoader.maximumPixels } ?? 0
  }

  /// Returns the versions of a picture; nil after reporting an error.
  private mutating func read(_ source: String, alone: Bool, at place: Place) -> ImageSet? {
    if VectorDrawing.isNamed(source) { return drawing(source, at: place) }
    if alone || Self.scale(ofPath: source) != nil {
      return image(source, scale: Self.scale(ofPath: source) ?? 1, isNeeded: true, at: place)
        .flatMap { ImageSet([$0]) }
    }
    let before = reporter.diagnostics.count
    var versions: [ImageBuffer] = []
    for scale in [1.0, 2, 3] {
      let path = Self.path(source, scale: scale)
      if let image = image(path, scale: scale, isNeeded: false, at: place) {
        versions.append(image)
      }
    }
    if let set = ImageSet(versions) { return set }
    // A damaged version has been reported.
    if reporter.diagnostics.count == before {
      _ = image(source, scale: 1, isNeeded: true, at: place)
    }
    return nil
  }

  /// Returns the drawing of a vector file; nil after reporting an error.
  private mutating func drawing(_ source: String, at place: Place) -> ImageSet? {
    do throws(FileError) {
      let bytes = try FileBytes.read(scene.path(of: source), within: scene.reach)
      do throws(ImageError) {
        let read = try VectorDrawing.read(
          bytes, scale: scene.canvas.scale ?? scene.canvas.device?.scale ?? 2, atMost: pixelsLeft,
          within: allowance)
        pixelsLeft -= read.image.width * read.image.height
        return ImageSet(read.drawing, read.image)
      } catch {
        reporter.report(.notAnImage(source, error), at: place)
      }
    } catch {
      reporter.report(.unreadable(source, error), at: place)
    }
    return nil
  }

  /// Returns the picture of one file; nil if it can't be read, which is reported unless the file
  /// is missing and not needed.
  private mutating func image(
    _ path: String, scale: Double, isNeeded: Bool, at place: Place
  ) -> ImageBuffer? {
    let bytes: [UInt8]
    let file = scene.path(of: path)
    do throws(FileError) {
      bytes = try FileBytes.read(file, within: scene.reach)
    } catch {
      if isNeeded || error != .missing { reporter.report(.unreadable(path, error), at: place) }
      return nil
    }
    do throws(ImageError) {
      let identity = FileIdentity(file)
      if let known = identity.flatMap({ decoded[$0] }) { return known.withScale(scale) }
      let image = try picture(bytes, of: file).withScale(scale)
      pixelsLeft -= image.width * image.height
      if let identity { decoded[identity] = image }
      return image
    } catch {
      reporter.report(.notAnImage(path, error), at: place)
      return nil
    }
  }

  /// Returns the picture in a file's bytes, unless it is larger than the number of pixels left.
  private func picture(_ bytes: [UInt8], of file: String) throws(ImageError) -> ImageBuffer {
    if scene.measuresPictures {
      return try FileBytes.value("picture's size", of: file, bytes) { bytes throws(ImageError) in
        try ImageLoader.measure(bytes)
      }
    }
    let limit = pixelsLeft
    let halvings = halvings
    let kind = halvings == 0 ? "picture" : "picture halved \(halvings) times"
    let kept = try FileBytes.value(kind, of: file, bytes) { bytes throws(ImageError) in
      try ImageLoader.read(bytes, scale: 1, atMost: limit, halvings: halvings)
    }
    // A picture that was cached for another scene may be too large here.
    return kept.width * kept.height > limit
      ? try ImageLoader.read(bytes, scale: 1, atMost: limit, halvings: halvings) : kept
  }

  /// Returns the path of a version, with `@2x` before the extension.
  private static func path(_ source: String, scale: Double) -> String {
    guard scale != 1 else { return source }
    let name = source.lastIndex(of: "/").map { source.index(after: $0) } ?? source.startIndex
    let dot = source[name...].lastIndex(of: ".") ?? source.endIndex
    return "\(source[..<dot])@\(Int(scale))x\(source[dot...])"
  }

  /// Returns the pixels per point that a file's name states: 2 for `badge@2x.png`; nil without a
  /// suffix.
  package static func scale(ofPath path: String) -> Double? {
    let bytes = path.utf8
    let isSpecial = { (byte: UInt8) in byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") }
    guard let at = bytes.lastIndex(where: isSpecial), bytes[at] == UInt8(ascii: "@") else {
      return nil
    }
    let suffix = bytes[bytes.index(after: at)...].prefix { $0 != UInt8(ascii: ".") }
    guard suffix.last == UInt8(ascii: "x"), let digits = String(suffix.dropLast()),
      let scale = Double(digits)
    else { return nil }
    return NumberRange.scale.contains(scale) ? scale : nil
  }
}

extension ViewAttribute {
  /// Whether the attribute states the pixels per point of a picture.
  fileprivate var isImageScale: Bool {
    if case .imageScale = self { true } else { false }
  }
}
