internal import IntentModel
internal import SourceDiagnostics

/// The values of the enumerations of a definition by name, each enumeration looked at once.
struct EnumerationValues {
  private let definition: CheckedDefinition
  private var known: [String: [String: Int]?] = [:]

  init(_ definition: CheckedDefinition) {
    self.definition = definition
  }

  /// The index of every value; nil where some name is missing, or there is no value at all, which has been reported.
  mutating func indexes(of enumeration: EnumEntry) -> [String: Int]? {
    guard let name = enumeration.name?.value else { return nil }
    if let indexes = known[name] { return indexes }
    var indexes: [String: Int]?
    if enumeration.knowsAllValueNames, !enumeration.values.isEmpty {
      indexes = Dictionary(
        enumeration.values.map { ($0.name?.value ?? "", $0.index?.value ?? 0) }, uniquingKeysWith: { first, _ in first }
      )
    }
    known[name] = .some(indexes)
    return indexes
  }
}
