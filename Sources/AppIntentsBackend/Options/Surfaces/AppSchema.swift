/// A schema that Apple has for intents, entities or enumerations of a domain.
struct AppSchema: Equatable {
  /// What adopts it.
  let macro: SchemaMacro

  /// The domain and the schema, without a dot at the front.
  ///
  /// For example: `photos.openAsset`
  let name: String

  /// The version that came with it.
  let version: SystemVersion

  /// The schemas of a name: a domain may have one name for several kinds.
  static func named(_ name: String) -> [AppSchema] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// All that are known.
  static let all: [AppSchema] = domains.flatMap { domain in
    let kinds: [(SchemaMacro, String)] = [
      (.intent, domain.intents), (.entity, domain.entities), (.enumeration, domain.enumerations),
    ]
    return kinds.flatMap { macro, names in
      names.split(whereSeparator: \.isWhitespace).map { name in
        // Those that a domain got later have a plus sign.
        let isLater = name.hasPrefix("+")
        return AppSchema(
          macro: macro, name: "\(domain.name).\(isLater ? name.dropFirst() : name)",
          version: isLater ? SystemVersion(27) : domain.version)
      }
    }
  }
}

extension SchemaMacro {
  /// What adopts schemas, in words.
  var words: String {
    switch self {
    case .intent: "intents"
    case .entity: "entities"
    case .enumeration: "enumerations"
    }
  }
}
