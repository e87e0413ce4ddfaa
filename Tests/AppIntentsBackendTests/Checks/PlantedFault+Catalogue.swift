import SwiftCode

@testable import AppIntentsBackend

extension PlantedFault {
  /// Mistakes in metadata.
  static let metadata = [
    PlantedFault(
      CaseRepresentationCheck.self, "each case once",
      .appEnum(cases: ["a", "b"], .representations(("a", .string("A"))))),
    PlantedFault(
      CaseRepresentationCheck.self, "each case once",
      .appEnum(cases: ["a"], .representations(("a", .string("A")), ("a", .string("B"))))),
    PlantedFault(
      CaseRepresentationCheck.self, "no literal", .appEnum(cases: ["a"], .representations(("a", .name("text"))))),
    PlantedFault(
      CaseRepresentationCheck.self, "no dictionary that is written out",
      .appEnum(
        cases: ["a"],
        .variable(
          VariableDeclaration(modifiers: [.static], .var, "caseDisplayRepresentations", getter: .line(.name("all")))))
    ),
    PlantedFault(CaseRepresentationCheck.self, "no case", .appEnum(cases: [], .representations())),
    PlantedFault(
      CaseRepresentationCheck.self, "no enumeration of strings",
      .type(
        TypeDeclaration(
          .enum, "SizeAppEnum", inheritance: [.named("Int"), .named("AppEnum")],
          members: [.enumCase(EnumCaseDeclaration("a")), .representations(("a", .string("A")))]))),
    PlantedFault(
      ClassNameCheck.self, "class name 'OrderIntent' too",
      .intent(
        "Order", as: ["CustomIntentMigratedAppIntent"], .constant("intentClassName", nil, .string("OrderIntent"))),
      .intent(
        "Reorder", as: ["CustomIntentMigratedAppIntent"], .constant("intentClassName", nil, .string("OrderIntent")))),
    PlantedFault(
      ClassNameCheck.self, "no literal",
      .intent("Order", as: ["CustomIntentMigratedAppIntent"], .constant("intentClassName", nil, .name("name")))),
    PlantedFault(ClassNameCheck.self, "no literal", .intent("Order", as: ["CustomIntentMigratedAppIntent"])),
    PlantedFault(
      LiteralTextCheck.self, "the text of 'title' is no literal",
      .intent("Order", .constant("title", "LocalizedStringResource", .name("name")))),
    PlantedFault(
      LiteralTextCheck.self, "written out",
      .intent(
        "Order",
        .variable(VariableDeclaration(modifiers: [.static], .var, "title", getter: .line(.string("Order")))))),
    PlantedFault(
      LiteralTextCheck.self, "the text of 'title' is no literal",
      .intent("Order", .parameter("soup", .named("String"), Argument("title", .member(.name("Texts"), "soup"))))),
    PlantedFault(
      LiteralTextCheck.self, "the text of 'title' is no literal",
      .intent(
        "Order",
        .parameter(
          "soup", .named("String"),
          Argument("title", .call(.name("LocalizedStringResource"), [Argument(.name("key"))]))))),
    PlantedFault(
      LiteralTextCheck.self, "the text of 'categoryName'",
      .intent(
        "Order",
        .constant(
          "description", "IntentDescription?",
          .call(.name("IntentDescription"), [Argument(.string("Orders")), Argument("categoryName", .name("category"))]))
      )
    ),
    PlantedFault(
      LiteralTextCheck.self, "the text of 'true'",
      .intent(
        "Order",
        .parameter(
          "hot", .named("Bool"),
          Argument(
            "displayName",
            .call(
              .member(.name("Bool"), "IntentDisplayName"),
              [Argument("true", .name("hot")), Argument("false", .string("cold"))]))))),
    PlantedFault(
      LiteralArgumentCheck.self, "'default' is no literal",
      .intent("Order", .parameter("bowls", .named("Int"), Argument("default", .name("preset"))))),
    PlantedFault(
      LiteralArgumentCheck.self, "'inclusiveRange' is no literal",
      .intent(
        "Order",
        .parameter(
          "bowls", .named("Int"), Argument("inclusiveRange", .tuple([.integer(1), .member(.name("Int"), "max")]))))
    ),
    PlantedFault(
      StoredStaticCheck.self, "can change",
      .intent("Order", .variable(VariableDeclaration(modifiers: [.static], .var, "title", value: .string("Order"))))),
    PlantedFault(
      StoredStaticCheck.self, "can change", options: MigrationOptions(form: .compatible, languageMode: .swift6),
      .intent("Order", .variable(VariableDeclaration(modifiers: [.static], .var, "title", value: .string("Order"))))),
    PlantedFault(
      StoredStaticCheck.self, "cannot be stored", options: MigrationOptions(target: .iOS17),
      .intent(
        "Order", as: ["DeprecatedAppIntent"],
        .variable(
          VariableDeclaration(
            modifiers: [.static], .let, "deprecation", type: .generic("IntentDeprecation", [.named("Order")]),
            value: .call(.name("IntentDeprecation"), [Argument("message", .string("Gone"))]))))),
  ]

  /// Mistakes in names, types and parameters.
  static let declarations = [
    PlantedFault(
      TypeNameCheck.self, "another query or provider has the name 'Query'",
      .structure("SoupAppEntity", "Value", members: .structure("Query", "EntityQuery")),
      .structure("BreadAppEntity", "Value", members: .structure("Query", "EntityStringQuery"))),
    PlantedFault(TypeNameCheck.self, "another type of the module", .intent("Order"), .structure("Order", "Value")),
    PlantedFault(TypeNameCheck.self, "hides another type", .intent("Summary")),
    PlantedFault(
      ConfigurationCheck.self, "has to have a value", options: MigrationOptions(target: .iOS17),
      .intent("Show", as: ["WidgetConfigurationIntent"], .parameter("city", .named("String")))),
    PlantedFault(
      ConfigurationCheck.self, "has to have a value",
      options: MigrationOptions(target: .iOS17, requiresWidgetParameters: true),
      .intent("Show", as: ["WidgetConfigurationIntent"], .parameter("city", .named("String")))),
    PlantedFault(
      ConfigurationCheck.self, "cannot be in an extension", options: MigrationOptions(target: .iOS17),
      .intent("Show", as: ["WidgetConfigurationIntent", "ForegroundContinuableIntent"])),
    PlantedFault(
      ImportCheck.self, "'CoreLocation' is not imported",
      .intent("Order", .parameter("place", .optional(.named("CLPlacemark"))))),
    PlantedFault(
      ImportCheck.self, "'UniformTypeIdentifiers' is not imported", options: MigrationOptions(target: .iOS18),
      .intent(
        "Order",
        .parameter("photo", .named("IntentFile"), Argument("supportedContentTypes", .array([.implicitMember("image")])))
      )),
    PlantedFault(
      ImportCheck.self, "'CoreSpotlight' is not imported", options: MigrationOptions(target: .iOS18Minor4),
      .structure(
        "SoupAppEntity", "AppEntity",
        members: .property("name", Argument("indexingKey", .keyPath("displayName"))))),
    PlantedFault(
      AvailabilityCheck.self, "there is no 'IndexedEntity' on tvOS", options: MigrationOptions(target: .iOS18),
      .structure("SoupAppEntity", "IndexedEntity")),
    PlantedFault(
      AvailabilityCheck.self, "'UniqueAppEntity' needs iOS 18.0", .structure("SoupAppEntity", "UniqueAppEntity")),
    PlantedFault(
      AvailabilityCheck.self, "'@AppEntity' needs iOS 18.0",
      .type(
        TypeDeclaration(
          attributes: [
            AttributeLine(
              if: "!os(tvOS)", Attribute("AppEntity", [Argument("schema", .implicitMember("photos"))]))
          ], .struct, "SoupAppEntity", inheritance: [.named("AppEntity")]))),
    PlantedFault(
      ParameterTypeCheck.self, "'Decimal' is no type of parameters",
      .intent("Order", .parameter("price", .optional(.named("Decimal"))))),
    PlantedFault(
      ParameterTypeCheck.self, "'Soup' is no type of parameters",
      .intent("Order", .parameter("soups", .optional(.array(.named("Soup"))))), .structure("Soup", "Value")),
    PlantedFault(
      ParameterTypeCheck.self, "'Int' has no control 'slider'",
      .intent(
        "Order", .parameter("bowls", .named("Int"), Argument("controlStyle", .implicitMember("slider"))))),
    PlantedFault(
      ParameterTypeCheck.self, "'Double' has no control 'picker'",
      .intent(
        "Order", .parameter("litres", .named("Double"), Argument("controlStyle", .implicitMember("picker"))))),
  ]

  /// Mistakes in what an intent does.
  static let results = [
    PlantedFault(
      ResultCheck.self, "gives [\"IntentResult\", \"ProvidesDialog\", \"ReturnsValue\"]",
      .intent("Order", .perform("IntentResult", "ReturnsValue", body: .return(.result("value", "dialog"))))),
    PlantedFault(
      ResultCheck.self, "gives [\"IntentResult\"]",
      .intent("Order", .perform("IntentResult", "ProvidesDialog", body: .return(.result())))),
    PlantedFault(ResultCheck.self, "gives no result", .intent("Order", .perform("IntentResult"))),
    PlantedFault(ResultCheck.self, "declares no result", .intent("Order", .perform("ProvidesDialog"))),
    PlantedFault(
      ActionNameCheck.self, "no action 'purchase'", options: MigrationOptions(target: .iOS18),
      .intent(
        "Order",
        .perform(
          "IntentResult",
          body: .expression(
            .try(
              .await(
                .call(
                  .name("requestConfirmation"),
                  [Argument("actionName", .implicitMember("purchase")), Argument("dialog", .string("Order?"))])))),
          .return(.result())))),
  ]

  /// Mistakes in summaries.
  static let summaries = [
    PlantedFault(
      SummaryCheck.self, "no other side",
      .intent(
        "Order", .parameter("soup", .optional(.named("String"))),
        .summary(
          .expression(
            .when([.projectedKeyPath("soup"), .implicitMember("hasAnyValue")], .summary("soup"), otherwise: nil))))),
    PlantedFault(
      SummaryCheck.self, "2 summaries",
      .intent("Order", .summary(.expression(.summary()), .expression(.summary())))),
    PlantedFault(SummaryCheck.self, "0 summaries", .intent("Order", .summary())),
    PlantedFault(
      SummaryCheck.self, "no parameter 'soup'", .intent("Order", .summary(.expression(.summary("soup"))))),
    PlantedFault(
      SummaryCheck.self, "a parameter twice",
      .intent(
        "Order", .parameter("soup", .optional(.named("String"))),
        .summary(.expression(.summary("soup", listed: "soup"))))),
    PlantedFault(
      SummaryCheck.self, "no default at its end",
      .intent(
        "Order", .parameter("size", .optional(.named("SizeAppEnum"))),
        .summary(.expression(.switch("size", cases: ["small"], hasDefault: false)))), .size),
    PlantedFault(
      SummaryCheck.self, "16 cases",
      .intent(
        "Order", .parameter("size", .optional(.named("SizeAppEnum"))),
        .summary(.expression(.switch("size", cases: (1...16).map { "size\($0)" })))), .size),
    PlantedFault(
      SummaryCheck.self, "0 cases",
      .intent(
        "Order", .parameter("size", .optional(.named("SizeAppEnum"))),
        .summary(.expression(.switch("size", cases: [])))), .size),
    PlantedFault(
      SummaryCheck.self, "a case twice",
      .intent(
        "Order", .parameter("size", .optional(.named("SizeAppEnum"))),
        .summary(.expression(.switch("size", cases: ["small", "small"])))), .size),
    PlantedFault(
      SummaryCheck.self, "has no type",
      .intent(
        "Order", .parameter("size", .named("SizeAppEnum")),
        .summary(
          .expression(
            .when(
              [.projectedKeyPath("size"), .implicitMember("equalTo"), .implicitMember("small")], .summary(),
              otherwise: .summary())))), .size),
  ]

  /// Mistakes in shortcuts.
  static let phrases = [
    PlantedFault(
      PhraseCheck.self, "the app's name 0 times", .intent(), .shortcuts("S", .shortcut(.phrase(applicationNames: 0)))),
    PlantedFault(
      PhraseCheck.self, "the app's name 2 times", .intent(), .shortcuts("S", .shortcut(.phrase(applicationNames: 2)))),
    PlantedFault(PhraseCheck.self, "without the app's name", .intent(), .shortcuts("S", .shortcut(.string("Order")))),
    PlantedFault(PhraseCheck.self, "no phrase", .intent(), .shortcuts("S", .shortcut())),
    PlantedFault(PhraseCheck.self, "there twice", .intent(), .shortcuts("S", .shortcut(.phrase(), .phrase()))),
    PlantedFault(
      PhraseCheck.self, "not written out", .intent(),
      .shortcuts(
        "S",
        .call(.name("AppShortcut"), [Argument("intent", .call(.name("Order"))), Argument("phrases", .name("all"))]))
    ),
    PlantedFault(
      PhraseCheck.self, "'name' of a phrase", .intent("Order", .parameter("name", .optional(.named("String")))),
      .shortcuts("S", .shortcut(.phrase("name")))),
    PlantedFault(
      PhraseCheck.self, "'sizes' of a phrase",
      .intent("Order", .parameter("sizes", .optional(.array(.named("SizeAppEnum"))))), .size,
      .shortcuts("S", .shortcut(.phrase("sizes")))),
    PlantedFault(
      PhraseCheck.self, "2 parameters",
      .intent(
        "Order", .parameter("size", .optional(.named("SizeAppEnum"))),
        .parameter("other", .optional(.named("SizeAppEnum")))), .size,
      .shortcuts("S", .shortcut(.phrase("size", "other")))),
    PlantedFault(PhraseCheck.self, "there are 0 shortcuts", .shortcuts("S")),
    PlantedFault(PhraseCheck.self, "no intent of the module", .shortcuts("S", .shortcut(.phrase()))),
    PlantedFault(
      PhraseCheck.self, "another provider", .intent(), .shortcuts("S", .shortcut(.phrase())),
      .shortcuts("T", .shortcut(.phrase()))),
    PlantedFault(
      LiteralArgumentCheck.self, "'systemImageName'", .intent(),
      .shortcuts("S", .shortcut(.phrase(), symbol: .name("symbol")))),
  ]

  /// What a target does not have, without a condition.
  static let availability = [
    PlantedFault(
      AvailabilityCheck.self, "no 'WidgetConfigurationIntent' on tvOS",
      .intent("Show", as: ["WidgetConfigurationIntent"], from: .iOS17, onTV: true)),
    PlantedFault(
      AvailabilityCheck.self, "no 'Show' on tvOS", options: MigrationOptions(target: .iOS17),
      .intent("Show", as: ["WidgetConfigurationIntent"]),
      .intent("Order", .constant("other", nil, .call(.name("Show"))))),
    PlantedFault(
      AvailabilityCheck.self, "older compilers do not know 'IntentModes'",
      .intent("Order", from: .iOS26, .constant("supportedModes", "IntentModes", .implicitMember("foreground")))),
    PlantedFault(
      AvailabilityCheck.self, "'WidgetConfigurationIntent' needs iOS 17.0",
      .intent("Show", as: ["WidgetConfigurationIntent"])
    ),
    PlantedFault(
      AvailabilityCheck.self, "'WidgetConfigurationIntent' needs iOS 17.0",
      .intent("Show", as: ["WidgetConfigurationIntent"], from: .iOS16Minor4)),
    PlantedFault(
      AvailabilityCheck.self, "'Show' needs iOS 17.0",
      .intent("Show", as: ["WidgetConfigurationIntent"], from: .iOS17),
      .intent("Order", .constant("other", nil, .call(.name("Show"))))),
    PlantedFault(
      AvailabilityCheck.self, "synonyms",
      .appEnum(
        cases: ["a"],
        .representations(
          (
            "a",
            .call(
              .name("DisplayRepresentation"),
              [Argument("title", .string("A")), Argument("synonyms", .array([.string("B")]))])
          )))),
    PlantedFault(
      AvailabilityCheck.self, "size",
      .intent("Order", .parameter("names", .array(.named("IntentPerson")), Argument("size", .integer(3))))),
    PlantedFault(
      AvailabilityCheck.self, "default: of DateComponents", options: MigrationOptions(target: .iOS17),
      .intent(
        "Order", .parameter("date", .named("DateComponents"), Argument("default", .call(.name("DateComponents")))))),
    PlantedFault(
      AvailabilityCheck.self, "requestConfirmation(dialog:)",
      .intent("Order", .perform("IntentResult", body: confirmation, .return(.result())))),
    PlantedFault(
      AvailabilityCheck.self, "requestConfirmation(dialog:)",
      .intent(
        "Order",
        .perform(
          "IntentResult", body: .if([.available(SystemVersion.iOS17.names())], [confirmation]), .return(.result())))),
    PlantedFault(
      AvailabilityCheck.self, "requestConfirmation(dialog:)",
      .intent(
        "Order",
        .perform(
          "IntentResult",
          body: .if([.available(SystemVersion.iOS18.names())], [.return(.result())], else: [confirmation]),
          .return(.result())))),
    PlantedFault(
      AvailabilityCheck.self, "IntentModes",
      .intent("Order", .constant("supportedModes", "IntentModes", .implicitMember("foreground")))),
  ]

  /// A question that came with iOS 18.
  static let confirmation = Statement.expression(
    .try(.await(.call(.name("requestConfirmation"), [Argument("dialog", .string("Order?"))]))))
}
