extension ChangeVerdict {
  /// The verdict on a fact that is different.
  ///
  /// - Parameters:
  ///   - path: The path of the fact.
  ///   - role: What the fact is good for.
  ///   - isNew: Whether the earlier version does not say it.
  ///   - isGone: Whether the later version does not say it.
  ///   - kind: What says it.
  ///   - context: What else counts.
  /// - Returns: The verdict.
  static func onFact(
    _ path: String, _ role: KeyRole, isNew: Bool, isGone: Bool, of kind: ElementKind, _ context: ChangeContext
  ) -> ChangeVerdict {
    if context.isInherited { return .inherited }
    switch role {
    case .text: return .words
    case .bookkeeping: return .cosmetic("only the editor uses it")
    case .version: return .cosmetic("it only tells which program has saved the file")
    case .stringID:
      return isNew || isGone
        ? .cosmetic("a string ID comes and goes with its text")
        : .compatible(nil, "translations are looked up by the new ID")
    case .tag: return context.isSystemIntent ? systemIntent : onTag(of: kind)
    case .fact: break
    }
    switch path {
    case OutlineBuilder.typePath: return context.isSystemIntent ? systemIntent : onType(of: kind)
    case OutlineBuilder.keyPath, "INIntentDefaultImageName":
      return .cosmetic("it is only seen: nothing is found by it")
    case "INEnumValueIndex":
      return .breaking(
        [.savedData], "changed-enum-value", "the number or the name of a value is what shortcuts and widgets have saved"
      )
    case "INIntentEligibleForWidgets" where isGone:
      return .breaking([.savedData], "removed-intent", "widgets that are placed have no configuration any more")
    case "INIntentConfigurable" where isGone:
      return .breaking([.savedData], "removed-intent", "shortcuts that have the action show \"Unknown Action\"")
    case "INIntentResponseOutput" where !isNew:
      return .breaking([.savedData], "changed-type", "actions that follow in shortcuts get another result or none")
    default: return .compatible(nil, "what is saved is read as before, and used by the new value")
    }
  }

  private static let systemIntent = compatible(nil, "the class and its values are the system's")

  private static func onType(of kind: ElementKind) -> ChangeVerdict {
    switch kind {
    case .parameter:
      .breaking([.savedData, .source], "changed-parameter", "a saved value of another type is dropped")
    case .property:
      .breaking([.savedData, .source], "changed-type", "stored objects are decoded without it")
    default:
      .breaking([.savedData, .source], "changed-type", "actions that follow in shortcuts, and handlers, use it")
    }
  }

  private static func onTag(of kind: ElementKind) -> ChangeVerdict {
    switch kind {
    case .parameter: .breaking([.savedData], "changed-parameter", "stored data know the parameter by its tag")
    case .property: .breaking([.savedData], "changed-type", "stored data know the property by its tag")
    default: .compatible(nil, "the entry is known by its name, not by its tag")
    }
  }
}
