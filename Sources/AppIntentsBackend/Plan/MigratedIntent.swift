package import IntentSemantics

/// An intent and the structure that takes its place.
package struct MigratedIntent: Sendable, Equatable {
  /// The intent.
  package let intent: Intent

  /// The index of its definition.
  package let program: Int

  /// The name of the structure.
  ///
  /// For example: `OrderSoup`
  package let name: String

  /// The names of the options providers by parameter; only for parameters that need one.
  ///
  /// For example: `OrderSoupAddressOptionsProvider`
  package let providerNames: [String: String]

  /// The names of the queries that parameters have of their own; only for parameters whose options a handler lists, where
  /// the query of the type has to serve others, too.
  ///
  /// For example: `OrderSoupSoupOptionsQuery`
  package var queryNames: [String: String] = [:]

  /// What is asked for beside what the definition says.
  package var surfaces = IntentSurfaces()

  /// Whether the action asks the handler of the legacy intent.
  package var isBridged = false

  /// Whether Shortcuts and Siri show the action.
  package var isDiscoverable: Bool { surfaces.isDiscoverable?.value ?? intent.isConfigurable }

  /// Whether it is the configuration of a widget.
  package var isForWidgets: Bool { surfaces.isForWidgets?.value ?? intent.isEligibleForWidgets }

  /// The name of the enumeration of errors.
  ///
  /// For example: `OrderSoupError`
  package var errorName: String { name + "Error" }

  /// The name of the enumeration of successes.
  ///
  /// For example: `OrderSoupOutcome`
  package var outcomeName: String { name + "Outcome" }

  /// The name of the configuration of a control.
  ///
  /// For example: `OrderSoupControlConfiguration`
  package var controlName: String { name + "ControlConfiguration" }

  /// The name of what shows the response.
  ///
  /// For example: `OrderSoupSnippet`
  package var snippetName: String { name + "Snippet" }

  /// The name of the view of the snippet.
  ///
  /// For example: `OrderSoupSnippetView`
  package var snippetViewName: String { name + "SnippetView" }
}
