import IntentSemantics
import SourceDiagnostics
import Testing

@testable import AppIntentsBackend

@Suite("A sentence that becomes a phrase of an App Shortcut")
struct PhraseReadingTests {
  private static let size = TypeReference(name: "Size", className: "Size")

  private static func parameter(_ name: String, _ type: ValueType, isArray: Bool = false) -> Parameter {
    Parameter(name: name, tag: 1, type: type, isArray: isArray, options: .none, range: .position(0))
  }

  private func phrase(_ sentence: String, names: [String] = ["Soup Chef", "Soup", "Chef’s"]) throws -> String {
    try PhraseReading(
      parameters: [
        Self.parameter("size", .enumeration(Self.size)), Self.parameter("soup", .object(Self.size)),
        Self.parameter("sizes", .enumeration(Self.size), isArray: true), Self.parameter("note", .string),
        Self.parameter("day", .enumeration(TypeReference(name: "Day", className: "INDay", isSystem: true))),
      ], appNames: names
    ).phrase(sentence).source
  }

  @Test(
    "has the place of the app's name where the name stands",
    arguments: [
      ("Order soup with ${applicationName}", "Order soup with ${applicationName}"),
      ("Order with Soup Chef", "Order with ${applicationName}"), ("Soup Chef, order", "${applicationName}, order"),
      // As it is written, before any other case; the longest name; the last place.
      ("Order soup in Soup", "Order soup in ${applicationName}"),
      ("order with soup chef", "order with ${applicationName}"),
      ("Soup Chef Soup", "${applicationName} Soup"), ("Soup for Soup", "Soup for ${applicationName}"),
      ("Order in soupchef.", "Order in ${applicationName}."), ("Order by Soup-Chef", "Order by ${applicationName}"),
      ("SOUP CHEF please", "${applicationName} please"), ("Use Chef’s menu", "Use ${applicationName} menu"),
      ("Hey Siri, order in Soup Chef", "Order in ${applicationName}"), ("Siri: Soup now", "${applicationName} now"),
      ("  Order in Soup  ", "Order in ${applicationName}"), ("Sirius in Soup", "Sirius in ${applicationName}"),
      ("用Soup点汤", "用${applicationName}点汤"), ("Order ${size} in Soup", "Order ${size} in ${applicationName}"),
      ("Order ${soup} in ${applicationName}", "Order ${soup} in ${applicationName}"),
    ])
  func phrases(sentence: String, expected: String) throws {
    #expect(try phrase(sentence) == expected)
  }

  @Test(
    "is none where the system would refuse it",
    arguments: [
      ("Order lunch", "it does not say the name of the app"), ("Order Soups", "it does not say the name of the app"),
      ("${applicationName} ${applicationName}", "it has the place of the app's name twice"),
      ("Order ${size} ${soup} in Soup", "it has more than one parameter"),
      ("Order ${sizes} in Soup", "'${sizes}' has several values"),
      ("Order ${note} in Soup", "'${note}' is neither an enumeration nor an entity"),
      ("Order on ${day} in Soup", "'${day}' is neither an enumeration nor an entity"),
      ("Order ${soup.name} in Soup", "'${soup.name}' is no parameter of the intent"),
      ("Order ${bread} in Soup", "'${bread}' is no parameter of the intent"),
    ])
  func faults(sentence: String, clause: String) {
    let fault = #expect(throws: PhraseReading.Fault.self) { try phrase(sentence) }
    #expect(fault?.clause == clause)
  }

  @Test("is none where nobody knows the name of the app")
  func unknownName() {
    #expect(throws: PhraseReading.Fault.self) { try phrase("Order in Soup", names: []) }
    #expect(throws: Never.self) { try phrase("Order in ${applicationName}", names: []) }
  }

  @Test("shows the name of the app beside a sentence that has its place")
  func inference() {
    func names(_ texts: [String]) -> [String] {
      AppNameInference(phrases: texts.map { SamplePhrase(text: $0) }).names
    }
    #expect(
      names(["Order with ${applicationName} now", "Order with Soup Chef now", "Order with Soup Chef", "Order  now"])
        == ["Soup Chef"])
    #expect(names(["Eat ${applicationName}", "Eat Soup", "Eat Soup", "Eat  Bread", "Eat ${soup}"]) == ["Soup"])
    #expect(names(["${applicationName}", "Soup", "Order ${soup} in ${applicationName}", "Order x in Soup"]).isEmpty)
  }

  @Test("is found in letters that change their number with their case")
  func foldedCase() throws {
    #expect(try phrase("open İstanbul", names: ["İSTANBUL"]) == "open ${applicationName}")
  }
}
