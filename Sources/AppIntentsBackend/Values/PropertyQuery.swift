import IntentSemantics
import SwiftCode

/// The members of a query that finds entities by what their properties are, in an order: all of them are listed, and those
/// that fit stay.
///
/// For example: `nonisolated(unsafe) static let properties = QueryProperties { … }`
struct PropertyQuery {
  /// The entity.
  let entity: TypeExpression

  /// Its properties.
  let properties: [EntityProperty]

  /// How code is written.
  let options: MigrationOptions

  private let sort = Expression.name("sort")

  /// What the query can find entities by, and the orders that it knows.
  var statics: [Declaration] {
    [
      .typeAlias(
        TypeAliasDeclaration(
          modifiers: options.accessModifiers, "ComparatorMappingType",
          .function(FunctionType(attributes: ["Sendable"], [entity], result: .named("Bool"))))),
      .blankLine,
      list(
        "properties", "QueryProperties",
        compared.map { property in
          .expression(
            .call(
              FunctionCall(
                .name("Property"), [Argument(path(of: property))],
                trailingClosure: Closure(body: property.comparisons.map { $0.comparator(of: property) }))))
        }),
      .blankLine,
      list(
        "sortingOptions", "SortingOptions",
        sorted.map { .expression(.call(.name("SortableBy"), [Argument(path(of: $0))])) }),
    ]
  }

  /// The method that finds entities.
  var search: Declaration {
    let comparators = Expression.name("comparators")
    func fits(_ method: String) -> Expression {
      .call(
        FunctionCall(
          .member(comparators, method),
          trailingClosure: Closure(value: .call(.name("$0"), [Argument(.name("entity"))]))))
    }
    let filter = Closure(
      parameters: ["entity"],
      body: [
        .switch(
          .name("mode"),
          [
            SwitchCase(.enumCase("and", bindings: []), [.return(fits("allSatisfy"))]),
            SwitchCase(
              .enumCase("or", bindings: []),
              [.return(.binary(.member(comparators, "isEmpty"), "||", fits("contains")))]),
          ])
      ])
    let all = Expression.try(.await(.call(.name(Self.allEntities))))
    let found = Expression.name("found")
    let orders = Expression.call(
      .member(.name("sortedBy"), "compactMap"), [Argument(.member(.type(.selfType), "order"))])
    var body: [Statement] = [
      .variable(
        VariableDeclaration(
          .let, "found", value: .call(FunctionCall(.member(all, "filter"), trailingClosure: filter))))
    ]
    if !sorted.isEmpty {
      body.append(
        .variable(
          VariableDeclaration(
            .let, "sorted", value: .call(.member(found, "sorted"), [Argument("using", orders)]))))
    }
    let result = sorted.isEmpty ? found : .name("sorted")
    body.append(
      .return(
        .call(
          .name("Array"),
          [
            Argument(
              .call(
                .member(result, "prefix"), [Argument(.binary(.name("limit"), "??", .member(result, "count")))]))
          ])))
    return .function(
      FunctionDeclaration(
        modifiers: options.accessModifiers, "entities",
        parameters: [
          FunctionParameter(label: .word("matching"), "comparators", .array(.named("ComparatorMappingType"))),
          FunctionParameter("mode", .named("ComparatorMode")),
          FunctionParameter("sortedBy", .array(.generic("EntityQuerySort", [entity]))),
          FunctionParameter("limit", .optional(.named("Int"))),
        ], effects: .asyncThrows, result: .array(entity), body: body))
  }

  /// The method that puts entities in order; nil where no property has one.
  var order: Declaration? {
    guard !sorted.isEmpty else { return nil }
    let comparator = TypeExpression.generic("KeyPathComparator", [entity])
    let cases = sorted.map { property in
      SwitchCase(
        .value(path(of: property)),
        [
          .return(
            .call(
              .name("KeyPathComparator"),
              [Argument(.keyPath(property.name))]
                + (property.value.kind == .string ? [Argument("comparator", Self.textComparator)] : [])
                + [Argument("order", .name("order"))]))
        ])
    }
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          "What puts entities in an order that people ask for; nil for an unknown one."),
        modifiers: [.access(.private), .static], "order",
        parameters: [FunctionParameter(label: .word("of"), "sort", .generic("EntityQuerySort", [entity]))],
        result: .optional(comparator),
        body: [
          .variable(
            VariableDeclaration(
              .let, "order", type: .named("SortOrder"),
              value: .conditional(
                .binary(.member(sort, "order"), "==", .implicitMember("descending")),
                then: .implicitMember("reverse"), else: .implicitMember("forward")))),
          .switch(.member(sort, "by"), cases + [SwitchCase(.default, [.return(.nil)])]),
        ]))
  }

  /// The name of the method that lists all entities.
  static let allEntities = "allEntities"

  /// As people expect it: large and small letters alike, and 10 behind 9.
  private static let textComparator = Expression.call(
    .member(.name("String"), "Comparator"),
    [Argument("options", .array([.implicitMember("caseInsensitive"), .implicitMember("numeric")]))])

  private var compared: [EntityProperty] { properties.filter { !$0.comparisons.isEmpty } }

  private var sorted: [EntityProperty] { properties.filter(\.isSortable) }

  private func path(of property: EntityProperty) -> Expression {
    .rootedProjectedKeyPath(entity, property.name)
  }

  /// A list in the form of a result builder.
  ///
  /// The framework's types for it are not sendable, although nothing can change them.
  private func list(_ name: String, _ type: String, _ elements: [Statement]) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: [.nonisolatedUnsafe] + options.accessModifiers + [.static], .let, name,
        value: elements.isEmpty
          ? .call(.name(type)) : .call(FunctionCall(.name(type), trailingClosure: Closure(body: elements)))))
  }
}
