internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// The methods that have the shape of one that a definition once asked for, and take the intent, but are none of its
  /// protocol.
  ///
  /// Methods of one's own are told by their shape: they have other names, labels or results.
  func superfluousMethods(of type: SwiftNominalType, for intent: HandledIntent) -> [SwiftMember] {
    type.methods.filter { member in
      guard let shape = HandlingShape(of: member.method),
        let name = intentName(of: member), intent.classNames.contains(name),
        !intent.declares(member.method.name.value, member.method.labels)
      else { return false }
      // Anybody may write a function that gives a default; one that is called has another purpose.
      return shape != .defaultValue || !isCalled(member.method.name.value)
    }
  }

  /// Whether the name of a method stands more often in the sources than it is declared.
  private func isCalled(_ name: String) -> Bool {
    let mentions = SwiftCodeWords([name], in: sources).counts[name] ?? 0
    let declarations = (index.types.flatMap(\.declarations) + index.strayExtensions).reduce(0) { count, declaration in
      count + declaration.methods.count { $0.name.value == name }
    }
    return mentions > declarations
  }
}

/// What a method is for, as far as its name and types tell.
private enum HandlingShape {
  case resolution
  case options
  case defaultValue

  /// The shape of a method; nil for one that no handling protocol could ask for.
  init?(of method: SwiftMethod) {
    guard !method.isStatic, method.modifiers.allSatisfy({ $0 != "private" && $0 != "fileprivate" }),
      method.labels.first == "for"
    else { return nil }
    let last = method.parameterTypes.last ?? ""
    let name = method.name.value
    // The form with a completion handler takes what the other one gives.
    let isCompletion =
      method.labels.count > 1 && ["with", "completion"].contains(method.labels.last)
      && last.contains("->")
    let labels = isCompletion ? Array(method.labels.dropLast()) : method.labels
    let answer = isCompletion ? last : method.isAsync ? method.result ?? "" : ""
    if Self.isWord("resolve", startOf: name), labels == ["for"], answer.contains("ResolutionResult") {
      self = .resolution
    } else if Self.isWord("provide", startOf: name), name.hasSuffix("OptionsCollection") || name.hasSuffix("Options"),
      [["for"], ["for", "searchTerm"]].contains(labels),
      answer.contains("INObjectCollection") || (answer.contains("[") && (isCompletion || method.isThrowing))
    {
      self = .options
    } else if Self.isWord("default", startOf: name), method.labels == ["for"], !method.isAsync, !method.isThrowing,
      let result = method.result, result != "Void", result != "()"
    {
      self = .defaultValue
    } else {
      return nil
    }
  }

  /// Whether a name in camel case starts with a word and goes on.
  private static func isWord(_ word: String, startOf name: String) -> Bool {
    guard name.hasPrefix(word), let next = name.dropFirst(word.count).first else { return false }
    return !next.isLowercase
  }
}
