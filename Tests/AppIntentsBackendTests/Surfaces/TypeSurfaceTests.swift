import IntentSemantics
import SourceDiagnostics
import Testing

@testable import AppIntentsBackend

@Suite("What is asked for of types and enumerations")
struct TypeSurfaceTests {
  private static let pier = ObjectType.sample(
    "Pier",
    [
      property("city", .string), property("depth", .decimal), property("opened", .dateComponents),
      property("flags", .string, isArray: true),
    ])

  private static func property(_ name: String, _ type: ValueType, isArray: Bool = false) -> TypeProperty {
    TypeProperty(
      name: name, displayName: LocalizedText(text: name), tag: 100, type: type, isArray: isArray, options: .none)
  }

  private static func sample(
    searches: Bool = false, dynamic: Bool = true, isArray: Bool = false,
    _ options: MigrationOptions = MigrationOptions(),
    _ change: (inout TypeSurfaces) -> Void
  ) -> MigrationSample {
    var options = options
    options.surfaces = .ofType("Pier", change)
    return MigrationSample(
      parameters: [
        .sample(pier.valueType, named: "pier", isArray: isArray, dynamic: dynamic, searches: searches),
        .sample(size.valueType, named: "size"),
      ], enumerations: [size], types: [pier], options: options)
  }

  private static let size = Enumeration.sample([.sample("small", 1)])

  private static func faults(_ sample: MigrationSample) throws -> [String] {
    try sample.module().optionFaults.map { $0.message + ($0.hint.map { " – \($0)" } ?? "") }
  }

  // MARK: What is written

  @Test("a query by properties searches too where a parameter does")
  func searchedProperties() throws {
    let text = try Self.sample(searches: true) { $0.query = Configured(.properties) }.file("PierAppEntityQuery").text
    #expect(text.contains("struct PierAppEntityQuery: EntityPropertyQuery, EntityStringQuery {"))
    #expect(text.contains("allEntities().filter { $0.displayString.localizedStandardContains(string) }"))
    #expect(text.contains("ContainsComparator { value in { $0.flags?.contains(value) ?? false } }"))
    #expect(!text.contains("$opened"))
  }

  @Test("properties that cannot be compared are told")
  func incomparable() throws {
    let record = try Self.sample { $0.query = Configured(.properties) }.file("PierAppEntityQuery").record
    #expect(record.remarks.map { "\($0.verdict) \($0.element)" } == ["open Pier", "leftOut Pier.opened"])
  }

  @Test("a query by text finds nothing more than the old one without a search")
  func search() throws {
    let text = try Self.sample { $0.query = Configured(.search) }.file("PierAppEntityQuery").text
    #expect(text.contains("struct PierAppEntityQuery: EntityStringQuery {"))
  }

  @Test("the only entity is made in a gap")
  func unique() throws {
    let sample = Self.sample(dynamic: false, MigrationOptions(target: .iOS18)) { $0.query = Configured(.unique) }
    #expect(try sample.file("PierAppEntity").text.contains("struct PierAppEntity: AppEntity, UniqueAppEntity {"))
    #expect(
      try sample.file("PierAppEntityQuery").text == """
        struct PierAppEntityQuery: UniqueAppEntityQuery {
            typealias Entity = PierAppEntity

            func uniqueEntity() async throws -> PierAppEntity {
                // TODO: Return the only entity here.
                return try MigrationGap.value()
            }
        }
        """)
    #expect(try AppIntentsBackend(sample.module()).files().contains { $0.name == "MigrationGap.swift" })
  }

  @Test("Spotlight has attributes by name and kind unless they are asked for")
  func spotlight() throws {
    let usual = try Self.sample { $0.isIndexed = true }.file("PierAppEntity+Spotlight")
    #expect(usual.text.contains("attributes.city = self.city\n"))
    #expect(!usual.text.contains("depth"))
    #expect(usual.owner == .tool)
    let asked = try Self.sample {
      $0.isIndexed = true
      $0.indexingKeys = ["depth": "altitude", "opened": "startDate", "flags": "keywords"]
    }.file("PierAppEntity+Spotlight").text
    #expect(asked.contains("attributes.altitude = self.depth.map { NSNumber(value: $0) }\n"))
    #expect(asked.contains("attributes.startDate = self.opened.flatMap { Calendar.current.date(from: $0) }\n"))
    #expect(asked.contains("attributes.keywords = self.flags\n"))
    #expect(!asked.contains("city"))
  }

  @Test("properties that Spotlight does not get are named, unless a configuration chooses")
  func unlisted() throws {
    let usual = try Self.sample { $0.isIndexed = true }.file("PierAppEntity+Spotlight").record.remarks
    let depth = try #require(usual.first { $0.element.hasSuffix(".depth") })
    #expect(depth.verdict == .leftOut)
    #expect(depth.hint?.contains("that is a number, such as 'rating'") == true)
    #expect(!usual.contains { $0.element.hasSuffix(".city") })
    let asked = try Self.sample {
      $0.isIndexed = true
      $0.indexingKeys = ["depth": "altitude"]
    }.file("PierAppEntity+Spotlight").record.remarks
    #expect(!asked.contains { $0.verdict == .leftOut })
  }

  @Test("a result that nothing opens is something to do")
  func unopened() throws {
    func todos(_ sample: MigrationSample) throws -> Int {
      try sample.file("PierAppEntity+Spotlight").record.remarks.count { $0.verdict == .open }
    }
    #expect(try todos(Self.sample { $0.isIndexed = true }) == 2)
    let opened = Self.sample {
      $0.isIndexed = true
      $0.opensApp = true
    }
    #expect(try todos(opened) == 1)
    #expect(try opened.file("OpenPier").owner == .project)
  }

  @Test("an enumeration opens the app and adopts a schema")
  func enumeration() throws {
    var options = MigrationOptions(target: .iOS18)
    options.surfaces = .ofEnumeration("Size") {
      $0.opensApp = true
      $0.schema = "photos.assetType"
    }
    let sample = MigrationSample(
      parameters: [.sample(Self.size.valueType)], enumerations: [Self.size], options: options)
    #expect(
      try sample.file("SizeAppEnum").text.hasPrefix(
        """
        #if compiler(>=6.2) && !os(tvOS) && !os(watchOS)
        @AppEnum(schema: .photos.assetType)
        #endif
        enum SizeAppEnum: String, AppEnum {
            case small
        """))
    #expect(try sample.file("OpenSize").text.contains("var target: SizeAppEnum\n"))
    #expect(try sample.fileNames() == ["OrderSoup.swift", "SizeAppEnum.swift", "OpenSize.swift"])
  }

  // MARK: What is refused

  @Test("what only responses have is not looked up, shown or opened")
  func transient() throws {
    var options = MigrationOptions(target: .iOS18)
    options.surfaces = .ofType("Pier") {
      $0.query = Configured(.search)
      $0.isIndexed = true
      $0.opensApp = true
      $0.schema = "photos.asset"
      $0.dependencies = [ConfiguredDependency(name: "harbour", type: "Harbour")]
    }
    let sample = MigrationSample(
      types: [Self.pier],
      responseParameters: [ResponseParameter(name: "pier", tag: 2, type: Self.pier.valueType, options: .none)],
      options: options)
    let reason = "objects of type 'Pier' are in responses only, and made anew every time: none can be looked up again"
    #expect(try Self.faults(sample) == Array(repeating: reason, count: 5))
    options.surfaces = .ofType("Pier") {
      $0.isIndexed = false
      $0.opensApp = false
    }
    #expect(
      try Self.faults(
        MigrationSample(types: [Self.pier], responseParameters: sample.responseParameters, options: options)) == [])
  }

  @Test("a query has to do what parameters ask of it")
  func queries() throws {
    let new = MigrationOptions(target: .iOS18)
    #expect(
      try Self.faults(Self.sample(searches: true) { $0.query = Configured(.identifiers) }) == [
        "'OrderSoup.pier' searches for 'Pier' – ask for 'string' or 'property'"
      ])
    #expect(
      try Self.faults(Self.sample(dynamic: false, isArray: true, new) { $0.query = Configured(.unique) }) == [
        "'OrderSoup.pier' takes several 'Pier', and there would be only one"
      ])
    #expect(
      try Self.faults(Self.sample(new) { $0.query = Configured(.unique) }) == [
        "'OrderSoup.pier' offers a choice of 'Pier', and there would be only one"
      ])
    #expect(
      try Self.faults(Self.sample(dynamic: false) { $0.query = Configured(.unique) }) == [
        "entities of which there is only one came with iOS 18 – migrate with '--target iOS18.0'"
      ])
    var options = MigrationOptions()
    options.surfaces = .of("Pier", query: .properties)
    let bare = MigrationSample(
      parameters: [.sample(Self.pier.valueType)],
      types: [.sample("Pier", [Self.property("opened", .dateComponents)])], options: options)
    #expect(
      try Self.faults(bare) == [
        "'Pier' has no property whose values can be compared – ask for 'string' or 'enumerable'"
      ])
    #expect(
      try Self.faults(
        Self.sample {
          $0.dependencies = [
            ConfiguredDependency(name: "entities", type: "Harbour"), ConfiguredDependency(name: "a", type: "A"),
          ]
        }) == ["the query of 'Pier' has another member 'entities' – give the dependency another name"])
    // The parameter of a method would hide it, and two would be one.
    #expect(
      try Self.faults(
        Self.sample {
          $0.dependencies = [("identifiers", "I"), ("a", "A"), ("a", "A")].map {
            ConfiguredDependency(name: ConfiguredText($0), type: ConfiguredText($1))
          }
        }) == [
          "the query of 'Pier' has another member 'identifiers' – give the dependency another name",
          "the query of 'Pier' has a dependency 'a' already",
        ])
  }

  @Test("Spotlight has only what fits its attributes, each once")
  func attributes() throws {
    func faults(_ keys: [ConfiguredText: ConfiguredText], schema: ConfiguredText? = nil) throws -> [String] {
      try Self.faults(
        Self.sample(MigrationOptions(target: .iOS18)) {
          $0.isIndexed = true
          $0.indexingKeys = keys
          $0.schema = schema
        })
    }
    #expect(try faults(["citty": "city"]) == ["'Pier' has no property 'citty' – did you mean 'city'?"])
    #expect(try faults(["city": "ctiy"]) == ["Spotlight has no attribute 'ctiy' – did you mean 'city'?"])
    #expect(
      try faults(["depth": "city"]) == [
        "'city' is a text, and 'depth' is a number – choose another attribute, such as 'rating'"
      ])
    #expect(
      try faults(["city": "keywords"]) == [
        "'keywords' is a list of texts, and 'city' is a text – choose another attribute, such as 'contentDescription'"
      ])
    #expect(try faults(["city": "city"]) == [])
    #expect(
      try faults(["city": "city"], schema: "photos.asset") == [
        "the schema 'photos.asset' says what Spotlight has of 'Pier' – ask for 'spotlight: true'"
      ])
    let twice = try Self.faults(
      MigrationSample(
        parameters: [.sample(Self.pier.valueType)],
        types: [.sample("Pier", [Self.property("city", .string), Self.property("town", .string)])],
        options: MigrationOptions(
          surfaces: .ofType("Pier") {
            $0.isIndexed = true
            $0.indexingKeys = ["city": "city", "town": "city"]
          })))
    #expect(twice == ["'city' has the attribute 'city' already"])
    let photo = try Self.faults(
      MigrationSample(
        parameters: [.sample(Self.pier.valueType)], types: [.sample("Pier", [Self.property("photo", .file)])],
        options: MigrationOptions(
          surfaces: .ofType("Pier") {
            $0.isIndexed = true
            $0.indexingKeys = ["photo": "thumbnailURL"]
          })))
    #expect(photo == ["Spotlight has no attributes for values such as those of 'photo'"])
  }

  @Test("objects without a type have nothing to be shown, named or opened by")
  func untyped() throws {
    let sample = MigrationSample(
      parameters: [.sample(.untypedObject)],
      options: MigrationOptions(
        target: .iOS18,
        surfaces: .ofType("Object") {
          $0.query = Configured(.properties)
          $0.isIndexed = true
          $0.opensApp = true
          $0.schema = "photos.asset"
        }))
    #expect(
      try Self.faults(sample) == [
        "'Object' has no property whose values can be compared – ask for 'string' or 'enumerable'",
        "nothing is known of objects without a type that Spotlight could show",
        "no schema is about objects without a type", "no screen of an app is about objects without a type",
      ])
  }

  @Test("a schema needs a target that has them")
  func schemas() throws {
    #expect(
      try Self.faults(Self.sample(MigrationOptions(target: .iOS17)) { $0.schema = "photos.asset" }) == [
        "schemas came with iOS 18, and 'Pier' would be missing before – migrate with '--target iOS18.0'"
      ])
  }

  @Test("an action that opens something must not have the name of something else")
  func openNames() throws {
    let soup = ObjectType.sample("Soup")
    var options = MigrationOptions()
    options.surfaces = .ofType("Soup") { $0.opensApp = true }
    let clash = MigrationSample(
      parameters: [.sample(soup.valueType), .sample(Self.open.valueType, named: "open")], enumerations: [Self.open],
      types: [soup], options: options)
    #expect(
      try Self.faults(clash) == [
        "the action that opens 'Soup' would be called 'OpenSoup', and there is a type of that name – "
          + "if that is an action which opens it, ask for 'open' there"
      ])
  }

  private static let open = Enumeration.sample([.sample("small", 1)], named: "OpenSoup")

  @Test("the compatible form has nothing of it")
  func compatible() throws {
    var surfaces = TypeSurfaces()
    let file = SourceFile(path: "intentc.json", bytes: [])
    let place = SourceLocation(file: file, range: .position(0))
    surfaces.query = Configured(.properties, at: place)
    surfaces.isIndexed = Configured(true, at: place)
    surfaces.opensApp = Configured(true, at: place)
    surfaces.schema = Configured("photos.asset", at: place)
    surfaces.dependencies = [ConfiguredDependency(name: Configured("a", at: place), type: "A")]
    var enumeration = EnumerationSurfaces()
    enumeration.opensApp = Configured(true, at: place)
    enumeration.schema = Configured("photos.assetType", at: place)
    let sample = MigrationSample(
      parameters: [.sample(Self.pier.valueType), .sample(Self.size.valueType, named: "size")],
      enumerations: [Self.size], types: [Self.pier],
      options: MigrationOptions(
        form: .compatible, surfaces: MigrationSurfaces(types: ["Pier": surfaces], enumerations: ["Size": enumeration])))
    let reason = "the compatible form is what Xcode's converter writes, which has nothing for it – use the modern form"
    #expect(try Self.faults(sample) == Array(repeating: reason, count: 7))
    #expect(try sample.fileNames() == ["OrderSoup.swift", "SizeAppEnum.swift", "PierAppEntity.swift"])
  }
}
