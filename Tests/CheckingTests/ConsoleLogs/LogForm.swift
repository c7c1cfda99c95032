import Foundation
import Testing

/// A log of `Tests/Logs` with what is right about it.
struct LogForm: CustomTestStringConvertible, Sendable {
  /// What the first conflict of a log is.
  struct Answer: Sendable {
    /// The arithmetic; nil where the lines can hold together.
    var sum: String?
    /// The line that the log calls broken.
    var broken: Int?
    /// The lines that the app can edit.
    var editable: [Int]
    /// Whether edits of these lines are offered.
    var hasCures: Bool
    /// The beginning of the likely culprit; nil for none.
    var culprit: String?
  }

  /// The file, without `.log`; its name says platform, system and form.
  let name: String
  /// Where people reported such a log; nil for one of our own.
  let source: String?
  let answer: Answer

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Logs")

  /// The text of the log.
  var text: String {
    get throws {
      try String(contentsOf: Self.folder.appending(path: "\(name).log"), encoding: .utf8)
    }
  }

  private static func form(
    _ name: String, _ source: String?, _ sum: String?, broken: Int?, editable: [Int],
    cures: Bool? = nil, _ culprit: String?
  ) -> LogForm {
    LogForm(
      name: name, source: source,
      answer: Answer(
        sum: sum, broken: broken, editable: editable,
        hasCures: cures ?? (sum != nil && !editable.isEmpty), culprit: culprit))
  }

  /// Logs that can be explained, in the order of platforms and systems.
  static let all: [LogForm] =
    phones + tabletsAndOthers + [
      form(
        "react-native-json", "wix/react-native-navigation", "1 > 0", broken: 1, editable: [1],
        cures: false,
        "translatesAutoresizingMaskIntoConstraints is still true for 'rnnReactView'; set it"),
      form(
        "line-break-in-text", nil, "128 > 0", broken: 3, editable: [3], "'label' is hidden"),
      form(
        "cell-content-mask", nil, "10 + 80 + 10 = 100 > 44", broken: 4, editable: [3, 4, 5],
        "UIKit made 'tableViewCellContentView' 44 high"),
      form(
        "cell-of-a-third", nil, "11 + 11 = 22 > 0.333", broken: 4, editable: [3, 4],
        "the table gave"),
      form(
        "effect-view-of-width-0", nil, "8 + 8 = 16 > 0", broken: nil, editable: [3, 4, 5, 6],
        "'view' is laid out with a width of 0 before it is shown"),
      form(
        "hidden-stack-spacing", nil, "12 > 0", broken: 6, editable: [],
        "'stackView' is hidden, so the stack around it makes it 0"),
      form(
        "hidden-stack-content", nil, "40 > 0", broken: 3, editable: [3],
        "'stackView' is hidden, so the stack around it makes it 0"),
      form(
        "mask-of-a-label", nil, "20 > 0", broken: 5, editable: [5], cures: false,
        "translatesAutoresizingMaskIntoConstraints is still true for 'label'; set it to false"),
      form(
        "bar-button-of-width-0", nil, "60 > 0", broken: 6, editable: [6],
        "a bar lays out 'buttonBarButton' with a width of 0"),
      form(
        "masks-of-one-axis", nil, "20 > 0", broken: nil, editable: [4, 5],
        "'view' is 0 high by its frame, and only its own views have constraints"),
      form(
        "only-a-verdict", "hivewallet/hive-mac#208, ThumbWorks/sf-ios#58", nil, broken: 2,
        editable: [2], "only the constraint that was broken is here"),
      form(
        "verdict-on-its-line", nil, nil, broken: 1, editable: [1],
        "only the constraint that was broken is here"),
      form(
        "right-to-left-edges", nil, "200 > 100", broken: nil, editable: [1, 2, 3, 4, 5], nil),
    ]

  private static let phones: [LogForm] = [
    form(
      "ios-6-signs", "stackoverflow.com/questions/11664115", "19 > 17", broken: 6,
      editable: [6, 7, 8, 9], "the height of 'label' is set twice"),
    form(
      "ios-7-empty-constant", "e-com-net.com/article/4995967", "100 > 2",
      broken: 3,
      editable: [3], cures: false,
      "translatesAutoresizingMaskIntoConstraints is still true for 'button'; set it to false"),
    form(
      "ios-8-masks-of-hosts", "AppGyver/steroids#1044", "187.5 + 0.5 × 375 = 375 > 0", broken: 5,
      editable: [], cures: false,
      "translatesAutoresizingMaskIntoConstraints is still true for 'entryView'; set it to false"),
    form(
      "ios-8-keyboard-view-markdown", "archagon/tasty-imitation-keyboard#85", "246 > 216",
      broken: 6, editable: [6], "the keyboard gives its input view 'root' a height of 216"),
    form(
      "ios-8-masonry-cell", "an article about mas_key", "15 + 10 = 25 < 177.5", broken: 6,
      editable: [5, 6, 7], "the table gave 'root' a height of 177.5"),
    form(
      "ios-8-progress", "AssistoLab/KVNProgress#6", "249 + 20 + 20 + 249 = 538 > 320", broken: nil,
      editable: [3, 4, 5, 6, 7], nil),
    form(
      "ios-9-map-of-two-runs", "a Chinese note about MKMapView", "72 + 341 = 413 > 412", broken: 6,
      editable: [4], nil),
    form(
      "ios-9-no-blank-before-names", "openradar 23087563", "6 + 6 = 12 > 0", broken: 6,
      editable: [], "the keyboard lays out its own views here; there is nothing to mend"),
    form(
      "ios-9-player", "youtube-ios-player-helper#174", "14 + 14 = 28 > 0", broken: 5,
      editable: [], "the player lays out its own controls here; there is nothing to mend"),
    form(
      "ios-9-temporary-width", "PopcornTimeTV/PopcornTimeiOS#40", "35 > 0", broken: 3,
      editable: [3], "'blurButton' was laid out at a temporary size of 0"),
    form(
      "ios-9-syslog", "codenameone/CodenameOne#2171", "14 + 14 = 28 > 0", broken: 6, editable: [],
      "every line is made by the system"),
    form("ios-9-html", nil, "8 + 8 = 16 > 0", broken: 3, editable: [3, 4], "'view' is hidden"),
    form("ios-9-one-line", nil, "8 + 8 = 16 > 0", broken: 1, editable: [1, 1], "'view' is hidden"),
    form(
      "ios-9-snapkit-path", "SnapKit#204", "10 + 10 = 20 < 60", broken: 3,
      editable: [3, 4, 5, 6], nil),
    form(
      "ios-9-snapkit-observed", "SnapKit#147", "60 > 40", broken: 6, editable: [3, 4, 5, 6],
      "the height of 'view' is set twice"),
    form(
      "ios-10-two-widths", nil, "320 > 0", broken: 5, editable: [5],
      "the table gives 'tableViewCellContentView' a width of 0"),
    form("ios-11-margins-and-content", nil, "8 > 0", broken: 6, editable: [4, 5, 6], nil),
    form(
      "ios-11-title-bar", "trustwallet/trust-wallet-ios#279", "4 + 10 = 14 > 0", broken: 4,
      editable: [3, 4], "'browserBar' is laid out with a width of 0 before it is shown"),
    form(
      "ios-12-action-sheet", "react-native#25379", "-16 < 0", broken: 7, editable: [],
      "an action sheet of UIAlertController logs this by itself since iOS 12.2"),
    form(
      "ios-12-masonry-keys", "codetd.com/article/5187814", "10 + 120 + 50 + 30 = 210 < 375",
      broken: 5, editable: [3, 4, 5, 6, 7], "what holds 'root' (a window"),
    form(
      "ios-13-masks-without-tags", "IQKeyboardManager#1705", "5 + 5 = 10 > 0", broken: 6,
      editable: [], "a toolbar lays out its own buttons while it is 0 wide"),
    form(
      "ios-13-text-with-brackets", "cordova-plugin-iosrtc#422", "125 + 100 = 225 < 300",
      broken: 5, editable: [5, 6],
      "translatesAutoresizingMaskIntoConstraints is still true for 'view'; set it to false"),
    form(
      "ios-13-flutter", "flutter_inappwebview#308", "8 + 8 = 16 > 0", broken: 8, editable: [],
      "a toolbar lays out its own buttons while it is 0 wide"),
    form(
      "ios-14-keyboard", nil, "45 > 0", broken: 7, editable: [],
      "the keyboard lays out its own views here; there is nothing to mend in the app"),
    form(
      "ios-14-navigation-bar", "TreatTrick/Hide-TabBar-In-SwiftUI#1", "8 + 6 = 14 > 0", broken: 3,
      editable: [], "a bar lays out its own buttons while it is 0 wide, before it is shown"),
    form(
      "ios-15-right-to-left", nil, "10 + 5 = 15 > 0", broken: 5, editable: [4, 5, 6],
      "'view' is 0 wide by its frame, and only its own views have constraints"),
    form(
      "ios-15-quoted", nil, "10 + 10 + 20 = 40 > 38", broken: 11, editable: [10, 11, 12, 13],
      "the table gave 'root' a height of 38"),
    form(
      "ios-17-title-view", "deltachat-ios#2227", "3 > 0", broken: 9, editable: [],
      "'topicTitleView' was laid out at a temporary size of 0"),
    form(
      "ios-17-mangled-classes", "uias/Tabman#630", "2 > 0", broken: 3, editable: [3, 4, 5, 6],
      "a constraint makes 'indicatorContainer' 0 high"),
    form(
      "ios-17-toolbar", "ms-intune-app-sdk-ios#523", "11 + 1.5 = 12.5 > 0", broken: 6, editable: [],
      "a toolbar lays out its own buttons while it is 0 high"),
    form(
      "ios-17-landscape", "a Japanese course in Auto Layout",
      "200 + 0.5 × 200 + 16 = 316 > 187.5 = 0.5 × 375", broken: 5, editable: [4, 5, 6, 7, 8],
      "what holds 'root' (a window, a table or a popover) gives it a height of 375"),
    form(
      "ios-18-keyplane", "a console in an app's sources", "250 > 216", broken: 7, editable: [],
      "the keyboard lays out its own views here; there is nothing to mend in the app"),
    form(
      "ios-26-app", "duckduckgo/apple-browsers#4623", "8 + 8 = 16 > 0", broken: 4,
      editable: [3, 4, 5], "a constraint makes 'toolbarView' 0 high"),
    form(
      "ios-26-keyboard", "gemwalletcom/gem-ios#1795", "17 > 0", broken: 4, editable: [],
      "the keyboard lays out its own views here; there is nothing to mend in the app"),
  ]

  private static let tabletsAndOthers: [LogForm] = [
    form(
      "tvos-13-overlay", "Provenance-Emu/Provenance#1381", "204 + 52 = 256 < 300", broken: 6,
      editable: [6],
      "translatesAutoresizingMaskIntoConstraints is still true for 'view'; set it to false"),
    form(
      "tvos-17-player", "mikehouse/Apple-TV-Player#4", "95 + 217 + 95 = 407 > 0", broken: 3,
      editable: [], "the player lays out its own controls here; there is nothing to mend"),
    form(
      "catalyst-16-names", "amazon-kinesis-video-streams-webrtc-sdk-ios#60",
      "20 + 200 + 20 = 240 < 1330", broken: 3, editable: [3, 6, 7],
      "a stack already lays out 'joinbutton' along this axis"),
    // The log's numbers are rounded: as they stand, they add up.
    form(
      "macos-10.8-rounded", "lindegroup/autopkgr#196", nil, broken: 3,
      editable: Array(3...11), nil),
    form(
      "macos-10.10-wrapped-verdict", "macvim#521", "17 > 0", broken: 4, editable: [],
      "translatesAutoresizingMaskIntoConstraints is still true for 'browserView'; set it"),
    form(
      "macos-10.10-masks", "macvim#521", "17 > 0", broken: 8, editable: [],
      "every line is made by the system"),
    form("macos-10.13-split", nil, "300 > 126", broken: 3, editable: [3, 4], nil),
    form(
      "macos-10.14-toolbar", "sindresorhus/Settings#4", "2 + 3 + 4 = 9 > 1", broken: 4,
      editable: [], "every line is made by the system"),
    form(
      "macos-14-detected", "OpenIntelWireless/HeliPort#246", "5 + 5 = 10 > 0", broken: 3,
      editable: [2, 3],
      "'menuItemView' is 0 wide by its frame, and only its own views have constraints"),
    form(
      "macos-26-cell", "munki/munki#1241", "6 + 30 + 3 + 152 + 8 = 199 > 194", broken: 4,
      editable: [4, 5, 6, 8, 9],
      "AppKit made 'itemCell' 194 wide; lower the priority of one of your constraints in it"),
    // The mask is that of a scroll view's own clip view, which leaves room for the scroller.
    form(
      "macos-10.12-clip-view", "iina/iina#486", "15 > 0", broken: 4, editable: [3, 4], nil),
    form(
      "ios-7-prototyping",
      "travisjeffery.com 2013/11, preventing 'IB auto generated at build time'", "275 > 137",
      broken: 6, editable: [4, 5, 6], "'view' has no constraints in Interface Builder"),
  ]
}
