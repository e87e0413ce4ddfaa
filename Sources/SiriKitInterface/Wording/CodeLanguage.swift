package import IntentSemantics

/// The language of code that is written, for the names that its documentation gives to what people meet in it.
package enum CodeLanguage: Sendable, Equatable {
  case swift
  case objectiveC

  /// An outcome of an intent.
  ///
  /// For example: `.ready`, `OrderSoupIntentResponseCodeReady`
  package func name(of code: BuiltInResponseCode, in intent: Intent) -> String {
    switch self {
    case .swift: "." + code.name
    case .objectiveC: intent.responseCodeName + code.name.withUppercasedFirstLetter
    }
  }

  /// A value of an enumeration, which is the type; the name alone where that is not known to be one.
  ///
  /// For example: `.large`, `SoupSizeLarge`
  package func name(ofValue value: String, in type: ValueType?) -> String {
    switch (self, type) {
    case (.objectiveC, .enumeration(let reference)?): reference.className + value.withUppercasedFirstLetter
    default: "." + value.withLowercasedFirstLetter
    }
  }

  /// A reason for which a value of a parameter is refused.
  ///
  /// For example: `.soldOut`, `OrderSoupSoupUnsupportedReasonSoldOut`
  package func name(of reason: UnsupportedReason, of parameter: Parameter, in intent: Intent) -> String {
    switch self {
    case .swift: "." + reason.code
    case .objectiveC: intent.unsupportedReasonName(of: parameter) + reason.code.withUppercasedFirstLetter
    }
  }

  /// A truth value.
  ///
  /// For example: `true`, `YES`
  package func name(of value: Bool) -> String {
    switch self {
    case .swift: value ? "true" : "false"
    case .objectiveC: value ? "YES" : "NO"
    }
  }

  /// What a number object holds, with its article; nil for a type that is no number.
  package func numberKind(of type: ValueType) -> String? {
    switch type {
    case .integer: self == .swift ? "an `Int`" : "an `NSInteger`"
    case .decimal: self == .swift ? "a `Double`" : "a `double`"
    case .boolean: self == .swift ? "a `Bool`" : "a `BOOL`"
    case .timeInterval: self == .swift ? "a `TimeInterval` in seconds" : "an `NSTimeInterval` in seconds"
    default: nil
    }
  }
}
