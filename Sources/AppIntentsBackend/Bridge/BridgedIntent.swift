import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The members with which an action asks the handler of its legacy intent, as SiriKit does.
///
/// For example: `func perform() async throws -> some IntentResult { … }`
struct BridgedIntent {
  /// The structure that has them.
  let structure: IntentStructure

  private var intent: Intent { structure.intent }
  private var options: MigrationOptions { structure.options }
  private var module: MigratedModule { structure.module }
  private var names: BridgeNames { BridgeNames(of: structure) }
  private let legacy = Expression.name("legacy")
  private let handler = Expression.name("handler")
  private let response = Expression.name("response")

  /// The members of a structure.
  init(_ structure: IntentStructure) {
    self.structure = structure
  }

  /// The members in their order.
  func members(conversation: [ConversationMethods.Method], record: inout MigrationRecord) -> [Declaration] {
    guard structure.performs, let errors = IntentErrors(of: structure).map(BridgedErrors.init) else {
      return [legacyIntent(record: &record)]
    }
    var members = [perform(errors, conversation, record: &record), legacyIntent(record: &record)]
    members.append(check(errors, record: &record))
    if speaks { members.append(dialog(record: &record)) }
    return members
  }

  /// The parameter of the response that is the result.
  private var output: ResponseParameter? {
    intent.response.output.flatMap { name in intent.response.parameters.first { $0.name == name } }
  }

  /// The result.
  private var outputValue: BridgedValue? {
    output.map { BridgedValue($0.type, isArray: $0.isArray, in: structure.migrated.program, of: module) }
  }

  /// Whether something is said in the end.
  private var speaks: Bool { if case .none = ResponseOutcomes(of: intent).dialog { false } else { true } }

  /// The codes with which a handler passes the work on to the app.
  private static let continuing = [
    BuiltInResponseCode.continueInApp.name, BuiltInResponseCode.failureRequiringAppLaunch.name,
  ]

  /// Whether the work may go on in the app.
  private var continues: Bool { structure.continuesInForeground }

  // MARK: - Performing

  private func perform(
    _ errors: BridgedErrors, _ conversation: [ConversationMethods.Method], record: inout MigrationRecord
  ) -> Declaration {
    var parts: [TypeExpression] = [.named("IntentResult")]
    if let outputValue { parts.append(.generic("ReturnsValue", [outputValue.value.type])) }
    if speaks { parts.append(.named("ProvidesDialog")) }
    if SnippetStructure(of: structure) != nil { parts.append(.named("ShowsSnippetIntent")) }
    var body: [Statement] = [
      .variable(VariableDeclaration(.let, "legacy", value: .name(names.legacyIntent))),
      BridgeHandlers.demand(for: intent),
    ]
    if options.letsHandlersResolve {
      let names = Set(conversation.map(\.name))
      for parameter in intent.parameters where parameter.supportsResolution {
        guard structure.property(of: parameter).bridged.isBridgeable else { continue }
        body.append(
          BridgedParameter(parameter: parameter, structure: structure, conversation: names, errors: errors)
            .statement(record: &record))
      }
    }
    body += confirmation(record: &record)
    body += handling(errors, record: &record)
    return .function(
      FunctionDeclaration(
        modifiers: options.accessModifiers, "perform", effects: .asyncThrows, result: .opaque(.composition(parts)),
        body: body))
  }

  /// The handler looks at the whole, then the person does.
  private func confirmation(record: inout MigrationRecord) -> [Statement] {
    let confirmation = Expression.name("confirmation")
    let asked = Expression.await(
      .call(.optionalMethod(.member(handler, "confirm")), [Argument("intent", legacy)]))
    let checked = Statement.expression(
      .try(.call(.name(names.check), [Argument(confirmation), Argument("confirming", .boolean(true))])))
    guard intent.requiresConfirmation else { return [.if([.binding("confirmation", asked)], [checked])] }
    let request = Confirmation(structure: structure)
    guard speaks else {
      return [.if([.binding("confirmation", asked)], [checked]), consent(request.statements(record: &record))]
    }
    let question = request.question(record: &record)
    return [
      .variable(VariableDeclaration(.var, "question", type: .named("IntentDialog"), value: question)),
      .if(
        [.binding("confirmation", asked)],
        [
          checked,
          .if(
            // What is said while the work goes on is no question.
            [
              .expression(
                .binary(.member(confirmation, "code"), "!=", .implicitMember(BuiltInResponseCode.inProgress.name)))
            ],
            [
              .assignment(
                to: .name("question"),
                .binary(.call(.name(names.dialog), [Argument("for", confirmation)]), "??", .name("question")))
            ]),
        ]),
      consent(request.statements(asking: .name("question"))),
    ]
  }

  /// Statements that ask the person, where there is one: a test has nobody who agrees.
  private func consent(_ request: [Statement]) -> Statement {
    .if([.expression(.member(.name("SiriKitBridge"), "asksPerson"))], request)
  }

  private func handling(_ errors: BridgedErrors, record: inout MigrationRecord) -> [Statement] {
    var statements: [Statement] = []
    let arguments = [Argument("intent", legacy)]
    if intent.isEligibleForWidgets {
      let asked = Expression.await(.call(.optionalMethod(.member(handler, "handle")), arguments))
      statements.append(
        .guard(
          [.binding("response", asked)],
          else: [
            .throw(
              errors.generalFailure(BridgedSentences(structure: structure, response: nil), record: &record))
          ]))
    } else {
      statements.append(
        .variable(
          VariableDeclaration(.let, "response", value: .await(.call(.member(handler, "handle"), arguments)))))
    }
    statements.append(
      .expression(.try(.call(.name(names.check), [Argument(response), Argument("confirming", .boolean(false))]))))
    if continues { statements += continuation }
    var result: [Argument] = []
    if let output, let outputValue {
      let value = outputValue.optional(.member(response, output.name))
      statements.append(
        .guard([.binding("value", value.inCondition)], else: [.throw(.member(.name("SiriKitBridgeError"), "noOutput"))])
      )
      result.append(Argument("value", .name("value")))
    }
    if speaks {
      let done = structure.dialog(
        FormatText(format: FormatString(segments: [.literal(UsualWords.done)])), .response, nil, tokens: [:],
        record: &record)
      result.append(
        Argument("dialog", .binary(.call(.name(names.dialog), [Argument("for", response)]), "??", done)))
    }
    if let snippet = SnippetStructure(of: structure) {
      let sentences = BridgedSentences(structure: structure, response: "response")
      let shown = snippet.expression { value in
        if output != nil, value.token == FormatToken(name: output?.name ?? "") { return value.argument(.name("value")) }
        return snippet.valueOfParameter(value) ?? sentences.argument(value)
      }
      result.append(Argument("snippetIntent", shown))
    }
    return statements + [.return(.call(.implicitMember("result"), result))]
  }

  /// Goes on in the app, which gets what the handler has left for it, and the values.
  ///
  /// The action ends with that, but for a result that the handler has given all the same: from iOS 26 on, the app may come to
  /// the front while an action is performed.
  private var continuation: [Statement] {
    let goOn = Expression.call(
      .member(.name(BridgeHandlers.typeName), "continueInApp"),
      [Argument(.name("activity")), Argument("with", .name("interaction"))])
    func note(_ name: String, _ value: Expression) -> Statement {
      .variable(VariableDeclaration(modifiers: [Modifier("nonisolated(unsafe)")], .let, name, value: value))
    }
    // SiriKit makes an activity of that type, too, where the handler has left none. Nobody else can give one an interaction.
    let usual = Expression.call(
      .name("NSUserActivity"), [Argument("activityType", .string(intent.className))])
    let notes = [
      note("activity", .binary(.member(response, "userActivity"), "??", usual)),
      note("interaction", .call(.name("INInteraction"), [Argument("intent", legacy), Argument("response", response)])),
    ]
    let move: [Statement] =
      options.has(.iOS26)
      ? [
        .expression(
          .try(.await(.call(.name("continueInForeground"), [Argument("alwaysConfirm", .boolean(false))])))),
        .expression(.await(goOn)),
      ] + endingWithoutResult
      : [
        .throw(
          .call(
            FunctionCall(
              .name("needsToContinueInForegroundError"), trailingClosure: Closure(body: [.expression(goOn)]))))
      ]
    return [
      .switch(
        .member(response, "code"),
        [
          SwitchCase(.enumCases(Self.continuing), notes + move),
          SwitchCase(.default, [.break]),
        ])
    ]
  }

  /// Ends the action where there is a result to give and none has been given.
  private var endingWithoutResult: [Statement] {
    guard let output, let outputValue else { return [] }
    let given = Expression.member(response, output.name)
    return [
      .if(
        [.expression(.binary(outputValue.isSingleEnumeration ? outputValue.optional(given) : given, "==", .nil))],
        [
          .throw(
            .call(.name("needsToContinueInForegroundError"), [Argument("alwaysConfirm", .boolean(false))]))
        ])
    ]
  }

  // MARK: - The legacy intent

  private func legacyIntent(record: inout MigrationRecord) -> Declaration {
    let name = "legacy"
    var body: [Statement] = [
      .variable(VariableDeclaration(.let, name, value: .call(.type(.named(intent.className)))))
    ]
    for parameter in intent.parameters {
      let property = structure.property(of: parameter)
      let value = property.bridged
      guard value.isBridgeable else {
        structure.remark(
          .lost, parameter.name, "the value", "only the system makes such values, so the handler gets none", &record)
        continue
      }
      body += LegacyAssignment(
        value, to: .member(.name(name), parameter.name), module: module, program: structure.migrated.program
      ).statements(
        from: structure.reference(to: parameter), isOptional: property.isOptional)
    }
    return .variable(
      VariableDeclaration(
        documentation: DocumentationComment("The intent that the handler knows, with the values of this action."),
        modifiers: structure.performs ? [.access(.private)] : options.accessModifiers, .var, names.legacyIntent,
        type: .named(intent.className), getter: .block(body + [.return(.name(name))])))
  }

  // MARK: - The response

  private var parameterOfResponse: FunctionParameter {
    FunctionParameter(label: .omitted, "response", .named(intent.responseClassName))
  }

  private func check(_ errors: BridgedErrors, record: inout MigrationRecord) -> Declaration {
    let sentences = BridgedSentences(structure: structure, response: "response")
    let failure = Statement.throw(errors.generalFailure(sentences, record: &record))
    let successes = ResponseOutcomes(of: intent).successes.map(\.name)
    let good =
      [BuiltInResponseCode.success.name, BuiltInResponseCode.inProgress.name]
      + successes.filter { $0 != BuiltInResponseCode.success.name }
    var cases = [
      SwitchCase(.enumCases(good), [.return(nil)]),
      SwitchCase(
        .enumCases([BuiltInResponseCode.ready.name]), [.guard([.expression(.name("confirming"))], else: [failure])]),
    ]
    if continues {
      // The app can go on with work only once there is some.
      cases.append(
        SwitchCase(
          .enumCases(Self.continuing), [.if([.expression(.name("confirming"))], [failure])]))
    }
    for (code, error) in errors.codes where code != BuiltInResponseCode.failure.name {
      cases.append(
        SwitchCase(.enumCases([code]), [.throw(errors.value(of: error, sentences, record: &record))]))
    }
    cases.append(SwitchCase(.default, [failure]))
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment("Throws where the handler cannot or could not do the work."),
        modifiers: [.access(.private)], names.check,
        parameters: [parameterOfResponse, FunctionParameter("confirming", .named("Bool"))], effects: .throws,
        body: [.switch(.member(response, "code"), cases)]))
  }

  private func dialog(record: inout MigrationRecord) -> Declaration {
    let sentences = BridgedSentences(structure: structure, response: "response")
    var cases: [SwitchCase] = []
    for code in ResponseOutcomes(of: intent).successes where code.hasText {
      var tokens: [FormatToken: TokenValue] = [:]
      for token in code.texts.flatMap(\.format.tokens) where tokens[token] == nil {
        tokens[token] = sentences.value(of: token, record: &record)
      }
      cases.append(
        SwitchCase(
          .enumCases([code.name]), [.return(structure.dialog(of: code, tokens: tokens, record: &record))]))
    }
    let underWay = structure.dialog(
      FormatText(format: FormatString(segments: [.literal(UsualWords.underWay)])), .response, nil, tokens: [:],
      record: &record)
    let goingOn = [BuiltInResponseCode.inProgress.name] + (continues && options.has(.iOS26) ? Self.continuing : [])
    cases.append(SwitchCase(.enumCases(goingOn), [.return(underWay)]))
    cases.append(SwitchCase(.default, [.return(.nil)]))
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment("What is said about a response; nil where it has no sentence."),
        modifiers: [.access(.private)], names.dialog,
        parameters: [FunctionParameter(label: .word("for"), "response", .named(intent.responseClassName))],
        result: .optional(.named("IntentDialog")), body: [.switch(.member(response, "code"), cases)]))
  }
}

extension Expression {
  /// The expression as a condition has it: there, a closure behind a call would read as the block of the statement.
  fileprivate var inCondition: Expression {
    if case .call(let call) = self, call.trailingClosure != nil { .tuple([self]) } else { self }
  }
}
