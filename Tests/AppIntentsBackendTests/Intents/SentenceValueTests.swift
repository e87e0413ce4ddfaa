import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("A value in a sentence")
struct SentenceValueTests {
  @Test(
    "is written in a way that compiles, alone and in a list",
    arguments: [
      (AppIntentsValue.Kind.string, "x", "x", "%@"), (.integer, "x", "x.map { $0.formatted() }", "%lld"),
      (.decimal, "x", "x.map { $0.formatted() }", "%lf"),
      (
        .boolean, "x ? String(localized: \"true\") : String(localized: \"false\")",
        "x.map { $0 ? String(localized: \"true\") : String(localized: \"false\") }", "%@"
      ),
      (.entity("PierAppEntity"), "x", "x", "%@"), (.file, "x", "x.map { $0.filename }", "%@"),
      (.url, "x.absoluteString", "x.map { $0.absoluteString }", "%@"),
      (
        .dateComponents, "Calendar.current.date(from: x) ?? .now, format: .dateTime",
        "x.map { (Calendar.current.date(from: $0) ?? .now).formatted() }", "%@"
      ),
      (
        .measurement("UnitMass"), "x, format: .measurement(width: .wide)",
        "x.map { $0.formatted(.measurement(width: .wide)) }", "%@"
      ),
      (.placemark, "x", "x.map { $0.name ?? \"\" }", "%@"),
      (.person, "x", "x.map { String(localized: \"\\($0)\") }", "%@"),
      (.currencyAmount, "x", "x.map { $0.amount.formatted(.currency(code: $0.currencyCode)) }", "%@"),
      (.paymentMethod, "x", "x.map { $0.name ?? \"\" }", "%@"),
    ])
  func kinds(kind: AppIntentsValue.Kind, one: String, many: String, specifier: String) {
    #expect(token(kind, isArray: false).text == one)
    #expect(token(kind, isArray: false).specifier == specifier)
    #expect(token(kind, isArray: true).text == many + ", format: .list(type: .and)")
    #expect(token(kind, isArray: true).specifier == "%@")
  }

  @Test(
    "has the parts of a date that the definition asks for",
    arguments: [
      ("DateTime", ".dateTime", ""), ("Date", ".dateTime.day().month().year()", ".dateTime.day().month().year()"),
      ("Time", ".dateTime.hour().minute()", ".dateTime.hour().minute()"),
    ])
  func dates(kind: String, one: String, many: String) {
    let options = ValueOptions.date(DateOptions(kind: kind))
    #expect(
      token(.dateComponents, isArray: false, options).text
        == "Calendar.current.date(from: x) ?? .now, format: \(one)")
    #expect(
      token(.dateComponents, isArray: true, options).text
        == "x.map { (Calendar.current.date(from: $0) ?? .now).formatted(\(many)) }, format: .list(type: .and)")
  }

  private func token(
    _ kind: AppIntentsValue.Kind, isArray: Bool, _ options: ValueOptions = .none
  ) -> (text: String, specifier: String) {
    var record = MigrationRecord()
    let value = SentenceValue(
      expression: .name("x"), type: AppIntentsValue(kind: kind, isArray: isArray), options: options,
      place: TextPlace(role: .option, element: "A.x", program: 0))
    guard case .value(let arguments, let specifier) = value.token(record: &record, MigrationOptions()) else {
      return ("", "")
    }
    let literal = Expression.interpolation(InterpolatedString([.value(arguments)]))
    let declaration = Declaration.variable(VariableDeclaration(.let, "t", value: literal))
    let text = String(decoding: SwiftFile(declarations: [declaration]).render(lineWidth: 20), as: UTF8.self)
    return (String(text.dropFirst("let t = \"\\(".count).dropLast(")\"\n".count)), specifier)
  }
}
