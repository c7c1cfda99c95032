import AutoLayout
import Foundation
import Rendering
import Scenes
import Testing

/// Renders the same hundred scenes repeatedly in one process.
@Suite("Leaks")
struct LeakTests {
  /// The number of renders: 500 in every test run, more in the nightly one.
  private static let renders =
    ProcessInfo.processInfo.environment["ALRENDER_RENDERS"].flatMap(Int.init) ?? 500

  /// Whether no other test shares the process, so that its memory use can be checked.
  private static let isAlone = ProcessInfo.processInfo.environment["ALRENDER_RENDERS"] != nil

  private static func scene(_ index: Int) -> String {
    """
    canvas: { width: 90, height: 60, scale: 1, background: white }
    root:
      subviews:
        card: { background: systemGray6, cornerRadius: 8, shadow: { opacity: 0.3, radius: 3 } }
        title: { type: label, text: "Title \(index)", font: { size: 12 } }
        toggle: { type: switch, isOn: true }
    constraints:
      - "H:|-8-[card]-8-|"
      - "V:|-8-[card]-8-|"
      - { format: "V:|-10-[title]-2-[toggle]", options: [alignAllLeading] }
      - title.leading == card.leading + 4
    """
  }

  /// An object that should have been released.
  private struct Remnant {
    weak var object: AnyObject?
  }

  @Test(
    "of views, constraints and scenes do not occur, and memory stays that of the first hundred")
  func renders() throws {
    let renderer = try Renderer()
    var (remnants, count) = ([Remnant](), 0)
    var afterHundred = 0
    // A weak reference keeps a few bytes of a released object, so none is kept for long.
    func forget() {
      #expect(remnants.count { $0.object != nil } == 0)
      count += remnants.count
      remnants.removeAll()
    }
    for index in 0..<Self.renders {
      if index % 100 == 0 { forget() }
      if index == 100 { afterHundred = Self.residentPages }
      let text = Self.scene(index % 100)
      let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
      let scene = try renderer.layOut(loaded)
      let format: OutputFormat = index % 25 == 0 ? .pdf : index % 25 == 1 ? .svg : .png
      #expect(try scene.encoded(as: format).count > 100)
      remnants.append(Remnant(object: scene))
      remnants.append(Remnant(object: scene.root))
      remnants += scene.root.subviews.map { Remnant(object: $0) }
      remnants += scene.root.constraints.map { Remnant(object: $0) }
    }
    forget()
    #expect(count > Self.renders * 10)
    guard Self.isAlone, Self.renders > 100 else { return }
    let grown = (Self.residentPages - afterHundred) * 4096
    print("\(Self.renders) renders: \(grown / 1024) KiB more than after the first hundred")
    // An allowance for a fragmented heap.
    #expect(grown < 2_000_000, "\(grown) bytes more than after the first hundred")
  }

  /// The process's resident memory in pages.
  private static var residentPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
