import Foundation
import Testing
import UIKit

@MainActor @Suite struct DisplayLinkTests {
  private final class Target: NSObject {
    var times: [CFTimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test func `A display link tells of frames until it is paused or ends`() async throws {
    var target: Target? = Target()
    weak let kept = target
    let link = CADisplayLink(
      target: target as Any, selector: Selector("tick:", Target.tick(_:)))
    link.preferredFramesPerSecond = 60
    try await Task.sleep(for: .milliseconds(50))
    #expect(target?.times.isEmpty == true && link.timestamp == 0)
    link.add(to: .main, forMode: .common)
    for _ in 0..<100 where (target?.times.count ?? 0) < 3 {
      try await Task.sleep(for: .milliseconds(20))
    }
    let times = try #require(target?.times)
    #expect(times.count >= 3 && times == times.sorted() && link.timestamp == times.last)
    #expect(link.duration == 1.0 / 60 && link.targetTimestamp > link.timestamp)
    link.isPaused = true
    let paused = target?.times.count
    try await Task.sleep(for: .milliseconds(60))
    #expect(target?.times.count == paused)
    link.invalidate()
    target = nil
    #expect(kept == nil)
  }
}
