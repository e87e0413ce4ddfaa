import SourceDiagnostics
import Testing

@Suite("Misspelt names")
struct SpellingTests {
  @Test(
    "The one near candidate is suggested",
    arguments: [
      ("servngs", ["servings", "recipe"], "servings"), ("recpie", ["recipe"], "recipe"), ("cup", ["cups", "cut"], nil),
      ("a", ["b"], "b"), ("soup", ["stew", "salad"], nil), ("soup", ["soup"], nil), ("", ["a", "ab"], "a"),
      ("größe", ["größen"], "größen"), ("abcdef", ["abXdYf", "abcd"], nil), ("abc", ["abcdef"], nil),
    ])
  func suggestion(name: String, candidates: [String], expected: String?) {
    #expect(Spelling.suggestion(for: name, among: candidates) == expected)
  }

  @Test("What is near agrees with the distance over all prefixes")
  func distances() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let left = word(&random)
      let right = word(&random)
      let distance = Self.distance(Array(left.utf8), Array(right.utf8))
      let isNear = left != right && distance <= 2 && distance < max(left.utf8.count, 2)
      #expect((Spelling.suggestion(for: left, among: [right]) != nil) == isNear, "'\(left)' and '\(right)'")
    }
  }

  @Test("Long names and many candidates take no time to speak of")
  func hostileNames() {
    let long = String(repeating: "a", count: 200_000)
    #expect(Spelling.suggestion(for: long, among: [long + "b", "b"]) == long + "b")
    var hints = SpellingHints()
    let names = (0..<10_000).map { "name\($0)" }
    #expect(hints.hint(for: "nam0", among: ["name0"]) == "did you mean 'name0'?")
    for name in names { _ = hints.hint(for: name + "x", among: names) }
    #expect(hints.hint(for: "nam0", among: ["name0"]) == nil)
  }

  private func word(_ random: inout SystemRandomNumberGenerator) -> String {
    String((0..<Int.random(in: 0...6, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
  }

  /// The distance by the full table.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = [Array(0...right.count)]
    for row in 0..<left.count {
      var line = [row + 1]
      for column in 0..<right.count {
        line.append(
          min(
            table[row][column] + (left[row] == right[column] ? 0 : 1), table[row][column + 1] + 1, line[column] + 1))
      }
      table.append(line)
    }
    return table[left.count][right.count]
  }
}
