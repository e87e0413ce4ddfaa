import Foundation
import SwiftCode
import TestSupport
import Testing

@Suite("A string literal")
struct StringLiteralTests {
  @Test(
    "escapes what would end it, interpolate or hide",
    arguments: [
      ("plain é 🍲", "\"plain é 🍲\""), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc\0", #""a\nb\r\tc\0""#),
      ("\u{7}\u{7F}\u{85}", #""\u{7}\u{7F}\u{85}""#),
      ("a\u{2028}b\u{202E}c\u{FEFF}", #""a\u{2028}b\u{202E}c\u{FEFF}""#),
    ])
  func escaping(value: String, expected: String) {
    #expect(text(.string(value)) == expected)
  }

  @Test("stands for its text when the compiler reads it")
  func roundTrip() throws {
    let scalars = Array(0...0x2FF) + Array(0x2000...0x2070) + [0xFEFF, 0x1F372, 0x10FFFF]
    let value = scalars.compactMap(Unicode.Scalar.init).reduce(into: "\"\"\" \\(1) #\"") {
      $0.unicodeScalars.append($1)
    }
    let file = SwiftFile(declarations: [.variable(VariableDeclaration(.let, "value", value: .string(value)))])
    let program = text(file) + "print(value.unicodeScalars.map { String($0.value) }.joined(separator: \" \"))\n"
    let output = try SwiftProgram(program).output()
    #expect(output == value.unicodeScalars.map { String($0.value) }.joined(separator: " ") + "\n")
  }

  @Test("is never broken where it has values in it")
  func lineWidth() {
    let call = Expression.call(.name("cook"), [Argument("soup", .string("Tomato")), Argument("bowls", .integer(2))])
    let literal = Expression.interpolation(InterpolatedString([.value([Argument(call)]), .text(" and bread")]))
    let statement = Declaration.variable(
      VariableDeclaration(.let, "meal", value: .call(.name("Text"), [Argument(literal)])))
    #expect(
      String(decoding: SwiftFile(declarations: [statement]).render(lineWidth: 30), as: UTF8.self) == """
        let meal = Text(
            "\\(cook(soup: "Tomato", bowls: 2)) and bread"
        )

        """)
  }
}
