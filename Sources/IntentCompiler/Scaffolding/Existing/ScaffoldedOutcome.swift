internal import HandlerBackend
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The enumeration of a handler's outcomes, and the method that gives one.
struct ScaffoldedOutcome {
  /// The method `outcome(of:)`.
  let method: SwiftMember

  /// The enumeration.
  let enumeration: SwiftTypeDeclaration

  /// In which form the method is written.
  var style: HandlerOptions.Style { method.method.isAsync ? .async : .completion }

  /// Whether the cases with the names of the given ones have the same values.
  func agrees(with cases: [OutcomeCase]) -> Bool {
    let known = Dictionary(cases.map { ($0.name, $0.labels) }, uniquingKeysWith: { first, _ in first })
    return enumeration.cases.allSatisfy { known[$0.name.value] == $0.labels }
  }

  /// The given cases that the enumeration lacks.
  func lacking(among cases: [OutcomeCase]) -> [OutcomeCase] {
    let known = Set(enumeration.cases.map(\.name.value))
    return cases.filter { !known.contains($0.name) }
  }
}
