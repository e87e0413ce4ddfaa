import TestSupport
import Testing

@testable import AppIntentsBackend

@Suite("What Spotlight knows of an item")
struct SpotlightAttributeTests {
  @Test("is the same for the compiler as for the stand-in module")
  func attributes() throws {
    let declaration = #/public var (\w+): ([\w\[\]]+)\?/#
    let declared = try AppIntentsModules.sources(of: "CoreSpotlight").flatMap { source in
      source.text.matches(of: declaration).map { "\($0.1): \($0.2)" }
    }
    let types: [SpotlightAttribute.Kind: String] = [
      .text: "String", .texts: "[String]", .date: "Date", .number: "NSNumber", .url: "URL",
    ]
    #expect(SpotlightAttribute.all.map { "\($0.name): \(types[$0.kind] ?? "")" }.sorted() == declared.sorted())
    #expect(declared.count > 150)
  }

  @Test(
    "is found by what a property is called, where the kind fits",
    arguments: [
      ("city", SpotlightAttribute.Kind.text, "city"), ("URL", .url, "url"), ("tags", .texts, "keywords"),
      ("tags", .text, ""), ("zipCode", .text, "postalCode"), ("dueDate", .date, "dueDate"), ("harbour", .text, ""),
    ])
  func usual(name: String, kind: SpotlightAttribute.Kind, expected: String) {
    #expect((SpotlightAttribute.usual(for: name, kind)?.name ?? "") == expected)
  }

  @Test("has an example of each kind")
  func examples() {
    for kind in SpotlightAttribute.Kind.allCases {
      #expect(SpotlightAttribute.named(SpotlightAttribute.example(of: kind))?.kind == kind)
    }
  }
}
