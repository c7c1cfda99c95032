/// The least time of several runs, in milliseconds: what the work costs when nothing disturbs it.
func leastMilliseconds(runs: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var least = Duration.seconds(1_000_000)
  for _ in 0..<runs { least = min(least, try clock.measure(body)) }
  return Double(least.components.attoseconds) * 1e-15 + Double(least.components.seconds) * 1e3
}
