/// Handlers of the sample definition Orders that have every method by name and labels.
enum WitnessSamples {
  private static let rest = """
    func handle(intent: BookTableIntent) async -> BookTableIntentResponse { fatalError() }
    func resolveDate(for intent: BookTableIntent) async -> INDateComponentsResolutionResult { .notRequired() }
    """
  private static let plain =
    "func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult { .notRequired() }"
  private static let head = "class Tables: NSObject, BookTableIntentHandling {\n\(rest)\n"

  /// A handler of which one method is written in another way.
  private static func with(_ method: String) -> String { head + method + "\n}" }

  private static func completing(_ type: String, _ suffix: String = "", before: String = "") -> String {
    with("\(before)func resolveGuests(for intent: BookTableIntent, with completion: \(type))\(suffix) {}")
  }

  private static let answer = "INIntegerResolutionResult"

  /// Those that the compiler takes.
  static let sound: [String] = [
    with(plain),
    with("public \(plain)"),
    with("@objc \(plain)"),
    with("@objc(resolveGuestsForBookTable:withCompletion:) \(plain)"),
    with("@available(iOS 15, *) \(plain)"),
    completing("@escaping (\(answer)) -> Void"),
    completing("@escaping (_ result: Intents.\(answer)) -> ()"),
    completing("(\(answer)) -> Swift.Void"),
    completing("((\(answer)) -> Void)!"),
    "typealias Answer = \(answer)\ntypealias Reply = (Answer) -> Void\n" + completing("@escaping Reply"),
    "private " + with("fileprivate \(plain)"),
    head + "}\nextension Tables {\n\(plain)\n}",
    head
      + "#if os(Linux)\n#if DEBUG\n\(plain)\n#else\n\(plain)\n#endif\n#elseif os(macOS)\n\(plain)\n#else\n\(plain)\n#endif\n}",
    head + "}\n#if os(Linux)\nextension Tables {\n\(plain)\n}\n#else\nextension Tables {\n\(plain)\n}\n#endif",
    "class Tables<T>: NSObject, BookTableIntentHandling {\n\(rest)\n\(plain)\n}",
    "enum Hall<T> { class Tables: NSObject, BookTableIntentHandling {\n\(rest)\n\(plain)\n} }",
    "class Base: NSObject {\n@objc(resolveGuestsForBookTable:withCompletion:) \(plain)\n}\n"
      + "class Tables: Base, BookTableIntentHandling {\n\(rest)\n}",
    "class Base: NSObject, BookTableIntentHandling {\n\(rest)\n\(plain)\n}\nclass Tables: Base {}",
    // A method of one's own beside the one that counts.
    completing("@escaping (\(answer)) -> Void")
      + "\nextension Tables {\nprivate func resolveGuests(for intent: BookTableIntent) -> Int { 1 }\n}",
    options("async throws -> INObjectCollection<CoffeeOrder>"),
    options("async -> INObjectCollection<CoffeeOrder>"),
  ]

  /// Those that it refuses, with what is said of them.
  static let flawed: [(source: String, message: String)] = [
    (with("static \(plain)"), "'resolveGuests(for:)' is static"),
    (with("class \(plain)"), "'resolveGuests(for:)' is static"),
    (with("private \(plain)"), "'resolveGuests(for:)' is private"),
    (with("fileprivate \(plain)"), "'resolveGuests(for:)' is private"),
    (head + "}\nprivate extension Tables {\n\(plain)\n}", "'resolveGuests(for:)' is private"),
    ("private " + with("private \(plain)"), "'resolveGuests(for:)' is private"),
    (with("@nonobjc \(plain)"), "'resolveGuests(for:)' is '@nonobjc'"),
    (with("@objc(guests:done:) \(plain)"), "'resolveGuests(for:)' is '@objc(guests:done:)'"),
    (with("@available(*, unavailable) \(plain)"), "'resolveGuests(for:)' is unavailable"),
    (
      with("func resolveGuests<T: BookTableIntent>(for intent: T) async -> \(answer) { .notRequired() }"),
      "'resolveGuests(for:)' is generic"
    ),
    (
      with("func resolveGuests(for intent: BookTableIntent) async throws -> \(answer) { .notRequired() }"),
      "'resolveGuests(for:)' throws"
    ),
    (
      with("func resolveGuests(for intent: BookTableIntent) -> \(answer) { .notRequired() }"),
      "'resolveGuests(for:)' is not 'async' and has no completion handler"
    ),
    (
      with("func resolveGuests(for intent: BookTableIntent) async {}"),
      "'resolveGuests(for:)' answers with nothing and not with '\(answer)'"
    ),
    (
      with("func resolveGuests(for intent: BookTableIntent) async -> [\(answer)] { [] }"),
      "'resolveGuests(for:)' answers with '[\(answer)]' and not with '\(answer)'"
    ),
    (
      with("func resolveGuests(for intent: BookTableIntent) async -> \(answer)? { nil }"),
      "'resolveGuests(for:)' answers with '\(answer)?' and not with '\(answer)'"
    ),
    (
      with("func resolveGuests(for intent: BookTableIntent) async -> INStringResolutionResult { .notRequired() }"),
      "'resolveGuests(for:)' answers with 'INStringResolutionResult' and not with '\(answer)'"
    ),
    (
      completing("@escaping (INStringResolutionResult) -> Void"),
      "'resolveGuests(for:with:)' answers with 'INStringResolutionResult' and not with '\(answer)'"
    ),
    (
      completing("@escaping ([\(answer)]) -> Void"),
      "'resolveGuests(for:with:)' answers with '[\(answer)]' and not with '\(answer)'"
    ),
    (
      completing("@escaping (\(answer), Error?) -> Void"),
      "'resolveGuests(for:with:)' takes '(\(answer), Error?) -> Void' and not '(\(answer)) -> Void'"
    ),
    (completing("@escaping (\(answer)) -> Void", " throws"), "'resolveGuests(for:with:)' throws"),
    (
      completing("@escaping (\(answer)) -> Void", " async"),
      "'resolveGuests(for:with:)' is 'async' and has a completion"
    ),
    (
      completing("@escaping (\(answer)) -> Void", " -> \(answer)").replacing("{}", with: "{ .notRequired() }"),
      "'resolveGuests(for:with:)' answers with '\(answer)' and not with 'Void'"
    ),
    (
      "class Tables<T>: NSObject, BookTableIntentHandling {\n\(rest)\n}\nextension Tables {\n\(plain)\n}",
      "'resolveGuests(for:)' stands in an extension of a generic class"
    ),
    (
      "class Tables<T>: NSObject, BookTableIntentHandling {\n\(rest)\n}\nextension Tables where T == Int {\n\(plain)\n}",
      "'resolveGuests(for:)' stands in an extension of a generic class"
    ),
    (
      "protocol Guests {}\nextension Guests {\n\(plain)\n}\n"
        + "class Tables: NSObject, Guests, BookTableIntentHandling {\n\(rest)\n}",
      "'resolveGuests(for:)' stands in an extension of a protocol"
    ),
    (
      "class Base: NSObject {\n\(plain)\n}\nclass Tables: Base, BookTableIntentHandling {\n\(rest)\n}",
      "'resolveGuests(for:)' is one of 'Base'"
    ),
    (
      "class Base: NSObject {\n@objc \(plain)\n}\nclass Tables: Base, BookTableIntentHandling {\n\(rest)\n}",
      "'resolveGuests(for:)' is one of 'Base'"
    ),
    ("struct Tables: BookTableIntentHandling {\n\(rest)\n\(plain)\n}", "'Tables' is a structure"),
    ("enum Tables: BookTableIntentHandling {\n\(rest)\n\(plain)\n}", "'Tables' is an enumeration"),
    ("actor Tables: BookTableIntentHandling {\n\(rest)\n\(plain)\n}", "'Tables' is an actor"),
    ("class Tables: BookTableIntentHandling {\n\(rest)\n\(plain)\n}", "'Tables' does not inherit from 'NSObject'"),
    (
      "class Tables<T>: NSObject {\n\(rest)\n\(plain)\n}\nextension Tables: BookTableIntentHandling {}",
      "'Tables' is generic"
    ),
    (
      options("async throws -> INObjectCollection<NSString>"),
      "'provideOrderOptionsCollection(for:)' answers with 'INObjectCollection<NSString>' and not with "
        + "'INObjectCollection<CoffeeOrder>'"
    ),
    (
      options("async throws -> [CoffeeOrder]"),
      "'provideOrderOptionsCollection(for:)' answers with '[CoffeeOrder]' and not with 'INObjectCollection<CoffeeOrder>'"
    ),
  ]

  /// A handler that lists options, with another signature.
  private static func options(_ signature: String) -> String {
    """
    class Receipts: NSObject, GetReceiptIntentHandling {
      func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse { fatalError() }
      func provideOrderOptionsCollection(for intent: GetReceiptIntent) \(signature) { fatalError() }
    }
    """
  }
}
