import TestSupport
import Testing

@Suite("Syntax checker")
struct SyntaxCheckerTests {
  @Test("accepts the sample without any module", arguments: SwiftLanguageMode.allCases)
  func acceptsSample(mode: SwiftLanguageMode) throws {
    #expect(try SyntaxChecker().check(LibrarySample.sources, in: mode).isClean)
  }

  @Test(
    "refuses what cannot be parsed",
    arguments: [
      "struct A {\n", "let a = \"open\n", "enum A { case default }\n", "func f(for: Int, in) {}\n",
    ])
  func refuses(text: String) throws {
    let report = try SyntaxChecker().check([SwiftSource(name: "A.swift", text: text)])
    #expect(report.termination == .exited(status: 1))
    #expect(report.errors.first?.file == "A.swift")
  }
}
