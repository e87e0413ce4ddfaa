/// What a change means for those who have the earlier version, and why.
package struct ChangeVerdict: Sendable, Equatable {
  /// The graveness.
  package let impact: ChangeImpact

  /// What it breaks; empty unless it is breaking.
  package let harms: [ChangeHarm]

  /// The name of the rule that it falls under; nil where none does.
  package let rule: String?

  /// Why, as a sentence without a full stop.
  package let reason: String

  /// A change that breaks something.
  static func breaking(_ harms: [ChangeHarm], _ rule: String, _ reason: String) -> ChangeVerdict {
    ChangeVerdict(impact: .breaking, harms: harms, rule: rule, reason: reason)
  }

  /// A change with which everything goes on working.
  static func compatible(_ rule: String?, _ reason: String) -> ChangeVerdict {
    ChangeVerdict(impact: .compatible, harms: [], rule: rule, reason: reason)
  }

  /// A change of words, order or bookkeeping.
  static func cosmetic(_ reason: String) -> ChangeVerdict {
    ChangeVerdict(impact: .cosmetic, harms: [], rule: nil, reason: reason)
  }

  /// A change of what the base class of a type has anyway.
  static let inherited = cosmetic("the base class has these properties, whatever the file says of them")

  /// A change of words for people.
  static let words = cosmetic("words for people, by which nothing is found")
}
