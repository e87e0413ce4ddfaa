import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The surfaces of an action")
struct ActionSurfaceTests {
  private static func file(
    _ intent: Intent, _ target: SystemVersion = .iOS18, _ change: (inout IntentSurfaces) -> Void
  ) throws -> (text: String, remarks: [MigrationRemark]) {
    let options = MigrationOptions(target: target, surfaces: .of("PaintHull", change))
    let file = try IntentFixture.file(intent, options)
    return (String(decoding: file.render(), as: UTF8.self), file.record.remarks)
  }

  @Test("hide it, or show it against the definition")
  func visibility() throws {
    let hidden = try Self.file(IntentFixture.intent()) { $0.isDiscoverable = false }
    #expect(hidden.text.contains("static let isDiscoverable = false"))
    #expect(hidden.remarks.contains { $0.subject == "the visibility" && $0.verdict == .changed })
    let shown = try Self.file(IntentFixture.intent(isConfigurable: false)) { $0.isDiscoverable = true }
    #expect(!shown.text.contains("isDiscoverable"))
    #expect(shown.remarks.contains { $0.subject == "the visibility" && $0.verdict == .added })
    #expect(!(hidden.remarks + shown.remarks).contains { $0.subject == "INIntentConfigurable" })
  }

  @Test("make it the configuration of a widget, from iOS 17 on")
  func widget() throws {
    let (text, remarks) = try Self.file(IntentFixture.intent(), .iOS16) { $0.isForWidgets = true }
    #expect(
      text.contains(
        """
        @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
        @available(tvOS, unavailable)
        struct PaintHull: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        """))
    #expect(remarks.count { $0.subject == "the widget" } == 2)
    #expect(!remarks.contains { $0.subject == "INIntentEligibleForWidgets" })
  }

  @Test("leave its work to an action that a widget has as its settings, or that nobody is to find any more")
  func work() throws {
    let hidden = IntentFixture.intent(isConfigurable: false)
    #expect(try Self.file(hidden) { $0.isForWidgets = true }.text.contains("func perform()"))
    let both = IntentFixture.intent(isWidget: true)
    #expect(try Self.file(both) { $0.isDiscoverable = false }.text.contains("func perform()"))
    let settings = IntentFixture.intent(isConfigurable: false, isWidget: true)
    #expect(try !Self.file(settings) { $0.isForWidgets = true }.text.contains("func perform()"))
  }

  @Test("open the app at a target, which is never missing")
  func open() throws {
    let intent = IntentFixture.intent(parameters: [
      IntentFixture.parameter("target", .object(IntentFixture.pier)), IntentFixture.parameter("coats", .integer),
    ])
    let (text, remarks) = try Self.file(intent) { $0.opensApp = true }
    #expect(text.contains("struct PaintHull: AppIntent, OpenIntent, CustomIntentMigratedAppIntent {"))
    #expect(text.contains("@Parameter(title: \"Target\")\n    var target: PierAppEntity\n"))
    #expect(text.contains("var coats: Int?\n"))
    #expect(remarks.contains { $0.element == "PaintHull.target" && $0.verdict == .changed })
  }

  @Test("adopt a schema")
  func schema() throws {
    let (text, remarks) = try Self.file(IntentFixture.intent()) { $0.schema = "photos.openAsset" }
    #expect(text.contains("@AppIntent(schema: .photos.openAsset)\n#endif\nstruct PaintHull: AppIntent"))
    #expect(remarks.contains { $0.subject == "the schema" && $0.verdict == .open && $0.quote == "photos.openAsset" })
  }

  @Test("tell the system of what people do by hand, with suggestions")
  func donation() throws {
    let intent = IntentFixture.intent(
      parameters: [IntentFixture.parameter("coats", .integer), IntentFixture.parameter("action")],
      suggested: [IntentFixture.combination(["coats"], "${coats} coats")])
    let (text, remarks) = try Self.file(intent) { $0.isDonated = true }
    #expect(
      text.contains(
        """
            static func donate(coats: Int? = nil, action: String? = nil) {
                let action2 = PaintHull()
                action2.coats = coats
                action2.action = action
                action2.donate()
            }
        """))
    #expect(text.contains("PredictableIntent"))
    #expect(text.contains("IntentPrediction(parameters: \\.$coats)"))
    #expect(remarks.contains { $0.subject == "the donation" && $0.verdict == .open })
    #expect(!remarks.contains { $0.reason.contains("'--predictions'") })
  }

  @Test("have what they need of the app, which is made known in one place")
  func dependencies() throws {
    var surfaces = MigrationSurfaces.of("PaintHull") { $0.dependencies = [Self.dependency("yard", "Yard")] }
    surfaces.append(
      contentsOf: .of("LeavePier") {
        $0.dependencies = [Self.dependency("yard", "Yard"), Self.dependency("log", "Harbour.Log")]
      })
    var types = TypeSurfaces()
    types.dependencies = [Self.dependency("chart", "Chart")]
    surfaces.types = ["Pier": types]
    let pier = IntentFixture.parameter("pier", .object(IntentFixture.pier))
    let files = try IntentFixture.files(
      [IntentFixture.intent(), IntentFixture.intent("LeavePier", parameters: [pier])],
      MigrationOptions(surfaces: surfaces))
    func text(_ name: String) throws -> String {
      String(decoding: try #require(files[name]).render(), as: UTF8.self)
    }
    #expect(
      try text("LeavePier.swift").contains(
        """
        struct LeavePier: AppIntent, CustomIntentMigratedAppIntent {
            @Dependency
            private var yard: Yard

            @Dependency
            private var log: Harbour.Log

        """))
    #expect(
      try text("IntentDependencies.swift").contains(
        """
            static func register(yard: Yard, log: Harbour.Log, chart: Chart) {
                AppDependencyManager.shared.add(dependency: yard)
                AppDependencyManager.shared.add(dependency: log)
                AppDependencyManager.shared.add(dependency: chart)
            }
        """))
    #expect(files["IntentDependencies.swift"]?.owner == .project)
  }

  private static func dependency(_ name: String, _ type: String) -> ConfiguredDependency {
    ConfiguredDependency(name: ConfiguredText(stringLiteral: name), type: ConfiguredText(stringLiteral: type))
  }
}
