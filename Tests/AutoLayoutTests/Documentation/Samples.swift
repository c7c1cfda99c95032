import AutoLayout
import Geometry

// The code samples from the library's documentation, verbatim; compared by `DocumentationTests`.

/// The samples, each in its own function body.
enum Samples {
  final class Badge: View {
    let count = View()

    override init(frame: Rect) {
      super.init(frame: frame)
      count.translatesAutoresizingMaskIntoConstraints = false
      addSubview(count)
      LayoutConstraint.activate([
        count.centerXAnchor.constraint(equalTo: centerXAnchor),
        count.centerYAnchor.constraint(equalTo: centerYAnchor),
        widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
      ])
    }

    override var intrinsicContentSize: Size { Size(width: 12, height: 20) }
  }

  final class Paragraph: View {
    let characters = 64

    override var intrinsicContentSize: Size { Size(width: Double(characters) * 10, height: 20) }

    override func intrinsicContentSize(forWidth width: Double) -> Size? {
      let lines = (Double(characters) * 10 / max(width, 10)).rounded(.up)
      return Size(width: Double(characters) * 10, height: lines * 20)
    }
  }

  static func card() -> Rect {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    // card.frame is (16, 20, 288, 144)
    return card.frame
  }

  static func surroundings() -> Rect {
    let window = Window(frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    window.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.layoutEnvironment.pixelGrid = PixelGrid(scale: 3)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    return window.rootViewController?.view.frame ?? .zero
  }

  static func conflict(print: (String, [String]) -> Void) {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let title = View()
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    title.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    title.widthAnchor.constraint(greaterThanOrEqualToConstant: 400).isActive = true
    root.layoutIfNeeded()
    for issue in root.layoutIssues {
      print(issue.message, issue.constraints.map(\.description))
    }
  }

  static func refusal(print: (String) -> Void) {
    do {
      let view = View()
      _ = try LayoutConstraint.make(item: view, attribute: .left, relatedBy: .equal, constant: 10)
    } catch {
      print(error.message)  // ... Location attributes must be specified in pairs.
    }
  }

  static func constraints() -> (one: LayoutConstraint, [LayoutConstraint], full: LayoutConstraint) {
    let (icon, title) = (View(), View())
    let byAnchors = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
    let byFormat = LayoutConstraint.constraints(
      withVisualFormat: "H:[icon]-8-[title(>=40)]", options: .alignAllCenterY, metrics: nil,
      views: ["icon": icon, "title": title])
    let inFull = LayoutConstraint(
      item: title, attribute: .leading, relatedBy: .equal, toItem: icon, attribute: .trailing,
      multiplier: 1, constant: 8)
    return (byAnchors, byFormat, inFull)
  }

  static func maker(_ title: View, _ icon: View) {
    title.constrain.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.top.equalTo(icon.constrain.bottom).offset(8)
      $0.height.greaterThanOrEqualTo(44).priority(.high)
    }
  }

  static func content(_ title: View, _ icon: View) {
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    title.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
  }

  static func recording(_ root: View, print: (LayoutTrace.Event) -> Void) {
    let trace = root.recordingLayout {
      root.frame.size.width = 375
      root.layoutIfNeeded()
    }
    for event in trace.events { print(event) }
  }

  static func fitting(_ cell: View) -> Double {
    let height = cell.systemLayoutSizeFitting(
      Size(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height
  }

  static func snapshots(_ root: View, print: (Bool) -> Void) {
    let before = LayoutSnapshot(of: root)
    root.layoutEnvironment.userInterfaceLayoutDirection = .rightToLeft
    root.layoutIfNeeded()
    let after = LayoutSnapshot(of: root)
    print(before == after)
  }

  static func loop(_ root: View, print: ([String], String) -> Void) {
    root.layoutIfNeeded()
    if let loop = root.layoutIssues.first(where: { $0.kind == .layoutLoop }) {
      print(loop.views, loop.message)
    }
  }
}
