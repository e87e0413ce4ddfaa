// Written by intentc for actions that ask the handlers of legacy intents.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import ObjectiveC

/// What a handler says about a value.
enum BridgeOutcome {
    case needsValue
    case notRequired
    case unsupported(reason: Int)
    case success(Any)
    case disambiguation([Any])
    case confirmationRequired(Any?)
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
            guard outcomes.count >= values.count else { throw SiriKitBridgeError.unreadable(name) }
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

/// Why a handler could not be asked or understood.
enum SiriKitBridgeError: Error, CustomLocalizedStringResourceConvertible {
    case noHandler
    case unreadable(String)
    case tooManyRounds(String)
    case noOutput

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noHandler:
            "This action isn’t available."
        case .unreadable:
            "This value can’t be used."
        case .tooManyRounds:
            "This value can’t be used."
        case .noOutput:
            "The action has no result."
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
