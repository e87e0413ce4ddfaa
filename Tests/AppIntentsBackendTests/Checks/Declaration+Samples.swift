import SwiftCode

@testable import AppIntentsBackend

extension Declaration {
  /// An intent, with a title unless the members have one; that of a widget is not there on Apple TV, unless it is to be.
  static func intent(
    _ name: String = "Order", as protocols: [String] = [], from version: SystemVersion? = nil, onTV: Bool = false,
    _ members: Declaration...
  ) -> Declaration {
    let lacksTV = protocols.contains("WidgetConfigurationIntent") && !onTV
    let versions = version.map { [AttributeLine(.available($0.names()))] } ?? []
    let hasTitle = members.contains { if case .variable(let variable) = $0 { variable.name == "title" } else { false } }
    return .type(
      TypeDeclaration(
        attributes: versions + (lacksTV ? [AttributeLine(.unavailable(on: "tvOS"))] : []), .struct, name,
        inheritance: (["AppIntent"] + protocols).map { .named($0) },
        members: (hasTitle ? [] : [.constant("title", "LocalizedStringResource", .string("Order"))]) + members))
  }

  /// A static constant.
  static func constant(_ name: String, _ type: String? = nil, _ value: Expression?) -> Declaration {
    .variable(VariableDeclaration(modifiers: [.static], .let, name, type: type.map { .named($0) }, value: value))
  }

  /// A parameter.
  static func parameter(_ name: String, _ type: TypeExpression, _ arguments: Argument...) -> Declaration {
    let title = arguments.contains { $0.label == "title" } ? [] : [Argument("title", .string("T"))]
    return .variable(
      VariableDeclaration(
        attributes: [AttributeLine(Attribute("Parameter", title + arguments))], .var, name, type: type))
  }

  /// A property of an entity.
  static func property(_ name: String, _ arguments: Argument...) -> Declaration {
    .variable(
      VariableDeclaration(
        attributes: [AttributeLine(Attribute("Property", [Argument("title", .string("T"))] + arguments))], .var, name,
        type: .optional(.named("String"))))
  }

  /// What an intent does.
  static func perform(_ protocols: String..., body: Statement...) -> Declaration {
    .function(
      FunctionDeclaration(
        "perform", effects: .asyncThrows, result: .opaque(.composition(protocols.map { .named($0) })), body: body))
  }

  /// The summary of an intent.
  static func summary(_ statements: Statement...) -> Declaration {
    .variable(
      VariableDeclaration(
        modifiers: [.static], .var, "parameterSummary", type: .opaque(.named("ParameterSummary")),
        getter: .block(statements)))
  }

  /// An enumeration with cases and their names.
  static func appEnum(
    _ name: String = "SizeAppEnum", cases: [String], _ representations: Declaration
  ) -> Declaration {
    .type(
      TypeDeclaration(
        .enum, name, inheritance: [.named("String"), .named("AppEnum")],
        members: cases.map { .enumCase(EnumCaseDeclaration($0)) } + [
          .constant(
            "typeDisplayRepresentation", nil,
            .call(.name("TypeDisplayRepresentation"), [Argument("name", .string("Size"))])), representations,
        ]))
  }

  /// The names of an enumeration's cases.
  static func representations(_ elements: (String, Expression)...) -> Declaration {
    .constant(
      "caseDisplayRepresentations", nil,
      .dictionaryLines(elements.map { DictionaryElement(.implicitMember($0.0), $0.1) }))
  }

  /// An enumeration without a mistake.
  static let size = appEnum(
    cases: ["small", "large"], representations(("small", .string("S")), ("large", .string("L"))))

  /// A type with a protocol.
  static func structure(_ name: String, _ protocols: String..., members: Declaration...) -> Declaration {
    .type(TypeDeclaration(.struct, name, inheritance: protocols.map { .named($0) }, members: members))
  }

  /// The shortcuts of an app.
  static func shortcuts(_ name: String = "AppShortcuts", _ shortcuts: Expression...) -> Declaration {
    .type(
      TypeDeclaration(
        .struct, name, inheritance: [.named("AppShortcutsProvider")],
        members: [
          .variable(
            VariableDeclaration(
              modifiers: [.static], .var, "appShortcuts", type: .array(.named("AppShortcut")),
              getter: .block(shortcuts.map { .expression($0) })))
        ]))
  }
}

extension Expression {
  /// A call for a result.
  ///
  /// For example: `.result(value: value)`
  static func result(_ labels: String...) -> Expression {
    .call(.implicitMember("result"), labels.map { Argument($0, .name("value")) })
  }

  /// A summary.
  ///
  /// For example: `Summary("Order \(\.$soup)")`
  static func summary(_ names: String..., listed: String...) -> Expression {
    let text = InterpolatedString(
      [.text("Order ")] + names.map { .value([Argument(.projectedKeyPath($0))]) })
    let list = Closure(body: listed.map { .expression(.projectedKeyPath($0)) })
    return .call(
      FunctionCall(
        .name("Summary"), [Argument(.interpolation(text))], trailingClosure: listed.isEmpty ? nil : list))
  }

  /// A summary on a condition.
  ///
  /// For example: `When(\.$soup, .hasAnyValue) { … } otherwise: { … }`
  static func when(_ arguments: [Expression], _ body: Expression, otherwise: Expression?) -> Expression {
    .call(
      FunctionCall(
        .name("When"), arguments.map { Argument($0) }, trailingClosure: Closure(body: [.expression(body)]),
        furtherClosures: otherwise.map { [LabeledClosure("otherwise", Closure(body: [.expression($0)]))] } ?? []))
  }

  /// A summary for each case.
  ///
  /// For example: `Switch(\.$size) { Case(.large) { … } DefaultCase { … } }`
  static func `switch`(_ name: String, cases: [String], hasDefault: Bool = true) -> Expression {
    let block = Closure(body: [.expression(.summary())])
    let calls =
      cases.map { FunctionCall(.name("Case"), [Argument(.implicitMember($0))], trailingClosure: block) }
      + (hasDefault ? [FunctionCall(.name("DefaultCase"), trailingClosure: block)] : [])
    return .call(
      FunctionCall(
        .name("Switch"), [Argument(.projectedKeyPath(name))],
        trailingClosure: Closure(body: calls.map { .expression(.call($0)) })))
  }

  /// A shortcut.
  ///
  /// For example: `AppShortcut(intent: Order(), phrases: […], shortTitle: "Order", systemImageName: "app")`
  static func shortcut(
    _ phrases: Expression..., intent: String = "Order", symbol: Expression = .string("app")
  ) -> Expression {
    .call(
      .name("AppShortcut"),
      [
        Argument("intent", .call(.name(intent))), Argument("phrases", .array(phrases)),
        Argument("shortTitle", .string("Order")), Argument("systemImageName", symbol),
      ])
  }

  /// A phrase.
  ///
  /// For example: `"Order \(\.$soup) with \(.applicationName)"`
  static func phrase(_ names: String..., applicationNames: Int = 1) -> Expression {
    .interpolation(
      InterpolatedString(
        [.text("Order")] + names.map { .value([Argument(.projectedKeyPath($0))]) }
          + Array(repeating: .value([Argument(.implicitMember("applicationName"))]), count: applicationNames)))
  }
}
