internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

extension UnstableRawValueRule {
  /// Checks that there is a raw value for each name that can be stored.
  static func checkNames(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    var known: Set<String> = []
    for successor in migration.successors {
      for old in successor.parameters {
        guard let enumeration = old.enumeration else { continue }
        for new in successor.intent.parameters where new.name == old.name {
          for found in new.type.map({ migration.code.types(named: $0.element, in: new.member.owner) }) ?? [] {
            let key = "\(found.location.file.path):\(found.location.range.lowerBound):\(enumeration.name)"
            guard found.isEnumeration, known.insert(key).inserted, rawType(of: found)?.name == "String" else {
              continue
            }
            check(found, against: enumeration, &findings)
          }
        }
      }
    }
  }

  private static func check(
    _ type: AppIntentsType, against enumeration: LegacyParameter.Enumeration, _ findings: inout RuleFindings
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
    for value in enumeration.values where !rawValues.contains(where: { $0.value == value }) {
      let near = rawValues.first { candidate in
        [candidate.name.value, candidate.value ?? ""].contains { $0.lowercased() == value.lowercased() }
      }
      if let near {
        findings.report(
          "raw value of '\(near.name.value)' must be '\(value)'",
          at: SourceLocation(file: near.owner.source, range: near.name.range),
          hint: near.name.value == value
            ? "write it without another one" : "write 'case \(near.name.value) = \"\(value)\"'",
          notes: [enumeration.note],
          element: type.element(near.name.value))
      } else {
        findings.report(
          "no raw value of '\(type.name)' is '\(value)'", at: type.location,
          hint: "keep a case for what is stored", notes: [enumeration.note], element: type.name)
      }
    }
  }
}
