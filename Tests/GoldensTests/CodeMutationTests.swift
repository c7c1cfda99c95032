import AutoLayout
import Diagnosis
import Geometry
import GoldenTesting
import Goldens
import Rendering
import Testing
import Typesetting

/// A commit to the code of a screen, and what must be reported about it.
struct CodeMutation: Sendable, CustomTestStringConvertible {
  let name: String
  /// A part of a cause's words; nil for a commit that changes nothing.
  let cause: String?
  let change: @Sendable (inout ProfileScreen) -> Void

  init(
    _ name: String, _ cause: String? = nil,
    _ change: @escaping @Sendable (inout ProfileScreen) -> Void
  ) {
    (self.name, self.cause, self.change) = (name, cause, change)
  }

  var testDescription: String { name }

  static let seeded: [CodeMutation] = [
    CodeMutation("a constant by half a point", "avatar.leading == root.leading + 16.5") {
      $0.inset = 16.5
    },
    CodeMutation("a gap of two constraints", "about.top == title.bottom + 8.5") { $0.gap = 8.5 },
    CodeMutation("a width", "'avatar-width' is 'avatar.width == 41 @ 750'") { $0.avatarWidth = 41 },
    CodeMutation("a priority by two", "avatar.width == 40 @ 748") { $0.avatarPriority = 748 },
    CodeMutation("another one's priority", "avatar.width == 30 @ 751") { $0.rivalPriority = 751 },
    CodeMutation("a multiplier", "avatar.height == 1.05 * avatar.width") { $0.aspect = 1.05 },
    CodeMutation("an attribute", "about.top == title.top + 8") { $0.bioTop = .top },
    CodeMutation("a line that wraps", "the text of 'about' takes") { $0.bioWidth = 120 },
    CodeMutation("a margin", "'layoutMargins' of 'root' is [9, 9, 9, 9]") { $0.margins = 9 },
    CodeMutation("a text", "'text' of 'title' is Mei Ling, recorded as Mei Lin") {
      $0.name = "Mei Ling"
    },
    CodeMutation("a font weight", "'font.weight' of 'title' is 700, recorded as 600") {
      $0.nameFont = .system(17, weight: 700)
    },
    CodeMutation("a font size", "'font.size' of 'about' is 13.5, recorded as 13") {
      $0.bioFont = .system(13.5)
    },
    CodeMutation("the number of lines", "'lines' of 'about' is 1, recorded as 0") {
      $0.bioLines = 1
    },
    CodeMutation("an alignment of text", "'alignment' of 'about' is right") {
      $0.bioAlignment = .right
    },
    CodeMutation("an intrinsic size", "'intrinsicContentSize' of 'badge' is [20.5, 12]") {
      $0.badgeSize.width = 20.5
    },
    CodeMutation("a colour by one step", "'background' of 'avatar' is #FE0000") {
      $0.badgeColor = Color(red: 254.0 / 255, green: 0, blue: 0)
    },
    CodeMutation("an alpha", "'alpha' of 'avatar' is 0.79, recorded as 0.8") {
      $0.badgeAlpha = 0.79
    },
    CodeMutation("a corner", "'cornerRadius' of 'avatar' is 5, recorded as 4") {
      $0.cornerRadius = 5
    },
    CodeMutation("a swapped z-order", "the subviews of 'root' are avatar dot badge") {
      $0.badgeAboveAvatar = false
      $0.frameOfDot = Rect(x: 30, y: 20, width: 10, height: 10)
    },
    CodeMutation("a hidden view", "'isHidden' of 'badge' is true") { $0.badgeIsHidden = true },
    CodeMutation("a frame", "'frame' of 'dot' is [200.5, 100, 10, 10]") {
      $0.frameOfDot.origin.x = 200.5
    },
    CodeMutation("a transform", "'transform' of 'follow' is") { $0.badgeTurn = 0.1 },
    CodeMutation("a button's title", "'text' of 'follow' is Unfollow") {
      $0.followTitle = "Unfollow"
    },
    CodeMutation("a switch", "'isOn' of 'toggle' is gone, recorded as true") { $0.isOn = false },
    CodeMutation("a progress", "'progress' of 'bar' is 0.51, recorded as 0.5") {
      $0.progress = 0.51
    },
    CodeMutation("a segment", "'selected' of 'tabs' is 0, recorded as 1") { $0.segment = 0 },
    CodeMutation("a stack's spacing", "'spacing' of 'stack' is 6.5, recorded as 6") {
      $0.spacing = 6.5
    },
    CodeMutation("a stack's alignment", "'alignment' of 'stack' is trailing") {
      $0.stackAlignment = .trailing
    },
  ]

  static let harmless: [CodeMutation] = [
    CodeMutation("constraints in another order") { $0.isWrittenOtherwise = true },
    CodeMutation("a sum in place of a number") { $0.inset = 10 + 6 },
    CodeMutation("the same colour otherwise") { $0.badgeColor = Color(hex: "#F00") ?? .clear },
    CodeMutation("a priority that wins as before") { $0.avatarPriority = 760 },
    CodeMutation("a hugging that nobody pulls at") { $0.nameHugging = 260 },
    CodeMutation("the same font by another name") {
      $0.bioFont = FontDescriptor.system(20).withSize(13)
    },
    CodeMutation("the alignment that reading has") { $0.bioAlignment = .left },
    CodeMutation("room for lines that no text takes") { $0.bioLines = 9 },
  ]
}

@Suite("Mutated code")
struct CodeMutationTests {
  private static let fonts = Result { try FontLibrary() }

  private static func layOut(_ screen: ProfileScreen) throws -> LaidOutScene {
    LaidOutScene(
      tree: screen.make(), size: Size(width: 260, height: 300), scale: 2,
      fonts: try fonts.get(), name: "ProfileScreen.swift")
  }

  /// The goldens of the original screen, recorded once for all tests.
  private static let recorded = Result {
    let bench = try Bench(store: GoldenStore("\(Bench.sharedFolder)/alrender-code-mutations"))
    _ = try GoldenWriter(store: bench.store, environment: "test")
      .record(try layOut(ProfileScreen()), bench.golden("screen"), .all)
    return bench.store
  }

  private func check(_ mutation: CodeMutation) throws -> Check {
    var screen = ProfileScreen()
    mutation.change(&screen)
    let bench = try Bench(store: try Self.recorded.get())
    return Verifier(store: bench.store).check(try Self.layOut(screen), bench.golden("screen"))
  }

  @Test("Every seeded change fails and is named as the cause", arguments: CodeMutation.seeded)
  func seeded(_ mutation: CodeMutation) throws {
    let check = try check(mutation)
    #expect(check.status == .changed)
    let words = check.causes.map(\.words)
    #expect(words.contains { $0.contains(mutation.cause ?? "") }, "\(words)")
  }

  @Test("Every harmless change passes", arguments: CodeMutation.harmless)
  func harmless(_ mutation: CodeMutation) throws {
    let check = try check(mutation)
    #expect(check.status == .passed, "\(check.causes.map(\.words))")
  }

  @Test("A tree in blocks is the same whatever its fonts")
  func blocks() throws {
    var screen = ProfileScreen()
    let texts = [FontDescriptor.system(17), .system(30, weight: 700)].map { font in
      screen.nameFont = font
      return LaidOutScene(
        tree: screen.make(), size: nil, scale: 2, fonts: nil, name: "ProfileScreen.swift"
      ).result().text
    }
    #expect(texts[0] == texts[1])
  }
}
