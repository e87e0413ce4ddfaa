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
      ("{tea} $tea ${} ${a b} ${a.b.c} ${", ["{tea} $tea ${} ${a b} ${a.b.c} ${"]),
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
}
