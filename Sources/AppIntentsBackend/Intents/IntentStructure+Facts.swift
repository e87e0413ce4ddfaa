import IntentSemantics
import SourceDiagnostics
import SwiftCode

extension IntentStructure {
  /// Whether it has work to do: the settings of a widget have none, unless they are an action too.
  ///
  /// Who hides an action, or has a widget use its settings, takes nothing from the shortcuts that people have.
  var performs: Bool {
    options.form == .compatible || !intent.isEligibleForWidgets || intent.isConfigurable || migrated.isDiscoverable
  }

  /// The protocols in their order.
  var conformances: [String] {
    var protocols = ["AppIntent"]
    if opensApp { protocols.append("OpenIntent") }
    if migrated.isForWidgets { protocols.append("WidgetConfigurationIntent") }
    protocols.append("CustomIntentMigratedAppIntent")
    if PredictionConfiguration(of: self) != nil { protocols.append("PredictableIntent") }
    if isDeprecated, options.has(.iOS17) { protocols.append("DeprecatedAppIntent") }
    if continuesInForeground, !options.has(.iOS26) { protocols.append("ForegroundContinuableIntent") }
    return protocols
  }

  /// The attributes of the structure and of what has the same range of systems.
  var availability: [AttributeLine] {
    guard migrated.isForWidgets else { return options.availability(from: .iOS16) }
    return options.availability(from: .iOS17, on: [.iOS, .macOS, .watchOS])
      + missingSystems.map { AttributeLine(.unavailable(on: $0.rawValue)) }
  }

  /// The systems that do not have the structure, whatever their version; Xcode's converter does not say that there are any.
  var missingSystems: [SystemVersion.System] {
    options.form == .modern && migrated.isForWidgets ? [.tvOS] : []
  }

  /// Whether it opens the app at the value of its parameter `target`.
  var opensApp: Bool { options.form == .modern && migrated.surfaces.opensApp?.value == true }

  /// What the action needs of the app.
  var dependencies: [ConfiguredDependency] { options.form == .modern ? migrated.surfaces.dependencies : [] }

  /// The names of the members, dependencies left out, and of what every action has.
  var memberNames: Set<String> {
    var record = MigrationRecord()
    return members(record: &record).reduce(into: Self.givenNames) { names, member in
      names.formUnion(member.usedNames)
    }
  }

  /// The names of what the framework gives App Intents.
  static let givenNames: Set<String> = [
    "authenticationPolicy", "callAsFunction", "continueInForeground", "deprecation", "description", "donate",
    "intentClassName", "isDiscoverable", "needsToContinueInForegroundError", "openAppWhenRun", "parameterSummary",
    "perform", "persistentIdentifier", "predictionConfiguration", "progress", "requestChoice", "requestConfirmation",
    "requestToContinueInForeground", "result", "supportedModes", "systemContext", "title", "undoManager",
  ]

  /// What the protocol of App Intents has types for: a property of such a name would be ambiguous.
  private static let associatedTypeNames: Set<String> = ["PerformResult", "SummaryContent"]

  /// Whether the name of a parameter is used for something else in the code: a type, or a method that is called.
  ///
  /// Only names that begin like those of types, and those that the framework gives, are looked at.
  func usesOtherwise(_ name: String) -> Bool {
    if Self.associatedTypeNames.contains(name) { return true }
    guard Self.mayBeUsedOtherwise(name) else { return false }
    let isTypeName =
      HiddenTypeName.all.contains(name) || ReservedTypeNames.all.contains(name) || ClashingTypeName.all.contains(name)
      || module.declares(name)
    return isCalled(name) || isTypeName && isBase(name)
  }

  /// Whether a name begins like that of a type, or is one that the framework gives.
  static func mayBeUsedOtherwise(_ name: String) -> Bool {
    name.first?.isUppercase == true || givenNames.contains(name)
  }

  /// Whether something of a name is called in the code: a type whose value is made, or a method.
  func isCalled(_ name: String) -> Bool {
    expressions.contains { expression in
      guard case .call(let call) = expression else { return false }
      return call.function == .name(name) || call.function == .type(.named(name))
    }
  }

  /// Whether a member of something of a name is used.
  private func isBase(_ name: String) -> Bool {
    expressions.contains { expression in
      switch expression {
      case .member(.name(name), _), .metatype(.named(name)): true
      default: false
      }
    }
  }

  /// The expressions of the members.
  private var expressions: [Expression] {
    var record = MigrationRecord()
    return SwiftFile(declarations: members(record: &record)).visits.compactMap { visit in
      if case .expression(let expression) = visit.node { expression } else { nil }
    }
  }

  /// Whether something stands in the code that is there to be replaced.
  var usesGap: Bool { performs && !migrated.isBridged && PerformMethod(structure: self).usesGap }

  /// Whether people are told to use something else.
  var isDeprecated: Bool {
    options.form == .modern && (intent.isDeprecated || replacement != nil)
  }

  /// The structure that people are told to use instead; nil for none.
  var replacement: String? {
    migrated.surfaces.replacement.map { module.intent(called: $0.value)?.name ?? $0.value }
  }

  /// Whether a control is to have settings with the parameters.
  var wantsControl: Bool { migrated.surfaces.isForControls?.value == true }

  /// Whether the app is to go on with the work: what is asked for of the intent counts, else what is said of all, for those
  /// whose handlers may answer so.
  var wantsContinuation: Bool {
    migrated.surfaces.continuesInApp?.value
      ?? (options.continuesInApp && !options.backgroundIntents.contains(intent.className))
  }

  /// Whether the work may go on in the app; older systems have no way to it, and up to iOS 26 it takes a protocol that there
  /// is not in extensions, where the settings of widgets are.
  var continuesInForeground: Bool {
    options.form == .modern && performs && wantsContinuation
      && (migrated.isForWidgets ? options.has(.iOS26) : options.has(.iOS16Minor4))
  }

  /// Where the work is done.
  var execution: IntentExecution {
    let combinations = intent.managedCombinations + intent.suggestedCombinations
    let background = combinations.filter(\.supportsBackgroundExecution)
    if !combinations.isEmpty, background.isEmpty { return .inApp }
    return background.count < combinations.count ? .depends : .inBackground
  }

  /// What else is declared for the intent, with what it is called, and what asks for it beside the definition.
  var furtherNames: [(name: String, kind: String, asked: AskedName?)] {
    var names: [(name: String, kind: String, asked: AskedName?)] = []
    if IntentErrors(of: self) != nil { names.append((migrated.errorName, "the error type", nil)) }
    if IntentOutcomes(of: self) != nil { names.append((migrated.outcomeName, "the outcome type", nil)) }
    if ControlConfiguration(of: self) != nil {
      let asked = AskedName("control", migrated.surfaces.isForControls)
      names.append((migrated.controlName, "the control configuration", asked))
    }
    if SnippetStructure(of: self) != nil {
      let asked = AskedName("snippet", migrated.surfaces.hasSnippet ?? Configured(true, option: "--snippets"))
      names += [
        (migrated.snippetName, "the snippet", asked), (migrated.snippetViewName, "the view of the snippet", asked),
      ]
    }
    return names
  }

  /// The modules that a file with the declarations needs.
  func imports(for declarations: [Declaration]) -> [ImportDeclaration] {
    var modules = Set(intent.parameters.flatMap { property(of: $0).modules })
    // A sentence or a result may be of a type that no parameter has.
    let placemark = AppIntentsValue(kind: .placemark, isArray: false)
    if SwiftFile(declarations: declarations).visits.contains(where: { $0.node == .type(placemark.type) }) {
      modules.formUnion(placemark.modules)
    }
    return module.imports(modules, isBridged: migrated.isBridged)
  }

  /// The comment lines at the top of the file.
  var header: [String] {
    var lines = ["Migrated by intentc from \(module.programs[migrated.program].definitionName)."]
    if options.form == .modern {
      lines.append(
        "Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.")
    }
    return lines
  }

  /// The property of a parameter.
  func property(of parameter: Parameter) -> ParameterProperty {
    ParameterProperty(parameter: parameter, of: migrated, in: module)
  }

  /// The parameter of a name.
  func parameter(named name: String) -> Parameter? { intent.parameters.first { $0.name == name } }

  /// A place of texts of the intent, or of one of its parameters.
  func place(_ role: TextRole, _ parameter: String? = nil) -> TextPlace {
    TextPlace(role: role, element: element(parameter), program: migrated.program)
  }

  /// Remarks on the intent, or on one of its parameters.
  func remark(
    _ verdict: MigrationRemark.Verdict, _ parameter: String?, _ subject: String, _ reason: String,
    quoting quote: String? = nil, _ record: inout MigrationRecord, hint: String? = nil,
    marked mark: MigrationMark? = nil, shownBy evidence: [MigrationEvidence] = []
  ) {
    let range = parameter.flatMap { self.parameter(named: $0) }?.range ?? intent.range
    record.remarks.append(
      MigrationRemark(
        verdict, element(parameter), subject, reason, quoting: quote,
        at: SourceLocation(file: module.programs[migrated.program].source, range: range), hint: hint
      ).marked(mark).shown(by: evidence))
  }

  private func element(_ parameter: String?) -> String {
    [intent.name, parameter].compactMap(\.self).joined(separator: ".")
  }
}
