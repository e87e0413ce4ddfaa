import IntentSemantics
import SwiftCode

/// What every bridged action needs: how the word of a handler is noted, and what is done about it.
///
/// Nothing in it depends on a definition.
enum BridgeRuntime {
  /// The name of the file without its ending.
  static let name = "SiriKitBridge"

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
                    guard let value = read(answer) else { throw SiriKitBridgeError.unreadable(name) }
                    return assign(value, answer)
                case .notRequired:
                    return assign(nil, nil)
                case .needsValue:
                    assign(try await ask(), nil)
                case .disambiguation(let answers):
                    let values = answers.compactMap(read)
                    assign(values.isEmpty ? try await ask() : try await choose(values), nil)
                case .confirmationRequired(let answer):
                    guard let value = answer.map(read) ?? current() else {
                        assign(try await ask(), nil)
                        continue
                    }
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
                        throw ask()
                    case .disambiguation(let answers):
                        let choices = answers.compactMap(read)
                        guard !choices.isEmpty else { throw ask() }
                        kept.append((try await choose(choices), false))
                        isChanged = true
                    case .confirmationRequired(let answer):
                        guard let value = answer.flatMap(read) else { throw ask() }
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
