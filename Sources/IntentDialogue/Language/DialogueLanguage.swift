/// A language as a conversation needs to know it: how it writes numbers, which form it has for them, and what people say for
/// yes and no.
public struct DialogueLanguage: Sendable, Hashable {
  /// The name, for example `pt-BR`.
  public let name: String

  /// How it writes numbers.
  public let symbols: NumberSymbols

  /// What people say for yes and no.
  public let agreement: AgreementWords

  private let rules: PluralRules

  /// The language of a name, spelt with hyphens.
  public init(_ name: String) {
    self.name = name
    symbols = NumberSymbols(language: name)
    agreement = AgreementWords(language: name)
    rules = PluralRules(language: name)
  }

  /// English, whose ways hold where nothing else is known.
  public static let english = DialogueLanguage("en")

  /// Which form the language has for a number.
  public func category(of number: Double) -> PluralCategory {
    rules.category(of: Int(exactly: number).map(String.init) ?? String(number))
  }

  /// A number as a value that is said.
  public func value(_ number: Double) -> DialogueValue {
    DialogueValue(symbols.text(of: number), number: number)
  }

  public static func == (left: DialogueLanguage, right: DialogueLanguage) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
