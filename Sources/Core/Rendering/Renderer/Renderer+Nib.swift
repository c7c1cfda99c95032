import AutoLayout
import Controls
package import Documents
import Geometry
import InterfaceBuilder
package import Localization
package import Scenes
import Typesetting

extension Renderer {
  /// Builds a tree of a document under a variant, places it on its canvas and lays it out.
  ///
  /// Throws for a canvas that grows beyond the limit, and for unreadable translations.
  package func layOut(
    _ scene: NibScene, _ variant: Variant = .default
  ) throws(SceneErrors) -> LaidOutScene {
    let overrides = scene.fitting(variant.overrides)
    let scene = scene.adapted(to: overrides)
    let scale = overrides.scale ?? scene.document.device.scale
    var size = scene.size(overrides)
    let strings = try scene.strings(overrides)
    let app = try scene.appTexts(overrides)
    var timings = Timings()
    text.beginScene()
    text.beginLayout()
    let text = text.adapted(to: overrides)
    let environment = scene.environment(overrides, scale: scale, measurer: text)
    let (tree, builder) = measuring(.building, &timings) { () -> (NibTree, NibBuilder) in
      let options = scene.options(overrides, environment, size: size, strings, app)
      var builder = NibBuilder(scene.document, options)
      return (builder.build(scene.tree), builder)
    }
    if overrides.height == nil, let height = builder.fitRoot(of: tree, scene.tree.root) {
      size.height = height
    }
    var fitted = size
    let cycle = measuring(.solving, &timings) { () -> LayoutTrace? in
      fitted = tree.root.fit(size, overrides, pixel: 1 / scale)
      return layOut(tree.root)
    }
    try scene.refuseHugeCanvas(fitted)
    try refuseExhaustedText(in: scene.source.path, after: timings.work)
    let screen = measuring(.building, &timings) {
      builder.placeItems(in: tree)
      if scene.looks.repeatsPrototypes { builder.addEchoes(to: tree) }
      builder.addCaptions(to: tree, of: scene.tree)
      return builder.makeScreen(of: scene.tree, around: tree, size: fitted)
    }
    return LaidOutScene(
      subject: NibSubject(scene, tree),
      nib: BuiltNib(scene: scene, tree: tree, environment: environment, screen: screen),
      variant: variant,
      root: tree.root, size: fitted, scale: scale,
      background: environment.color(.systemBackground),
      remarks: tree.warnings.map { warning in
        // What a picture can't show isn't a fault.
        scene.source.diagnostic(warning, warning.isNote ? .note : .warning)
      },
      missingKeys: scene.translationFaults(of: tree, language: overrides.locale),
      cycle: cycle, text: text, memory: memory, timings: timings)
  }
}

extension NibScene {
  /// Returns the translations of a tree's texts that take other arguments than the document's own.
  fileprivate func translationFaults(
    of tree: NibTree, language: String?
  ) -> [SceneTree.MissingKey] {
    guard let language else { return [] }
    let isLocalized = OutputFile.parts(of: source.path).folder.hasSuffix(".lproj")
    let own = isLocalized ? StringFiles.language(ofPath: source.path) ?? "en" : "en"
    return tree.formats.compactMap { format in
      guard
        let difference = FormatDifference.all(
          of: Message(format.source), in: own, and: Message(format.translation)
        ).first
      else { return nil }
      let id = format.element["id"] ?? ""
      return SceneTree.MissingKey(
        key: format.key, view: id, name: names[id]?.spoken,
        place: Place(line: format.element.line, column: format.element.column),
        fault: .formats(language: language, difference))
    }
  }
}

extension NibScene {
  /// Returns the tree on a variant's device.
  fileprivate func adapted(to overrides: Overrides) -> NibScene {
    var device = document.device
    if let preset = overrides.device {
      device = NibDevice(preset, isDark: device.isDark)
    } else if device.sizeClass != nil, let width = overrides.width?.points,
      let height = overrides.height?.points, min(width, height) >= 320
    {
      // A window of the size; what is smaller is part of one.
      device.sizeClass = SizeClasses(of: Size(width: width, height: height))
    } else {
      return self
    }
    var adapted =
      NibScene(
        source: source, document: document.adapted(to: device), id: tree.id, intrinsic: intrinsic,
        insets: insets, assets: assets, reach: reach, names: names) ?? self
    adapted.looks = looks
    return adapted
  }

  /// Returns the environment of the controls under a variant.
  fileprivate func environment(
    _ overrides: Overrides, scale: Double, measurer: any TextMeasuring
  ) -> ControlEnvironment {
    ControlEnvironment(
      measurer: measurer, scale: scale, direction: direction(overrides),
      language: overrides.locale,
      appearance: overrides.appearance ?? appAppearance
        ?? (document.device.isDark ? .dark : .light),
      look: look(overrides), textSize: overrides.textSize ?? textSize,
      settings: overrides.settingsOn, bars: document.device.bars)
  }

  /// Returns how the tree is built under a variant, with the translations for its language.
  fileprivate func options(
    _ overrides: Overrides, _ environment: ControlEnvironment, size: Size,
    _ strings: StringCatalog?, _ app: @escaping (String) -> String?
  ) -> NibOptions {
    var options = NibOptions(environment)
    options.intrinsic = intrinsic
    options.insets = insets
    options.assets = assets
    options.symbols = looks.symbols
    options.accentColor = looks.accentColor
    options.names = names
    options.size = size
    let work = FormattingWork()
    // What the app sets replaces what the document says. A key that is its own text, as in a catalog
    // without the source language, is none.
    options.translate = { key in
      if let text = app(key) { return text }
      guard let strings, let locale = overrides.locale else { return nil }
      return strings.text(for: key, locale: locale, work).flatMap { $0 == key ? nil : $0 }
    }
    if let pseudo = overrides.strings {
      options.localize = { text, isTranslated in
        let isMissing = pseudo.contains(.nonLocalized) && !isTranslated
        return pseudo.transform(isMissing ? text.uppercased() : text)
      }
    }
    return options
  }

  /// Returns the size of the canvas: an extent of the variant, otherwise the device's screen for
  /// a view that fills it, otherwise the recorded root's size; never empty.
  fileprivate func size(_ overrides: Overrides) -> Size {
    let recorded = recordedSize
    // What a contained controller presents over the screen is recorded as small as its source.
    let id = tree.controller?["id"] ?? ""
    let covers =
      intrinsic == .measured && document.relations.coversScreen(id)
      && tree.root["key"] == "view"
      && tree.controller?.child(key: "simulatedDestinationMetrics") == nil
    let fills = covers || overrides.device != nil && fillsScreen
    let screen = fills ? document.device.screenSize : nil
    var own = screen ?? recorded
    if intrinsic == .measured, !insets.describesCanvas {
      own = document.appSize(of: tree, for: own) ?? own
    }
    return Size(
      width: max(overrides.width?.points ?? own.width, 1),
      height: max(overrides.height?.points ?? own.height, 1))
  }

  /// Returns the overrides with fitting lengths where a bar item's own view is recorded without any: its
  /// bar gives it the size that it asks for.
  fileprivate func fitting(_ overrides: Overrides) -> Overrides {
    guard intrinsic == .measured, tree.root["key"] == "customView" else { return overrides }
    var fitting = overrides
    if recordedSize.width == 0, fitting.width == nil { fitting.width = .fit }
    if recordedSize.height == 0, fitting.height == nil { fitting.height = .fit }
    return fitting
  }

  fileprivate func refuseHugeCanvas(_ size: Size) throws(SceneErrors) {
    guard max(size.width, size.height) > SceneCanvas.longestSide else { return }
    throw SceneErrors([
      source.diagnostic(
        .error, .invalidValue, "the canvas of '\(name)' is too large",
        at: Place(line: tree.root.line, column: tree.root.column))
    ])
  }

  /// Returns what shows the app's own texts, which runtime attributes name, by the document's keys.
  fileprivate func appTexts(
    _ overrides: Overrides
  ) throws(SceneErrors) -> (String) -> String? {
    guard !looks.texts.isEmpty else { return { _ in nil } }
    let keys = NibStrings.appKeys(in: document.content)
    let locale = overrides.locale ?? "en"
    // What a language lacks is shown in the language of development.
    var catalogs: [(language: String, texts: StringCatalog)] = []
    for language in locale == "en" ? [locale] : [locale, "en"] {
      catalogs.append(
        (language, try NibStrings.appCatalog(in: looks.texts, locale: language, within: reach)))
    }
    let work = FormattingWork()
    return { key in
      guard let own = keys[key] else { return nil }
      return catalogs.lazy.compactMap { $0.texts.text(for: own, locale: $0.language, work) }
        .first { $0 != own }
    }
  }

  /// Returns the translations for the variant's language; nil without one.
  package func strings(_ overrides: Overrides) throws(SceneErrors) -> StringCatalog? {
    // The system shows launch screens before it loads texts of a language.
    guard let locale = overrides.locale, document.content["launchScreen"] != "YES" else {
      return nil
    }
    return try NibStrings.catalog(for: source.path, locale: locale, within: reach)
  }

  fileprivate func direction(_ overrides: Overrides) -> LayoutDirection {
    if let direction = overrides.direction { return direction.layoutDirection }
    let isRightToLeft = overrides.locale.flatMap(LocaleTag.init)?.isRightToLeft ?? false
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension View {
  /// Gives a root its fitting size on the axes that ask for it, and returns its size.
  fileprivate func fit(_ size: Size, _ overrides: Overrides, pixel: Double) -> Size {
    let fitsWidth = overrides.width == .fit
    let page = overrides.height == .content ? pageScrollView : nil
    let fitsHeight = overrides.height == .fit || overrides.height == .content
    guard fitsWidth || fitsHeight else { return size }
    let target = Size(width: fitsWidth ? 0 : size.width, height: fitsHeight ? 0 : size.height)
    let horizontal: LayoutPriority = fitsWidth ? .fittingSizeLevel : .required
    let fitting =
      page.map { systemLayoutSizeFitting(contentOf: $0, target, horizontal: horizontal) }
      ?? systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    let fitted = Size(
      width: fitsWidth ? max(fitting.width, pixel) : size.width,
      height: fitsHeight ? max(fitting.height, pixel) : size.height)
    frame = Rect(origin: .zero, size: fitted)
    return fitted
  }
}

extension NibScene {
  /// The text size without one in the variant: that of the record where a canvas is compared.
  fileprivate var textSize: ContentSizeCategory {
    insets.describesCanvas && document.era.recordsSmallText ? .xSmall : .large
  }

  /// The appearance that the app states for all its screens; nil for none, and for a canvas.
  fileprivate var appAppearance: Appearance? {
    insets.describesCanvas ? nil : looks.appearance
  }

  /// Returns the look of a variant: the stated one, else the newest of the document's tools and the
  /// device.
  fileprivate func look(_ overrides: Overrides) -> Look {
    overrides.look ?? looks.look
      ?? (document.era.isOf26 ? .ios26 : overrides.device?.look ?? .ios18)
  }
}
