// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct AddErrand: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "AddErrandIntent"
    public static let title: LocalizedStringResource = "Add an Errand"
    public static let description: IntentDescription? = IntentDescription(
        "Puts something on your list of errands.",
        categoryName: "Create"
    )
    public static let isDiscoverable = false
    public static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "What")
    public var what: String?

    @Parameter(title: "Urgency")
    public var urgency: ErrandUrgencyAppEnum?

    @Parameter(title: "Shop")
    public var shop: ObjectAppEntity?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Add an Errand")
    }

    public func perform() async throws -> some IntentResult & ProvidesDialog {
        // TODO: Move the work of `AddErrandIntentHandling` here.
        //
        // - Where it failed, throw an error of `AddErrandError`.
        let responseWhat: String = try MigrationGap.value()
        let position: Int = try MigrationGap.value()
        return .result(dialog: "\(responseWhat) is number \(position) on your list.")
    }
}

/// Why ‘Add an Errand’ can fail.
public enum AddErrandError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureDuplicate(what: String)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The list is full."
        case .failureDuplicate(let what):
            "\(what) is on your list already."
        }
    }
}
