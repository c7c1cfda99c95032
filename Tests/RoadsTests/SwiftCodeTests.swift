import AutoLayout
import Converting
import Foundation
import Geometry
import Rendering
import Scenes
import Testing
import Typesetting
import UIKit

/// The code that a designer copies for an app.
@Suite("Code for UIKit") @MainActor
struct SwiftCodeTests {
  private static let scene = """
    canvas: { width: 320, height: fit }
    root:
      layoutMargins: 0
      subviews:
        message:
          background: secondarySystemBackground
          cornerRadius: 12
          subviews:
            texts:
              type: stackView
              axis: vertical
              spacing: 4
              subviews:
                name: { type: label, text: "Mei \\\\(Lin) says \\\"hi\\\"", font: { style: headline } }
                body: { type: label, text: On my way, lines: 2, color: secondaryLabel, font: { size: 15, weight: medium } }
            badge: { type: label, text: "3", color: systemBlue, hugging: 251 }
            alerts: { type: switch, isOn: true }
    constraints:
      - message.edges == root.edges
      - "H:|-12-[texts]-[badge]-[alerts]-12-|"
      - "V:|-12-[texts]-12-|"
      - badge.firstBaseline == name.firstBaseline
      - badge.width >= 20 @ 750
      - alerts.centerY == message.centerY

    """

  private func message() throws -> AutoLayout.View {
    let loaded = try LoadedScene(bytes: Array(Self.scene.utf8), path: "message.yaml")
    return try #require(try Renderer(.normal).layOut(loaded).root.subviews.first)
  }

  @Test("The code of a view is what was recorded, which is compiled beside this test")
  func code() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("MessageView.swift")
    let text = SwiftCode.text(of: try message(), named: "message")
    let recorded = try String(contentsOf: path, encoding: .utf8)
    #expect(text == recorded)
  }

  @Test("A list is made by its class's own initialiser, and a row in a style is a configuration")
  func lists() throws {
    func code(_ view: String) throws -> String {
      let text =
        "canvas: { width: 320, height: 200 }\nroot: { subviews: { a: { \(view) } } }\n"
        + "constraints: [a.edges == root.edges]"
      let loaded = try LoadedScene(bytes: Array(text.utf8), path: "list.yaml")
      let root = try Renderer(.normal).layOut(loaded).root
      return SwiftCode.text(of: try #require(root.subviews.first), named: "list")
    }
    let row = "type: tableCell, style: subtitle, text: Ferry, detailText: Pier 2, symbol: ferry"
    let table = try code("type: tableView, style: insetGrouped, subviews: { r: { \(row) } }")
    #expect(table.contains("  init() {\n    super.init(frame: .zero, style: .insetGrouped)\n"))
    #expect(!table.contains("UITableViewCell"))
    let sidebar = try code("type: tableView, style: sidebar, subviews: { r: { \(row) } }")
    #expect(sidebar.contains("UICollectionLayoutListConfiguration(appearance: .sidebar)"))
    #expect(!sidebar.contains("init(frame: frame)"))
    let cell = try code(row)
    #expect(cell.contains("    super.init(style: style, reuseIdentifier: reuseIdentifier)\n"))
    #expect(
      cell.contains(
        """
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Ferry"
            content.secondaryText = "Pier 2"
            content.image = UIImage(systemName: "ferry")
            contentConfiguration = content
        """), "\(cell)")
    #expect(!cell.contains("UILabel"))
  }

  @Test("Colours have names that follow the appearance, configured buttons their configuration")
  func looks() throws {
    let loaded = try LoadedScene(
      bytes: Array(
        """
        canvas: { width: 200, height: 60 }
        root:
          subviews:
            card:
              background: systemBackground
              frame: [0, 0, 200, 60]
              subviews: { go: { type: button, style: prominentGlass, text: Go, frame: [0, 0, 60, 34] } }

        """.utf8), path: "card.yaml")
    let dark = Variant(name: "dark", values: [.appearance(.dark)])
    let card = try #require(try Renderer(.normal).layOut(loaded, dark).root.subviews.first)
    let text = SwiftCode.text(of: card, named: "card")
    #expect(text.contains("backgroundColor = UIColor.systemBackground\n"))
    #expect(text.contains("go.configuration = .prominentGlass()\n"))
  }

  @Test("A colour that depends on the appearance is given for both, whichever is shown")
  func bothAppearances() throws {
    let loaded = try LoadedScene(
      bytes: Array(
        """
        canvas: { width: 200, height: 60 }
        colors: { brand: { light: "#0058C8", dark: "#7DB5FF" }, ground: { light: white, dark: black } }
        root:
          subviews:
            card:
              background: ground
              frame: [0, 0, 200, 60]
              subviews:
                name: { type: label, text: Name, color: brand, frame: [0, 0, 90, 20] }
                black: { background: black, frame: [0, 30, 20, 20] }

        """.utf8), path: "card.yaml")
    let renderer = try Renderer(.normal)
    let dark = Variant(name: "dark", values: [.appearance(.dark)])
    let one = try #require(try renderer.layOut(loaded).root.subviews.first)
    let two = try #require(try renderer.layOut(loaded, dark).root.subviews.first)
    let text = SwiftCode.text(of: one, inOtherAppearance: two, named: "card")
    #expect(text == SwiftCode.text(of: two, inOtherAppearance: one, named: "card"))
    #expect(text.contains("backgroundColor = UIColor.systemBackground\n"))
    #expect(
      text.contains(
        "name.textColor = UIColor { $0.userInterfaceStyle == .dark ? "
          + "UIColor(red: 0.49, green: 0.71, blue: 1, alpha: 1) : "
          + "UIColor(red: 0, green: 0.345, blue: 0.784, alpha: 1) }\n"))
    // What is black in both is no background of the system's.
    #expect(text.contains("black.backgroundColor = UIColor.darkText\n"))
    let shown = UIColor { $0.userInterfaceStyle == .dark ? UIColor.white : UIColor.black }
    #expect(
      shown.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor.white)
  }

  /// A designer found half of these missing from what he copied, without a word.
  @Test(
    "Looks of buttons, shadows, corners, fonts and what is spoken are in the code, or a comment is")
  func everyLook() throws {
    let loaded = try LoadedScene(
      bytes: Array(
        """
        canvas: { width: 300, height: 200 }
        root:
          subviews:
            card:
              background: systemBackground
              cornerRadius: 12
              maskedCorners: [layerMinXMinYCorner, layerMaxXMinYCorner]
              shadow: { opacity: 0.2, radius: 8, offset: [0, 4] }
              accessibility: { isElement: true, label: Berth, traits: [button, selected] }
              frame: [0, 0, 300, 200]
              subviews:
                head: { type: label, text: Head, font: { style: title3, weight: bold }, frame: [0, 0, 90, 20] }
                time: { type: label, text: "1", font: { style: body, monospacedDigits: true }, frame: [0, 0, 9, 9] }
                go:
                  { type: button, style: filled, text: Go, buttonSize: large, cornerStyle: capsule, color: systemYellow,
                    font: { style: headline }, symbol: star, frame: [0, 30, 90, 50] }
                tab: { type: button, text: Tab, color: systemRed, font: { size: 13 }, frame: [0, 90, 90, 30] }
                star: { type: image, symbol: star, symbolSize: 44, frame: [100, 0, 60, 60] }

        """.utf8), path: "card.yaml")
    let card = try #require(try Renderer(.normal).layOut(loaded).root.subviews.first)
    let text = SwiftCode.text(of: card, named: "card")
    for line in [
      "layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]",
      "layer.shadowOpacity = 0.2", "layer.shadowRadius = 8",
      "layer.shadowOffset = CGSize(width: 0, height: 4)", "isAccessibilityElement = true",
      "accessibilityLabel = \"Berth\"", "accessibilityTraits = [.button, .selected]",
      "head.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: "
        + ".systemFont(ofSize: 20, weight: .bold))",
      "time.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: "
        + ".monospacedDigitSystemFont(ofSize: 17, weight: .regular))",
      "head.adjustsFontForContentSizeCategory = true", "go.configuration?.buttonSize = .large",
      "go.configuration?.cornerStyle = .capsule",
      "go.configuration?.baseForegroundColor = UIColor.systemYellow",
      "go.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer "
        + "{ [font = UIFont.preferredFont(forTextStyle: .headline)] in "
        + "var title = $0; title.font = font; return title }",
      "tab.setTitleColor(UIColor.systemRed, for: .normal)",
      "tab.titleLabel?.font = .systemFont(ofSize: 13)", "pointSize: 44",
    ] {
      #expect(text.contains(line), "\(line) is missing from\n\(text)")
    }
  }

  @Test("The code lays a view out as its scene does")
  func frames() throws {
    let message = try message()
    let view = MessageView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.frame.size.height =
      view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    view.layoutIfNeeded()
    #expect(abs(view.frame.height - message.layoutFrame.height) < 0.51)
    let texts = message.subviews[0]
    let pairs: [(UIView, AutoLayout.View)] = [
      (view.texts, texts), (view.badge, message.subviews[1]), (view.alerts, message.subviews[2]),
      (view.name, texts.subviews[0]), (view.body, texts.subviews[1]),
    ]
    for (own, other) in pairs {
      #expect(abs(own.frame.minX - other.layoutFrame.minX) < 0.51)
      #expect(abs(own.frame.minY - other.layoutFrame.minY) < 0.51)
      #expect(abs(own.frame.width - other.layoutFrame.width) < 0.51)
      #expect(abs(own.frame.height - other.layoutFrame.height) < 0.51)
    }
    #expect(view.name.text == #"Mei \(Lin) says "hi""#)
    #expect(view.alerts.isOn)
  }
}
