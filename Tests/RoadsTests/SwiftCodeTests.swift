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
