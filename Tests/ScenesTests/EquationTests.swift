import AutoLayout
import Scenes
import Testing

@Suite("Equation")
struct EquationTests {
  /// Reads one constraint of a scene with the views a and b, a scroll view and two metrics.
  private func equation(_ text: String) throws -> SceneEquation {
    let scene = try scene(
      """
      metrics: { gap: 12, strong: 900 }
      root: { guides: [middle], subviews: { a: {}, b: {}, list: { type: scrollView } } }
      constraints: ['\(text)']
      """)
    let constraint = try #require(scene.constraints.first)
    guard case .equation(let equation) = constraint.form else {
      throw NoEquation(text: text)
    }
    return equation
  }

  private struct NoEquation: Error {
    let text: String
  }

  private func description(_ text: String) throws -> String {
    let equation = try equation(text)
    var words = "\(equation.first) \(equation.relation)"
    if let second = equation.second { words += " \(equation.multiplier)*\(second)" }
    words += " \(equation.constant)"
    if let priority = equation.priority { words += " @\(priority)" }
    return words
  }

  @Test(
    "Every form of an equation becomes first, relation, multiplier, second and constant",
    arguments: [
      ("a.leading == b.trailing + 8", "a.leading equal 1.0*b.trailing 8.0"),
      ("a.width == 2 * b.width - 4", "a.width equal 2.0*b.width -4.0"),
      ("a.width == b.width * 2", "a.width equal 2.0*b.width 0.0"),
      ("a.width == b.height * 16 / 9", "a.width equal \(16.0 / 9)*b.height 0.0"),
      ("a.width <= b.width / 4 + gap", "a.width lessThanOrEqual 0.25*b.width 12.0"),
      ("a.width == 100", "a.width equal 100.0"),
      ("a.width == gap", "a.width equal 12.0"),
      ("a.width == gap * 2 + 1", "a.width equal 25.0"),
      ("100 == a.width", "a.width equal 100.0"),
      ("100 >= a.width", "a.width lessThanOrEqual 100.0"),
      ("b.leading - 8 == a.trailing", "a.trailing equal 1.0*b.leading -8.0"),
      ("2 * b.width >= a.width", "a.width lessThanOrEqual 2.0*b.width 0.0"),
      ("2 * a.width == b.width + 6", "a.width equal 0.5*b.width 3.0"),
      ("-1 * a.width <= b.width - 6", "a.width greaterThanOrEqual -1.0*b.width 6.0"),
      ("a.top == b.top + -3", "a.top equal 1.0*b.top -3.0"),
      ("a.top == b.top - gap @ strong", "a.top equal 1.0*b.top -12.0 @900.0"),
      ("a.top == b.top @ 249.5", "a.top equal 1.0*b.top 0.0 @249.5"),
      ("a.left==root.margins.left", "a.left equal 1.0*root.margins.left 0.0"),
      ("a.left == root.leftMargin", "a.left equal 1.0*root.leftMargin 0.0"),
      ("a.top == root.safeArea.top+gap", "a.top equal 1.0*root.safeArea.top 12.0"),
      ("a.width == list.content.width", "a.width equal 1.0*list.content.width 0.0"),
      (
        "middle.centerX == root.readable.centerX",
        "middle.centerX equal 1.0*root.readable.centerX 0.0"
      ),
      ("a.height == 0 * b.height + 20", "a.height equal 0.0*b.height 20.0"),
      ("a.height == (gap + 3) * 2", "a.height equal 30.0"),
      ("a.top ≥ b.top", "a.top greaterThanOrEqual 1.0*b.top 0.0"),
      ("a.height == .5e1", "a.height equal 5.0"),
    ])
  func form(text: String, expected: String) throws {
    #expect(try description(text) == expected)
  }

  @Test(
    "What is not a constraint is refused with the place and the reason",
    arguments: [
      ("a.top == b.left", "3:25", "'top' cannot be paired with 'left'"),
      ("a.top == b.height", "3:25", "'top' cannot be paired with 'height'"),
      ("a.leading == b.right", "3:29", "'leading' cannot be paired with 'right'"),
      ("a.left == 12", "3:26", "the location 'left' cannot equal a constant"),
      ("a.left == 0 * b.left", "3:30", "the location 'left' cannot equal 0 times another"),
      ("a.width = 3", "3:24", "'=' is not a relation"),
      ("a.width == 3 == 4", "3:29", "an equation can have only one relation"),
      ("a.width == b.width * b.height", "3:37", "attributes cannot be multiplied"),
      ("a.width == 1 / b.width", "3:31", "an attribute cannot be a divisor"),
      ("a.width == b.width / 0", "3:37", "division by zero"),
      ("a.width + b.width == 10", "3:16", "a constraint relates at most two attributes"),
      ("gap == 12", "3:16", "the equation has no attribute"),
      ("a == b.width", "3:16", "'a' is a view, not a number"),
      ("gap.width == b.width", "3:16", "'gap' is a metric and has no attributes"),
      ("a.margins == b.left", "3:18", "'a.margins' is a guide, not an attribute"),
      ("a.margins.leftMargin == b.left", "3:26", "a layout guide has no 'leftMargin'"),
      ("middle.firstBaseline == b.top", "3:23", "a layout guide has no 'firstBaseline'"),
      ("a.content.left == b.left", "3:18", "only a scrollView has the guide 'content'"),
      ("a.marginz.left == b.left", "3:18", "unknown guide 'marginz'"),
      ("middle.margins.left == b.left", "3:23", "'middle' is a layout guide"),
      ("a.width == b.width @ 0", "3:37", "'priority' must be greater than 0"),
      ("a.width == b.width @ 1001", "3:37", "'priority' must be greater than 0"),
      ("a.width == b.width @ b.width", "3:37", "a priority must be a number or a metric"),
      ("a.width == 1e308", "3:27", "'constant' must be from -1000000"),
      ("a.width == b.width +", "3:36", "expected a number or 'view.attribute', not the end"),
      ("a.width", "3:23", "expected '==', '<=' or '>=', not the end"),
      ("a.width == gab", "3:27", "unknown metric 'gab'"),
    ])
  func refused(text: String, place: String, message: String) {
    let text = """
      metrics: { gap: 12 }
      root: { guides: [middle], subviews: { a: {}, b: {} } }
      constraints: ['\(text)']
      """
    #expect(errors(in: text).hasPrefix("scene.yaml:\(place): error: \(message)"))
  }

  @Test("Both unknown names of an equation are reported")
  func twoNames() {
    let text = "root: {}\nconstraints: [x.top == y.top]\n"
    let heads = errors(in: text).split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      heads == [
        "scene.yaml:2:15: error: unknown view 'x'", "scene.yaml:2:24: error: unknown view 'y'",
      ])
  }

  @Test("A deeply nested equation ends in an error, not in a crash")
  func deep() {
    let text = String(repeating: "(", count: 10_000)
    #expect(
      errors(in: "root: {}\nconstraints: ['root.width == \(text)']").contains("nested too deeply"))
  }
}
