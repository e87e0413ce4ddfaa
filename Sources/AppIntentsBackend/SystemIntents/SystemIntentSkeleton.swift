import IntentSemantics
import SwiftCode

/// What takes the place of an intent of the framework, for people to go on with: a file of the project's own from the first
/// run on.
///
/// For example: `struct PauseWorkout: PauseWorkoutIntent { … }`
struct SystemIntentSkeleton {
  /// The intent.
  let intent: MigratedSystemIntent

  /// What else there is in the module.
  let module: MigratedModule

  /// What is written.
  private let kind: MigratedSystemIntent.Skeleton

  /// What takes the place of an intent; nil where nothing does.
  init?(_ intent: MigratedSystemIntent, in module: MigratedModule) {
    guard let kind = intent.skeleton else { return nil }
    self.intent = intent
    self.module = module
    self.kind = kind
  }

  private var options: MigrationOptions { module.options }
  private var access: [Modifier] { options.accessModifiers }

  /// Whether it has a style, which the system starts it with.
  private var hasStyle: Bool {
    if case .intentProtocol("StartWorkoutIntent", _) = kind { true } else { false }
  }

  /// The file.
  func file() -> MigratedFile {
    var record = MigrationRecord()
    let style = hasStyle ? [styles(record: &record)] : []
    let declarations = [structure(record: &record)] + style
    remark(&record)
    return MigratedFile(
      name: intent.name + ".swift", owner: .project,
      file: SwiftFile(
        header: ["Written by intentc for what '\(intent.known.className)' does."], condition: module.fileCondition,
        imports: options.imports([]), declarations: declarations),
      record: record)
  }

  /// The names that it declares.
  var names: [String] { [intent.name] + (hasStyle ? [intent.styleName] : []) }

  // MARK: The structure

  private func structure(record: inout MigrationRecord) -> Declaration {
    var attributes: [AttributeLine] = []
    var inheritance = [TypeExpression.named("AppIntent")]
    switch kind {
    case .intentProtocol(let name, let version):
      attributes = options.availability(from: version)
      inheritance = [module.framework(name)]
    case .schema(let name, let version):
      attributes = options.availability(from: version, on: [.iOS, .macOS, .visionOS])
      attributes += options.schemaAttribute(ConfiguredText(name), .intent)
    }
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("What ‘\(intent.title.text)’ does, as `\(intent.known.className)` did."),
        attributes: attributes, modifiers: access, .struct, intent.name, inheritance: inheritance,
        members: statics(record: &record) + (hasStyle ? style(record: &record) : options.initializer) + [perform],
        layout: .separated))
  }

  private func stored(_ name: String, _ type: TypeExpression?, _ value: Expression) -> Declaration {
    .variable(VariableDeclaration(modifiers: access + [.static], .let, name, type: type, value: value))
  }

  private func statics(record: inout MigrationRecord) -> [Declaration] {
    let title = stored("title", .named("LocalizedStringResource"), record.literal(intent.title, place(.title), options))
    let description = intent.summary.map { summary in
      stored(
        "description", .optional(.named("IntentDescription")),
        .call(
          .name("IntentDescription"), [Argument(record.literal(summary, place(.description), options))]))
    }
    return [title, description, stored("persistentIdentifier", nil, .string(intent.name))].compactMap(\.self)
  }

  private var perform: Declaration {
    let todo =
      switch kind {
      case .intentProtocol:
        "TODO: Move the work of `\(intent.known.className)Handling` here."
      case .schema(let name, _):
        "TODO: Add the parameters and the result of the schema, as Xcode’s template for "
          + "`\(name.split(separator: ".").joined(separator: "_"))` has them, and move the work of "
          + "`\(intent.known.className)Handling` here."
      }
    let gap = VariableDeclaration(
      .let, "_", type: .named("Void"), value: .try(.call(.member(.name(MigrationGap.typeName), "value"))))
    return .function(
      FunctionDeclaration(
        modifiers: access, "perform", effects: .asyncThrows, result: .opaque(.named("IntentResult")),
        body: [
          .comment([.paragraph(todo)]), .variable(gap), .return(.call(.implicitMember("result"))),
        ]))
  }

  // MARK: The style of a workout

  private func style(record: inout MigrationRecord) -> [Declaration] {
    let suggested = Expression.array([
      .call(.name(intent.name), [Argument("style", .implicitMember(Self.onlyStyle))])
    ])
    let title = record.literal(LocalizedText(text: "Workout"), place(.title), options)
    let words = Expression.interpolation(InterpolatedString([.value([Argument(.name("workoutStyle"))])]))
    return [
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment("What the Action button offers."), modifiers: access + [.static], .var,
          "suggestedWorkouts", type: .array(.named(intent.name)), getter: .block([.expression(suggested)]))),
      .variable(
        VariableDeclaration(
          attributes: [AttributeLine(Attribute("Parameter", [Argument("title", title)]))], modifiers: access, .var,
          "workoutStyle", type: .named(intent.styleName))),
      .initializer(InitializerDeclaration(modifiers: access, body: [])),
      .variable(
        VariableDeclaration(
          modifiers: access, .var, "displayRepresentation", type: .named("DisplayRepresentation"),
          getter: .block([.expression(.call(.name("DisplayRepresentation"), [Argument("title", words)]))]))),
    ]
  }

  private func styles(record: inout MigrationRecord) -> Declaration {
    let title = record.literal(LocalizedText(text: "Workout"), place(.title), options)
    let name = record.literal(LocalizedText(text: "Open Workout"), place(.option), options)
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("The workouts that can be started."), modifiers: access, .enum,
        intent.styleName, inheritance: [.named("String"), .named("AppEnum")],
        members: [
          .enumCase(EnumCaseDeclaration(Self.onlyStyle)), .blankLine,
          stored(
            "typeDisplayRepresentation", .named("TypeDisplayRepresentation"),
            .call(.name("TypeDisplayRepresentation"), [Argument("name", title)])),
          stored(
            "caseDisplayRepresentations", .dictionary(.selfType, .named("DisplayRepresentation")),
            .dictionaryLines([DictionaryElement(.implicitMember(Self.onlyStyle), name.displayRepresentation)])),
        ], layout: .separated))
  }

  private static let onlyStyle = "open"

  // MARK: Words

  private func place(_ role: TextRole) -> TextPlace {
    TextPlace(role: role, element: intent.modelName, program: intent.program ?? 0)
  }

  private func remark(_ record: inout MigrationRecord) {
    func say(_ reason: String, quoting quote: String, _ mark: MigrationMark? = nil) {
      record.remarks.append(
        MigrationRemark(.open, intent.modelName, "the system intent", reason, quoting: quote, at: intent.location)
          .marked(mark))
    }
    let mark = MigrationMark(intent.name + ".swift")
    switch kind {
    case .intentProtocol(let name, _):
      say(
        "a structure of '\(name)' is in '\(intent.name).swift', and the work of the old handler goes there"
          + (intent.isReplaced ? "" : ", too, for Shortcuts: Siri goes on to ask the handler"),
        quoting: intent.known.className + "Handling", mark)
      if hasStyle {
        say("the workouts that can be started are to be listed", quoting: intent.styleName)
      }
    case .schema(let name, let version):
      say(
        "a structure with the schema is in '\(intent.name).swift': Xcode holds parameters and result against it, and knows "
          + "it from the tools for iOS \(version.major) on", quoting: "." + name, mark)
    }
  }
}
