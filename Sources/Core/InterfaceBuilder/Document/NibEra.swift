import Documents

/// The version of Interface Builder that saved a document, as far as it affects frames.
///
/// Each limit is where the recorded frames of public documents change; `toolsVersion` is the build.
package struct NibEra: Sendable, Equatable {
  /// The build of Interface Builder; 0 if the document doesn't state it.
  package let build: Int

  /// Creates the era of a build. Documents with builds above all those named, and without the
  /// version of their plug-in, behave like those of Xcode 14.3 to 16.
  package init(build: Int) {
    self.build = build >= 32_000 ? 21_600 : build
  }

  /// Reads the build of a document.
  init(_ document: XMLElement) {
    self.init(build: Self.toolsVersion(document))
  }

  /// Returns the build that saved a document: the number before the first dot of its
  /// `toolsVersion`, which may have several; 0 if there is none.
  ///
  /// For `32700.99.1234` it is the version of the plug-in, which is a few builds away.
  static func toolsVersion(_ document: XMLElement) -> Int {
    let build = major(document["toolsVersion"])
    guard build >= 32_000 else { return build }
    let plugIn = document.list("dependencies").first {
      $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    let named = major(plugIn?["version"])
    return (1..<32_000).contains(named) ? named : build
  }

  private static func major(_ version: String?) -> Int {
    let number = version?.split(separator: ".").first.flatMap { Double($0) } ?? 0
    return number.isFinite ? Int(min(max(number, 0), 1e6)) : 0
  }

  /// Whether roots of any width have the margins of narrow ones: Xcode 6 and earlier.
  var hasNarrowMargins: Bool { (1..<8_000).contains(build) }
  /// Whether the canvas is a device's screen instead of a square: Xcode 8 and later.
  var hasDevices: Bool { build >= 11_000 }
  /// Whether views have safe areas and cells wide margins: Xcode 9 and later.
  var hasSafeAreas: Bool { build >= 13_000 }
  /// Whether titles of 20 points and more are spaced more widely than today: Xcode 8 and earlier.
  var hasWideTitles: Bool { build < 13_000 }
  /// Whether a phone with a home button shows its status bar: Xcode 11 to 14.2 omit it.
  var drawsStatusBar: Bool { !(14_800..<21_600).contains(build) }
  /// Whether an iPad shows no status bar either: Xcode 11.
  var omitsPadStatusBar: Bool { (14_800..<17_000).contains(build) }
  /// Whether the top insets of notched phones are those of the devices: Xcode 14.1 and later.
  var knowsNotches: Bool { build >= 21_200 }
  /// Whether controllers are presented as sheets, and toolbars are 49 high: Xcode 11 and later.
  var hasSheets: Bool { build >= 14_800 }
  /// Whether a sheet is recorded 10 points short of its screen: Xcode 14.3 and later.
  var hasShortSheets: Bool { build >= 21_600 }
  /// Whether rows share their width among texts that wrap, as before iOS 14: Xcode 11 and earlier.
  var sharesTextWidths: Bool { build < 17_000 }
  /// Whether it is Xcode 10, in which high roots of a free size have no insets either.
  var is10: Bool { (14_300..<14_800).contains(build) }
  /// Whether it is Xcode 9 or earlier.
  var isBefore10: Bool { build < 14_300 }
  /// Whether an iPad's navigation bar is 50 high: Xcode 10 and later.
  var hasTallPadBars: Bool { build >= 14_000 }
  /// Whether a bar at the top is transparent over content that isn't scrolled: Xcode 13 and
  /// later.
  var hasClearBars: Bool { build >= 19_000 }
  /// Whether the insets of the portrait screen are recorded in addition to those of the canvas:
  /// Xcode 16.3 and later.
  var addsPortraitInsets: Bool { build >= 23_700 }
  /// Whether rows of tables inside of a notched phone's root have wide margins at any width: Xcode 14.1
  /// to 16.
  var widensInnerRows: Bool { (21_200..<24_000).contains(build) }
  /// Whether the frames are those of iOS 26: Xcode 26.
  package var isOf26: Bool { build >= 24_000 }
  /// Whether a nib's view that is wider than phones has no status bar: Xcode 9 and 10.
  var leavesWideRootsBare: Bool { (13_000..<14_800).contains(build) }
  /// Whether text styles are recorded at the smallest size of content: Xcode 12.5 to 13.4.
  package var recordsSmallText: Bool { (18_122...20_037).contains(build) }
  /// Whether labels of one line at 17 points are recorded in whole points: Xcode 16 and later.
  var recordsWholeLines: Bool { build >= 23_000 }
  /// Whether small roots of a free size keep the device's insets: Xcode 14 and later.
  var insetsSmallRoots: Bool { build >= 21_000 }
}
