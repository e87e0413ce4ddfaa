import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The AppEnum of an enumeration")
struct EnumerationDeclarationTests {
  private static let size = Enumeration.sample(
    [
      EnumerationValue(
        name: "Large", index: 1, displayName: LocalizedText(text: "Big", id: "bIg001"),
        synonyms: [
          EnumerationSynonym(text: LocalizedText(text: "Huge", id: "hUgE01")),
          EnumerationSynonym(text: LocalizedText(text: "Big")), EnumerationSynonym(text: LocalizedText(text: "Huge")),
        ]),
      .sample("default", 2), EnumerationValue(name: "extraLarge", index: 7),
    ])

  private func file(
    _ enumeration: Enumeration, _ options: MigrationOptions
  ) throws -> (text: String, record: MigrationRecord, owner: MigratedFile.Owner) {
    try MigrationSample(
      parameters: [.sample(enumeration.valueType)], enumerations: [enumeration], options: options
    ).file(enumeration.name + "AppEnum")
  }

  @Test("has the old names as raw values, and names for people")
  func modern() throws {
    let file = try file(Self.size, MigrationOptions(target: .iOS17))
    #expect(
      file.text == """
        enum SizeAppEnum: String, AppEnum {
            case large = "Large"
            case `default`
            case extraLarge

            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
            static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
                .large: DisplayRepresentation(title: "Big", synonyms: ["Huge"]),
                .default: "default",
                .extraLarge: "Extra Large"
            ]
        }
        """)
    #expect(file.record.texts.map(\.key) == ["Size", "Big", "Huge", "default", "Extra Large"])
    #expect(file.record.texts.map(\.stringID) == [nil, "bIg001", "hUgE01", nil, nil])
    #expect(file.record.remarks.map(\.subject) == ["INEnumValueDisplayName"])
    #expect(file.owner == .tool)
  }

  @Test("has no synonyms before iOS 17, which is said")
  func older() throws {
    let file = try file(Self.size, MigrationOptions())
    #expect(file.text.contains(".large: \"Big\",\n"))
    #expect(file.record.remarks.map(\.subject) == ["INEnumValueSynonyms", "INEnumValueDisplayName"])
  }

  @Test("is what the converter writes in the compatible form")
  func compatible() throws {
    let enumeration = Enumeration.sample([.sample("matt", 1), .sample("gloss", 2)], named: "Finish")
    #expect(
      try file(enumeration, MigrationOptions(form: .compatible)).text == """
        @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
        enum FinishAppEnum: String, AppEnum {
            case matt
            case gloss

            static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Finish")
            static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
                .matt: "matt",
                .gloss: "gloss"
            ]
        }
        """)
    let text = try file(enumeration, MigrationOptions(form: .compatible, access: .public, languageMode: .swift6)).text
    #expect(text.contains("\npublic enum FinishAppEnum: String, AppEnum {\n"))
    #expect(text.contains("    public static let typeDisplayRepresentation ="))
  }

  @Test("keeps a first value that stands for something, and one that is the only one")
  func firstValues() throws {
    let letters = Enumeration(
      name: "Letter", className: "Letter", displayName: nil, kind: "Regular", values: [.sample("a", 0)],
      range: .position(0))
    #expect(try file(letters, MigrationOptions()).text.contains("    case a\n"))
    let empty = try file(.sample([], named: "Nothing"), MigrationOptions())
    #expect(empty.text.contains("    case unknown\n"))
    #expect(empty.record.remarks.map(\.verdict) == [.added, .added])
  }

  @Test("gives cases other names where every AppEnum has such a member")
  func takenNames() throws {
    let enumeration = Enumeration.sample(
      [.sample("allCases", 1), .sample("init", 2), .sample("self", 3)], named: "Filter")
    let text = try file(enumeration, MigrationOptions()).text
    #expect(text.contains("    case allCasesValue = \"allCases\"\n    case `init`\n    case `self`\n"))
    #expect(text.contains("        .allCasesValue: \"allCases\",\n        .`init`: \"init\",\n"))
  }

  @Test("has texts with keys of their own as resources")
  func ownKeys() throws {
    let text = try file(Self.size, MigrationOptions(stringKeys: .texts(exceptIDs: ["bIg001"]))).text
    #expect(
      text.contains(
        ".large: DisplayRepresentation(title: LocalizedStringResource(\"bIg001\", defaultValue: \"Big\")),\n"))
  }
}
