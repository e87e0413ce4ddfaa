import IntentSemantics
import Testing

@Suite("Tokens and what looks like them")
struct TokenScannerTests {
  private func found(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TokenScanner(text).map { occurrence in
      let source = String(decoding: bytes[occurrence.range], as: UTF8.self)
      let flaw = occurrence.flaw.map { "\($0) " } ?? ""
      return "\(flaw)‹\(source)›" + (occurrence.token.map { $0.source == source ? "" : " → \($0.source)" } ?? " → ?")
    }
  }

  @Test(
    "Each form has its place and what it is probably meant to be",
    arguments: [
      ("Cook ${recipe} for ${guest.name}.", ["‹${recipe}›", "‹${guest.name}›"]),
      ("Cook {recipe} now", ["missingDollar ‹{recipe}› → ${recipe}"]),
      ("Cook { recipe.title } now", ["missingDollar ‹{ recipe.title }› → ${recipe.title}"]),
      ("Cook $recipe.", ["missingBraces ‹$recipe› → ${recipe}"]),
      (
        "$recipe} $recipe.title",
        ["missingBraces ‹$recipe}› → ${recipe}", "missingBraces ‹$recipe.title› → ${recipe.title}"]
      ),
      ("a ${} b ${ } c", ["empty ‹${}› → ?", "empty ‹${ }› → ?"]),
      ("Cook ${recipe for ${servings}", ["unclosed ‹${recipe› → ${recipe}", "‹${servings}›"]),
      ("Cook ${recipe", ["unclosed ‹${recipe› → ${recipe}"]),
      ("Cook ${", ["unclosed ‹${› → ?"]),
      ("${ recipe } $ {recipe}", ["blanks ‹${ recipe }› → ${recipe}", "blanks ‹$ {recipe}› → ${recipe}"]),
      ("${the recipe} ${1} ${a..b}", ["noName ‹${the recipe}› → ?", "noName ‹${1}› → ?", "noName ‹${a..b}› → ?"]),
      ("$$${recipe}", ["‹${recipe}›"]),
      ("für 茶${tea}を", ["‹${tea}›"]),
      ("costs $5, 5$ or {5} {a, b} {} $ x", []),
      ("{{recipe}}", ["missingDollar ‹{recipe}› → ${recipe}"]),
      ("茶＄｛tea｝と${ｔｅａ}", ["fullWidth ‹＄｛tea｝› → ${tea}", "fullWidth ‹${ｔｅａ}› → ${tea}"]),
      (
        "｛tea｝と${　tea　}、$　{tea}",
        ["missingDollar ‹｛tea｝› → ${tea}", "blanks ‹${　tea　}› → ${tea}", "blanks ‹$　{tea}› → ${tea}"]
      ),
      ("｛注意｝１００＄ ￥５ ｛０｝ ﹛tea﹜", []),
      ("", []),
    ])
  func forms(text: String, expected: [String]) {
    #expect(found(in: text) == expected)
  }

  @Test(
    "Any text is read in a straight pass",
    arguments: ["${", "{", "$ ", "${a ", "{a", "$a.", "{ ", "${a}", "$", "＄｛", "＄｛a", "茶${a}"])
  func hostileTexts(part: String) {
    let text = String(repeating: part, count: 200_000)
    var end = 0
    var isInOrder = true
    for occurrence in TokenScanner(text) {
      isInOrder = isInOrder && occurrence.range.lowerBound >= end && !occurrence.range.isEmpty
      end = occurrence.range.upperBound
    }
    #expect(isInOrder && end <= text.utf8.count)
  }
}
