import IntentSemantics
import Testing

@Suite("Format strings")
struct FormatStringTests {
  @Test(
    "Tokens are names and names with a property; anything else is text",
    arguments: [
      ("Brew ${tea}", ["Brew ", "${tea}"]),
      ("${tea}${tea.leaf}!", ["${tea}", "${tea.leaf}", "!"]),
      ("", []),
      ("no token", ["no token"]),
      ("{tea} $tea ${} ${a b} ${ a } ${a..b} ${b.} ${", ["{tea} $tea ${} ${a b} ${ a } ${a..b} ${b.} ${"]),
      ("x${a.b.c}", ["x", "${a.b.c}"]),
      ("$${tea}", ["$", "${tea}"]),
      ("${${tea}}", ["${", "${tea}", "}"]),
      ("$ {tea} ${1st}", ["$ {tea} ${1st}"]),
      ("茶 ${tea} を", ["茶 ", "${tea}", " を"]),
    ])
  func parsing(text: String, expected: [String]) {
    let format = FormatString(parsing: text)
    let pieces = format.segments.map { segment in
      switch segment {
      case .literal(let literal): literal
      case .token(let token): token.source
      }
    }
    #expect(pieces == expected)
    #expect(format.source == text)
  }

  @Test("A text of openings is read in a straight pass")
  func openings() {
    let text = String(repeating: "${", count: 500_000) + "}"
    #expect(FormatString(parsing: text).segments == [.literal(text)])
  }
}
