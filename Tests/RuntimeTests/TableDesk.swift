import IntentsTestKit
import PortableSamples

/// A handler whose answers are fixed.
final class TableDesk: NSObject, BookTableIntentHandling {
  func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult {
    guard let guests = intent.guests?.intValue else { return .needsValue() }
    return guests > 8 ? .unsupported() : .success(with: guests)
  }

  func resolveDate(for intent: BookTableIntent) async -> INDateComponentsResolutionResult {
    intent.date.map { .confirmationRequired(with: $0) } ?? .needsValue()
  }

  func handle(intent: BookTableIntent) async -> BookTableIntentResponse {
    guard let date = intent.date else { return BookTableIntentResponse(code: .failure, userActivity: nil) }
    return intent.in == .terrace ? .failureFullyBooked(date: date) : .success(tableName: "4", date: date)
  }
}
