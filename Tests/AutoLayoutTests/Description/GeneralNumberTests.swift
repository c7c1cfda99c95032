import AutoLayout
import Testing

@Suite("Numbers in logs")
struct GeneralNumberTests {
  @Test(
    "Numbers have six significant digits and no trailing zeros",
    arguments: [
      (94.333333, "94.3333"), (0.384615384, "0.384615"), (20.5, "20.5"), (40, "40"), (-2, "-2"),
      (2.2250738585072014e-308, "2.22507e-308"), (1_000_000, "1e+06"), (123456.7, "123457"),
      (0.0001, "0.0001"), (0.00001, "1e-05"), (1 / 3.0, "0.333333"), (0, "0"), (-0.0, "-0"),
      (.infinity, "inf"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect("\(GeneralNumber(value))" == text)
  }
}
