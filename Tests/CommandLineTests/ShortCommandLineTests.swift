import Foundation
import Testing
import alrender

@Suite("The short command line")
struct ShortCommandLineTests {
  /// Values for every option of `render` that takes one, both common and wrong.
  private static let values: [String: [String]] = [
    "--output": ["out.png", "{scene}.pdf", "-", "out.txt", "{what}.png"],
    "-o": ["out.svg", "-"],
    "--canvas": ["canvas.png", "canvas.txt", "{scale}.png"],
    "--sheet": ["sheet.png", "{variant}.png"],
    "--diagnose": ["wrong.png", "wrong"],
    "--variant": ["rtl", "direction=rtl", "direction=rtl,scale=3", "what=rtl"],
    "--matrix": ["direction=ltr,rtl", "strings=base,doubled", "direction"],
    "--size": ["375x667", "320xfit", "393xcontent", "fitxfit", "375", "-1x2", "axb"],
    "--component": ["badge", "-"], "--example": ["plain", "-"], "--confine": ["..", ""],
    "--project": ["app", "-"],
    "--device": ["iPhone 15", ""],
    "--scale": ["1", "2.5", "0", "-1", "nan", "two"],
    "--strings": ["doubled", "accented+rtl", "what"],
    "--locale": ["ar", "pt-BR", "!"],
    "--text-size": ["xSmall", "accessibilityLarge", "large!"],
    "--state": ["keyboard", "-"],
    "--show": ["alignmentRects", "baselines,margins", "constraints:card", "constraints:", "what"],
    "--intrinsic": ["recorded", "measured", "guessed"],
    "--insets": ["insets.json"], "--root": ["abc-12-xyz"], "--assets": ["App.xcassets"],
    "--symbols": ["Symbols"], "--look": ["ios18", "ios26", "ios27"],
    "--diagnostics": ["human", "json", "github", "loud"],
    "--font-path": ["fonts", "../fonts"],
    "--timings": ["text", "json", "xml"],
    "-j": ["1", "8", "0", "x"], "--jobs": ["2", "-3"],
    "--text": ["normal", "blocks", "what"],
    "--text-metrics": ["apple", "inter", "helvetica"],
  ]
  private static let flags = [
    "--all-variants", "--rtl", "--double-strings", "--dark", "--show-alignment-rects", "--strict",
    "--exercise", "--frame", "--repeat-prototypes", "--unlimited", "--increase-contrast",
    "--bold-text",
    "--button-shapes", "--reduce-motion", "--reduce-transparency",
  ]
  /// Options the short reader never handles: those that end the run before it begins.
  private static let others: Set = ["--help", "-h", "--version", "--help-hidden"]

  /// Compares both readers, and returns whether the short one read the words.
  @discardableResult
  private func compare(_ words: [String]) -> Bool {
    do {
      let readings = try ShortCommandLine.readings(of: words)
      guard let short = readings.short else { return false }
      #expect(short == readings.full, "\(words)")
      return true
    } catch {
      // The short reader must not accept what the parser refuses.
      #expect(!ShortCommandLine.reads(words), "\(words)")
      return false
    }
  }

  @Test("knows every option of render")
  func complete() throws {
    let shop = try Workshop()
    let run = try ProgramRun.run(["render", "--experimental-dump-help"], in: shop.folder)
    let dump = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    let command = try #require(dump["command"] as? [String: Any])
    let arguments = try #require(command["arguments"] as? [[String: Any]])
    #expect(arguments.count > 30)
    for argument in arguments {
      for name in argument["names"] as? [[String: Any]] ?? [] {
        let word = try #require(name["name"] as? String)
        let spelled = (name["kind"] as? String == "long" ? "--" : "-") + word
        if Self.others.contains(spelled) { continue }
        let isFlag = argument["kind"] as? String == "flag"
        #expect(isFlag ? Self.flags.contains(spelled) : Self.values[spelled] != nil, "\(spelled)")
      }
    }
  }

  @Test("agrees with the parser for every option and value in every spelling")
  func options() {
    for flag in Self.flags {
      #expect(compare(["card.yaml", "-o", "out.png", flag]), "\(flag)")
      compare([flag, "card.yaml", "-o", "out.png", flag + "=yes"])
    }
    for (option, values) in Self.values {
      var isRead = false
      // `--example` requires `--component`.
      let rest = option == "--example" ? ["--component", "badge"] : []
      for value in values {
        isRead = compare(["card.yaml", "-o", "out.png", option, value] + rest) || isRead
        compare(["\(option)=\(value)", "render", "a.yaml", "-o", "out.png"])
      }
      #expect(isRead, "\(option)")
      // If an option is repeated, either the last value counts or all of them do.
      compare([
        "render", option, values[0], "b/a", "-o", "out.png", option, values[values.count / 2],
      ])
      compare(["card.yaml", "-o", "out.png", option])
    }
  }

  @Test("leaves verbs, help, Apple's arguments and everything unusual to the parser")
  func rest() {
    for words in [
      [], ["layout", "card.yaml"], ["card", "-o", "x.png"], ["card.yaml", "-o", "x.png", "--help"],
      ["card.yaml", "-o", "x.png", "--", "y.yaml"], ["card.yaml", "-ox.png"], ["--version"],
      ["card.yaml", "-o", "x.png", "-j4"], ["help", "render"], ["card.yaml", "-o"],
      ["-o", "x.png"],
      ["card.yaml", "-o", "x.png", "-AppleTextDirection", "YES"],
      ["card.yaml", "-o", "x.png", "layout"],
    ] {
      #expect(!ShortCommandLine.reads(words), "\(words)")
    }
  }
}
