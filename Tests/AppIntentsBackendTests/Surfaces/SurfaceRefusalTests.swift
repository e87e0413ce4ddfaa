import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("What makes no sense of an intent is refused with the reason")
struct SurfaceRefusalTests {
  /// A combination, and the message that it is refused with.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let intent: Intent
    let options: MigrationOptions
    let message: String

    var testDescription: String { message }

    init(
      _ message: String, _ intent: Intent = IntentFixture.intent(), target: SystemVersion = .iOS26,
      form: MigrationForm = .modern, _ change: (inout IntentSurfaces) -> Void
    ) {
      self.intent = intent
      self.message = message
      options = MigrationOptions(form: form, target: target, surfaces: .of("PaintHull", change))
    }
  }

  private static let widget = IntentFixture.intent(
    parameters: [IntentFixture.parameter("coats", .integer)], isConfigurable: false, isWidget: true)

  private static let speaking = IntentFixture.intent(
    parameters: [IntentFixture.parameter("coats", .integer), IntentFixture.parameter("target", .string)],
    response: Response(
      parameters: [IntentFixture.value("hours", .integer)],
      codes: [IntentFixture.code("success", isSuccess: true, "In ${hours} hours.")]))

  private static let listing = IntentFixture.intent(parameters: [
    .sample(.object(IntentFixture.pier), named: "pier", dynamic: true), IntentFixture.parameter("coats", .integer),
    IntentFixture.parameter("method", .object(TypeReference(name: "Call", className: "INCall", isSystem: true))),
  ])

  private static func dependency(_ name: String, _ type: String = "Kitchen") -> ConfiguredDependency {
    ConfiguredDependency(name: ConfiguredText(stringLiteral: name), type: ConfiguredText(stringLiteral: type))
  }

  private static let compatible = [
    Refusal("the compatible form has gaps only", form: .compatible) { $0.performing = Configured(.bridge) },
    Refusal("the compatible form cannot hide an action", form: .compatible) { $0.isDiscoverable = false },
    Refusal("the compatible form leaves the choice of widgets to the definition", form: .compatible) {
      $0.isForWidgets = true
    },
    Refusal("the compatible form has no controls", form: .compatible) { $0.isForControls = true },
    Refusal("the compatible form has no snippets", form: .compatible) { $0.hasSnippet = true },
    Refusal("the compatible form opens nothing", form: .compatible) { $0.opensApp = true },
    Refusal("the compatible form has no schemas", form: .compatible) { $0.schema = "photos.openAsset" },
    Refusal("the compatible form has no donations", form: .compatible) { $0.isDonated = true },
    Refusal("the compatible form has no dependencies", form: .compatible) { $0.dependencies = [dependency("oven")] },
    Refusal("the compatible form has gaps only, and no options that depend on anything", form: .compatible) {
      $0.optionDependencies = ["coats": ["pier"]]
    },
    Refusal("the compatible form does not go on in the app", form: .compatible) { $0.continuesInApp = true },
    Refusal("the compatible form has the names of Xcode", form: .compatible) { $0.name = "Paint" },
    Refusal("the compatible form has no replacements", form: .compatible) { $0.replacement = "Kitchen" },
  ]

  private static let modern = [
    Refusal("'PaintHull' is the configuration of a widget only, and asks its handler for nothing", widget) {
      $0.performing = Configured(.bridge)
    },
    Refusal("no new type can be called 'String': 'String' is the name of a type that the code uses") {
      $0.name = "String"
    },
    Refusal("no type can be called 'class'") { $0.name = "class" },
    Refusal(
      "'PaintHull' is the configuration of a widget only: there is no work that could go on in the app", widget
    ) { $0.continuesInApp = true },
    Refusal("placed widgets would lose the settings that they have of 'PaintHull'", widget) { $0.isForWidgets = false },
    Refusal("'PaintHull' has no parameter that could be a setting of a control") { $0.isForControls = true },
    Refusal(
      "'PaintHull' has no parameter that could be a setting of a control",
      IntentFixture.intent(parameters: [IntentFixture.parameter("coats", isConfigurable: false)])
    ) { $0.isForControls = true },
    Refusal("'PaintHull' is the configuration of a widget only, and shows no response", widget) {
      $0.hasSnippet = true
    },
    Refusal("the response of 'PaintHull' has nothing to show") { $0.hasSnippet = true },
    Refusal(
      "snippets came with iOS 26, and what an action gives is the same on every system", speaking, target: .iOS18
    ) { $0.hasSnippet = true },
    Refusal("'PaintHull' has no parameter 'target', at which the app could be opened") { $0.opensApp = true },
    Refusal(
      "'target' of 'PaintHull' is not a single entity or value of an enumeration, at which the app could be opened",
      speaking
    ) { $0.opensApp = true },
    Refusal(
      "'target' of 'PaintHull' is not a single entity or value of an enumeration, at which the app could be opened",
      IntentFixture.intent(
        parameters: [IntentFixture.parameter("target", .object(IntentFixture.pier), isArray: true)])
    ) { $0.opensApp = true },
    Refusal("'PaintHull' is the configuration of a widget, which opens nothing", widget) { $0.opensApp = true },
    Refusal("'PaintHull' cannot adopt a schema: it is the configuration of a widget", widget) {
      $0.schema = "photos.openAsset"
    },
    Refusal("'PaintHull' cannot adopt a schema: a control is to have its parameters as settings", speaking) {
      $0.schema = "photos.openAsset"
      $0.isForControls = true
    },
    Refusal("'PaintHull' cannot adopt a schema: a schema says what an action gives, and that is no snippet", speaking) {
      $0.schema = "photos.openAsset"
      $0.hasSnippet = true
    },
    Refusal("'PaintHull' cannot adopt a schema: people are told to use something else") {
      $0.schema = "photos.openAsset"
      $0.replacement = "Kitchen"
    },
    Refusal(
      "'PaintHull' cannot adopt a schema: people are told to use something else",
      IntentFixture.intent(isDeprecated: true)
    ) {
      $0.schema = "photos.openAsset"
    },
    Refusal(
      "'PaintHull' cannot adopt a schema: schemas came with iOS 18, and the action is to be there on the systems before",
      target: .iOS17
    ) { $0.schema = "photos.openAsset" },
    Refusal("there is no schema 'photos.openAset' for intents", target: .iOS26) { $0.schema = "photos.openAset" },
    Refusal("there is no schema 'photos.album' for intents", target: .iOS26) { $0.schema = "photos.album" },
    Refusal("the schema 'audio.playAudio' came with iOS 27, and is missing before", target: .iOS26) {
      $0.schema = "audio.playAudio"
    },
    Refusal("'PaintHull' is the configuration of a widget only: there is nothing that people do", widget) {
      $0.isDonated = true
    },
    Refusal("'PaintHull' is the configuration of a widget only, and has no code that would need 'oven'", widget) {
      $0.dependencies = [dependency("oven")]
    },
    Refusal("'PaintHull' has a parameter 'coats'", speaking) { $0.dependencies = [dependency("coats")] },
    Refusal("'PaintHull' has another member 'parameterSummary'") { $0.dependencies = [dependency("parameterSummary")] },
    Refusal("'PaintHull' has another member 'donate'") { $0.dependencies = [dependency("donate")] },
    // What the method makes would hide them.
    Refusal(
      "'PaintHull' has another member 'value'",
      IntentFixture.intent(response: Response(parameters: [IntentFixture.value("berth")], codes: [], output: "berth"))
    ) { $0.dependencies = [dependency("value")] },
    Refusal("'PaintHull' has another member 'systemContext'") { $0.dependencies = [dependency("systemContext")] },
    Refusal("'PaintHull' asks its handler, which would get nothing of 'oven'") {
      $0.performing = Configured(.bridge)
      $0.dependencies = [dependency("oven")]
    },
    Refusal("'String' is nothing that the app could hand over") { $0.dependencies = [dependency("oven", "String")] },
    Refusal("'Any' is nothing that the app could hand over") { $0.dependencies = [dependency("oven", "Any")] },
    Refusal("'PaintHull' is nothing that the app could hand over") {
      $0.dependencies = [dependency("oven", "PaintHull")]
    },
    Refusal("no property can be called 'self'") { $0.dependencies = [dependency("self")] },
    Refusal("'PaintHull' has no parameter 'colour'", listing) {
      $0.performing = Configured(.bridge)
      $0.optionDependencies = ["colour": ["coats"]]
    },
    Refusal("'PaintHull' has no parameter 'colour'", listing) {
      $0.performing = Configured(.bridge)
      $0.optionDependencies = ["pier": ["colour"]]
    },
    Refusal("'PaintHull' asks no handler for the options of 'pier'", listing) {
      $0.optionDependencies = ["pier": ["coats"]]
    },
    Refusal("no handler lists options of 'coats' of 'PaintHull'", listing) {
      $0.performing = Configured(.bridge)
      $0.optionDependencies = ["coats": ["pier"]]
    },
    Refusal("the options of 'pier' cannot depend on its own value", listing) {
      $0.performing = Configured(.bridge)
      $0.optionDependencies = ["pier": ["pier"]]
    },
    Refusal("options can depend on other parameters from iOS 17 on", listing, target: .iOS16) {
      $0.performing = Configured(.bridge)
      $0.optionDependencies = ["pier": ["coats"]]
    },
    Refusal("only the system makes values of 'method', so no handler gets one", listing) {
      $0.performing = Configured(.bridge)
      $0.optionDependencies = ["pier": ["method"]]
    },
    Refusal("'PaintHull' has a dependency 'oven' already") {
      $0.dependencies = [dependency("oven"), dependency("oven")]
    },
    Refusal("no property can be called 'String'") { $0.dependencies = [dependency("String")] },
    Refusal("no property can be called 'PaintHull'") { $0.dependencies = [dependency("PaintHull")] },
    Refusal("'oven' is a 'Kitchen' elsewhere, and cannot be a 'Stove' too") {
      $0.dependencies = [dependency("oven"), dependency("oven", "Stove")]
    },
    Refusal(
      "'oven' is the 'Kitchen' elsewhere, and 'stove' would be the same object: the system finds it by its type"
    ) { $0.dependencies = [dependency("oven"), dependency("stove")] },
    Refusal("'PaintHull' cannot take the place of itself") { $0.replacement = "PaintHullIntent" },
    Refusal("'Paint it' is no name of a type") { $0.replacement = "Paint it" },
  ]

  @Test("in either form", arguments: compatible + modern)
  func refuses(refusal: Refusal) throws {
    let faults = try Self.faults([refusal.intent], refusal.options)
    #expect(faults.map(\.message).contains(refusal.message), "\(faults.map(\.message))")
  }

  @Test("but nothing that is declined, or as the definition has it", arguments: [MigrationForm.modern, .compatible])
  func declined(form: MigrationForm) throws {
    for intent in [IntentFixture.intent(), Self.speaking, Self.widget] {
      let surfaces = MigrationSurfaces.of("PaintHull") {
        $0.performing = Configured(.gap)
        $0.isDiscoverable = Configured(intent.isConfigurable)
        $0.isForWidgets = Configured(intent.isEligibleForWidgets)
        $0.isForControls = false
        $0.hasSnippet = false
        $0.opensApp = false
        $0.isDonated = false
      }
      #expect(try Self.faults([intent], MigrationOptions(form: form, surfaces: surfaces)) == [])
    }
  }

  @Test("and of all intents, where handlers are to be asked for no values, and none is asked")
  func bridge() throws {
    var options = MigrationOptions()
    options.letsHandlersResolve = false
    #expect(
      try Self.faults([Self.speaking], options).map(\.message) == [
        "'--bridge-resolution none': no action asks a handler, so none resolves values"
      ])
    options.performing = .bridge
    #expect(try Self.faults([Self.speaking], options) == [])
  }

  @Test("and of all intents, where snippets are asked for on systems without them")
  func snippets() throws {
    var options = MigrationOptions(target: .iOS18)
    options.writesSnippets = true
    #expect(
      try Self.faults([Self.speaking], options).map(\.hint) == [
        "migrate for the systems that have them, with '--target iOS26.0'"
      ])
    options.target = .iOS26
    #expect(try Self.faults([Self.speaking, IntentFixture.intent("LeavePier")], options) == [])
  }

  @Test("and of two intents that would take the place of each other")
  func mutualReplacement() throws {
    var options = MigrationOptions()
    for (name, other) in [("PaintHull", "LeavePier"), ("LeavePier", "PaintHullIntent")] {
      var surfaces = IntentSurfaces()
      surfaces.replacement = ConfiguredText(stringLiteral: other)
      options.surfaces.intents.append(surfaces, for: ConfiguredText(stringLiteral: name))
    }
    let intents = [IntentFixture.intent(), IntentFixture.intent("LeavePier")]
    let reason = "would take the place of each other"
    #expect(
      try Self.faults(intents, options).map(\.message) == [
        "'PaintHull' and 'LeavePier' \(reason)", "'LeavePier' and 'PaintHull' \(reason)",
      ])
  }

  @Test(
    "and what is named twice in a configuration",
    arguments: [
      ("PaintHull", "PaintHullIntent", "'PaintHullIntent' is what is named as 'PaintHull' already"),
      ("PaintHull", "PaintHull", "'PaintHull' is named already"), ("PaintHull", "LeavePier", nil),
    ] as [(String, String, String?)])
  func names(first: String, second: String, message: String?) throws {
    let file = SourceLocation(file: SourceFile(path: "intentc.json", bytes: []), range: .position(0))
    var options = MigrationOptions()
    for name in [first, second] {
      options.surfaces.intents.append(IntentSurfaces(), for: ConfiguredText(name, at: file))
    }
    let intents = [IntentFixture.intent(), IntentFixture.intent("LeavePier")]
    #expect(try Self.faults(intents, options).map(\.message) == (message.map { [$0] } ?? []))
    options.surfaces.intents = [ConfiguredText(first): IntentSurfaces()]
    options.surfaces.intents.append(IntentSurfaces(), for: ConfiguredText(second, at: file))
    #expect(try Self.faults(intents, options) == [])
  }

  @Test("and what is asked for of types and enumerations that no intent uses")
  func unused() throws {
    let program = IntentProgram(
      source: SourceFile(path: "Harbour.intentdefinition", bytes: []), namespace: nil,
      intents: [IntentFixture.intent()],
      systemIntents: [],
      enumerations: [Enumeration(name: "Mood", className: "Mood", kind: "Regular", range: .position(0))],
      types: [ObjectType(name: "Loose", className: "ABLoose", range: .position(0))])
    var options = MigrationOptions()
    options.surfaces.types = ["Loose": TypeSurfaces(), "Lose": TypeSurfaces()]
    options.surfaces.enumerations = ["Mood": EnumerationSurfaces()]
    var diagnostics = DiagnosticEngine()
    let module = try #require(MigratedModule(of: [program], options: options, diagnostics: &diagnostics))
    #expect(
      module.optionFaults.map(\.message) == [
        "no intent uses the type 'Loose', so it is not migrated", "no type that is migrated is called 'Lose'",
        "no intent uses the enumeration 'Mood', so it is not migrated",
      ])
  }

  private static func faults(_ intents: [Intent], _ options: MigrationOptions) throws -> [ConfigurationFault] {
    var diagnostics = DiagnosticEngine()
    let module = MigratedModule(of: [IntentFixture.program(intents)], options: options, diagnostics: &diagnostics)
    return try #require(module).optionFaults
  }
}
