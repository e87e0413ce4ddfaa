import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend
@testable import Localization

@Suite("A translation that becomes one of the code's key")
struct TranslationRewritingTests {
  /// A text of the code as the back end makes it: `size` and `count` are numbers, `name` is replaced by a text.
  private func text(_ source: String, isSummary: Bool = false) throws -> MigratedText {
    var record = MigrationRecord()
    _ = record.sentence(
      FormatText(format: FormatString(parsing: source), id: "id"),
      TextPlace(role: isSummary ? .summary : .dialog, element: "OrderSoup", program: 0), MigrationOptions()
    ) { token in
      if isSummary { return .parameter(token.name) }
      switch token.name {
      case "displayName": return .insertion("Size")
      case "size", "count": return .value([Argument(.name(token.name))], specifier: "%lld")
      default: return .value([Argument(.name(token.name))], specifier: "%@")
      }
    }
    return try #require(record.texts.first)
  }

  private func rewritten(
    _ source: String, _ value: StringTableValue, isSummary: Bool = false
  ) throws -> RewrittenTranslation {
    try TranslationRewriting(text: text(source, isSummary: isSummary)) { token in
      token.name == "displayName" ? "Größe" : nil
    }.rewritten(value)
  }

  private func plain(_ text: String) -> StringTableValue { .text(Located(text, at: .position(0))) }

  @Test(
    arguments: [
      ("Order soup", "Suppe bestellen", "Suppe bestellen"), ("100% soup", "100% Suppe", "100% Suppe"),
      ("Order soup", "Suppe für ${wen}", "Suppe für ${wen}"),
      ("Order ${soup}", "${soup} bestellen", "%@ bestellen"), ("Only ${size}", "Nur ${size} (50%)", "Nur %lld (50%%)"),
      ("${size} bowls of ${soup}", "${soup}: ${size} Schalen", "%2$@: %1$lld Schalen"),
      ("${soup} and ${soup}", "${soup}/${soup}/${soup}", "%1$@/%2$@/%2$@"),
      ("${displayName} is at most ${size}", "${displayName}: höchstens ${size}", "Größe: höchstens %lld"),
      ("${soup.name} from ${soup}", "von ${soup}: ${soup.name}", "von %2$@: %1$@"),
    ])
  func texts(source: String, translation: String, expected: String) throws {
    let result = try rewritten(source, plain(translation))
    #expect(result == RewrittenTranslation(text: .unit(CatalogueUnit(expected, .translated)), review: nil))
  }

  @Test func `keeps the parameters of a summary by name`() throws {
    let result = try rewritten("Order ${soup} at ${place}", plain("An ${place} ${soup} zu 50%"), isSummary: true)
    #expect(result.text == .unit(CatalogueUnit("An ${place} ${soup} zu 50%", .translated)))
  }

  @Test func `is to be read again where a value has no place`() throws {
    let result = try rewritten("${size} bowls of ${soup}", plain("Schalen mit ${soup}"))
    #expect(result.text == .unit(CatalogueUnit("Schalen mit %2$@", .needsReview)))
    #expect(result.review == "it has no place for ${size}")
  }

  @Test func `is none where it names what the text has not`() {
    #expect(throws: RewrittenTranslation.Fault.strayTokens(["${suppe}", "${wen.name}"])) {
      try rewritten("Order ${soup}", plain("${suppe} ${wen.name} ${suppe} ${soup}"))
    }
  }

  // MARK: Forms

  private func forms(
    _ format: String?, _ variables: [(name: String?, rule: PluralVariable.Rule, forms: [(String, String)])]
  ) -> StringTableValue {
    .plural(
      format: format.map { Located($0, at: .position(0)) },
      variables: variables.map { variable in
        PluralVariable(
          name: variable.name.map { Located($0, at: .position(0)) }, rule: variable.rule, device: nil, valueType: nil,
          forms: variable.forms.map {
            PluralForm(category: Located($0.0, at: .position(0)), text: Located($0.1, at: .position(0)))
          })
      })
  }

  private func units(_ forms: [String: String]) -> [String: CatalogueText] {
    forms.mapValues { .unit(CatalogueUnit($0, .translated)) }
  }

  @Test func `has forms of the whole text where its only value is the number`() throws {
    let value = forms(
      "Es gibt %#@count_option@ zu 100%%.", [("count_option", .plural, [("one", "eine"), ("other", "%ld Optionen")])])
    let result = try rewritten("There are ${count} options.", value)
    #expect(
      result.text
        == .variations(.plural, units(["one": "Es gibt eine zu 100%%.", "other": "Es gibt %lld Optionen zu 100%%."])))
  }

  @Test func `has parts where there are other values, chosen by the value that is not named`() throws {
    let value = forms(
      "Zu ‘${soup}’ gibt es %#@n@.", [("n", .plural, [("one", "%d Option"), ("other", "%d Optionen")])])
    let result = try rewritten("There are ${count} options for ‘${soup}’.", value)
    #expect(
      result.text
        == .substitutions(
          CatalogueUnit("Zu ‘%2$@’ gibt es %#@n@.", .translated),
          [
            CatalogueSubstitution(
              name: "n", argument: 1, specifier: "lld",
              forms: [
                "one": CatalogueUnit("%arg Option", .translated), "other": CatalogueUnit("%arg Optionen", .translated),
              ])
          ]))
  }

  @Test func `has several parts, by name`() throws {
    let value = forms(
      "%#@size@, %#@count@",
      [("count", .plural, [("other", "%d of ${soup}")]), ("size", .plural, [("other", "%d cm")])])
    let result = try rewritten("${count} bowls of ${soup}, ${size} wide", value)
    guard case .substitutions(let unit, let parts) = result.text else {
      Issue.record("no parts")
      return
    }
    #expect(unit.value == "%#@size@, %#@count@")
    #expect(parts.map(\.argument) == [1, 3] && parts.map(\.forms["other"]?.value) == ["%arg of %2$@", "%arg cm"])
  }

  @Test func `of a catalogue has forms of the whole text`() throws {
    let value = forms(nil, [(nil, .plural, [("one", "eine Option"), ("other", "%lld Optionen")])])
    #expect(
      try rewritten("${count} options", value).text
        == .variations(.plural, units(["one": "eine Option", "other": "%lld Optionen"])))
    guard case .substitutions(let unit, let parts) = try rewritten("${count} options for ${soup}", value).text else {
      Issue.record("no parts")
      return
    }
    #expect(unit.value == "%#@value@" && parts.map(\.forms["other"]?.value) == ["%arg Optionen"])
  }

  @Test func `loses its forms where the code does not count, and is to be read again`() throws {
    let value = forms("%#@soup@ bestellen", [("soup", .plural, [("one", "%d Suppe"), ("other", "%d Suppen")])])
    for isSummary in [false, true] {
      let result = try rewritten("Order ${soup}", value, isSummary: isSummary)
      let specifier = isSummary ? "${soup}" : "%@"
      #expect(result.text == .unit(CatalogueUnit("\(specifier) Suppen bestellen", .needsReview)))
      #expect(result.review != nil)
    }
  }

  @Test func `has forms for devices`() throws {
    let value = forms(nil, [(nil, .device, [("mac", "Klick ${soup}"), ("other", "Tipp ${soup}")])])
    #expect(
      try rewritten("Tap ${soup}", value).text
        == .variations(.device, units(["mac": "Klick %@", "other": "Tipp %@"])))
  }

  @Test func `is none where nobody knows what chooses its forms`() {
    let values = [
      forms(nil, [(nil, .width, [("20", "Suppe")])]), forms(nil, [(nil, .other, [("0", "Suppe")])]),
      forms("%#@n@ ${soup} ${place}", [("n", .plural, [("other", "%d")])]),
    ]
    for value in values {
      #expect(throws: RewrittenTranslation.Fault.self) { try rewritten("${soup} at ${place}", value) }
    }
  }

  // MARK: Formats

  @Test(
    arguments: [
      ("", []), ("a", [FormatPiece.text("a")]), ("100% of %% 5%", [.text("100%% of %% 5%%")]),
      ("%d%@", [.value(argument: nil, specifier: "d"), .value(argument: nil, specifier: "@")]),
      ("a%2$lld", [.text("a"), .value(argument: 2, specifier: "lld")]),
      ("%1$#@n@x%#@m_1@", [.part(argument: 1, name: "n"), .text("x"), .part(argument: nil, name: "m_1")]),
      (
        "%arg x %.2f", [.value(argument: nil, specifier: "arg"), .text(" x "), .value(argument: nil, specifier: ".2f")]
      ),
      ("%#@", [.text("%%#@")]), ("%$", [.text("%%$")]),
    ])
  func pieces(format: String, pieces: [FormatPiece]) {
    #expect(FormatPiece.pieces(of: format) == pieces)
  }
}
