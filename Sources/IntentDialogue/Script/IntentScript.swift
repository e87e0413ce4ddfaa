/// What a definition says about one intent: everything that a conversation about it is made of.
public struct IntentScript: Sendable, Hashable {
  /// The model name, for example `OrderSoup`.
  public let name: String

  /// The name of the tables that hold translations, which is that of the definition; nil if it is not known.
  public let table: String?

  /// The name for people.
  public let title: DialogueText

  /// Whether the person is asked before the intent is handled.
  public let requiresConfirmation: Bool

  /// The parameters in the definition's order.
  public let parameters: [Parameter]

  /// The sentences that say what is asked for.
  public let summaries: [Summary]

  /// The outcomes for which the definition has an entry.
  public let codes: [ResponseCode]

  /// A script of the given parts.
  public init(
    name: String, table: String? = nil, title: DialogueText, requiresConfirmation: Bool = false,
    parameters: [Parameter] = [], summaries: [Summary] = [], codes: [ResponseCode] = []
  ) {
    self.name = name
    self.table = table
    self.title = title
    self.requiresConfirmation = requiresConfirmation
    self.parameters = parameters
    self.summaries = summaries
    self.codes = codes
  }

  /// The parameter of a name.
  public func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// The outcome of a name; nil where the definition has no entry for it.
  public func code(named name: String) -> ResponseCode? { codes.first { $0.name == name } }
}
