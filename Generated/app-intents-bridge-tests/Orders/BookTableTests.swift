// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Book a Table")
struct BookTableTests {
    @Test("Succeeds: “Table ${tableName} is yours on ${date}.”")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value == "Table")
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("guests")) {
            try await perform { $0.guestsResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("date")) {
            try await perform { $0.dateResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: BookTableError.guests) {
            try await perform { $0.guestsResult = .unsupported() }
        }
        await #expect(throws: BookTableError.date) {
            try await perform { $0.dateResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: BookTableError.failure) {
            try await perform { $0.code = .failure }
        }
        await #expect(throws: BookTableError.self) {
            try await perform { $0.code = .failureFullyBooked }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [BookTableError] = [
            .failure,
            .failureFullyBooked(date: "Date"),
            .guests,
            .date,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> String? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> BookTable {
        let action = BookTable()
        action.guests = 2
        action.date = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        action.in = .public
        action.groupName = "Group Name"
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, BookTableIntentHandling {
    var guestsResult: Samples.INIntegerResolutionResult?
    var dateResult: Samples.INDateComponentsResolutionResult?
    var code = BookTableIntentResponseCode.success

    func handle(intent: BookTableIntent) async -> BookTableIntentResponse {
        let response = BookTableIntentResponse(code: code, userActivity: nil)
        response.tableName = "Table"
        response.date = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        return response
    }

    func resolveGuests(for intent: BookTableIntent) async -> Samples.INIntegerResolutionResult {
        guestsResult ?? intent.guests.map { .success(with: $0.intValue) } ?? .notRequired()
    }

    func resolveDate(for intent: BookTableIntent) async -> Samples.INDateComponentsResolutionResult {
        dateResult ?? intent.date.map { .success(with: $0) } ?? .notRequired()
    }
}

#endif
