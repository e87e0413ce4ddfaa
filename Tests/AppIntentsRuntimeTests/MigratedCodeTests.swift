import TestSupport
import Testing

@Suite("Migrated code runs")
struct MigratedCodeTests {
  @Test(
    "and asks, confirms, says and gives what the definition wants",
    arguments: [Play.orders, .home, .notes, .travel, .reading, .sky, .workouts, .ordersCompatible])
  func plays(play: Play) throws {
    let transcripts = try play.transcripts()
    for scene in play.scenes {
      #expect(transcripts[scene.name] == scene.expected, "\(scene.name)")
    }
    for (index, fact) in play.facts.enumerated() {
      #expect(transcripts["fact \(index)"] == [fact.text], "\(fact.expression)")
    }
    #expect(transcripts.count == play.scenes.count + play.facts.count)
  }
}
