import Scenes
import Testing

@Suite("Reading on after an error")
struct ReadingOnTests {
  /// Returns the first lines of a scene's errors, without the file, and the hints.
  private func lines(_ text: String) -> [String] {
    errors(in: text).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("scene.yaml:") || $0.hasPrefix("hint:")
    }.map { $0.hasPrefix("scene.yaml:") ? String($0.dropFirst("scene.yaml:".count)) : $0 }
  }

  @Test("With a misspelt type, keys are checked against those of all views, and none are reported")
  func unknownType() {
    #expect(
      lines(
        """
        root:
          subviews:
            a:
              type: lable
              alpha: 2
              text: 3
              texxt: x
              subviews: { b: { alpha: 3 } }
        """) == [
          "4:13: error: unknown type 'lable'", "hint: did you mean 'label'?",
          "5:14: error: 'alpha' must be from 0 to 1, not 2",
          "7:7: error: unknown key 'texxt' in a view", "hint: did you mean 'text'?",
          "8:31: error: 'alpha' must be from 0 to 1, not 3",
        ])
  }

  @Test("The content of a view with an invalid id is read, and known to constraints")
  func badIdentifier() {
    #expect(
      lines(
        """
        root: { subviews: { a-b: { subviews: { inner: { alpha: 2 } } } } }
        constraints: [inner.width == 10]
        """) == [
          "1:21: error: 'a-b' is not an id: use letters, digits and '_', not starting with a digit",
          "hint: write 'a_b'", "1:56: error: 'alpha' must be from 0 to 1, not 2",
        ])
  }

  @Test("An unknown tag, an unknown alias or a second document hides no other error")
  func structure() {
    let found = lines(
      """
      canvas: { width: !points 12, height: *tall }
      root: { alpha: 2 }
      ---
      root: {}
      """)
    #expect(found.contains { $0.hasPrefix("1:18: error:") && $0.contains("points") })
    #expect(found.contains { $0.hasPrefix("1:38: error:") && $0.contains("tall") })
    #expect(found.contains("2:16: error: 'alpha' must be from 0 to 1, not 2"))
    #expect(found.contains { $0.hasPrefix("3:1: error:") })
    #expect(found.filter { !$0.hasPrefix("hint:") }.count == 4)
  }

  @Test("An alias inside its own anchor hides no other error")
  func recursion() {
    let found = lines("root: &r { subviews: { a: *r }, alpha: 2 }\n")
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("1:27: error:"))
    #expect(found[1] == "1:40: error: 'alpha' must be from 0 to 1, not 2")
  }

  @Test("An error in a scalar of several lines is found on its own line")
  func scalarsOfSeveralLines() {
    let text = #"""
      root: { subviews: { a: {}, b: {} } }
      constraints:
        - "a.left == \
           c1.left"
        - "a.left ==\

           c2.left"
        - "a.left == b.left @ 7\
           00 + c3.left"
        - >2-
            a.left ==
              c4.left
        - |
          a.left ==
           c5.left
        - |-4
              a.left == c6.left
        - "H:|-[a]-[\
          c7]"
        - "a.left == b.left + \
          \ c8"
      """#
    #expect(
      lines(text + "\n").filter { !$0.hasPrefix("hint:") } == [
        "4:6: error: unknown view 'c1'", "7:6: error: unknown view 'c2'",
        "9:11: error: unknown view 'c3'", "12:9: error: unknown view 'c4'",
        "15:6: error: unknown view 'c5'", "17:19: error: unknown view 'c6'",
        "19:5: error: unknown view 'c7'", "21:7: error: unknown metric 'c8'",
      ])
  }

  @Test("An equation that ends too early is marked where its text ends")
  func unfinished() {
    let text = """
      root: { subviews: { a: {} } }
      constraints:
        - |
          a.left ==
        - "a.left ==
          "
        - a.width == 10
      """
    #expect(
      lines(text + "\n") == [
        "4:14: error: expected a number or 'view.attribute', not the end",
        "5:15: error: expected a number or 'view.attribute', not the end",
      ])
  }

  @Test(
    "A misspelt attribute suggests one of the same kind",
    arguments: [
      ("a.width == b.hight", "height"), ("b.hight == 10", "height"), ("a.left == b.rihgt", "right"),
      ("a.left == b.hight", "right"),
    ])
  func attributes(equation: String, meant: String) {
    let found = lines("root: { subviews: { a: {}, b: {} } }\nconstraints: [\(equation)]\n")
    #expect(found.last == "hint: did you mean '\(meant)'?")
  }

  @Test("A priority with an unknown name is not also out of range")
  func priority() {
    #expect(
      lines("root: {}\nconstraints: [root.width == 9 @ hihg]\nmetrics: { high: 750 }\n") == [
        "2:33: error: unknown metric 'hihg'", "hint: did you mean 'high'?",
      ])
  }

  @Test("Only a number with a unit is repaired to the number")
  func numbers() {
    #expect(
      lines("root: { alpha: 0b11 }") == ["1:16: error: 'alpha' must be a number, not a string"])
    #expect(lines("root: { alpha: 1pt }").last == "hint: write 1")
  }
}
