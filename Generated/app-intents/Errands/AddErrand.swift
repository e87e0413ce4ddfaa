// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct AddErrand: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "AddErrandIntent"
    static let title: LocalizedStringResource = "Add an Errand"
    static let description: IntentDescription? = IntentDescription(
        "Puts something on your list of errands.",
        categoryName: "Create"
    )
    static let isDiscoverable = false
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(title: "What")
    var what: String?

    @Parameter(title: "Urgency")
    var urgency: ErrandUrgencyAppEnum?

    @Parameter(title: "Shop")
    var shop: ObjectAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Add an Errand")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        // TODO: Move the work of `AddErrandIntentHandling` here.
        //
        // - Where it failed, throw an error of `AddErrandError`.
        let responseWhat: String = try MigrationGap.value()
        let position: Int = try MigrationGap.value()
        return .result(dialog: "\(responseWhat) is number \(position) on your list.")
    }
}

/// Why ‘Add an Errand’ can fail.
enum AddErrandError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureDuplicate(what: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The list is full."
        case .failureDuplicate(let what):
            "\(what) is on your list already."
        }
    }
}
