import Foundation
import IntentCompiler
import IntentsTestKit
import PortableSamples
import TestSupport
import Testing

@testable import PortableSamples

/// The definition alone says the same as a conversation with the handler that was scaffolded from it.
@Suite("Simulations and scaffolded handlers")
struct SimulationAgreementTests {
  /// Languages of samples; nil for that of the definition.
  private static let languages: [String?] = [nil, "de", "fr"]

  private func folder(_ sample: String) -> URL {
    RepositoryLayout.definitions.appending(path: sample, directoryHint: .isDirectory)
  }

  /// Plays a conversation from the definition of a sample.
  private func simulate(
    _ intent: String, of sample: String, in language: String?, given: [String] = [], response: String? = nil,
    values: [String] = [], _ answers: [String]
  ) async throws -> [SaidLine] {
    let result = await Compiler().simulate(
      SimulationRequest(
        input: folder(sample).path, intent: intent, languages: language.map { .named([$0]) } ?? .development,
        answers: .scripted(answers), given: given, response: response, values: values))
    #expect(result.problems == [])
    return try #require(result.conversations.first).transcript.said
  }

  /// Leads a conversation with a handler.
  private func lead<Intent: ScriptedIntent>(
    _ intent: Intent, of sample: String, in language: String?, with handler: Intent.Handler, _ answers: [IntentAnswer]
  ) async throws -> [SaidLine] where Intent.Subject == Intent {
    try await IntentConversation(
      with: handler, about: intent, answers: answers, language: language,
      tables: language == nil ? nil : folder(sample)
    ).transcript.said
  }

  @Test("an order with a refusal, a default, a condition and an outcome with values", arguments: languages)
  func orderCoffee(language: String?) async throws {
    final class Bar: OrderCoffeeIntentHandler {
      override func outcome(of intent: OrderCoffeeIntent) async -> Outcome {
        .success(order: CoffeeOrder(identifier: "1", display: "a latte"), paid: false, orderNumber: 1200)
      }
    }
    let intent = OrderCoffeeIntent()
    intent.quantity = 13
    // Shortcuts sets what nobody asks for.
    intent.delivery = true
    let led = try await lead(
      intent, of: "Orders", in: language, with: Bar(),
      [.text("latte"), .text("0"), .text("3"), .text("milk"), .text("Home"), .yes])
    let simulated = try await simulate(
      "OrderCoffee", of: "Orders", in: language, given: ["quantity=13"],
      values: ["order=a latte", "paid=no", "orderNumber=1200"], ["latte", "0", "3", "milk", "Home", "yes"])
    #expect(simulated == led)
  }

  @Test("failures, with and without a text", arguments: ["failure", "failureBarClosed", "failureSoldOut"])
  func failures(code: String) async throws {
    final class Bar: OrderCoffeeIntentHandler {
      let code: String
      init(code: String) { self.code = code }
      override func outcome(of intent: OrderCoffeeIntent) async -> Outcome {
        switch code {
        case "failureSoldOut": .failureSoldOut(drink: CoffeeDrink(identifier: "1", display: "Latte"))
        case "failureBarClosed": .failureBarClosed
        default: .failure
        }
      }
    }
    let intent = OrderCoffeeIntent()
    intent.drink = CoffeeDrink(identifier: "1", display: "Latte")
    intent.extras = ["milk", "sugar"]
    intent.delivery = false
    let led = try await lead(intent, of: "Orders", in: "de", with: Bar(code: code), [.yes])
    let simulated = try await simulate(
      "OrderCoffee", of: "Orders", in: "de", given: ["drink=Latte", "extras=milk, sugar", "delivery=no"],
      response: code, ["yes"])
    #expect(simulated == led)
  }

  @Test("a refusal in the system's words, a date, and a reserved word as a name", arguments: languages)
  func bookTable(language: String?) async throws {
    final class Desk: BookTableIntentHandler {
      override func outcome(of intent: BookTableIntent) async -> Outcome {
        .failureFullyBooked(date: intent.date ?? DateComponents())
      }
    }
    let intent = BookTableIntent()
    intent.guests = 0
    intent.in = .public
    let date = DateComponents(year: 2031, month: 5, day: 4, hour: 19, minute: 30)
    let led = try await lead(
      intent, of: "Orders", in: language, with: Desk(), [.value(4), .value(date), .yes])
    // A definition does not know how dates are said: the person does.
    let spoken = try #require(led.last { $0.speaker == .person && $0.subject == .parameter("date") }?.text)
    let simulated = try await simulate(
      "BookTable", of: "Orders", in: language, given: ["guests=0"], response: "failureFullyBooked",
      ["4", spoken, "yes"])
    #expect(simulated == led)
  }

  @Test("enumerations are said in the language", arguments: languages)
  func refund(language: String?) async throws {
    final class Desk: RequestRefundIntentHandler {
      override func outcome(of intent: RequestRefundIntent) async -> Outcome {
        .inReview(reason: intent.reason, amount: nil)
      }
    }
    let led = try await lead(
      RequestRefundIntent(), of: "Orders", in: language, with: Desk(),
      [.text("Monday"), .value(RefundReason.cold), .yes])
    let simulated = try await simulate(
      "RequestRefund", of: "Orders", in: language, response: "inReview", ["Monday", "cold", "yes"])
    #expect(simulated == led)
  }

  @Test("lengths of time have defaults and bounds in their units")
  func intervals() async throws {
    final class Timer: StartIntervalsIntentHandler {
      override func outcome(of intent: StartIntervalsIntent) async -> Outcome { .success(countdown: 5, total: 5400) }
    }
    let intent = StartIntervalsIntent()
    intent.work = 10
    intent.rounds = 31
    intent.rest = 30
    let led = try await lead(
      intent, of: "Workouts", in: nil, with: Timer(), [.text("30"), .value(1201), .value(1200)])
    let simulated = try await simulate(
      "StartIntervals", of: "Workouts", in: nil, given: ["work=10", "rounds=31"],
      values: ["countdown=5", "total=1 hour, 30 minutes"], ["30", "20 minutes, 1 second", "20 minutes"])
    #expect(simulated == led)
  }

  @Test("an enumeration of states and a default that is never asked for", arguments: languages)
  func toggle(language: String?) async throws {
    final class Home: ToggleDeviceIntentHandler {
      override func outcome(of intent: ToggleDeviceIntent) async -> Outcome {
        guard let device = intent.device else { return .failure }
        return .success(device: device, state: intent.state)
      }
    }
    let led = try await lead(
      ToggleDeviceIntent(), of: "Home", in: language, with: Home(), [.text("Lamp"), .value(DeviceState.off)])
    let simulated = try await simulate("ToggleDevice", of: "Home", in: language, ["Lamp", "off"])
    #expect(simulated == led)
  }

  @Test("the end before the end", arguments: ["no", "cancel"])
  func declined(words: String) async throws {
    let intent = RequestRefundIntent()
    intent.reason = .cold
    let led = try await lead(
      intent, of: "Orders", in: "fr", with: RequestRefundIntentHandler(),
      [.text("Lundi"), words == "no" ? .no : .cancel])
    let simulated = try await simulate(
      "RequestRefund", of: "Orders", in: "fr", given: ["reason=cold"], ["Lundi", words])
    #expect(simulated == led)
  }
}
