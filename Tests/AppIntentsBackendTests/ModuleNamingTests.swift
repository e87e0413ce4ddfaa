import IntentSemantics
import SourceDiagnostics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The names of what is migrated")
struct ModuleNamingTests {
  @Test("are those of the intents; of the class where the name means something else")
  func intents() throws {
    var diagnostics = DiagnosticEngine()
    let program = program(intents: [
      intent("OrderSoup"), intent("Timer", class: "StartTimerIntent"), intent("Color"),
    ])
    let module = try #require(
      MigratedModule(of: [program], options: MigrationOptions(), diagnostics: &diagnostics))
    #expect(module.intents.map(\.name) == ["OrderSoup", "StartTimer", "ColorAppIntent"])
    #expect(module.remarks.map(\.element) == ["Timer", "Color"])
    #expect(diagnostics.diagnostics.isEmpty)
  }

  @Test("are the legacy classes in the code, whatever the structures are called")
  func classNames() throws {
    var diagnostics = DiagnosticEngine()
    let program = program(intents: [intent("OrderSoup", class: "XYOrderSoupIntent")])
    let module = try #require(
      MigratedModule(of: [program], options: MigrationOptions(), diagnostics: &diagnostics))
    let file = try #require(AppIntentsBackend(module).files().first)
    let text = String(decoding: file.render(), as: UTF8.self)
    #expect(text.contains("static let intentClassName = \"XYOrderSoupIntent\""))
    #expect(file.record.texts.first?.key == "Order Soup")
  }

  @Test("are not those of the classes that the definition still has")
  func legacyNames() throws {
    var diagnostics = DiagnosticEngine()
    let program = program(intents: [intent("Soup"), intent("Order"), intent("OrderIntent")], types: ["Soup"])
    let module = try #require(MigratedModule(of: [program], options: MigrationOptions(), diagnostics: &diagnostics))
    #expect(module.intents.map(\.name) == ["SoupAppIntent", "Order", "OrderIntentAppIntent"])
  }

  @Test("of enumerations and types are their own, unless the module has that name already")
  func values() throws {
    var diagnostics = DiagnosticEngine()
    let values = (0...1).map { EnumerationValue(name: "v\($0)", index: $0) }
    func enumeration(_ name: String, _ className: String) -> Enumeration {
      Enumeration(name: name, className: className, kind: "Regular", values: values, range: .position(0))
    }
    let enumerations = [
      enumeration("Size", "Size"), enumeration("Roast", "XYRoast"), enumeration("OrderSoup", "XYOrderSoup"),
      enumeration("Locale", "XYLocale"), enumeration("cup", "XYCup"), enumeration("Dish", "XYDishes"),
    ]
    let used = enumerations.map { Parameter.sample($0.valueType, named: "p" + $0.name) }
    let program = program(
      intents: [intent("OrderSoup", parameters: used)], enumerations: enumerations,
      types: ["Dish", "Cup"].map { ObjectType(name: "My" + $0, className: $0, range: .position(0)) })
    let module = try #require(MigratedModule(of: [program], options: MigrationOptions(), diagnostics: &diagnostics))
    #expect(
      module.enumerations.map(\.name) == [
        "SizeAppEnum", "Roast", "OrderSoupAppEnum", "LocaleAppEnum", "cupAppEnum", "DishAppEnum",
      ])
    #expect(
      module.remarks.map { "\($0.element): \($0.reason)" } == [
        "OrderSoup: it is called 'OrderSoupAppEnum': it is that of the structure of 'OrderSoup'",
        "Locale: it is called 'LocaleAppEnum': 'Locale' is the name of a type that the code uses",
        "cup: it is called 'cupAppEnum': 'Cup' is a class of the definition",
        "Dish: it is called 'DishAppEnum': 'Dish' is a class of the definition",
      ])
  }

  @Test("of enumerations and types that would have one are those of their classes, and stay what they were")
  func rivals() throws {
    func module(_ classes: [(name: String, class: String)], _ recorded: [String: String] = [:]) throws -> MigratedModule
    {
      var diagnostics = DiagnosticEngine()
      var options = MigrationOptions()
      options.recordedNames = recorded
      let programs = classes.enumerated().map { index, names in
        let type = ObjectType(name: names.name, className: names.class, range: .position(0))
        return program(
          intents: [intent("Open\(index)", parameters: [.sample(type.valueType, named: "note")])], enumerations: [],
          types: [type])
      }
      return try #require(MigratedModule(of: programs, options: options, diagnostics: &diagnostics))
    }
    let (widget, app) = ((name: "Note", class: "WidgetNote"), (name: "Note", class: "SPNote"))
    #expect(try module([widget]).types.map(\.name) == ["Note"])
    let both = try module([widget, app])
    #expect(both.types.map(\.name) == ["WidgetNoteAppEntity", "SPNoteAppEntity"])
    #expect(
      both.remarks.map(\.reason) == [
        "it is called 'WidgetNoteAppEntity': what takes the place of 'SPNote' would be 'Note', too",
        "it is called 'SPNoteAppEntity': what takes the place of 'WidgetNote' would be 'Note', too",
      ])
    #expect(try module([app, widget]).types.map(\.name) == ["SPNoteAppEntity", "WidgetNoteAppEntity"])
    // One was there first, or both were.
    #expect(try module([widget, app], ["SPNote": "Note"]).types.map(\.name) == ["WidgetNoteAppEntity", "Note"])
    #expect(try module([widget], ["WidgetNote": "WidgetNoteAppEntity"]).types.map(\.name) == ["WidgetNoteAppEntity"])
    // The usual name of one is that of the other with an ending.
    #expect(try module([("Note", "Note"), app]).types.map(\.name) == ["NoteAppEntity", "SPNoteAppEntity"])
  }

  @Test("are refused where a generated class has them, and nothing else can be done")
  func generatedNames() {
    var diagnostics = DiagnosticEngine()
    let failing = intent("OrderSoup", response: Response(codes: [ResponseCode(name: "failure")]))
    let programs = [program(intents: [failing], types: ["OrderSoupError"])]
    #expect(MigratedModule(of: programs, options: MigrationOptions(), diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "the error type of 'OrderSoup' would become 'OrderSoupError', as a generated class of type 'OrderSoupError' "
          + "does"
      ])
  }

  @Test(
    "are refused where a legacy class would be taken for a type that the code uses",
    arguments: [
      ("IntentFile", [IntentSurfaces.Performing.bridge]), ("Summary", []), ("Property", [.gap, .bridge]),
      ("AppIntent", [.bridge]), ("Text", []), ("SnippetIntent", []),
    ])
  func hiddenNames(name: String, refusing: [IntentSurfaces.Performing]) {
    let type = ObjectType(
      name: name, className: name,
      properties: [TypeProperty(name: "harbour", tag: 1, type: .string, options: .none)], range: .position(0))
    let user = intent(
      "OrderSoup",
      parameters: [
        Parameter(
          name: "item", tag: 1, type: .object(TypeReference(name: name, className: name)), options: .none,
          range: .position(0))
      ])
    var options = MigrationOptions()
    for performing in [IntentSurfaces.Performing.gap, .bridge] {
      options.performing = performing
      var diagnostics = DiagnosticEngine()
      let module = MigratedModule(
        of: [program(intents: [user], enumerations: [], types: [type])], options: options, diagnostics: &diagnostics)
      let isRefused = refusing.contains(performing)
      #expect((module == nil) == isRefused)
      #expect(
        diagnostics.diagnostics.map(\.message)
          == (isRefused ? ["type '\(name)' hides a type that the App Intents need"] : []))
      #expect(diagnostics.diagnostics.allSatisfy { $0.id == .shadowedTypeName })
    }
  }

  @Test(
    "are refused where what is asked for would be called like an intent, at the place that asks",
    arguments: [false, true])
  func askedNames(isFirst: Bool) {
    var diagnostics = DiagnosticEngine()
    let configuration = SourceFile(path: "intentc.json", bytes: [])
    var options = MigrationOptions(target: .iOS26)
    var surfaces = IntentSurfaces()
    surfaces.hasSnippet = Configured(true, at: SourceLocation(file: configuration, range: .position(0)))
    options.surfaces.intents.append(surfaces, for: "ShowNote")
    let response = Response(
      parameters: [ResponseParameter(name: "note", tag: 1, type: .string, options: .none)], output: "note")
    let intents = [intent("ShowNote", response: response), intent("ShowNoteSnippet")]
    let program = program(intents: isFirst ? intents : intents.reversed())
    #expect(MigratedModule(of: [program], options: options, diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "the snippet of 'ShowNote' would become 'ShowNoteSnippet', as intent 'ShowNoteSnippet' does"
      ])
    #expect(diagnostics.diagnostics.first?.location?.file.path == "intentc.json")
    #expect(diagnostics.diagnostics.first?.hint?.hasPrefix("leave 'snippet' out") == true)
  }

  @Test("are refused where a name that is asked for is taken, at the place that asks", arguments: [false, true])
  func chosenNames(isFirst: Bool) {
    var diagnostics = DiagnosticEngine()
    let configuration = SourceFile(path: "intentc.json", bytes: [])
    var options = MigrationOptions()
    var surfaces = IntentSurfaces()
    surfaces.name = ConfiguredText("CloseKitchen", at: SourceLocation(file: configuration, range: .position(0)))
    options.surfaces.intents.append(surfaces, for: "OrderSoup")
    let intents = [intent("OrderSoup"), intent("CloseKitchen")]
    let program = program(intents: isFirst ? intents : intents.reversed())
    #expect(MigratedModule(of: [program], options: options, diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "intent 'OrderSoup' would become 'CloseKitchen', as intent 'CloseKitchen' does"
      ])
    #expect(diagnostics.diagnostics.first?.location?.file.path == "intentc.json")
    #expect(diagnostics.diagnostics.first?.hint == "choose another name")
  }

  @Test("are refused where two would be the same")
  func repeats() {
    var diagnostics = DiagnosticEngine()
    let programs = [program(intents: [intent("OrderSoup")]), program(intents: [intent("OrderSoup")])]
    #expect(MigratedModule(of: programs, options: MigrationOptions(), diagnostics: &diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.id.slug) == ["output-name-collision"])
  }

  @Test("are refused where something that belongs to one intent would be called like another")
  func furtherNames() {
    var diagnostics = DiagnosticEngine()
    let failing = intent("OrderSoup", response: Response(codes: [ResponseCode(name: "failure")]))
    let programs = [program(intents: [failing, intent("OrderSoupError")])]
    #expect(MigratedModule(of: programs, options: MigrationOptions(), diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "intent 'OrderSoupError' would become 'OrderSoupError', as the error type of 'OrderSoup' does"
      ])
    let compatible = MigratedModule(
      of: programs, options: MigrationOptions(form: .compatible), diagnostics: &diagnostics)
    #expect(compatible != nil)
  }

  @Test(
    "are refused where what every module has would be called the same",
    arguments: [
      ("BridgeOutcome", .bridge, "the bridge to handlers"),
      ("SiriKitHandlers", .bridge, "the bridge to handlers"), ("BridgedList", .gap, nil),
      ("MigrationGap", .gap, "what stands for work that is to be moved"), ("MigrationGap", .bridge, nil),
    ] as [(String, IntentSurfaces.Performing, String?)])
  func commonNames(name: String, performing: IntentSurfaces.Performing, kind: String?) {
    var options = MigrationOptions()
    options.performing = performing
    var diagnostics = DiagnosticEngine()
    let module = MigratedModule(
      of: [program(intents: [intent("OrderSoup")], types: [name])], options: options, diagnostics: &diagnostics)
    #expect((module == nil) == (kind != nil))
    #expect(
      diagnostics.diagnostics.map(\.message)
        == (kind.map { ["\($0) would become '\(name)', as a generated class of type '\(name)' does"] } ?? []))
  }

  private func program(intents: [Intent], types: [String] = []) -> IntentProgram {
    program(
      intents: intents, enumerations: [],
      types: types.map { ObjectType(name: $0, className: $0, range: .position(0)) })
  }

  private func program(intents: [Intent], enumerations: [Enumeration], types: [ObjectType]) -> IntentProgram {
    IntentProgram(
      source: SourceFile(path: "Menu.intentdefinition", bytes: []), namespace: nil, intents: intents,
      systemIntents: [], enumerations: enumerations, types: types)
  }

  private func intent(
    _ name: String, class className: String? = nil, parameters: [Parameter] = [], response: Response = Response()
  ) -> Intent {
    Intent(
      name: name, className: className ?? name + "Intent", category: "order", verb: "Order",
      title: LocalizedText(text: "Order Soup"), parameters: parameters, response: response, restriction: 0,
      range: .position(0))
  }
}
