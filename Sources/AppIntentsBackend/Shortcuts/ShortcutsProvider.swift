import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The `AppShortcutsProvider` of an app.
///
/// For example: `struct SoupChefShortcuts: AppShortcutsProvider { … }`
struct ShortcutsProvider {
  /// The shortcuts.
  let plan: ShortcutPlan

  /// What else there is in the module.
  let module: MigratedModule

  /// What is said about shortcuts beside the definitions.
  let configuration: ShortcutsConfiguration

  /// The name of the structure; one that nothing else in the module has.
  let name: String

  /// The provider of some shortcuts.
  init(plan: ShortcutPlan, module: MigratedModule, configuration: ShortcutsConfiguration) {
    self.plan = plan
    self.module = module
    self.configuration = configuration
    var name = configuration.providerName?.value ?? Self.usualName(configuration)
    while module.declares(name) || ClashingTypeName.all.contains(name) { name += "List" }
    self.name = name
  }

  private var options: MigrationOptions { module.options }

  private static func usualName(_ configuration: ShortcutsConfiguration) -> String {
    let words = (configuration.appNames.first ?? "").split { !$0.isLetter && !$0.isNumber }
    let appName = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let base = appName.first?.isLetter == true ? appName : "App"
    return base + "Shortcuts"
  }

  /// The structure.
  func declaration(record: inout MigrationRecord) -> Declaration {
    var members: [Declaration] = []
    if let color = configuration.tileColor {
      members.append(
        .variable(
          VariableDeclaration(
            modifiers: options.accessModifiers + [.static], .let, "shortcutTileColor",
            type: .named("ShortcutTileColor"),
            value: .implicitMember(color.rawValue))))
    }
    members.append(computed("appShortcuts", .array(.named("AppShortcut")), entries(record: &record)))
    if !plan.negativePhrases.isEmpty {
      let phrases = plan.negativePhrases.map { phrase in
        self.phrase(FormatText(format: phrase), element: name, program: 0, record: &record)
      }
      members.append(
        computed(
          "negativePhrases", .named("NegativeAppShortcutPhrases"),
          [
            .expression(
              .call(
                FunctionCall(
                  .name("NegativeAppShortcutPhrases"), [Argument("phrases", .arrayLines(phrases))], layout: .line)))
          ]))
    }
    record.remarks += plan.remarks
    remarkUpdates(in: &record)
    return .type(
      TypeDeclaration(
        attributes: options.availability(from: .iOS16)
          + missingSystems.map { AttributeLine(.unavailable(on: $0.rawValue)) },
        modifiers: options.accessModifiers, .struct, name,
        inheritance: [.named("AppShortcutsProvider")], members: members, layout: .separated))
  }

  private func computed(_ name: String, _ type: TypeExpression, _ statements: [Statement]) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], .var, name, type: type, getter: .block(statements)))
  }

  // MARK: Shortcuts

  /// The shortcuts, each under the condition that the system has its action.
  private func entries(record: inout MigrationRecord) -> [Statement] {
    var entries: [Statement] = []
    let missingEverywhere = missingSystems
    for shortcut in plan.shortcuts {
      let missing = missingSystems(of: shortcut).filter { !missingEverywhere.contains($0) }
      let entry = Statement.expression(self.shortcut(shortcut, record: &record))
      entries.append(missing.isEmpty ? entry : .conditional(MigratedModule.condition(without: missing), [entry]))
    }
    return entries
  }

  /// The systems that have none of the actions.
  private var missingSystems: [SystemVersion.System] {
    SystemVersion.System.allCases.filter { system in
      plan.shortcuts.allSatisfy { missingSystems(of: $0).contains(system) }
    }
  }

  /// The systems that do not have the action of a shortcut, of those that the file is compiled for.
  private func missingSystems(of shortcut: PlannedShortcut) -> [SystemVersion.System] {
    IntentStructure(shortcut.migrated, in: module).missingSystems.filter { !module.missingSystems.contains($0) }
  }

  private func shortcut(_ shortcut: PlannedShortcut, record: inout MigrationRecord) -> Expression {
    let (element, program) = (shortcut.migrated.intent.name, shortcut.migrated.program)
    var phrases: [Expression] = []
    for phrase in shortcut.phrases {
      phrases.append(self.phrase(phrase, element: element, program: program, record: &record))
    }
    let title = record.literal(
      shortcut.shortTitle, TextPlace(role: .title, element: element, program: program), options)
    return .call(
      FunctionCall(
        .name("AppShortcut"),
        [
          Argument("intent", .call(.name(shortcut.migrated.name))), Argument("phrases", .arrayLines(phrases)),
          Argument("shortTitle", title), Argument("systemImageName", .string(shortcut.symbol)),
        ], layout: .lines))
  }

  private func phrase(
    _ phrase: FormatText, element: String, program: Int, record: inout MigrationRecord
  ) -> Expression {
    record.sentence(
      phrase, TextPlace(role: .phrase, element: element, program: program), options, lookup: .byWords
    ) { $0 == PhraseReading.appName ? .applicationName : .parameter($0.name) }
  }

  // MARK: Remarks

  private func remarkUpdates(in record: inout MigrationRecord) {
    let entities = plan.shortcuts.flatMap { shortcut in
      shortcut.parameters.filter { parameter in
        switch parameter.type {
        case .object, .untypedObject: true
        default: false
        }
      }.map { "\(shortcut.migrated.intent.name).\($0.name)" }
    }
    guard !entities.isEmpty else { return }
    record.remarks.append(
      MigrationRemark(
        .open, name, "entities in phrases",
        "call '\(name).updateAppShortcutParameters()' when the app starts and when the values of "
          + "\(entities.joined(separator: ", ")) change", at: nil
      ).shown(by: [.call("updateAppShortcutParameters", on: name)]))
  }
}
