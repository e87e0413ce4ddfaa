import IntentSemantics
import SwiftCode

/// The tests of an action, which drive its `perform()`: a suite in a file of the project's own.
///
/// For example: `@Suite("Order Coffee") struct OrderCoffeeTests { … }`
struct IntentTests {
  /// The action.
  let structure: IntentStructure

  /// The names of the module's types.
  let names: TestedNames

  /// The tests of an action in a module.
  init(of structure: IntentStructure, in testedModule: String) {
    self.structure = structure
    let records = structure.options.letsHandlersResolve
    names = TestedNames(
      of: testedModule, recorders: records ? BridgeResults(module: structure.module).names : [])
  }

  /// The name of the suite, and of the file without its ending.
  var name: String { structure.migrated.name + "Tests" }

  /// The file; nil for an action without any work.
  func file() -> MigratedFile? {
    guard structure.performs else { return nil }
    let errors = IntentErrors(of: structure)
    let content: [Declaration]
    var helpers: [Declaration] = []
    var performing: [Declaration] = []
    if structure.migrated.isBridged, let errors {
      let tests = BridgeTests(tests: self, errors: errors)
      content = tests.members
      performing = [tests.performing]
      helpers = [ScriptedHandler(structure: structure, names: names).declaration]
    } else {
      content = GapTests(tests: self, errors: errors).members
    }
    let suite = Declaration.type(
      TypeDeclaration(
        attributes: [AttributeLine(Attribute("Suite", [Argument(.string(structure.intent.title.text))]))], .struct,
        name, members: content + texts(of: errors) + performing + action, layout: .separated))
    return MigratedFile(
      name: name + ".swift", owner: .project,
      file: SwiftFile(
        header: [
          "Written by intentc for the tests of \(structure.module.programs[structure.migrated.program].definitionName)."
        ],
        condition: condition, imports: imports, declarations: [suite] + helpers),
      record: MigrationRecord())
  }

  // MARK: - The file

  private var modules: Set<String> {
    var modules: Set<String> = structure.migrated.isBridged ? ["Intents"] : []
    for parameter in structure.intent.parameters {
      modules.formUnion(ExampleValue(structure.property(of: parameter), names).modules)
    }
    if structure.migrated.isBridged {
      for parameter in structure.intent.response.parameters {
        modules.formUnion(ExampleValue(parameter, of: structure, names).modules)
      }
    }
    return modules
  }

  private var imports: [ImportDeclaration] {
    modules.union(["AppIntents", "Testing"]).sorted().map { ImportDeclaration($0) }
      + [ImportDeclaration(modifiers: [Modifier("@testable")], names.module)]
  }

  /// Where the action is not there, neither are its tests.
  private var condition: String? {
    let module = structure.module
    if module.asksHandlers { return module.fileCondition }
    if modules.contains("Intents") { return module.fileCondition(and: "canImport(Intents) && !os(tvOS)") }
    return module.fileCondition(and: structure.migrated.isForWidgets ? "!os(tvOS)" : nil)
  }

  // MARK: - Parts of tests

  /// A test; a suite takes no availability, so each of its methods has that of the action.
  func test(
    _ title: String, _ name: String, effects: FunctionEffects = .asyncThrows, _ body: [Statement]
  ) -> Declaration {
    .function(
      FunctionDeclaration(
        attributes: [AttributeLine(Attribute("Test", [Argument(.string(title))]))] + availability, name,
        effects: effects, body: body))
  }

  /// What happens, with the words of the definition for it, or with its name where that says more than what happens.
  ///
  /// For example: `Fails: “${drink} is sold out today.”`
  static func title(_ event: String, _ text: FormatText?, _ name: String) -> String {
    if let text {
      return "\(event): “\(text.format.source.split(whereSeparator: \.isNewline).joined(separator: " "))”"
    }
    return BuiltInResponseCode(rawValue: name) == nil ? "\(event): \(name)" : event
  }

  /// The attribute that says which systems have the action.
  var availability: [AttributeLine] {
    structure.migrated.isForWidgets
      ? structure.options.availability(from: .iOS17, on: [.iOS, .macOS, .watchOS]) : []
  }

  /// The action with all its values.
  static let completeAction = Expression.call(.name("makeAction"))

  /// The statement `await #expect(throws: error) { … }`.
  static func expectation(of error: Expression, _ performing: Expression, isLong: Bool = false) -> Statement {
    let performed = Expression.try(.await(performing))
    return .expression(
      .await(
        .call(
          FunctionCall(
            .macro("expect"), [Argument("throws", error)],
            trailingClosure: isLong ? Closure(body: [.expression(performed)]) : Closure(value: performed)))))
  }

  /// The method that makes the action with all its values.
  private var action: [Declaration] {
    let type = TypeExpression.named(names[structure.migrated.name])
    let action = Expression.name("action")
    let values = structure.intent.parameters.map { parameter in
      Statement.assignment(
        to: .member(action, parameter.name), ExampleValue(structure.property(of: parameter), names).expression)
    }
    return [
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment(
            values.isEmpty ? "An action." : "An action with all its values."),
          attributes: availability, modifiers: [.access(.private)], "makeAction", result: type,
          body: values.isEmpty
            ? [.expression(.call(.type(type)))]
            : [.variable(VariableDeclaration(.let, "action", value: .call(.type(type))))] + values
              + [.return(action)]))
    ]
  }

  /// The test that there is something to say about each error.
  private func texts(of errors: IntentErrors?) -> [Declaration] {
    guard let errors else { return [] }
    let type = TypeExpression.named(structure.migrated.errorName)
    let expected = ExpectedError(errors: errors, names: names)
    let text = Expression.call(
      .name("String"), [Argument("localized", .member(.name("$0"), "localizedStringResource"))])
    let isSaid = FunctionCall(
      .member(.name("errors"), "allSatisfy"), trailingClosure: Closure(value: .binary(text, "!=", .string(""))))
    return [
      test(
        "Says why it fails", "texts", effects: .none,
        [
          .variable(
            VariableDeclaration(
              .let, "errors", type: .array(type), value: .arrayLines(errors.errors.map(expected.sample)))),
          .expression(.call(.macro("expect"), [Argument(.call(isSaid))])),
        ])
    ]
  }
}
