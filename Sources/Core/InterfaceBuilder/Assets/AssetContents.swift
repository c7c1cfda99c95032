import Controls
import Documents

/// The `Contents.json` of one folder of an asset catalog.
struct AssetContents {
  let folder: String
  let value: PlainValue
  private let reach: FileReach

  init(folder: String, reach: FileReach) throws(AssetFault) {
    (self.folder, self.reach) = (folder, reach)
    let path = "\(folder)/Contents.json"
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: 1 << 22, within: reach)
    } catch {
      throw AssetFault(file: path, message: error.message)
    }
    do {
      value = try PlainValue.read(bytes: bytes, path: path)
    } catch {
      throw AssetFault(file: path, message: error.diagnostics[0].message)
    }
  }

  /// Returns the bytes of a file in the set; rejects a path outside it.
  func bytes(of name: String) throws(AssetFault) -> [UInt8] {
    do {
      _ = try InnerPath(name)
      return try FileBytes.read("\(folder)/\(name)", within: reach)
    } catch {
      let reason = (error as? FileError)?.message ?? "\(error)"
      throw AssetFault(file: "\(folder)/\(name)", message: reason)
    }
  }

  /// Returns the best of a set's variations; nil if none is usable.
  ///
  /// The language is compared first, then the appearance, the idiom, the size class, the
  /// direction and the scale; of equals, the first is used.
  func best(
    of key: String, _ traits: AssetTraits, having isUsable: (PlainValue) -> Bool
  ) -> PlainValue? {
    var best: (rank: [Double], value: PlainValue)?
    for item in value[key]?.items ?? [] where isUsable(item) {
      guard let rank = Self.rank(item, traits) else { continue }
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (rank, item) }
    }
    return best?.value
  }

  /// Returns how far a variation is from some traits, the most important difference first; nil
  /// for one made for something else.
  private static func rank(_ item: PlainValue, _ traits: AssetTraits) -> [Double]? {
    guard let appearance = appearanceRank(item, traits), let idiom = idiomRank(item, traits),
      let locale = localeRank(item, traits)
    else { return nil }
    let isForClass = item["width-class"] != nil || item["height-class"] != nil
    let wanted = traits.isRightToLeft ? "right-to-left" : "left-to-right"
    let direction = item["language-direction"]?.text
    // A picture for one direction is mirrored for the other if that has no picture.
    let directionRank = direction == wanted ? 0.0 : direction == nil ? 1 : 2
    return [
      locale, appearance, idiom, isForClass ? 1 : 0, directionRank, scaleRank(item, traits),
    ]
  }

  /// Ranks a picture for the layout's language before one for its base language, and that before
  /// one for all languages; one for another language is never shown.
  private static func localeRank(_ item: PlainValue, _ traits: AssetTraits) -> Double? {
    guard let locale = item["locale"]?.text?.lowercased() else { return 2 }
    guard let language = traits.language?.lowercased() else { return nil }
    let wanted = language.map { $0 == "_" ? "-" : $0 }
    let stated = locale.map { $0 == "_" ? "-" : $0 }
    if wanted == stated { return 0 }
    return wanted.starts(with: stated + "-") ? 1 : nil
  }

  private static func appearanceRank(_ item: PlainValue, _ traits: AssetTraits) -> Double? {
    let luminosity = item["appearances"]?.items.first { $0["appearance"]?.text == "luminosity" }
    let contrast = item["appearances"]?.items.contains { $0["appearance"]?.text == "contrast" }
    if contrast == true, !traits.increasesContrast { return nil }
    // Colours for increased contrast come first where people want it.
    let other = traits.increasesContrast && contrast != true ? 2.0 : 0
    guard let value = luminosity?["value"]?.text else { return other + 1 }
    return value == traits.appearance.rawValue ? other : nil
  }

  private static func idiomRank(_ item: PlainValue, _ traits: AssetTraits) -> Double? {
    switch item["idiom"]?.text {
    case "universal", nil: item["subtype"] == nil ? 1 : 2
    case "iphone": traits.isPad ? nil : item["subtype"] == nil ? 0 : 2
    case "ipad": traits.isPad ? 0 : nil
    default: nil
    }
  }

  /// Ranks a picture for the exact scale or for all scales first, then larger scales by distance,
  /// then smaller ones.
  private static func scaleRank(_ item: PlainValue, _ traits: AssetTraits) -> Double {
    guard let scale = item.assetScale else { return 0 }
    return scale >= traits.scale ? scale - traits.scale : 100 + traits.scale - scale
  }
}

extension PlainValue {
  /// The scale of a variation: 2 for `2x`; nil for one for all scales.
  var assetScale: Double? {
    self["scale"]?.text.flatMap { $0.without(suffix: "x") }.flatMap(Double.init)
  }
}
