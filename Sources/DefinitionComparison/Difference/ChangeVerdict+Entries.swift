extension ChangeVerdict {
  private static let unknownAction =
    "saved shortcuts show \"Unknown Action\", and placed widgets lose their configuration"
  private static let storedByName = "stored values are matched by name, so that saved shortcuts and widgets lose them"
  private static let storedCase = "the number or the name of a value is what shortcuts and widgets have saved"
  private static let storedObject = "stored objects are decoded without it"

  /// The verdict on an entry that is gone, or has another name or class.
  static func onLoss(of kind: ElementKind, _ context: ChangeContext) -> ChangeVerdict {
    if context.isSystemIntent { return .compatible(nil, "the class is the system's") }
    return switch kind {
    case .intent: .breaking([.savedData, .source], "removed-intent", unknownAction)
    case .parameter: .breaking([.savedData, .source], "removed-parameter", storedByName)
    case .enumeration, .value: .breaking([.savedData, .source], "changed-enum-value", storedCase)
    case .type: .breaking([.savedData, .source], "changed-type", storedObject)
    case .property:
      context.isInherited ? .inherited : .breaking([.savedData, .source], "changed-type", storedObject)
    case .responseParameter:
      .breaking([.savedData, .source], "changed-type", "actions that follow in shortcuts, and handlers, use it")
    case .responseCode: .breaking([.source], "changed-type", "handlers and the app name its case")
    case .reason: .breaking([.source], "changed-type", "handlers name its case")
    case .response: .breaking([.source], "changed-type", "handlers and the app name its cases and values")
    case .summary: .compatible(nil, "values of saved shortcuts stay, and their action is shown in other words")
    case .suggestion: .compatible(nil, "saved shortcuts stay as they are, and others are suggested from now on")
    case .arraySize: .compatible(nil, "values of placed widgets stay, and another number of them is asked for")
    case .definition: .compatible(nil, "it has nothing by itself that is saved or named")
    case .dialog, .samplePhrase, .synonym: .words
    }
  }

  /// The verdict on a new entry.
  static func onAddition(of kind: ElementKind, _ context: ChangeContext) -> ChangeVerdict {
    switch kind {
    case .parameter where context.isWidget:
      .compatible("added-widget-parameter", "widgets that are placed already do not have it")
    case .dialog, .samplePhrase, .synonym: .words
    case .property where context.isInherited: .inherited
    default: .compatible(nil, "nothing that is saved or written knows what is new")
    }
  }

  /// The verdict on the earlier name of something where its new name has to be.
  static let onOutdatedName = ChangeVerdict.breaking(
    [.source], "outdated-name", "what has the name has another one now, so that nothing is found by it")

  /// The verdict on another order of entries.
  static func onReordering(of kind: ElementKind) -> ChangeVerdict {
    switch kind {
    case .responseCode: .compatible(nil, "the raw values of the cases follow the order")
    case .reason: .compatible(nil, "the raw values of the cases follow the order")
    default: .cosmetic("the order is only seen: nothing is found by it")
    }
  }

  /// The verdict on other arguments of the method that makes a response, or on the first ones.
  static func onFactory(wasThere: Bool) -> ChangeVerdict {
    wasThere
      ? .breaking(
        [.source, .handler], "changed-type",
        "the method that makes the response has an argument for each value that its texts name, in their order")
      : .breaking(
        [.handler], "changed-type", "a handler that gives the code alone leaves the value out that the text names")
  }

  /// The verdict on other methods of a handler.
  static func onHandler(_ difference: HandlerDifference) -> ChangeVerdict {
    difference.added.isEmpty && difference.retyped.isEmpty
      ? .compatible("handler", "methods that nobody calls can go")
      : .breaking([.handler], "handler", "a handler without these methods does not compile")
  }
}
