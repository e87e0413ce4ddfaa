import TestSupport
import Testing

@Suite("Macros for schemas")
struct SchemaMacroTests {
  private static let source = SwiftSource(
    name: "Photos.swift",
    text: """
      import AppIntents

      @AppEntity(schema: .photos.asset)
      struct Photo: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
        static let defaultQuery = PhotoQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "Photo" }
      }

      struct PhotoQuery: EntityQuery {
        func entities(for identifiers: [Photo.ID]) async throws -> [Photo] { [] }
      }

      @AppEnum(schema: .photos.assetType)
      enum Kind: String, AppEnum {
        case photo
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.photo: "Photo"]
      }

      @AppIntent(schema: .photos.openAsset)
      struct OpenPhoto {
        static let title: LocalizedStringResource = "Open Photo"
        @Parameter(title: "Photo") var target: Photo
        func perform() async throws -> some IntentResult { .result() }
      }

      func conformances<Intent: AssistantSchemaIntent, Entity: AssistantSchemaEntity, Enum: AssistantSchemaEnum>(
        _: Intent.Type, _: Entity.Type, _: Enum.Type
      ) {}

      func check() { conformances(OpenPhoto.self, Photo.self, Kind.self) }

      """)

  private static let mistakes = [
    PlantedError(
      "schema that there is not", replacing: ".photos.asset)", with: ".photos.aset)", says: "no member 'aset'"),
    PlantedError(
      "schema of another kind", replacing: ".photos.openAsset", with: ".photos.assetType",
      says: "no member 'assetType'"),
    PlantedError(
      "macro of another kind", replacing: "@AppEnum(schema: .photos.assetType)\n", with: "",
      says: "conform to 'AssistantSchemaEnum'"),
    PlantedError(
      "structure as enumeration", replacing: "@AppEntity(schema: .photos.asset)",
      with: "@AppEnum(schema: .photos.assetType)", says: "is for another kind of declaration"),
    PlantedError("other label", replacing: "@AppIntent(schema:", with: "@AppIntent(named:", says: "schema:"),
  ]

  @Test("add the conformances", arguments: SwiftLanguageMode.allCases)
  func expand(mode: SwiftLanguageMode) throws {
    #expect(try AppIntentsChecker().check([Self.source], in: mode).isClean)
  }

  @Test("refuse what Apple's refuse", arguments: mistakes)
  func refuse(mistake: PlantedError) throws {
    let sources = try #require(mistake.planted(in: [Self.source]))
    let report = try AppIntentsChecker().check(sources, in: .six)
    #expect(report.isRefusal(saying: mistake.words), "\(report)")
  }
}
