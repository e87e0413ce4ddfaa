import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The members of a query or provider that have the handler of an intent list the options of a parameter.
///
/// For example: `private func options(_ searchTerm: String? = nil) async throws -> INObjectCollection<Pier> { … }`
struct BridgedOptions: BridgedEntities {
  /// The parameter.
  let property: ParameterProperty

  private var parameter: Parameter { property.parameter }
  private var intent: Intent { property.migrated.intent }
  private var options: MigrationOptions { property.options }
  private let legacy = Expression.name("legacy")
  private let handler = Expression.name("handler")

  private var value: BridgedValue { property.bridged }

  /// The options of a parameter; nil where no handler lists them.
  init?(of property: ParameterProperty) {
    guard property.migrated.isBridged, property.parameter.supportsDynamicOptions else { return nil }
    self.property = property
    guard value.isBridgeable else { return nil }
  }

  /// The element of the lists.
  private var element: TypeExpression { property.value.elementType }

  /// What a list of options is: with sections, or without them before iOS 16.4.
  var result: TypeExpression {
    options.has(.iOS16Minor4) ? .generic("IntentItemCollection", [element]) : .array(element)
  }

  var searches: Bool { parameter.supportsSearch }

  var sources: [Declaration] { (seen.isEmpty ? [] : seen.properties + [seen.legacyIntent]) + [source] }

  var remarks: [MigrationRemark] { seen.remarks }

  /// What the handler sees of the intent whose options it lists.
  private var seen: SeenParameters { SeenParameters(by: property) }

  /// The intent that the handler sees.
  private var seenIntent: Statement {
    .variable(
      VariableDeclaration(
        .let, "legacy",
        value: seen.isEmpty ? .call(.type(.named(intent.className))) : .name(SeenParameters.legacyIntentName)))
  }

  /// The method that asks the handler.
  private var source: Declaration {
    let search = parameter.supportsSearch ? [Argument("searchTerm", .name("searchTerm"))] : []
    let provide = Expression.call(
      .member(handler, "provide\(parameter.name.withUppercasedFirstLetter)OptionsCollection"),
      [Argument("for", legacy)] + search)
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment("What the handler of `\(intent.className)` offers."),
        modifiers: property.queryName == nil ? [.access(.private)] : [], Self.methodName,
        parameters: parameter.supportsSearch
          ? [FunctionParameter(label: .omitted, "searchTerm", .optional(.named("String")), defaultValue: .nil)] : [],
        effects: .asyncThrows,
        result: .generic("INObjectCollection", [value.collectionElementType]),
        body: [
          seenIntent,
          BridgeHandlers.demand(for: intent),
          .return(.try(.await(provide))),
        ]))
  }

  func flat(_ term: Expression?) -> Expression {
    let option = value.option(.name("$0"))
    return .call(
      FunctionCall(
        .member(.member(asked(term), "allItems"), option.isFailable ? "compactMap" : "map"),
        trailingClosure: Closure(value: option.value)))
  }

  /// The options come in their sections.
  func statements(_ term: Expression?, matching text: Expression?) -> [Statement] {
    guard options.has(.iOS16Minor4) else { return flatStatements(term, matching: text) }
    let option = value.option(.name("$0"))
    let found = text.map { Self.found(in: .member(.name("section"), "items"), matching: $0) }
    let item = { (value: Expression) in Expression.call(.name("IntentItem"), [Argument(value)]) }
    let items = Expression.call(
      FunctionCall(
        .member(
          found == nil ? .member(.name("section"), "items") : .name("found"), option.isFailable ? "compactMap" : "map"),
        trailingClosure: Closure(
          value: option.isFailable
            ? .call(
              FunctionCall(
                .member(.tuple([option.value]), "map"), trailingClosure: Closure(value: item(.name("$0")))))
            : item(option.value))))
    let titled = Expression.call(
      .name("IntentItemSection"),
      [
        Argument(.call(.name("LocalizedStringResource"), [Argument("stringLiteral", .name("title"))])),
        Argument("items", .name("items")),
      ])
    let section = Closure(
      parameters: ["section"],
      body: (found.map { [.variable(VariableDeclaration(.let, "found", value: $0))] } ?? []) + [
        .variable(VariableDeclaration(.let, "items", value: items)),
        .guard(
          [.binding("title", .member(.name("section"), "title"))],
          else: [.return(.call(.name("IntentItemSection"), [Argument("items", .name("items"))]))]),
        .return(titled),
      ])
    return [
      .variable(VariableDeclaration(.let, "collection", value: asked(term))),
      .variable(
        VariableDeclaration(
          .let, "sections", type: .array(.generic("IntentItemSection", [element])),
          value: .call(
            FunctionCall(.member(.member(.name("collection"), "sections"), "map"), trailingClosure: section)))),
      .return(
        .call(
          .name("IntentItemCollection"),
          [
            Argument("usesIndexedCollation", .member(.name("collection"), "usesIndexedCollation")),
            Argument("sections", .name("sections")),
          ])),
    ]
  }

  private func flatStatements(_ term: Expression?, matching text: Expression?) -> [Statement] {
    guard let text else { return [.return(flat(term))] }
    let option = value.option(.name("$0"))
    return [
      .variable(
        VariableDeclaration(
          .let, "found", value: Self.found(in: .member(asked(term), "allItems"), matching: text))),
      .return(
        .call(
          FunctionCall(
            .member(.name("found"), option.isFailable ? "compactMap" : "map"),
            trailingClosure: Closure(value: option.value)))),
    ]
  }

  /// The objects whose names have a text.
  private static func found(in objects: Expression, matching text: Expression) -> Expression {
    .call(
      FunctionCall(
        .member(objects, "filter"),
        trailingClosure: Closure(
          value: .call(
            .member(.member(.name("$0"), "displayString"), "localizedStandardContains"), [Argument(text)]))))
  }

  var first: Declaration? {
    guard !parameter.isArray else { return nil }
    let method = Expression.optionalMethod(
      .optionalMember(handler, "default" + parameter.name.withUppercasedFirstLetter))
    let call = Expression.call(method, [Argument("for", legacy)])
    let value: Expression =
      self.value.isSingleEnumeration
      ? self.value.flattened(call) : self.value.optional(.tuple([.binary(call, "??", .nil)]))
    return .function(
      FunctionDeclaration(
        modifiers: options.accessModifiers, "defaultResult", effects: .async, result: .optional(element),
        body: [
          seenIntent,
          .variable(VariableDeclaration(.let, "handler", value: BridgeHandlers.handler(for: intent))),
          .return(value),
        ]))
  }

  private func asked(_ term: Expression?) -> Expression {
    .try(.await(.call(.name(Self.methodName), term.map { [Argument($0)] } ?? [])))
  }
}
