internal import AppIntentsSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

extension UnstableRawValueRule {
  /// Checks that there is a raw value for each name that can be stored.
  static func checkNames(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    var known: Set<String> = []
    for successor in migration.successors {
      guard let legacy = successor.legacy else { continue }
      for (old, new) in successor.parameterPairs {
        guard case .enumeration(let reference) = old.type, !reference.isSystem,
          let enumeration = legacy.definition.program?.enumerations.first(where: { $0.name == reference.name }),
          let type = new.type
        else { continue }
        for found in migration.code.types(named: type.element, in: new.member.owner) {
          let key = "\(found.location.file.path):\(found.location.range.lowerBound):\(enumeration.className)"
          guard found.isEnumeration, known.insert(key).inserted,
            rawType(of: found)?.name == "String"
          else { continue }
          check(found, against: enumeration, in: legacy.definition, &findings)
        }
      }
    }
  }

  private static func check(
    _ type: AppIntentsType, against enumeration: Enumeration, in definition: CheckedDefinition,
    _ findings: inout RuleFindings
  ) {
    let cases = type.type.declarations.flatMap { owner in owner.cases.map { (owner, $0) } }
    let rawValues: [(owner: SwiftTypeDeclaration, name: Located<String>, value: String?)] = cases.map {
      owner, element in
      guard let range = element.rawValue else { return (owner, element.name, element.name.value) }
      guard case .string(let literal) = SwiftExpression(in: range, of: owner.source).kind else {
        return (owner, element.name, nil)
      }
      return (owner, element.name, literal.text)
    }
    let notes = [definition.note("the enumeration is defined here", at: enumeration.range)]
    for value in enumeration.values
    where !value.standsForNoValue && !rawValues.contains(where: { $0.value == value.name }) {
      let near = rawValues.first { candidate in
        [candidate.name.value, candidate.value ?? ""].contains { $0.lowercased() == value.name.lowercased() }
      }
      if let near {
        findings.report(
          "raw value of '\(near.name.value)' must be '\(value.name)'",
          at: SourceLocation(file: near.owner.source, range: near.name.range),
          hint: "write 'case \(near.name.value) = \"\(value.name)\"'", notes: notes,
          element: type.element(near.name.value))
      } else {
        findings.report(
          "no raw value of '\(type.name)' is '\(value.name)'", at: type.location,
          hint: "keep a case for what is stored", notes: notes, element: type.name)
      }
    }
  }
}

extension EnumerationValue {
  /// Whether it is the one that stands for no value.
  fileprivate var standsForNoValue: Bool { index == 0 && name.lowercased() == "unknown" }
}
