import Controls
import Scenes
import Testing
import Typesetting

/// The keys of the format as its contract lists them, each with a valid value.
private enum Contract {
  static let everyView: [String: String] = [
    "hidden": "true",
    "accessibility": """
    { label: a, value: { key: b }, hint: c, traits: [button, selected], isElement: true, hidden: false,
    group: true, container: list, modal: true, identifier: d, language: en,
    activationPoint: [1, 2], path: [[0, 0], [1, 0], [1, 1]], actions: [e], rotors: [f],
    content: [{ label: g, value: h }], inputLabels: [i] }
    """.split(separator: "\n").joined(separator: " "),
    "alpha": "0.5", "background": "systemBlue", "cornerRadius": "4",
    "cornerCurve": "continuous", "maskedCorners": "[layerMinXMinYCorner]",
    "border": "{ width: 1, color: red }", "clips": "true", "tint": "\"#0f0\"",
    "shadow": "{ color: \"#000000\", opacity: 0.2, radius: 8, offset: [0, 4] }",
    "gradient": "{ colors: [red, \"#00FF0080\"], locations: [0, 0.5], from: [0, 0], to: [1, 1] }",
    "contentMode": "scaleAspectFit", "layoutMargins": "[1, 2, 3, 4]",
    "directionalLayoutMargins": "{ leading: 4 }", "preservesSuperviewLayoutMargins": "true",
    "insetsLayoutMarginsFromSafeArea": "false", "additionalSafeAreaInsets": "[44, 0, 0, 0]",
    "safeAreaBar": "top", "alignmentRectInsets": "[1, 2, 3, 4]",
    "hugging": "251", "compression": "{ horizontal: 749.5 }",
    "intrinsicContentSize": "[none, 20]", "semanticContentAttribute": "forceRightToLeft",
    "transform": "{ scale: [1, 2], rotate: 45, translate: [1, 2] }", "frame": "[0, 0, 1, 1]",
    "autoresizing": "[flexibleWidth, flexibleLeftMargin]", "designSize": "[320, 480]",
    "guides": "[]", "arranged": "false", "subviews": "{}", "type": "",
    "variations": "[{ when: { width: \"< 350\" }, hidden: true }]",
  ]

  static let text: [String: String] = [
    "text": "Hello", "arguments": "[3, Anna]", "verbatim": "v1", "key": "hello",
    "font": "{ style: title2, family: Inter, design: serif, size: 12, weight: bold, italic: true }",
    "lines": "0", "preferredMaxLayoutWidth": "100", "lineBreak": "truncateMiddle",
    "alignment": "justified", "color": "label", "adjustsFontSizeToFitWidth": "true",
    "minimumScaleFactor": "0.5", "baselineAdjustment": "alignCenters",
    "lineSpacing": "2", "letterSpacing": "-0.5",
    "lineHeightMultiple": "1.5", "mayTruncate": "true", "minimumLineHeight": "20",
    "maximumLineHeight": "24",
    "paragraphSpacing": "8", "paragraphSpacingBefore": "4", "firstLineHeadIndent": "10",
    "headIndent": "20", "tailIndent": "-8", "defaultTabInterval": "36",
    "tabStops": "[28, { location: 100, alignment: right }]",
    "runs": """
    [{ text: a, font: { weight: 700 }, color: red, underline: true, baselineOffset: 2 },
    { text: "2", superscript: 1, headIndent: 4, alignment: center },
    { image: a.png, bounds: [0, -2, 8, 8] }]
    """.split(separator: "\n").joined(separator: " "),
  ]

  static let control: [String: String] = ["enabled": "false"]
  static let states: [String: String] = ["enabled": "false", "state": "focused"]
  static let scrolling: [String: String] = [
    "contentOffset": "[0, 40]", "contentInset": "[8, 0, 8, 0]", "contentInsetAdjustment": "never",
    "defaultScrollAnchor": "bottom",
    "alwaysBounceVertical": "true", "alwaysBounceHorizontal": "true",
  ]
  static let edges: [String: String] = ["header": "{ type: label }", "footer": "{}"]
  static let button: [String: String] = [
    "style": "borderedProminent", "image": "a.png", "renderingMode": "original",
    "imagePlacement": "trailing", "imagePadding": "8", "subtitle": "Below", "titlePadding": "3",
    "contentInsets": "{ leading: 20 }", "cornerStyle": "capsule", "buttonSize": "large",
    "contentHorizontalAlignment": "leading", "contentVerticalAlignment": "top",
  ]
  static let symbol: [String: String] = [
    "symbol": "star.fill", "symbolSize": "24", "symbolScale": "large", "symbolWeight": "semibold",
    "symbolColors": "[red, label]",
  ]

  static let own: [String: [String: String]] = [
    "view": [:], "scrollView": scrolling,
    "tableCell": [
      "accessoryType": "checkmark", "separatorInset": "16", "style": "value1", "text": "a",
      "detailText": "{ key: b }", "mayTruncate": "true", "state": "selected",
      "isExpanded": "true", "indentationLevel": "1", "isEditing": "true",
      "showsReorderControl": "true", "tableStyle": "insetGrouped", "sectionPlace": "only",
    ].merging(symbol) { $1 },
    "searchBar": [
      "text": "a", "placeholder": "b", "showsCancelButton": "true", "scopes": "[a, { key: b }]",
      "mayTruncate": "true",
    ],
    "datePicker": [
      "mode": "date", "style": "inline", "date": "\"2025-06-10 09:41\"", "enabled": "false",
      "mayTruncate": "true",
    ],
    "pickerView": [
      "columns": "[[a, b], [c]]", "selectedRows": "[1, 0]", "mayTruncate": "true",
    ],
    "navigationBar": [
      "title": "a", "prompt": "b", "backTitle": "c", "largeTitle": "true", "scrolled": "true",
      "search": "{ placeholder: a, scopes: [b, { key: c }], showsCancelButton: true }",
      "mayTruncate": "true", "leadingItems": "[Edit]",
      "trailingItems": "[{ symbol: plus, tint: red }]",
    ],
    "toolbar": [
      "items": "[a, { space: flexible }, { title: b, done: true }]", "mayTruncate": "true",
    ],
    "tabBar": [
      "items": "[a, { title: b, badge: c, symbol: plus, symbolWeight: bold }]", "selected": "1",
      "mayTruncate": "true",
    ],
    "tableView": [
      "style": "grouped", "separatorStyle": "none",
      "sections": "[{ header: a, footer: { alpha: 0.5 }, rows: { c: {} } }]",
    ].merging(edges) { $1 }.merging(scrolling) { $1 },
    "collectionView": [
      "scrollDirection": "horizontal", "itemSize": "automatic", "minimumLineSpacing": "1",
      "minimumInteritemSpacing": "2", "sectionInset": "3",
      "item": "{ width: { fractionalWidth: 0.5 } }",
      "group": "{ height: 40, items: [{ width: 50 }, { axis: vertical, items: [{}] }] }",
      "groupSpacing": "4", "orthogonalScrollingBehavior": "groupPaging",
      "sections": "[{ header: a, itemSize: [1, 2], items: { c: {} } }]",
    ].merging(edges) { $1 }.merging(scrolling) { $1 },
    "label": text.merging(control) { $1 },
    "button": text.merging(states) { $1 }.merging(button) { $1 }.merging(symbol) { $1 },
    "textField": text.merging(states) { $1 }.merging([
      "placeholder": "Name", "secure": "true", "borderStyle": "none", "leftSymbol": "star",
    ]) { $1 }.merging(symbol.filter { $0.key != "symbol" }) { $1 },
    "textView": text.merging([
      "scrollEnabled": "false", "textContainerInset": "[1, 2, 3, 4]", "lineFragmentPadding": "0",
    ]) { $1 },
    "imageView": [
      "source": "a.png", "scale": "2", "flipsForRightToLeft": "true",
      "renderingMode": "template", "capInsets": "[1, 2, 3, 4]", "resizingMode": "stretch",
    ].merging(symbol) { $1 },
    "switch": ["isOn": "true", "knobColor": "red"].merging(states) { $1 },
    "slider": [
      "value": "3", "minimum": "0", "maximum": "10", "trackColor": "red", "knobColor": "orange",
      "minimumImage": "a.png", "maximumImage": "a.svg",
    ].merging(states) { $1 },
    "stepper": [
      "value": "3", "minimum": "-5", "maximum": "10", "decrementImage": "a.png",
      "incrementImage": "a.svg",
    ].merging(states) { $1 },
    "segmentedControl": [
      "segments": "[A, { verbatim: B }, { symbol: star, symbolColors: [red] }]", "selected": "1",
      "font": "{ size: 9 }",
      "mayTruncate": "true",
    ].merging(states) { $1 },
    "progressView": ["progress": "0.25", "trackColor": "red"],
    "activityIndicator": ["style": "large"],
    "pageControl": ["pages": "3", "current": "1", "otherPagesColor": "\"#FFFFFF80\""].merging(
      states
    ) { $1 },
    "stackView": [
      "axis": "vertical", "distribution": "equalSpacing", "alignment": "lastBaseline",
      "spacing": "8", "customSpacing": "{}", "layoutMarginsRelativeArrangement": "true",
      "baselineRelativeArrangement": "true",
    ],
  ]
}

@Suite("Keys")
struct KeyTests {
  @Test(
    "Every key of the contract is accepted by the types that it names", arguments: ViewKind.allCases
  )
  func contract(kind: ViewKind) throws {
    let own = try #require(Contract.own[kind.rawValue])
    for (key, value) in Contract.everyView.merging(own, uniquingKeysWith: { $1 })
    where key != "type" {
      let frame = key == "designSize" ? ", frame: [0, 0, 1, 1]" : ""
      let text = "root: { subviews: { a: { type: \(kind.rawValue), \(key): \(value)\(frame) } } }"
      #expect(errors(in: text) == "no error")
    }
  }

  @Test("The tables hold no key that the contract does not name", arguments: ViewKind.allCases)
  func tables(kind: ViewKind) throws {
    let own = try #require(Contract.own[kind.rawValue])
    let known = Set(Contract.everyView.keys).union(own.keys)
    #expect(Set(SceneFormat.keys(of: kind)) == known)
  }

  @Test("The keys of a scene and its canvas are those of the contract")
  func scene() {
    #expect(
      SceneFormat.sceneKeys.sorted() == [
        "accessibility", "canvas", "colors", "components", "conflicts", "constraints", "data",
        "expect", "include", "metrics", "numbers", "pictures", "root", "states", "strings", "title",
        "tokens", "variants", "waive",
      ])
    #expect(
      SceneFormat.canvasKeys.sorted() == [
        "appearance", "background", "device", "direction", "height", "keyboard", "locale",
        "look", "safeArea", "scale", "textSize", "width",
      ])
  }

  @Test("Image and stack are aliases")
  func aliases() throws {
    let root = try ScenesTests.scene(
      "root: { subviews: { a: { type: image }, b: { type: stack } } }"
    ).root
    #expect(root.subviews.map(\.kind) == [.imageView, .stackView])
  }

  @Test(
    "Colours are hexadecimal, of CSS, of UIKit or of the scene",
    arguments: [
      ("\"#0F0\"", "#00FF00"), ("\"#11223344\"", "#11223344"), ("rebeccapurple", "#663399"),
      ("systemTeal", "#30B0C7"), ("clear", "#00000000"), ("brand", "#0000FF"),
    ])
  func colors(value: String, expected: String) throws {
    let view = try ScenesTests.scene(
      "colors: { brand: { light: blue, dark: systemBlue } }\nroot: { background: \(value) }"
    ).root
    guard case .background(let color)? = view.attributes.first?.value else {
      Issue.record("no background")
      return
    }
    #expect(color.resolved(in: .light).description == expected)
  }

  @Test(
    "A value that a key does not accept is refused with a message",
    arguments: [
      ("background: blau", "unknown colour 'blau'"),
      ("background: \"#12\"", "'#12' is not a colour"),
      ("background: 12", "'background' must be a colour, not a number"),
      ("gradient: { colors: [red] }", "a gradient needs at least two colours, not 1"),
      ("layoutMargins: [1, 2]", "'layoutMargins' must be a list of 4 numbers, not of 2"),
      ("hugging: 0", "'hugging' must be greater than 0 and at most 1000, not 0"),
      ("hugging: { diagonal: 3 }", "unknown key 'diagonal' in a pair of priorities"),
      ("intrinsicContentSize: [all, 2]", "'intrinsicContentSize' must be a number or 'none'"),
      ("contentMode: aspectFit", "unknown contentMode 'aspectFit'"),
      ("designSize: [1, 1]", "'designSize' has no effect without 'frame' or 'autoresizing'"),
      ("frame: [0, 0, -1, 2]", "'frame' must be from 0 to 1000000, not -1"),
      ("type: lable", "unknown type 'lable'"),
      ("type: label, text: a, verbatim: b", "only one of 'text', 'verbatim', 'key'"),
      ("type: label, lines: 1.5", "'lines' must be a whole number, not 1.5"),
      ("type: label, font: { weight: heavyish }", "unknown weight 'heavyish'"),
      ("type: stack, subviews: { b: { frame: [0, 0, 1, 1] } }", "an arranged view cannot have"),
      ("type: stack, customSpacing: { x: 1 }", "'x' is not arranged by the stack view 'a'"),
      ("subviews: { 1a: {} }", "'1a' is not an id"),
      ("subviews: { a-b: {} }", "'a-b' is not an id"),
      ("<<: {}", "unknown key '<<'"),
    ])
  func refused(value: String, message: String) {
    let text = "root: { subviews: { a: { \(value) } } }"
    #expect(errors(in: text).contains(": error: \(message)"))
  }

  @Test("Metrics, views and guides share one namespace")
  func nameSpace() {
    #expect(
      errors(in: "metrics: { a: 1 }\nroot: { subviews: { a: {} } }").contains(
        "2:21: error: 'a' is the name of both a metric and a view or guide"))
    #expect(errors(in: "root: { guides: [a], subviews: { a: {} } }").contains("duplicate id 'a'"))
    #expect(
      errors(
        in:
          "root: {}\nconstraints: [{ id: x, expr: root.width == 1 }, { id: x, expr: root.height == 1 }]"
      )
      .contains("duplicate id 'x'"))
  }
}
