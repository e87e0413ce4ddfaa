/// A class that a handler of a system intent answers with for one parameter.
package struct SystemResolutionResult: Sendable, Equatable {
  /// The name of the class, for example `INSendMessageRecipientResolutionResult`.
  package let className: String

  /// The class whose factories it inherits; nil for `INIntentResolutionResult`, which has `needsValue()`,
  /// `notRequired()` and `unsupported()`.
  package let superclass: String?

  /// The cases of the enumeration that its `unsupported(forReason:)` takes, without deprecated ones; empty where it has
  /// no such factory of its own.
  package let unsupportedReasons: [String]

  /// The cases of the enumeration that its `confirmationRequired(with:forReason:)` takes; empty where it has no such
  /// factory.
  package let confirmationReasons: [String]

  /// Where a reason exists, for those that are not on all systems of their enumeration.
  package let reasonAvailability: [String: [SystemAvailability]]

  private let disambiguates: Bool

  /// A row of the table.
  init(
    _ className: String, extends superclass: String? = nil, canDisambiguate: Bool = false,
    unsupportedReasons: [String] = [], confirmationReasons: [String] = [],
    reasonAvailability: [String: [SystemAvailability]] = [:]
  ) {
    self.className = className
    self.superclass = superclass
    self.disambiguates = canDisambiguate
    self.unsupportedReasons = unsupportedReasons
    self.confirmationReasons = confirmationReasons
    self.reasonAvailability = reasonAvailability
  }

  /// Whether there is a `disambiguation(with:)`, its own or an inherited one; results of enumerations, option sets and
  /// numbers have none.
  package var canDisambiguate: Bool {
    disambiguates || superclass.flatMap(SystemIntentCatalogue.resolutionResult)?.canDisambiguate == true
  }

  /// Whether there is a `successes(with:)`, which makes one result of each value of a list.
  package var hasSuccesses: Bool { className.hasSuffix("MediaItemResolutionResult") }

  /// The enumeration of the reasons for `unsupported(forReason:)`; nil where there is no such factory.
  package var unsupportedReasonType: String? { unsupportedReasons.isEmpty ? nil : stem + "UnsupportedReason" }

  /// The enumeration of the reasons for `confirmationRequired(with:forReason:)`; nil where there is no such factory.
  package var confirmationReasonType: String? { confirmationReasons.isEmpty ? nil : stem + "ConfirmationReason" }

  private var stem: String { String(className.dropLast("ResolutionResult".count)) }
}
