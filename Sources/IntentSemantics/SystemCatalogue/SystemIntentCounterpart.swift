/// What App Intents offers in place of a system intent.
package struct SystemIntentCounterpart: Sendable, Equatable {
  /// What kind of declaration takes its place.
  package enum Kind: Sendable, Hashable {
    /// Nothing that the system knows.
    case none
    /// An intent that conforms to a protocol of the AppIntents framework.
    case intentProtocol
    /// An intent that adopts a schema of the system.
    case schema
  }

  /// What takes its place.
  package let kind: Kind

  /// The protocol, or the schemas such as `.messages.sendMessage`; empty for none.
  package let names: [String]

  /// The first system that has it, for example `iOS 27`; nil for none.
  package let minimumSystem: String?

  /// What to do about it, as a clause for a report, for example `keep the SiriKit intent`; nil where the names say all.
  package let advice: String?

  /// Whether this was concluded and no document says so.
  package let isInferred: Bool

  private init(_ kind: Kind, _ names: [String], _ minimumSystem: String?, _ advice: String?, _ isInferred: Bool) {
    self.kind = kind
    self.names = names
    self.minimumSystem = minimumSystem
    self.advice = advice
    self.isInferred = isInferred
  }

  /// Nothing, with advice.
  static func none(_ advice: String, isInferred: Bool = false) -> SystemIntentCounterpart {
    SystemIntentCounterpart(.none, [], nil, advice, isInferred)
  }

  /// A protocol.
  static func intentProtocol(_ name: String, since system: String) -> SystemIntentCounterpart {
    SystemIntentCounterpart(.intentProtocol, [name], system, nil, false)
  }

  /// One or more schemas.
  static func schemas(
    _ names: [String], since system: String, _ advice: String? = nil, isInferred: Bool = false
  ) -> SystemIntentCounterpart {
    SystemIntentCounterpart(.schema, names, system, advice, isInferred)
  }

  /// One line for a report, for example `schema '.phone.startCall' from iOS 27`.
  package var text: String {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    let system = minimumSystem.map { " from \($0)" } ?? ""
    let main =
      switch kind {
      case .none: "no counterpart"
      case .intentProtocol: "protocol \(quoted)\(system)"
      case .schema: (names.count == 1 ? "schema " : "schemas ") + quoted + system
      }
    return advice.map { "\(main); \($0)" } ?? main
  }
}
