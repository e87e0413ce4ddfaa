import SwiftCode
import TestSupport
import Testing

@Suite("Code of result builders")
struct InterpolationTests {
  @Test("has values in texts, whose other characters are escaped")
  func interpolation() {
    let string = InterpolatedString([
      .text("a \"b\" \\(c) "), .value([Argument(.projectedKeyPath("soup"))]), .text(" for "),
      .value([Argument(.name("guests")), Argument("format", .verbatim(".list(type: .and)"))]),
    ])
    #expect(
      text(.interpolation(string))
        == #""a \"b\" \\(c) \(\.$soup) for \(guests, format: .list(type: .and))""#)
  }

  @Test("has closures with labels behind the first")
  func closures() {
    let call = Expression.call(
      FunctionCall(
        .name("When"), [Argument(.projectedKeyPath("size")), Argument(.implicitMember("equalTo"))],
        trailingClosure: Closure(body: [.expression(.name("large"))]),
        furtherClosures: [LabeledClosure("otherwise", Closure(body: [.expression(.name("small"))]))]))
    #expect(
      text(call) == """
        When(\\.$size, .equalTo) {
            large
        } otherwise: {
            small
        }
        """)
  }

  @Test("has what only some systems know, errors, and values that are known to be there")
  func statements() {
    let function = FunctionDeclaration(
      "serve", effects: .asyncThrows,
      result: .opaque(.composition([.named("IntentResult"), .named("ProvidesDialog")])),
      body: [
        .if(
          [.available(["iOS 18.0", "macOS 15.0"])], [.expression(.projection("soup"))],
          else: [.throw(.member(.name("SoupError"), "cold"))]),
        .return(
          .dictionaryLines([
            DictionaryElement(.implicitMember("hot"), .forced(.name("soup"))),
            DictionaryElement(.implicitMember("cold"), .nil),
          ])),
        .return(.tuple([.integer(1), .dictionaryLines([]), .keyPath("init")])),
      ])
    #expect(
      text(Declaration.function(function)) == """
        func serve() async throws -> some IntentResult & ProvidesDialog {
            if #available(iOS 18.0, macOS 15.0, *) {
                $soup
            } else {
                throw SoupError.cold
            }
            return [
                .hot: soup!,
                .cold: nil
            ]
            return (1, [:], \\.`init`)
        }
        """)
  }
}
