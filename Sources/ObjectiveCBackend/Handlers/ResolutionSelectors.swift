import IntentSemantics
import ObjectiveCCode

/// The class methods with which a handler answers about a value.
struct ResolutionSelectors {
  /// The type of the value.
  let type: ValueType

  /// Accepts a value.
  ///
  /// For example: `successWithResolvedString:`
  var success: String { "successWithResolved\(word):" }

  /// Lets the user choose one of several values.
  ///
  /// For example: `disambiguationWithStringsToDisambiguate:`
  var disambiguation: String { "disambiguationWith\(pluralWord)ToDisambiguate:" }

  /// Asks whether a value is meant.
  ///
  /// For example: `confirmationRequiredWithStringToConfirm:`
  var confirmation: String { "confirmationRequiredWith\(word)ToConfirm:" }

  /// What the methods call the value: as definitions call its type, but for numbers, lengths and texts to speak.
  private var word: String {
    switch type {
    case .integer, .decimal, .boolean: "Value"
    case .length: "Length"
    case .speakableString: "String"
    default: type.messageName
    }
  }

  /// What they call several values; most measurements have no plural, as in `MassToDisambiguate`.
  private var pluralWord: String {
    switch type {
    case .dateComponents, .energy, .mass, .speed, .volume: word
    case .person: "People"
    default: word + "s"
    }
  }
}

extension ValueType {
  /// The type of a local variable that holds the value itself, where a property holds it in a number.
  ///
  /// For example: `NSInteger`, `SoupKind`, `Soup *`
  var localType: ObjectiveCType {
    switch self {
    case .integer: .plain("NSInteger")
    case .decimal: .plain("double")
    case .boolean: .plain("BOOL")
    case .timeInterval: .plain("NSTimeInterval")
    case .enumeration(let reference): .plain(reference.className)
    default: elementObject
    }
  }

  /// The member of a number object that gives the value; nil for other types.
  var numberAccess: String? {
    switch self {
    case .integer: "integerValue"
    case .decimal, .timeInterval: "doubleValue"
    case .boolean: "boolValue"
    default: nil
    }
  }
}
