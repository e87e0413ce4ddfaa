import IntentSemantics
import SwiftCode

/// The property with the suggestions that the system may make.
///
/// For example: `static var predictionConfiguration: some IntentPredictionConfiguration { … }`
struct PredictionConfiguration {
  /// The structure that has it.
  let structure: IntentStructure

  /// The suggestions: by falling number of parameters.
  private let entries: [ParameterCombination]

  /// The number of suggestions, and of the parameters of each, that App Intents take.
  static let limit = 15

  /// The suggestions of an intent; nil where there are none, or none that App Intents take has a parameter.
  init?(of structure: IntentStructure) {
    let intent = structure.intent
    guard structure.wantsPredictions else { return nil }
    let table = intent.suggestedCombinations.isEmpty ? intent.managedCombinations : intent.suggestedCombinations
    guard table.contains(where: { (1...Self.limit).contains($0.parameters.count) }) else { return nil }
    self.structure = structure
    entries = table.enumerated().sorted { left, right in
      (right.element.parameters.count, left.offset) < (left.element.parameters.count, right.offset)
    }.map(\.element)
  }

  /// The property.
  func declaration(record: inout MigrationRecord) -> Declaration {
    let fitting = entries.filter { $0.parameters.count <= Self.limit }
    for entry in entries where entry.parameters.count > Self.limit {
      structure.remark(
        .lost, nil, "INIntentParameterCombinations",
        "the suggestion for \(entry.parameters.count) parameters: App Intents take \(Self.limit)", &record)
    }
    if fitting.count > Self.limit {
      structure.remark(
        .lost, nil, "INIntentParameterCombinations",
        "\(fitting.count - Self.limit) of \(fitting.count) suggestions, those for the fewest parameters: App Intents "
          + "take \(Self.limit)", &record)
    }
    let predictions = fitting.prefix(Self.limit).map { prediction($0, record: &record) }
    return .variable(
      VariableDeclaration(
        modifiers: structure.options.accessModifiers + [.static], .var, "predictionConfiguration",
        type: .opaque(.named("IntentPredictionConfiguration")), getter: .block(predictions.map { .expression($0) })))
  }

  private func prediction(_ entry: ParameterCombination, record: inout MigrationRecord) -> Expression {
    let representation = Closure(
      parameters: entry.parameters, body: [.expression(representation(of: entry, record: &record))])
    guard let first = entry.parameters.first else {
      return .call(.name("IntentPrediction"), [Argument("displayRepresentation", .closure(representation))])
    }
    // Xcode's converter puts a single parameter in parentheses too.
    let isTuple = entry.parameters.count > 1 || structure.options.form == .compatible
    let paths = isTuple ? Expression.tuple(entry.parameters.map { .projectedKeyPath($0) }) : .projectedKeyPath(first)
    return .call(
      FunctionCall(.name("IntentPrediction"), [Argument("parameters", paths)], trailingClosure: representation))
  }

  private func representation(of entry: ParameterCombination, record: inout MigrationRecord) -> Expression {
    let title =
      entry.title
      ?? FormatText(
        format: FormatString(segments: [.literal(structure.intent.title.text)]), id: structure.intent.title.id)
    var arguments = [
      Argument("title", text(title, of: entry, record: &record)),
      Argument("subtitle", entry.subtitle.map { text($0, of: entry, record: &record) } ?? .string("")),
    ]
    if structure.options.form == .modern, let image = structure.intent.defaultImageName {
      arguments.append(
        Argument(
          "image",
          .call(.member(.name("DisplayRepresentation"), "Image"), [Argument("named", .string(image))])))
    }
    return .call(FunctionCall(.name("DisplayRepresentation"), arguments, layout: .lines))
  }

  private func text(_ text: FormatText, of entry: ParameterCombination, record: inout MigrationRecord) -> Expression {
    var tokens: [FormatToken: TokenValue] = [:]
    for token in text.format.tokens where tokens[token] == nil {
      let source = structure.sourceAmongParameters(token)
      guard source.owner == .parameter, entry.parameters.contains(token.name) else {
        structure.remark(
          .leftOut, nil, "INIntentParameterCombinations",
          "the suggestion has no such parameter", quoting: token.source, &record)
        continue
      }
      tokens[token] = value(token, source, record: &record)
    }
    return record.sentence(text, structure.place(.prediction), structure.options) { tokens[$0] ?? .insertion("") }
  }

  /// The value of a parameter: the system suggests an intent only when the parameters have values.
  private func value(
    _ token: FormatToken, _ source: TokenSource, record: inout MigrationRecord
  ) -> TokenValue? {
    guard let parameter = structure.intent.parameters.first(where: { $0.name == token.name }) else { return nil }
    let property = structure.property(of: parameter)
    let base = property.isOptional ? Expression.forced(.name(parameter.name)) : .name(parameter.name)
    let place = structure.place(.option, parameter.name)
    if let member = source.path.first, source.path.count == 1, source.type.kind == .string, !source.type.isArray {
      let isOptional = member != "id" && member != "displayString"
      let value = isOptional ? Expression.binary(.member(base, member), "??", .string("")) : .member(base, member)
      return .value([Argument(value)], specifier: source.type.specifier)
    }
    if token.property != nil {
      structure.remark(
        .changed, nil, "INIntentParameterCombinations", "it names the parameter in place of its property",
        quoting: token.source, &record)
    }
    return SentenceValue(
      expression: base, type: property.value, options: parameter.options, place: place
    ).token(record: &record, structure.options)
  }
}
