import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The entity of a type")
struct EntityDeclarationTests {
  private static let pier = ObjectType.sample(
    "Pier",
    [
      TypeProperty(name: "identifier", tag: 1, type: .string, isInherited: true, options: .none),
      TypeProperty(
        name: "harbour", displayName: LocalizedText(text: "Harbour", id: "hArBo1"), tag: 100, type: .string,
        options: .none),
      TypeProperty(name: "id", tag: 101, type: .integer, isArray: true, options: .none),
    ])

  @Test("has the old identifier and display string; its query is the project's")
  func modern() throws {
    let sample = MigrationSample(
      parameters: [.sample(Self.pier.valueType, dynamic: true)], types: [Self.pier])
    let entity = try sample.file("PierAppEntity")
    #expect(
      entity.text == """
        struct PierAppEntity: AppEntity {
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pier")
            static let defaultQuery = PierAppEntityQuery()

            @Property(title: "Harbour")
            var harbour: String?

            @Property(title: "Id")
            var idValue: [Int]?

            var id: String
            var displayString: String

            var displayRepresentation: DisplayRepresentation {
                DisplayRepresentation(title: "\\(displayString)")
            }

            init(id: String, displayString: String) {
                self.id = id
                self.displayString = displayString
            }
        }
        """)
    #expect(entity.owner == .tool)
    #expect(entity.record.texts.map(\.key) == ["Pier", "Harbour", "Id"])
    #expect(
      entity.record.remarks.map { "\($0.verdict.rawValue) \($0.element) \($0.subject)" } == [
        "changed Pier.id INTypePropertyName", "added Pier.id INTypePropertyDisplayName",
      ])
    let query = try sample.file("PierAppEntityQuery")
    #expect(
      query.text == """
        struct PierAppEntityQuery: EntityQuery {
            func entities(for identifiers: [PierAppEntity.ID]) async throws -> [PierAppEntity] {
                // TODO: Return the entities with these identifiers here; leave out those that are gone.
                return []
            }

            func suggestedEntities() async throws -> [PierAppEntity] {
                // TODO: Return the entities to choose from here.
                return []
            }
        }
        """)
    #expect(query.owner == .project)
    #expect(query.record.remarks.map(\.verdict) == [.open])
    #expect(try sample.fileNames() == ["OrderSoup.swift", "PierAppEntity.swift", "PierAppEntityQuery.swift"])
  }

  @Test("is searched where a parameter says so, and offers what the target has")
  func search() throws {
    let sample = MigrationSample(
      parameters: [
        .sample(Self.pier.valueType, named: "pier", dynamic: true, searches: true), .sample(.integer, named: "hours"),
      ], types: [Self.pier], options: MigrationOptions(target: .iOS17, access: .public))
    #expect(
      try sample.file("PierAppEntityQuery").text == """
        public struct PierAppEntityQuery: EntityStringQuery {
            public init() {
            }

            public func entities(for identifiers: [PierAppEntity.ID]) async throws -> [PierAppEntity] {
                // TODO: Return the entities with these identifiers here; leave out those that are gone.
                return []
            }

            public func entities(matching string: String) async throws -> [PierAppEntity] {
                // TODO: Return the entities that a search for this text finds here.
                return []
            }

            public func suggestedEntities() async throws -> [PierAppEntity] {
                // TODO: Return the entities to choose from here.
                //
                // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
                //
                // Options that depend on another parameter, such as `hours`, need this property beside
                // them:
                //
                // `@IntentParameterDependency<OrderSoup>(\\.$hours) var intent`
                return []
            }
        }
        """)
  }

  @Test("lists everything where that is wanted, from iOS 17")
  func enumerable() throws {
    func sample(_ target: SystemVersion) -> MigrationSample {
      MigrationSample(
        parameters: [.sample(Self.pier.valueType)], types: [Self.pier],
        options: MigrationOptions(target: target, surfaces: .of("Pier", query: .enumerable)))
    }
    #expect(
      try sample(.iOS17).file("PierAppEntityQuery").text == """
        struct PierAppEntityQuery: EnumerableEntityQuery {
            func allEntities() async throws -> [PierAppEntity] {
                // TODO: Return all entities here.
                return []
            }

            func entities(for identifiers: [PierAppEntity.ID]) async throws -> [PierAppEntity] {
                return try await allEntities().filter { identifiers.contains($0.id) }
            }

            func suggestedEntities() async throws -> [PierAppEntity] {
                return try await allEntities()
            }
        }
        """)
    let older = try sample(.iOS16Minor4).file("PierAppEntityQuery")
    #expect(older.text.contains("struct PierAppEntityQuery: EntityQuery {"))
    #expect(older.record.remarks.map(\.verdict) == [.open, .lost])
  }

  @Test("supplies the first value of a widget that must have one")
  func firstValue() throws {
    let text = try MigrationSample(
      parameters: [.sample(Self.pier.valueType)], types: [Self.pier], isEligibleForWidgets: true,
      options: MigrationOptions(target: .iOS17, requiresWidgetParameters: true)
    ).file("PierAppEntityQuery").text
    #expect(
      text.contains(
        """
            func defaultResult() async -> PierAppEntity? {
                return try? await suggestedEntities().first
            }
        """))
  }

  @Test("holds its query as the converter has it in the compatible form")
  func compatible() throws {
    let sample = MigrationSample(
      parameters: [.sample(Self.pier.valueType, dynamic: true, searches: true)], types: [.sample("Pier")],
      options: MigrationOptions(form: .compatible, target: .iOS18))
    let entity = try sample.file("PierAppEntity")
    #expect(
      entity.text == """
        @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
        struct PierAppEntity: AppEntity {
            static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pier")

            struct PierAppEntityQuery: EntityStringQuery {
                func entities(for identifiers: [PierAppEntity.ID]) async throws -> [PierAppEntity] {
                    // TODO: Return the entities with these identifiers here; leave out those that are gone.
                    return []
                }

                func entities(matching string: String) async throws -> [PierAppEntity] {
                    // TODO: Return the entities that a search for this text finds here.
                    return []
                }

                func suggestedEntities() async throws -> [PierAppEntity] {
                    // TODO: Return the entities to choose from here.
                    return []
                }
            }

            static var defaultQuery = PierAppEntityQuery()

            var id: String
            var displayString: String

            var displayRepresentation: DisplayRepresentation {
                DisplayRepresentation(title: "\\(displayString)")
            }

            init(id: String, displayString: String) {
                self.id = id
                self.displayString = displayString
            }
        }
        """)
    #expect(entity.owner == .project)
    #expect(try sample.fileNames() == ["OrderSoup.swift", "PierAppEntity.swift"])
  }

  @Test("is made anew every time where only responses have it")
  func transient() throws {
    let sample = MigrationSample(
      types: [
        .sample(
          "Receipt",
          [
            TypeProperty(
              name: "place", displayName: LocalizedText(text: "Place"), tag: 100, type: .placemark, options: .none),
            TypeProperty(
              name: "imageURL", displayName: LocalizedText(text: "Image"), tag: 101, type: .url, options: .none),
            TypeProperty(
              name: "subtitle", displayName: LocalizedText(text: "Subtitle"), tag: 102, type: .string, options: .none),
          ])
      ],
      responseParameters: [
        ResponseParameter(
          name: "receipt", tag: 2, type: .object(TypeReference(name: "Receipt", className: "Receipt")), options: .none)
      ])
    #expect(
      try sample.file("ReceiptAppEntity").text == """
        struct ReceiptAppEntity: TransientAppEntity {
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Receipt")

            @Property(title: "Place")
            var place: CLPlacemark?

            @Property(title: "Image")
            var imageURL: URL?

            @Property(title: "Subtitle")
            var subtitle: String?

            var id = ""
            var displayString = ""

            var displayRepresentation: DisplayRepresentation {
                DisplayRepresentation(title: "\\(displayString)", subtitle: subtitle.map { "\\($0)" }, image: imageURL.map { \
        DisplayRepresentation.Image(url: $0) })
            }

            init() {
            }
        }
        """)
    #expect(try sample.fileNames() == ["OrderSoup.swift", "ReceiptAppEntity.swift"])
  }

  @Test("stands for objects without a type and of the framework's types alike")
  func untyped() throws {
    let sample = MigrationSample(parameters: [
      .sample(.untypedObject, named: "a", dynamic: true),
      .sample(.object(TypeReference(name: "MediaItem", className: "INMediaItem", isSystem: true)), named: "b"),
    ])
    #expect(try sample.property().text == "@Parameter(title: \"Value\")\nvar a: ObjectAppEntity?")
    #expect(
      try sample.fileNames() == ["OrderSoup.swift", "ObjectAppEntity.swift", "ObjectAppEntityQuery.swift"])
    #expect(try sample.file("ObjectAppEntity").text.contains("TypeDisplayRepresentation(name: \"Object\")"))
  }

  @Test("has another name than what the code uses, and than another entity")
  func names() throws {
    let colour = ObjectType(name: "Color", className: "PaintColor", range: .position(0))
    #expect(
      try MigrationSample(parameters: [.sample(colour.valueType)], types: [colour]).property().text
        == "@Parameter(title: \"Value\")\nvar value: ColorAppEntity?")
    #expect(
      MigrationSample(
        parameters: [.sample(.untypedObject, named: "a"), .sample(ObjectType.sample("Object").valueType, named: "b")],
        types: [.sample("Object")]
      ).faults() == ["output-name-collision", "output-name-collision"])
    #expect(MigrationSample(parameters: [.sample(.string, named: "perform")]).faults() == ["reserved-member-name"])
  }
}
