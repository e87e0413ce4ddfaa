import IntentSemantics
import Testing

@testable import AppIntentsBackend

@Suite("What a summary says")
struct SummaryLineTests {
  @Test("is the text of the combination of just what is shown, in whatever order")
  func exact() {
    let line = line(["a", "b"], [combination(["a"], "${a}"), combination(["b", "a"], "Take ${b}")])
    #expect(line.title?.format.source == "Take ${b}")
    #expect(line.listed == ["a"])
    #expect(line.combination == 1)
  }

  @Test("is the text of the largest combination of some of it, and lists the others")
  func partial() {
    let combinations = [combination([], "Go"), combination(["b", "a"], "Take ${a}"), combination(["d"], "Drop ${d}")]
    let line = line(["a", "b", "c"], combinations)
    #expect(line.title?.format.source == "Take ${a}")
    #expect(line.listed == ["b", "c"])
    #expect(!line.isExact)
    #expect(self.line(["c"], combinations).title?.format.source == "Go")
  }

  @Test("is a list in the order of the combination where that has no text")
  func untitled() {
    let line = line(["a", "b"], [combination(["b", "a"], nil)])
    #expect(line.title == nil)
    #expect(line.listed == ["b", "a"])
  }

  @Test("is a list without combinations, with the key parameter first")
  func built() {
    let line = SummaryLine(showing: ["a", "b", "c"], combinations: [], keyParameter: "b")
    #expect(line.listed == ["b", "a", "c"])
    #expect(line.combination == nil)
  }

  private func combination(_ parameters: [String], _ title: String?) -> ParameterCombination {
    IntentFixture.combination(parameters, title)
  }

  private func line(_ names: [String], _ combinations: [ParameterCombination]) -> SummaryLine {
    SummaryLine(showing: names, combinations: combinations, keyParameter: "c")
  }
}
