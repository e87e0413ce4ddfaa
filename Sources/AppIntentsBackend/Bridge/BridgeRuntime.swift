import IntentSemantics
import SwiftCode

/// What every bridged action needs: how the word of a handler is noted, and what is done about it.
///
/// Nothing in it depends on a definition.
enum BridgeRuntime {
  /// The name of the file without its ending.
  static let name = "SiriKitBridge"

  /// The names of the types that it declares, with those of the values.
  static let typeNames = [
    "BridgeOutcome", "BridgedList", "BridgedParameter", "SiriKitBridge", "SiriKitBridgeError", "SiriKitBridgeQuestion",
  ]

  /// The failures of the bridge itself: the case of `SiriKitBridgeError`, what is said, and whether it is about a parameter.
  private static let errors: [(name: String, text: String, namesParameter: Bool)] = [
    ("noHandler", "This action isn’t available.", false),
    ("unreadable", UsualWords.refusal, true),
    ("tooManyRounds", UsualWords.refusal, true),
    ("noOutput", "The action has no result.", false),
  ]

  /// The declarations.
  static let text = #"""
    /// What a handler says about a value.
    enum BridgeOutcome {
        case needsValue
        case notRequired
        case unsupported(reason: Int)
        case success(Any)
        case disambiguation([Any])
        case confirmationRequired(Any?)

        /// Whether it can be the one answer about a list of any length.
        var isForWholeList: Bool {
            switch self {
            case .needsValue, .notRequired, .unsupported: true
            case .success, .disambiguation, .confirmationRequired: false
            }
        }
    }

    nonisolated(unsafe) private var outcomeKey: UInt8 = 0

    extension INIntentResolutionResult {
        /// What the handler said; nil for a result of a class that takes no note of it.
        var bridgeOutcome: BridgeOutcome? { objc_getAssociatedObject(self, &outcomeKey) as? BridgeOutcome }

        /// Notes what the handler says: a result does not tell.
        func recording(_ outcome: BridgeOutcome) -> Self {
            objc_setAssociatedObject(self, &outcomeKey, outcome, .OBJC_ASSOCIATION_RETAIN)
            return self
        }
    }

    /// What tests put in the place of the module's handlers and of the person:
    ///
    ///     let result = try await SiriKitBridge.rehearsing(with: handler) { try await action.perform() }
    ///
    /// Nobody answers in a test. So an action is taken as confirmed, and a question about a value is thrown.
    extension SiriKitBridge {
        /// A handler of a test; unchecked, since the test waits while the action asks it.
        private struct Rehearsal: @unchecked Sendable {
            let handler: Any
        }

        @TaskLocal private static var rehearsal: Rehearsal?

        /// Runs an operation in which every action asks the handler.
        static func rehearsing<Result>(
            with handler: Any, _ operation: () async throws -> Result
        ) async rethrows -> Result {
            try await $rehearsal.withValue(Rehearsal(handler: handler), operation: operation)
        }

        /// The handler of an intent.
        static func handler(for intent: INIntent) -> Any? {
            rehearsal?.handler ?? SiriKitHandlers.handler(for: intent)
        }

        /// Whether there is a person who can be asked.
        static var asksPerson: Bool { rehearsal == nil }

        /// Throws a question about a value where there is nobody to answer it.
        static func pose(_ question: SiriKitBridgeQuestion) throws {
            if !asksPerson { throw question }
        }
    }

    /// A question about the value of a parameter, by its name.
    enum SiriKitBridgeQuestion: Error, Equatable {
        /// Which value it is.
        case value(String)
        /// Which of several values it is.
        case choice(String)
        /// Whether a value is the right one.
        case confirmation(String)
    }

    /// How often a handler may be asked about one value.
    private let roundLimit = 10

    /// A parameter with one value, and what there is to do about it.
    struct BridgedParameter<Value> {
        /// The name of the parameter.
        let name: String
        /// The value that it has.
        let current: () -> Value?
        /// What a handler passed on, as a value of the parameter.
        let read: (Any) -> Value?
        /// Gives the parameter a value, with what the handler passed on for it.
        let assign: (Value?, Any?) -> Void
        /// Asks for a value.
        let ask: () async throws -> Value
        /// Lets the person choose.
        let choose: ([Value]) async throws -> Value
        /// Asks whether this is the value.
        let confirm: (Value) async throws -> Bool
        /// The error for a refused value.
        let refuse: (Int) -> any Error

        /// Asks the handler until it accepts the value.
        func settle(_ resolve: () async -> BridgeOutcome?) async throws {
            for _ in 1...roundLimit {
                switch await resolve() {
                case .success(let answer):
                    guard let value = read(answer) else {
                        // The raw value of an enumeration that stands for no choice.
                        guard answer as? Int == 0 else { throw SiriKitBridgeError.unreadable(name) }
                        return assign(nil, nil)
                    }
                    return assign(value, answer)
                case .notRequired:
                    return assign(nil, nil)
                case .needsValue:
                    assign(try await asked(), nil)
                case .disambiguation(let answers):
                    let values = answers.compactMap(read)
                    guard !values.isEmpty else {
                        assign(try await asked(), nil)
                        continue
                    }
                    try SiriKitBridge.pose(.choice(name))
                    assign(try await choose(values), nil)
                case .confirmationRequired(let answer):
                    guard let value = answer.map(read) ?? current() else {
                        assign(try await asked(), nil)
                        continue
                    }
                    try SiriKitBridge.pose(.confirmation(name))
                    guard try await confirm(value) else {
                        assign(nil, nil)
                        continue
                    }
                    return assign(value, answer)
                case .unsupported(let reason):
                    throw refuse(reason)
                case nil:
                    throw SiriKitBridgeError.unreadable(name)
                }
            }
            throw SiriKitBridgeError.tooManyRounds(name)
        }

        private func asked() async throws -> Value {
            try SiriKitBridge.pose(.value(name))
            return try await ask()
        }
    }

    /// A parameter with a list of values, and what there is to do about each.
    struct BridgedList<Value> {
        /// The name of the parameter.
        let name: String
        /// The values that it has.
        let current: () -> [Value]
        /// What a handler passed on, as a value of the list.
        let read: (Any) -> Value?
        /// Gives the parameter its values.
        let assign: ([Value]) -> Void
        /// The error with which the system asks for the list.
        let ask: () -> any Error
        /// Lets the person choose.
        let choose: ([Value]) async throws -> Value
        /// Asks whether this is the value.
        let confirm: (Value) async throws -> Bool
        /// The error for a refused value.
        let refuse: (Int) -> any Error

        /// Asks the handler until it accepts every value.
        func settle(_ resolve: () async -> [BridgeOutcome?]) async throws {
            // Values that the person has agreed to are not asked about again.
            var isSettled: [Bool] = current().map { _ in false }
            for _ in 1...roundLimit {
                let values = current()
                let outcomes = await resolve()
                // One answer may be about the list as a whole.
                guard outcomes.count >= values.count || outcomes.count == 1 && outcomes[0]?.isForWholeList == true
                else { throw SiriKitBridgeError.unreadable(name) }
                var kept: [(value: Value, isSettled: Bool)] = []
                var isChanged = false
                for (index, outcome) in outcomes.enumerated() {
                    if index < values.count, isSettled[index] {
                        kept.append((values[index], true))
                        continue
                    }
                    switch outcome {
                    case .success(let answer):
                        guard let value = read(answer) else { throw SiriKitBridgeError.unreadable(name) }
                        kept.append((value, true))
                    case .notRequired:
                        break
                    case .needsValue:
                        throw try asking()
                    case .disambiguation(let answers):
                        let choices = answers.compactMap(read)
                        guard !choices.isEmpty else { throw try asking() }
                        try SiriKitBridge.pose(.choice(name))
                        kept.append((try await choose(choices), false))
                        isChanged = true
                    case .confirmationRequired(let answer):
                        guard let value = answer.flatMap(read) else { throw try asking() }
                        try SiriKitBridge.pose(.confirmation(name))
                        if try await confirm(value) {
                            kept.append((value, true))
                        } else {
                            isChanged = true
                        }
                    case .unsupported(let reason):
                        throw refuse(reason)
                    case nil:
                        throw SiriKitBridgeError.unreadable(name)
                    }
                }
                assign(kept.map(\.value))
                guard isChanged else { return }
                isSettled = kept.map(\.isSettled)
            }
            throw SiriKitBridgeError.tooManyRounds(name)
        }

        private func asking() throws -> any Error {
            try SiriKitBridge.pose(.value(name))
            return ask()
        }
    }
    """#

  /// The error type of the bridge, with its texts.
  static func errorType(record: inout MigrationRecord, _ options: MigrationOptions) -> Declaration {
    var cases: [Declaration] = []
    var texts: [SwitchCase] = []
    for (name, text, namesParameter) in errors {
      cases.append(
        .enumCase(
          EnumCaseDeclaration(
            name,
            associatedValues: namesParameter
              ? [FunctionParameter(label: .omitted, "parameter", .named("String"))] : [])))
      let place = TextPlace(role: .response, element: "SiriKitBridge", program: 0)
      texts.append(
        SwitchCase(
          .enumCases([name]), [.expression(record.literal(LocalizedText(text: text), place, options))]))
    }
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment("Why a handler could not be asked or understood."),
        .enum, "SiriKitBridgeError",
        inheritance: [.named("Error"), .named("CustomLocalizedStringResourceConvertible")],
        members: cases + [
          .variable(
            VariableDeclaration(
              .var, "localizedStringResource", type: .named("LocalizedStringResource"),
              getter: .block([.switch(.selfReference, texts)])))
        ], layout: .separated))
  }
}
