import Testing
import UIKit
import UIKitGoldens

@Suite @MainActor struct ViewGoldenTests {
  /// A label above a button, on a colour that follows the appearance.
  private final class Card: UIView {
    let title = UILabel()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      title.text = "A card that says enough to need two lines"
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      title.numberOfLines = 0
      title.accessibilityIdentifier = "title"
      button.setTitle("Open", for: .normal)
      button.accessibilityIdentifier = "button"
      for view in [title, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    override func viewDidLoad() {
      let card = Card()
      card.translatesAutoresizingMaskIntoConstraints = false
      card.accessibilityIdentifier = "card"
      view.addSubview(card)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        card.topAnchor.constraint(equalTo: safe.topAnchor),
      ])
    }
  }

  @Test func `A view is laid out at widths, text sizes and in both directions`() {
    let card = Card()
    var heights: [CGFloat] = []
    for variant in [.width(320), .width(200), .width(320).and(.largestText)] as [ViewVariant] {
      assertLayout(of: card, as: [variant])
      heights.append(card.frame.height)
    }
    #expect(heights[1] > heights[0] && heights[2] > heights[0])
    assertLayout(of: card, as: [.width(320).and(.rightToLeft)])
    #expect(card.button.frame.maxX == 304)
  }

  @Test func `A controller is laid out in a window of the device, with its safe area`() {
    let screen = Screen()
    assertLayout(of: screen, as: [.default, .device(.iPhoneSE), .device(.iPhone13.landscape)])
    #expect(screen.view.subviews.map(\.frame.minX) == [47])
  }

  @Test func `A view's picture follows the appearance`() {
    assertGolden(of: Card(), as: [.width(240), .width(240).and(.dark)])
  }

  @Test func `A cell is as high as its content asks for`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "What it is about"
    assertLayout(of: cell, as: [.width(320)])
    #expect(cell.frame.height > 44)
    #expect(cell.detailTextLabel.map { $0.frame.maxY < cell.contentView.bounds.maxY } == true)
  }

  @Test func `The process's surroundings are afterwards what they were before`() {
    let scale = UIScreen.main.scale
    assertLayout(of: Screen(), as: [.device(.iPhoneSE).and(.dark)])
    #expect(UIScreen.main.scale == scale)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `Variants are named after what is not as by default`() {
    #expect(ViewVariant.default.name == "default")
    #expect(ViewVariant.width(320).and(.dark).and(.rightToLeft).name == "320+dark+rtl")
    #expect(ViewVariant.device(.iPhoneSE).and(.textSize(.extraLarge)).name == "iPhoneSE+XL")
    #expect(ViewVariant.size(320.5, 80).name == "320.5x80")
    #expect(ViewVariant.language("ar").traits.layoutDirection == .rightToLeft)
  }
}

@Suite @MainActor struct LocalizedViewTests {
  /// A folder with the strings files of a small app, removed with the value.
  private final class Project {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private final class Greeting: UILabel {
    override func layoutSubviews() {
      text = NSLocalizedString("greeting", comment: "")
      super.layoutSubviews()
    }
  }

  @Test func `Texts come from the strings files of the variant's language`() throws {
    let project = try Project([
      "en.lproj/Localizable.strings": "greeting = \"Good morning\";",
      "de.lproj/Localizable.strings": "greeting = \"Guten Morgen\";",
      "Localizable.xcstrings": """
      {"strings": {"greeting": {"localizations": {"fr": {"stringUnit": {"value": "Bonjour"}}}}}}
      """,
    ])
    AssetLibrary.use(folders: [project.folder.path])
    defer { AssetLibrary.use(folders: []) }
    let label = Greeting()
    for (language, text) in [
      ("de-AT", "Guten Morgen"), ("fr", "Bonjour"), ("it", "Good morning"),
    ] {
      let stage = ViewStage { .view(label) }
      _ = stage.show(.language(language).and(.size(200, 20)))
      stage.clear()
      #expect(label.text == text)
    }
    #expect(NSLocalizedString("missing", comment: "") == "missing")
  }
}

extension ViewGoldenTests {
  // Labels of Mastodon for iOS have a font that is scaled once, when they are made.
  @Test func `A subject is made under the traits of its variant`() {
    var sizes: [CGFloat] = []
    let stage = ViewStage {
      let label = UILabel()
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
      sizes.append(label.font.pointSize)
      return .view(label)
    }
    defer { stage.clear() }
    _ = stage.show(.default)
    _ = stage.show(.largestText)
    #expect(sizes == [17, 53])
  }

  @Test func `What the main queue brings to a screen is there after a wait`()
    async throws
  {
    final class Late: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = "before"
        DispatchQueue.main.async { self.label.text = "after" }
      }
    }
    var last: Late?
    let stage = ViewStage {
      let made = Late()
      last = made
      return .controller(made)
    }
    defer { stage.clear() }
    // In the usual surroundings, which other tests share meanwhile.
    for variant in [ViewVariant.default, .default] {
      _ = stage.show(variant)
      #expect(last?.label.text == "before")
      let tree = try await stage.show(variant, after: .milliseconds(30))
      #expect(last?.label.text == "after" && tree.size.width > 300)
    }
  }
}
