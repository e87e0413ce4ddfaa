// Migrated by intentc from Messaging.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct PostUpdate: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "PostUpdateIntent"

    static var title: LocalizedStringResource = "Post an Update"
    static var description = IntentDescription("Posts a text, with a picture if you like.")

    @Parameter(title: "Text")
    var message: String?

    @Parameter(title: "Picture")
    var picture: IntentFile?

    @Parameter(title: "Audience", default: .friends)
    var audience: PostAudienceAppEnum?

    static var parameterSummary: some ParameterSummary {
        Summary("Post \(\.$message) to \(\.$audience)") {
            \.$picture
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$message, \.$audience)) { message, audience in
            DisplayRepresentation(
                title: "Post \(message!)",
                subtitle: "For \(audience!)"
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<URL> {
        // TODO: Move the work of the old handler here.
        let value: URL = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var messageParameterPrompt: Self {
        "What would you like to say?"
    }
    static var audienceParameterPrompt: Self {
        "Who may see it?"
    }
    static func audienceParameterConfirmation(audience: PostAudienceAppEnum) -> Self {
        "Should \(audience) see it?"
    }
    static var responseSuccess: Self {
        "Your update is online."
    }
    static var responseFailureTooLong: Self {
        "The text is too long."
    }
}
