import IntentsTestKit

/// What stands in the open places of a scaffolded handler during a trial.
///
/// The sources of handlers under trial call the static functions, where a developer would write code of the app.
public struct TrialDesk: Codable, Sendable {
  /// The values that may be meant; nil for the one that was given.
  public var matches: [TrialValue]?

  /// The options of a parameter.
  public var items: [TrialValue] = []

  /// The value of a parameter where none is set; nil for that of the scaffold.
  public var suggestion: [TrialValue]?

  /// Another answer than the acceptance of a value, as the scaffold has it in a comment.
  public var answer: String?

  /// The label of the only value that gets this answer; nil for every one.
  public var answered: String?

  /// The outcome of the intent; nil for that of the scaffold.
  public var ending: String?

  /// The values that go with the outcome.
  public var endingValues: [String: [TrialValue]] = [:]

  /// The code of an outcome that the definition does not have.
  public var code: String?

  /// The code that `confirm` answers; nil for that of the scaffold.
  public var confirmation: String?

  /// A desk at which nothing is decided.
  public init() {}

  // Handlers are called one at a time, whatever actor they belong to.
  nonisolated(unsafe) static var current = TrialDesk()
  nonisolated(unsafe) static var module = ""
  nonisolated(unsafe) static var visits: Set<String> = []

  /// Notes that a place of the source was reached.
  public static func visit(_ place: String) { visits.insert(place) }

  /// The values that may be meant by one; it alone, if it is one of them.
  public static func matches<Value>(_ values: [Value]) -> [Value] {
    guard let matches = current.matches else { return values }
    let labels = Set(matches.map(\.label))
    return values.contains { labels.contains(TrialValue.label(of: $0)) } ? values : all(matches)
  }

  /// The options of a parameter.
  public static func items<Value>() -> [Value] { all(current.items) }

  /// The value of a parameter where none is set.
  public static func suggestion<Value>(_ standard: Value) -> Value {
    current.suggestion.map { property($0) } ?? standard
  }

  /// Whether a value gets another answer than its acceptance.
  public static func wants(_ answer: String, for value: Any) -> Bool {
    guard let wanted = current.answer, answer == wanted || answer.hasPrefix(wanted + "(") else { return false }
    return current.answered ?? TrialValue.label(of: value) == TrialValue.label(of: value)
  }

  /// How the intent ends.
  public static var ending: String? { current.ending }

  /// A value of the response.
  public static func value<Value>(_ name: String) -> Value { property(current.endingValues[name] ?? []) }

  /// The code of an outcome that the definition does not have.
  public static func code<Code: RawRepresentable<Int>>() -> Code { code(current.code) ?? failure("no such code") }

  /// The code that `confirm` answers.
  public static func confirmation<Code: RawRepresentable<Int>>(_ standard: Code) -> Code {
    current.confirmation == nil ? standard : code(current.confirmation) ?? failure("no such code")
  }

  private static func code<Code: RawRepresentable<Int>>(_ name: String?) -> Code? {
    (0..<200).lazy.compactMap { Code(rawValue: $0) }.first { String(describing: $0) == name }
  }

  private static func all<Value>(_ values: [TrialValue]) -> [Value] {
    values.map { value in
      let real = value.value(in: module) ?? failure("\(value) cannot be made")
      return ValueConversion.convert(real, to: Value.self) ?? failure("\(value) is no \(Value.self)")
    }
  }

  private static func property<Value>(_ values: [TrialValue]) -> Value {
    let real = values.compactMap { $0.value(in: module) }
    return ValueConversion.property(of: Value.self, holding: real) ?? failure("\(values) are no \(Value.self)")
  }

  private static func failure<Value>(_ message: String) -> Value { fatalError(message) }
}
