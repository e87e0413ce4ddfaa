/// A parameter of an intent.
///
/// It is an object, so that `perform()` can assign it.
@propertyWrapper public final class IntentParameter<Value: IntentValue & Sendable>: @unchecked Sendable {
  public enum IntControlStyle: Sendable {
    case stepper
    case field
  }

  public enum DoubleControlStyle: Sendable {
    case stepper
    case field
    case slider
  }

  public enum DateKind: Sendable {
    case date
    case time
    case dateTime
  }

  public enum PlacemarkDisplayStyle: Sendable {
    case name
    case address
    case city
  }

  public typealias ParameterMode = IntentPerson.ParameterMode

  public let title: LocalizedStringResource
  let valueDialog: IntentDialog?
  let disambiguationDialog: IntentDialog?
  private let initialValue: Value.UnwrappedType?
  private var stored: Value?
  /// The name of the property; known while an intent is run.
  var name = ""

  init(
    _ title: LocalizedStringResource, default initialValue: Value.UnwrappedType? = nil,
    ask valueDialog: IntentDialog? = nil, choose disambiguationDialog: IntentDialog? = nil
  ) {
    self.title = title
    self.initialValue = initialValue
    self.valueDialog = valueDialog
    self.disambiguationDialog = disambiguationDialog
    stored = initialValue.map { Value.wrapping($0) }
  }

  /// Whether there is a value.
  var hasValue: Bool { stored?.unwrapped != nil }

  public var projectedValue: IntentParameter<Value> { self }

  public var wrappedValue: Value {
    get {
      guard let value = stored ?? Value.absence else { fatalError("\(name) is read before it has a value") }
      return value
    }
    set { stored = newValue }
  }
}

/// A parameter of any type, as whoever runs an intent sees it.
protocol AnyIntentParameter: AnyObject {
  var name: String { get set }
  /// Whether the intent cannot be run, since there has to be a value and is none.
  var isMissing: Bool { get }
  var valueDialog: IntentDialog? { get }
  /// Takes one value or, where the parameter is a list, several.
  func assign(_ answer: Any) throws
}

extension IntentParameter: AnyIntentParameter {
  var isMissing: Bool { stored == nil && Value.absence == nil }

  func assign(_ answer: Any) throws {
    guard let value = answer as? Value.UnwrappedType else {
      throw StandInError("\(name) cannot be \(type(of: answer)) \(answer)")
    }
    stored = Value.wrapping(value)
  }
}
