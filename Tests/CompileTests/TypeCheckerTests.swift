import TestSupport
import Testing

@Suite("Type checker")
struct TypeCheckerTests {
  @Test("accepts the sample", arguments: SwiftLanguageMode.allCases)
  func acceptsSample(mode: SwiftLanguageMode) throws {
    let report = try TypeChecker().check(LibrarySample.sources, expecting: LibrarySample.types, in: mode)
    #expect(report.isClean)
  }

  @Test("accepts files that are expected to declare what they are named after")
  func acceptsFiles() throws {
    try TemporaryDirectory.withDirectory { folder in
      let sources = try LibrarySample.sources.map {
        try SwiftSource(contentsOf: folder.write($0.text, to: $0.name))
      }
      #expect(sources == LibrarySample.sources)
      #expect(try TypeChecker().check(sources, expecting: sources.map(\.stem), in: .six).isClean)
    }
  }

  @Test("accepts handlers in either form", arguments: SwiftLanguageMode.allCases)
  func acceptsHandlers(mode: SwiftLanguageMode) throws {
    let sources = LibrarySample.sources + [LibrarySample.completionHandler, LibrarySample.asyncHandler]
    let report = try TypeChecker().check(sources, expecting: ["CompletionHandler", "AsyncHandler"], in: mode)
    #expect(report.isClean)
  }

  @Test("refuses a handler that lacks a method", arguments: SwiftLanguageMode.allCases)
  func refusesIncompleteHandler(mode: SwiftLanguageMode) throws {
    let error = PlantedError("", replacing: "func resolveWeeks(", with: "func resolveMonths(", says: "")
    let handler = try #require(error.planted(in: [LibrarySample.asyncHandler]))
    let report = try TypeChecker().check(LibrarySample.sources + handler, expecting: ["AsyncHandler"], in: mode)
    #expect(report.isRefusal(saying: "does not conform to protocol 'LendVolumeIntentHandling'"))
  }

  @Test("refuses a planted error", arguments: PlantedError.catalogue)
  func refuses(error: PlantedError) throws {
    let sources = try #require(error.planted(in: LibrarySample.sources))
    for mode in error.modes {
      let report = try TypeChecker().check(sources, expecting: LibrarySample.types, in: mode)
      #expect(report.isRefusal(saying: error.words), "\(mode)")
    }
  }

  @Test("Swift 5 warns about a pair without renamed:")
  func warnsAboutPair() throws {
    let error = PlantedError("", replacing: #"@available(*, renamed: "confirm(intent:)")"#, with: "", says: "")
    let sources = try #require(error.planted(in: LibrarySample.sources))
    let report = try TypeChecker().check(sources, expecting: LibrarySample.types, in: .five)
    #expect(report.errors.isEmpty)
    #expect(!report.isClean)
  }

  @Test("refuses everything when the modules are not found")
  func refusesWithoutModules() throws {
    let arguments = StandInModules.interoperabilityArguments + ["-I", "/nowhere"]
    let checker = TypeChecker(compiler: try CompilerFrontEnd(), moduleArguments: arguments)
    let report = try checker.check(LibrarySample.sources, expecting: ["LendVolumeIntent"], in: .six)
    #expect(report.isRefusal(saying: "cannot find type 'LendVolumeIntent' in scope"))
  }

  @Test("refuses a file that lacks an expected type")
  func refusesMissingType() throws {
    let report = try TypeChecker().check(LibrarySample.sources, expecting: ["Magazine"], in: .six)
    #expect(report.isRefusal(saying: "cannot find type 'Magazine' in scope"))
  }

  @Test("names file, line and column")
  func namesPlace() throws {
    let source = SwiftSource(name: "A.swift", text: "enum A {}\nlet number: Absent = 1\n")
    let report = try TypeChecker().check([source], expecting: ["A"], in: .six)
    let error = try #require(report.errors.first)
    #expect(report.errors.count == 1)
    #expect(error.description == "A.swift:2:13: error: cannot find type 'Absent' in scope")
  }
}
