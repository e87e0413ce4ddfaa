import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

/// Scenes in which actions of the sample `Orders` ask a handler that follows a script.
struct BridgePlay: Sendable {
  /// How the actions are written.
  let options: MigrateOptions

  /// The scenes; their work is what the handler answers: the name of a method with its answer, in the order of the calls.
  let scenes: [Scene]

  /// What is said in each scene, by name.
  ///
  /// - Throws: An expectation that failed, or the compiler's messages.
  func transcripts() throws -> [String: [String]] {
    let sample = try #require(try SampleDefinition.samples(named: ["Orders"]).first)
    let source = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    var options = options
    options.handlerClasses = ["OrderCoffeeIntent": "Barista"]
    let sources = BridgedSources([source], options)
    let main = Self.player + scenes.map(\.call).joined()
    let output = try AppIntentsProgram(sources.all + [Self.handler], main: main, asksHandlers: true).output()
    return Scene.transcripts(in: output)
  }

  /// The handler: it answers what the script says, and accepts what is there where the script says nothing.
  static let handler = SwiftSource(
    name: "Barista.swift",
    text: """
      import Intents

      enum Script {
          nonisolated(unsafe) static var answers: [(method: String, answer: Any)] = []
          nonisolated(unsafe) static var calls: [String] = []

          static func take<T>(_ method: String, _ values: String, otherwise: @autoclosure () -> T) -> T {
              calls.append("handler: \\(method) \\(values)")
              guard answers.first?.method == method else { return otherwise() }
              let answer = answers.removeFirst().answer
              guard let answer = answer as? T else { fatalError("\\(method) does not answer \\(answer)") }
              return answer
          }
      }

      final class Barista: NSObject, OrderCoffeeIntentHandling {
          func resolveDrink(for intent: OrderCoffeeIntent) async -> CoffeeDrinkResolutionResult {
              Script.take(
                  "drink", intent.drink?.displayString ?? "none",
                  otherwise: intent.drink.map { .success(with: $0) } ?? .needsValue())
          }
          func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult {
              Script.take("size", "\\(intent.size)", otherwise: .success(with: intent.size))
          }
          func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
              Script.take(
                  "quantity", intent.quantity.map { "\\($0)" } ?? "none",
                  otherwise: intent.quantity.map { .success(with: $0.intValue) } ?? .notRequired())
          }
          func resolveExtras(for intent: OrderCoffeeIntent) async -> [OrderCoffeeExtrasResolutionResult] {
              Script.take(
                  "extras", "\\(intent.extras ?? [])", otherwise: (intent.extras ?? []).map { .success(with: $0) })
          }
          func resolveAddress(for intent: OrderCoffeeIntent) async -> INPlacemarkResolutionResult {
              Script.take("address", intent.address?.name ?? "none", otherwise: .notRequired())
          }
          func provideDrinkOptionsCollection(
              for intent: OrderCoffeeIntent, searchTerm: String?
          ) async throws -> INObjectCollection<CoffeeDrink> {
              let all = [latte(), darkLatte()].filter { searchTerm.map($0.displayString.contains) ?? true }
              return INObjectCollection(sections: [INObjectSection(title: "Hot", items: all)])
          }
          func provideExtrasOptionsCollection(
              for intent: OrderCoffeeIntent
          ) async throws -> INObjectCollection<NSString> {
              INObjectCollection(items: ["cinnamon", "oat milk"])
          }
          func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink? { latte() }
          func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
              Script.take(
                  "confirm", "", otherwise: OrderCoffeeIntentResponse(code: .ready, userActivity: nil))
          }
          func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
              Script.take("handle", facts(about: intent), otherwise: ordered(.success))
          }
      }

      func facts(about intent: OrderCoffeeIntent) -> String {
          [
              intent.drink.map { "\\($0.displayString) \\($0.roast)" } ?? "none", "\\(intent.size)",
              intent.quantity.map { "\\($0)" } ?? "none", "\\(intent.extras ?? [])", intent.address?.name ?? "none",
          ].joined(separator: ", ")
      }

      func latte() -> CoffeeDrink { CoffeeDrink(identifier: "latte", display: "Latte") }

      func darkLatte() -> CoffeeDrink {
          let drink = CoffeeDrink(identifier: "dark", display: "Dark Latte")
          drink.roast = .dark
          return drink
      }

      func ordered(_ code: OrderCoffeeIntentResponseCode) -> OrderCoffeeIntentResponse {
          let response = OrderCoffeeIntentResponse(code: code, userActivity: nil)
          response.order = CoffeeOrder(identifier: "7", display: "2 Lattes")
          response.paid = true
          response.orderNumber = 7
          response.drink = darkLatte()
          response.size = .large
          response.waitTime = 1500
          return response
      }

      """)

  private static let player = """
    import AppIntents
    import CoreLocation
    import Intents

    struct Cancelled: Error {}

    func play(_ name: String, _ intent: some AppIntent, answers: [any Sendable], work: [Any]) async {
        Script.answers = work.compactMap { $0 as? (String, Any) }.map { (method: $0.0, answer: $0.1) }
        guard Script.answers.count == work.count else { fatalError("the script of \\(name) is wrong") }
        Script.calls = []
        let conversation = Conversation(answers)
        var end = ""
        do {
            if let value = try await conversation.run(intent) { end = "give: \\(words(for: value))\\n" }
        } catch let mistake as StandInError {
            end = "mistake: \\(mistake)\\n"
        } catch {}
        print("# \\(name)")
        for line in conversation.log { print(line) }
        print(end, terminator: "")
        if let last = Script.calls.last, last.hasPrefix("handler: handle") { print(last) }
        if conversation.unused > 0 { print("\\(conversation.unused) answers are left") }
        if !Script.answers.isEmpty { print("the handler was not asked for \\(Script.answers.map(\\.method))") }
    }

    func words(for value: Any) -> String {
        switch value {
        case let value as any AppEntity: value.spokenText
        case let values as [any AppEntity]: values.map(\\.spokenText).joined(separator: ", ")
        default: "\\(value)"
        }
    }

    let latteEntity = CoffeeDrinkAppEntity(id: "latte", displayString: "Latte")
    let darkEntity = CoffeeDrinkAppEntity(id: "dark", displayString: "Dark Latte")


    """
}
