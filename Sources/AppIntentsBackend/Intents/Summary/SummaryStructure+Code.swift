import IntentSemantics
import SwiftCode

extension SummaryStructure {
  /// The expression of a tree.
  func code(of tree: SummaryTree, record: inout MigrationRecord) -> Expression {
    switch tree {
    case .shown(let names):
      return code(of: line(names), record: &record)
    case .when(let parent, let condition, let then, let otherwise):
      return .call(
        FunctionCall(
          .name("When"), [Argument(.projectedKeyPath(parent))] + arguments(condition, on: parent),
          trailingClosure: block(then, record: &record),
          furtherClosures: [LabeledClosure("otherwise", block(otherwise, record: &record))]))
    case .switch(let parent, let cases, let otherwise):
      var blocks = cases.map { element in
        FunctionCall(
          .name("Case"), [Argument(caseName(element.name, of: parent))],
          trailingClosure: block(element.tree, record: &record))
      }
      blocks.append(FunctionCall(.name("DefaultCase"), trailingClosure: block(otherwise, record: &record)))
      return .call(
        FunctionCall(
          .name("Switch"), [Argument(.projectedKeyPath(parent))],
          trailingClosure: Closure(body: blocks.map { .expression(.call($0)) })))
    }
  }

  private func block(_ tree: SummaryTree, record: inout MigrationRecord) -> Closure {
    Closure(body: [.expression(code(of: tree, record: &record))])
  }

  private func code(of line: SummaryLine, record: inout MigrationRecord) -> Expression {
    let listed = line.listed.map { Statement.expression(.projectedKeyPath($0)) }
    let text: FormatText?
    if let title = line.title {
      text = title
    } else if listed.isEmpty {
      text = FormatText(format: FormatString(segments: [.literal(intent.title.text)]), id: intent.title.id)
    } else {
      text = nil
    }
    let names = Set(intent.parameters.map(\.name))
    for token in text?.format.tokens ?? [] {
      if !names.contains(token.name) {
        structure.remark(
          .leftOut, nil, "INIntentManagedParameterCombinations", "there is no such parameter", quoting: token.source,
          &record)
      } else if token.property != nil {
        structure.remark(
          .changed, nil, "INIntentManagedParameterCombinations",
          "a summary cannot name properties, so it names the parameter", quoting: token.source, &record)
      }
    }
    // A key of its own would need an initialiser call, which `Summary` does not take.
    let argument = text.map { text in
      record.sentence(text, structure.place(.summary), structure.options, lookup: .byWords) { token in
        names.contains(token.name) ? .parameter(token.name) : .insertion("")
      }
    }
    return .call(
      FunctionCall(
        .name("Summary"), argument.map { [Argument($0)] } ?? [],
        trailingClosure: listed.isEmpty ? nil : Closure(body: listed)))
  }

  private func arguments(_ condition: SummaryCondition, on parent: String) -> [Argument] {
    func comparison(_ name: String, _ value: Expression) -> [Argument] {
      [Argument(.implicitMember(name)), Argument(value)]
    }
    return switch condition {
    case .hasAnyValue: [Argument(.implicitMember("hasAnyValue"))]
    case .hasNoValue: [Argument(.implicitMember("hasNoValue"))]
    case .isCase(let name): comparison("equalTo", caseName(name, of: parent))
    case .isBoolean(let value): comparison("equalTo", .boolean(value))
    case .isGreater(let number): comparison("greaterThan", .integer(number))
    case .isAtLeast(let number): comparison("greaterThanOrEqualTo", .integer(number))
    }
  }

  /// A case as a condition has it: Swift infers the enumeration only where the parameter is optional.
  private func caseName(_ name: String, of parent: String) -> Expression {
    guard let parameter = intent.parameters.first(where: { $0.name == parent }) else { return .implicitMember(name) }
    let property = structure.property(of: parameter)
    guard case .enumeration(let enumeration) = property.value.kind else { return .implicitMember(name) }
    return enumeration.expression(ofCase: name, isInferred: property.isOptional)
  }
}
