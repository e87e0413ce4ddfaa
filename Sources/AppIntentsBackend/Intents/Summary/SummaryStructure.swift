import IntentSemantics
import SwiftCode

/// The property that says how Shortcuts shows an action, or a widget its settings.
///
/// For example: `static var parameterSummary: some ParameterSummary { … }`
struct SummaryStructure {
  /// The structure that has it.
  let structure: IntentStructure

  /// The intent.
  var intent: Intent { structure.intent }

  /// The property.
  func declaration(record: inout MigrationRecord) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: structure.options.accessModifiers + [.static], .var, "parameterSummary",
        type: .opaque(.named("ParameterSummary")), getter: .block([.expression(summary(record: &record))])))
  }

  private func summary(record: inout MigrationRecord) -> Expression {
    let combinations = intent.managedCombinations
    if structure.options.form == .compatible {
      // Xcode's converter knows summaries only by their combinations, which widgets do not have.
      guard !combinations.isEmpty || !structure.migrated.isForWidgets else {
        reportRelationships(record: &record)
        return .call(.name("Summary"))
      }
      if let only = combinations.first, combinations.count == 1 {
        return code(of: .shown(only.parameters), record: &record)
      }
    }
    let parameters = summaryParameters(record: &record)
    let (tree, unbranched) = SummaryTreeBuilder.tree(of: parameters)
    if let first = unbranched.first {
      let parents =
        unbranched.count == 1 ? "'\(first)'" : "\(unbranched.count) parameters, '\(first)' the first of them,"
      structure.remark(
        .lost, nil, "INIntentParameterRelationship",
        "what depends on \(parents) is shown whenever that is: the summary would have more than "
          + "\(SummaryTreeBuilder.leafLimit) forms", &record)
    }
    reportUnused(in: tree, record: &record)
    return code(of: tree, record: &record)
  }

  /// The parameters that people can edit, with the conditions that App Intents can express.
  private func summaryParameters(record: inout MigrationRecord) -> [SummaryParameter] {
    let shown = intent.parameters.filter(\.isConfigurable)
    let names = Set(shown.map(\.name))
    return shown.map { parameter in
      guard let relationship = parameter.relationship,
        let parent = intent.parameters.first(where: { $0.name == relationship.parent })
      else { return SummaryParameter(parameter.name) }
      let isOptional = structure.property(of: parent).isOptional
      // A parameter that always has a value decides nothing.
      if relationship.condition == .hasAnyValue, !isOptional { return SummaryParameter(parameter.name) }
      guard names.contains(parent.name) else {
        structure.remark(
          .leftOut, parameter.name, "INIntentParameterRelationship",
          "it is always shown: '\(parent.name)', which it depends on, cannot be edited", &record)
        return SummaryParameter(parameter.name)
      }
      guard let condition = condition(relationship.condition, on: parent) else {
        structure.remark(
          .lost, parameter.name, "INIntentParameterRelationship",
          "it is always shown: a summary has no condition on \(relationship.condition.inexpressiblePart) of "
            + "'\(parent.name)'", &record)
        return SummaryParameter(parameter.name)
      }
      return SummaryParameter(
        parameter.name, SummaryParameter.Dependency(parent: parent.name, condition: condition))
    }
  }

  private func condition(_ condition: RelationshipCondition, on parent: Parameter) -> SummaryCondition? {
    switch condition {
    case .hasAnyValue: return .hasAnyValue
    case .booleanEquals(let value): return .isBoolean(value)
    case .integerIsGreater(let number): return .isGreater(than: number)
    case .integerIsAtLeast(let number): return .isAtLeast(number)
    case .objectIdentifierContains: return nil
    case .enumerationEquals(let value):
      guard case .enumeration(let enumeration) = structure.property(of: parent).value.kind else { return nil }
      return enumeration.caseName(of: value).map { .isCase($0) } ?? .hasNoValue
    }
  }

  /// Says which conditions a summary without parameters does not have.
  private func reportRelationships(record: inout MigrationRecord) {
    for parameter in intent.parameters where parameter.relationship != nil {
      structure.remark(
        .lost, parameter.name, "INIntentParameterRelationship",
        "it is always shown: in this form, widgets have an empty summary", &record)
    }
  }

  /// Says which texts belong to parameters that are never shown together.
  private func reportUnused(in tree: SummaryTree, record: inout MigrationRecord) {
    let used = Set(tree.leaves.compactMap { line($0).combination })
    let saidTitles = used.compactMap { intent.managedCombinations[$0].title?.format }
    for (index, combination) in intent.managedCombinations.enumerated() where !used.contains(index) {
      guard let title = combination.title, !saidTitles.contains(title.format) else { continue }
      structure.remark(
        .leftOut, nil, "INIntentManagedParameterCombinations",
        "it belongs to parameters that are never shown together", quoting: title.format.source, &record)
    }
  }

  /// What is said of parameters that are shown.
  func line(_ names: [String]) -> SummaryLine {
    SummaryLine(showing: names, combinations: intent.managedCombinations, keyParameter: intent.keyParameter)
  }
}

extension RelationshipCondition {
  /// What of a value a summary cannot look at.
  fileprivate var inexpressiblePart: String {
    if case .objectIdentifierContains = self { "parts of the identifier" } else { "the value" }
  }
}
