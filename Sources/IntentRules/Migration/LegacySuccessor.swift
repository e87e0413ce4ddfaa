internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// An App Intent that takes the place of a legacy intent.
struct LegacySuccessor: Sendable {
  /// The App Intent.
  let intent: AppIntentsType

  /// The name of the legacy class as it says; nil where that is no literal.
  let className: Located<String>?

  /// The property that has the name.
  let member: AppIntentsMember?

  /// The intent of a definition that has the class; nil where there is none.
  let legacy: IntentClass?

  init(_ intent: AppIntentsType, classes: IntentClasses, records: [RecordedMigration]) {
    self.intent = intent
    member = intent.staticMembers(named: "intentClassName").first
    if let value = member?.expression, case .string(let literal) = value.kind, let text = literal.text {
      className = Located(text, at: value.range)
    } else {
      className = nil
    }
    let name = className?.value
    let legacy = name.flatMap { classes.custom($0) }
    self.legacy = legacy
    if let legacy {
      parameters = LegacyParameter.parameters(of: legacy)
    } else {
      parameters =
        records.lazy.compactMap { record in
          record.intents.first { $0.className.value == name }.map { LegacyParameter.parameters(of: $0, in: record) }
        }.first ?? []
    }
  }

  /// The parameters of the legacy intent; none where nobody knows them.
  let parameters: [LegacyParameter]
}
