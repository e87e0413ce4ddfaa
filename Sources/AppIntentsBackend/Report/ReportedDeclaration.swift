package import SourceDiagnostics

/// An intent, an enumeration or a type before and after.
package struct ReportedDeclaration: Sendable, Equatable {
  /// What it is in the definition.
  package enum Kind: String, Sendable, CaseIterable {
    case intent
    case enumeration
    case type
  }

  /// What an action has to do with the handler of its intent.
  package enum HandlerStanding: Sendable {
    /// Nothing asks a handler.
    case none
    /// It asks it.
    case asked
    /// It would ask it, and nobody says which there is.
    case unnamed
    /// It did ask it, and the project has gone on without.
    case moved
  }

  /// What it is in the definition.
  package let kind: Kind

  /// The name in the definition.
  package let name: String

  /// The name of the legacy class.
  package let className: String

  /// The name of the new type.
  package let newName: String

  /// What users' data are found by besides names, or nobody finds: for people.
  ///
  /// For example: `looked up by 'SoupAppEntityQuery'`
  package let note: String?

  /// Whether people find its stored values by an identifier, besides names.
  package let hasIdentifier: Bool

  /// Whether it is an intent with the settings of a widget.
  package let isForWidgets: Bool

  /// Whether it works with the legacy class: an intent whose handler is asked, or a value that such an intent has.
  package let isBridged: Bool

  /// What an intent with a legacy handler has to do with it; of all else, nothing.
  package let handlerStanding: HandlerStanding

  /// Whether it has a method `donate` for the app to call.
  package let hasDonationMethod: Bool

  /// The place in the definition; nil for objects that have no type.
  package let location: SourceLocation?

  /// The names of its files.
  package let files: [String]

  /// The parameters, values or properties.
  package let members: [ReportedMember]

  /// What was carried over; kinds that the definition has nothing of are absent.
  package let counts: [ReportedCount]

  /// What is to be said about it, in the order of verdicts.
  package let remarks: [MigrationRemark]
}
