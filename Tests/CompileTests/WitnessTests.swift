import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Which methods stand for those of a handling protocol, held against what the compiler says.
@Suite("Methods of handlers")
struct WitnessTests {
  private static func report(_ source: String, in mode: SwiftLanguageMode) throws -> CompilerReport {
    let classes = try #require(try ReferenceOutput.named("Orders", in: "default")).sources()
    let handler = SwiftSource(name: "Handler.swift", text: "import Intents\n" + source)
    return try TypeChecker().check(classes + [handler], expecting: ["BookTableIntent"], in: mode)
  }

  /// What the scaffolder says of a handler, and the text that an update makes of it.
  private static func findings(
    _ source: String, mode: ScaffoldRequest.Mode = .check
  ) throws -> (findings: [Diagnostic], text: String) {
    let orders = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    return try TemporaryDirectory.withDirectory { folder in
      try folder.write("import Intents\n" + source, to: "App/Handler.swift")
      let outcome = Compiler().scaffold(
        ScaffoldRequest(
          inputs: [orders.url.path], outputDirectory: folder.file("App").path, mode: mode,
          updatesHandlers: mode == .write))
      let text = try String(contentsOf: folder.file("App/Handler.swift"), encoding: .utf8)
      return (outcome.report.diagnostics.filter { !$0.message.hasPrefix("no handler for") }, text)
    }
  }

  @Test("that the compiler takes are in step", arguments: WitnessSamples.sound)
  func sound(source: String) throws {
    #expect(try Self.report(source, in: .six).errors.isEmpty)
    #expect(try Self.findings(source).findings.isEmpty)
  }

  @Test("that it refuses are reported, and no second one is added", arguments: WitnessSamples.flawed)
  func flawed(source: String, message: String) throws {
    for mode in SwiftLanguageMode.allCases { #expect(!(try Self.report(source, in: mode).errors.isEmpty)) }
    let found = try Self.findings(source).findings
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message.hasPrefix(message) && finding.severity == .error && finding.hint != nil)
    #expect(finding.location != nil)
    let updated = try Self.findings(source, mode: .write)
    #expect(updated.text == "import Intents\n" + source)
    #expect(updated.findings.map(\.message) == found.map(\.message))
  }

  @Test("that are there under a condition only are told, and left as they are")
  func conditional() throws {
    let method = "func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult { .notRequired() }"
    let source = try #require(WitnessSamples.sound.first).replacing(method, with: "#if DEBUG\n\(method)\n#endif")
    #expect(!(try Self.report(source, in: .six).errors.isEmpty))
    let found = try Self.findings(source).findings
    #expect(found.map(\.message) == ["'resolveGuests(for:)' is there under '#if DEBUG' only"])
    #expect(found.map(\.severity) == [.warning], "the condition may hold in every build of the app")
    #expect(try Self.findings(source, mode: .write).text == "import Intents\n" + source)
  }

  @Test("that a type within a function has keep a second handler from being written")
  func local() throws {
    let source = "func handler() -> Any {\n  \(try #require(WitnessSamples.sound.first))\n  return Tables()\n}"
    #expect(try Self.report(source, in: .six).errors.isEmpty)
    let found = try Self.findings(source).findings
    #expect(found.map(\.message) == ["'Tables' handles 'BookTableIntent' within a function, and is not looked at"])
    #expect(found.map(\.severity) == [.warning])
  }
}
