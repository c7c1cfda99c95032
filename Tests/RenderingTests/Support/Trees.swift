import AutoLayout
import Controls
import Geometry
import Rendering
import Scenes
import Testing
import Typesetting

/// Small trees made by hand, measured in blocks of 10 x 20 points.
enum Trees {
  static var environment: ControlEnvironment { ControlEnvironment(measurer: BlockMeasurer()) }

  /// Returns a canvas of 200 x 100 with a label at (16, 20) and a view to its right that is free
  /// to move.
  static func labelAndBox() -> View {
    let root = PlainView(environment)
    root.identifier = "root"
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let label = Label(environment)
    label.identifier = "title"
    label.textContent = TextContent("Title")
    let box = PlainView(environment)
    box.identifier = "box"
    root.addSubview(label)
    root.addSubview(box)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: label.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    return root
  }

  /// Returns a scene for trees that weren't built from one.
  static func scene() throws -> Scene {
    try SceneReader.read(text: "root: {}", path: "Scenes/made.yaml")
  }

  /// Returns a laid-out tree as a scene.
  static func laidOut(_ root: View, scale: Double = 2) throws -> LaidOutScene {
    LaidOutScene(
      subject: try scene(), variant: .default, root: root, size: root.frame.size, scale: scale,
      background: .white, text: BlockMeasurer())
  }
}
