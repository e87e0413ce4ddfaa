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
    if context.isInherited { return .cosmetic }
    switch role {
    case .text, .bookkeeping, .version: return .cosmetic
    // An ID comes and goes with its text.
    case .stringID: return isNew || isGone ? .cosmetic : .compatible(nil, "translations are looked up by the new ID")
    case .tag: return context.isSystemIntent ? .compatible() : onTag(of: kind)
    case .fact: break
    }
    switch path {
    case OutlineBuilder.typePath: return context.isSystemIntent ? .compatible() : onType(of: kind)
    case OutlineBuilder.keyPath, "INIntentDefaultImageName": return .cosmetic
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
    default: return .compatible()
    }
  }

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
    default: .compatible()
    }
  }
}
