import AutoLayout
import Controls
import Documents
import Drawing
import Rendering

extension AccessibilityAudit {
  /// Notes pictures that contain texts, which neither follow the text size nor can be translated.
  mutating func takePictures() {
    // Only for lookup.
    var known: [ImageBuffer: Int] = [:]
    var shown: [(view: View, image: Image)] = []
    scene.root.forEachDescendant { view in
      guard !view.isHidden, view.alpha >= 0.01, let image = view.shownPicture else { return }
      shown.append((view, image))
    }
    for (view, image) in shown {
      let letters = known[image.buffer] ?? PictureLetters(image.buffer).count
      known[image.buffer] = letters
      guard letters > 0 else { continue }
      note(
        .textInPicture,
        "the picture of '\(view.spokenName)' contains text, which does not follow the text size",
        view.sceneID, measured: Double(letters),
        hint: "show it as a label, or waive it if it is a logo")
    }
  }
}

extension View {
  /// The picture that the view shows.
  fileprivate var shownPicture: Image? {
    if let view = self as? ImageView { return view.image }
    if let button = self as? Button, case .image(let image)? = button.picture { return image }
    return nil
  }
}
