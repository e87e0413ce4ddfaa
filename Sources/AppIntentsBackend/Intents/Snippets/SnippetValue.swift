import IntentSemantics
import SwiftCode

/// A value that a snippet shows: the result of an action, or a value that its sentences name.
struct SnippetValue {
  /// What names it.
  let token: FormatToken

  /// The name of the parameter.
  ///
  /// For example: `berth`
  let name: String

  /// What it is.
  let source: TokenSource

  /// What people call it.
  let title: LocalizedText

  /// Whether there are only words for it: nothing finds an entity that has no query when the system asks for the snippet
  /// again.
  let isInWords: Bool

  /// The type of the parameter, which may be without a value.
  var type: AppIntentsValue {
    isInWords ? AppIntentsValue(kind: .string, isArray: source.type.isArray) : source.type
  }

  /// A value of the action, known to be there, as the parameter takes it.
  func argument(_ value: Expression) -> Argument {
    guard isInWords else { return Argument(name, value) }
    return Argument(name, source.type.isArray ? words(.member(value, "map")) : .member(value, Self.words))
  }

  /// An object of a handler, or a list, that may be missing, as the parameter takes it.
  func wordsArgument(ofLegacy value: Expression) -> Argument {
    Argument(
      name, source.type.isArray ? words(.optionalMember(value, "map")) : .optionalMember(value, Self.words))
  }

  private func words(_ map: Expression) -> Expression {
    .call(FunctionCall(map, trailingClosure: Closure(value: .member(.name("$0"), Self.words))))
  }

  /// The property of an object, old and new, with the words for it.
  private static let words = "displayString"

  /// The values of an intent's response: the result first, then those of sentences in the order of first use; behind them,
  /// where the person confirms before the work is done, what they confirm.
  static func all(of structure: IntentStructure) -> [SnippetValue] {
    let intent = structure.intent
    let output = intent.response.output.map { [FormatToken(name: $0)] } ?? []
    let confirmed =
      intent.requiresConfirmation
      ? intent.parameters.filter(\.isAskedFor).map { FormatToken(name: $0.name) } : []
    let named = ResponseOutcomes(of: intent).successes.flatMap(\.texts).flatMap(\.format.tokens)
    let all = FormatString(segments: (output + named + confirmed).map { .token($0) })
    let arguments = SentenceArguments(
      [FormatText(format: all)], taken: reservedNames, source: structure.sourceInResponse)
    return arguments.items.map { item in
      SnippetValue(
        token: item.token, name: item.name, source: item.source, title: title(of: item.source, in: intent),
        isInWords: structure.module.isTransient(item.source.type))
    }
  }

  private static func title(of source: TokenSource, in intent: Intent) -> LocalizedText {
    let known: LocalizedText? =
      switch source.owner {
      case .parameter: intent.parameters.first { $0.name == source.name }?.displayName
      case .response: intent.response.parameters.first { $0.name == source.name }?.displayName
      case .nothing: nil
      }
    let title = source.path.isEmpty ? known : nil
    return title ?? LocalizedText(text: (source.path.last ?? source.name).asTitle)
  }

  /// The names of what snippets and views have already.
  private static let reservedNames = IntentStructure.givenNames.union(["body"])
}

extension MigratedModule {
  /// Whether a value is an entity that nobody ever looks up.
  fileprivate func isTransient(_ value: AppIntentsValue) -> Bool {
    guard case .entity(let name) = value.kind else { return false }
    return allTypes.first { $0.name == name }?.isTransient ?? false
  }
}
