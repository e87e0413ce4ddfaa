import HandlerBackend
import IntentSemantics
import Testing

@Suite("A method that lists options")
struct OptionsTests {
  @Test("leaves the list to the app")
  func list() {
    let parameter = Sample.parameter("plant", Sample.plantReference, isDynamic: true)
    #expect(
      ScaffoldText(parameter).body(of: "providePlantOptionsCollection") == """
        // TODO: List the values to choose from.
        let items: [Plant] = []
        return INObjectCollection(items: items)
        """)
  }

  @Test(
    "holds objects only, so that texts and numbers come as such",
    arguments: [(.string, "NSString"), (.integer, "NSNumber"), (.file, "INFile")] as [(ValueType, String)])
  func elements(type: ValueType, element: String) throws {
    let body = try #require(
      ScaffoldText(Sample.parameter("x", type, isDynamic: true)).body(of: "provideXOptionsCollection"))
    #expect(body.contains("let items: [\(element)] = []"))
  }

  @Test("says what is known already")
  func parent() throws {
    let parameter = Sample.parameter(
      "plant", Sample.plantReference, isDynamic: true,
      relationship: Relationship(parent: "pot", condition: .hasAnyValue))
    let body = try #require(
      ScaffoldText(parameter, beside: [Sample.parameter("pot", .string)]).body(of: "providePlantOptionsCollection"))
    #expect(body.hasPrefix("// TODO: List the values to choose from; `intent.pot` is known already.\n"))
  }

  @Test(
    "leaves out what does not match the search term",
    arguments: [
      (.string, "(item as String)"), (Sample.plantReference, "item.displayString"),
      (.untypedObject, "item.displayString"), (.person, "item.displayName"), (.speakableString, "item.spokenPhrase"),
    ] as [(ValueType, String)])
  func search(type: ValueType, text: String) {
    let parameter = Sample.parameter("x", type, isDynamic: true, searches: true)
    #expect(
      ScaffoldText(parameter).statements(of: "provideXOptionsCollection")?.split(separator: "\n").dropFirst()
        .joined(separator: "\n") == """
          guard let searchTerm, !searchTerm.isEmpty else {
              return INObjectCollection(items: items)
          }
          let matches = items.filter { item in
              \(text).localizedCaseInsensitiveContains(searchTerm)
          }
          return INObjectCollection(items: matches)
          """)
  }

  @Test("leaves the search to the app where values have no text")
  func searchWithoutText() {
    #expect(
      ScaffoldText(Sample.parameter("x", .file, isDynamic: true, searches: true))
        .body(of: "provideXOptionsCollection") == """
          // TODO: List the values to choose from.
          let items: [INFile] = []
          // TODO: Leave out what does not match `searchTerm`, which is nil at first.
          return INObjectCollection(items: items)
          """)
  }

  @Test("makes sections, and calls a completion handler without an error")
  func sections() {
    let parameter = Sample.parameter("x", .string, isDynamic: true)
    let options = HandlerOptions(style: .completion, usesSections: true)
    #expect(
      ScaffoldText(parameter, options: options).statements(of: "provideXOptionsCollection") == """
        let items: [NSString] = []
        completion(INObjectCollection(sections: [INObjectSection(title: nil, items: items)]), nil)
        """)
  }

  @Test(
    "comes with a default: the definition's, else the app's",
    arguments: [
      (.string, .string(StringOptions(defaultValue: LocalizedText(text: "a"))), "return \"a\""),
      (.integer, .number(NumberOptions(defaultValue: .integer(2))), "return NSNumber(value: 2)"),
      (.boolean, .boolean(BooleanOptions(defaultValue: true)), "return NSNumber(value: true)"),
      (Sample.plantReference, .none, "// TODO: Return the value that most people want.\nreturn nil"),
      (Sample.soilReference, .none, "// TODO: Return the value that most people want.\nreturn .unknown"),
      (Sample.soilReference, .enumeration(defaultValue: "Sand"), "return .sand"),
    ] as [(ValueType, ValueOptions, String)])
  func defaults(type: ValueType, options: ValueOptions, body: String) {
    let parameter = Sample.parameter("x", type, isDynamic: true, options: options)
    #expect(ScaffoldText(parameter).body(of: "defaultX") == body)
  }

  @Test("of an enumeration without a case for no value defaults to the value that is there")
  func defaultWithoutUnknown() {
    let soils = [Sample.enumeration("Soil", values: [("sand", 1)])]
    #expect(
      ScaffoldText(Sample.parameter("x", Sample.soilReference, isDynamic: true), enumerations: soils)
        .body(of: "defaultX") == "// TODO: Return the value that most people want.\nreturn intent.x")
  }
}
