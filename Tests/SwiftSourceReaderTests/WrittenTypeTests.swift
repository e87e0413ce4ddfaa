import SwiftSourceReader
import Testing

@Suite("Types in signatures")
struct WrittenTypeTests {
  @Test(
    "are read without what makes no difference",
    arguments: [
      ("Soup", "Soup"), ("Kitchen.Soup", "Kitchen.Soup"), ("Array<Soup>", "[Soup]"), ("Optional< Soup >", "Soup?"),
      ("[ Soup ]?", "[Soup]?"), ("Soup!", "Soup?"), ("[String: [Int]]", "Dictionary<String, [Int]>"),
      ("Swift.Void", "Void"), ("()", "Void"), ("(Soup)", "Soup"), ("(a: Int, _ b: Soup)", "(Int, Soup)"),
      ("@escaping @Sendable (_ soup: Soup?, (any Error)?) -> Swift.Void", "(Soup?, Error?) -> Void"),
      ("@MainActor(unsafe) @escaping () async throws(E) -> (Int) -> ()", "() async throws -> (Int) -> Void"),
      ("((Soup) -> Void)?", "((Soup) -> Void)?"), ("INObjectCollection<`Type`>", "INObjectCollection<Type>"),
      ("inout Soup", "Soup"), ("A<B<C>, D>", "A<B<C>, D>"),
    ])
  func reading(text: String, expected: String) {
    let type = SwiftWrittenType(text)
    #expect(type.text == expected)
    if case .other = type { Issue.record("'\(text)' is not read") }
  }

  @Test(
    "are something else where they are no types or not compared",
    arguments: ["", "some View", "A & B", "(Int", "[Int", "A<", "Int...", "-> Int", "async (Int)", "A B"])
  func others(text: String) {
    #expect(SwiftWrittenType(text) == .other(text))
  }

  @Test("of any depth are read in time in proportion to their length")
  func depth() {
    for open in ["(", "[", "A<", "((", "(a: "] {
      #expect(SwiftWrittenType(String(repeating: open, count: 20_000)) != .tuple([]))
    }
  }
}
