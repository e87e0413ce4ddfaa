/// Handlers of the sample definition Orders as people write them, each of which lacks something.
enum AwkwardHandlers {
  /// The files by their paths.
  static let files: [String: String] = [
    "OneLine.swift": "import Intents\nclass OneLine: NSObject, GetReceiptIntentHandling {}",
    "Nested.swift": """
    import Intents

    enum Desk {
        struct Inner {}

        final class Nested: NSObject, BookTableIntentHandling { }
    }

    extension Desk.Inner {
        class Deeper: NSObject, GetReceiptIntentHandling {
            func provideOrderOptionsCollection(for intent: GetReceiptIntent) async throws -> INObjectCollection<CoffeeOrder> {
                INObjectCollection(items: [])
            }
        }
    }

    """,
    "Tabs.swift": "\u{FEFF}"
      + """
      import Intents

      class Tabs: NSObject, BuyGiftCardIntentHandling {
      \tfunc resolveAmount(for intent: BuyGiftCardIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void) {
      \t\tcompletion(.notRequired()) // a brace: }
      \t}
      }

      """.replacing("\n", with: "\r\n"),
    "Allman.swift": """
    import Intents

    class Allman
      : NSObject
      , RequestRefundIntentHandling
    {
      func resolveReason(for intent: RequestRefundIntent) async -> RefundReasonResolutionResult
      {
        if intent.reason == .unknown
        {
          return .needsValue()
        }
        return .success(with: intent.reason)
      }

    }
    """,
    "Conditions.swift": """
    import Intents

    class Conditions: NSObject {
      #if DEBUG
        func note() {}
      #else
        func note() {}
      #endif
    }

    #if canImport(Intents)
      extension Conditions: BookTableIntentHandling {
        #if os(Linux)
          func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult { .notRequired() }
        #else
          func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult { .needsValue() }
        #endif
      }
    #endif
    """,
    "Braces.swift": ##"""
    import Intents
    /* class Not: NSObject, GetReceiptIntentHandling { /* } */ */
    class Braces: NSObject, GetReceiptIntentHandling {
        // }
        let text = "}" + #"\(}) " }"# + "\("}" + "{")"
        let lines = """
            } \(1 + [2].map { $0 }[0]) \"""
        """
        /// Says }.
        var closure: () -> Void = { /* } */ }
        let `class` = "{" }

    """##,
    "Several.swift": """
    import Intents

    class First: NSObject, GetReceiptIntentHandling {
       func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
          GetReceiptIntentResponse(code: .success, userActivity: nil)
       }
    }
    class Second: NSObject, BuyGiftCardIntentHandling {
       func resolveAmount(for intent: BuyGiftCardIntent) async -> INCurrencyAmountResolutionResult { .notRequired() } }
    class Third: NSObject {}

    """,
    "Both.swift": """
    import Intents

    public typealias Refund = RequestRefundIntent

    public class Both: NSObject, BuyGiftCardIntentHandling, RequestRefundIntentHandling {
        public func resolveAmount(for intent: BuyGiftCardIntent) async -> INCurrencyAmountResolutionResult {
            .notRequired()
        }

        public func resolveReason(for intent: Refund) async -> RefundReasonResolutionResult {
            .notRequired()
        }
    }

    extension Both: GetReceiptIntentHandling {
        public func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
            GetReceiptIntentResponse(code: .success, userActivity: nil)
        }
    }

    """,
    "App/Desk+Table.swift": """
    import Intents

    extension TableDesk: BookTableIntentHandling
    {
    \tfunc resolveGuests(for intent: BookTableIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    \t{
    \t\tcompletion(.notRequired())
    \t}
    }
    """,
    "App/TableDesk.swift": """
    import Intents

    class TableDesk: Furniture {
      func outcome(of intent: BookTableIntent, completion: @escaping (Ending) -> Void) { completion(.failure) }
      enum Ending {
        case success(tableName: String, date: DateComponents), failure
        case failureFullyBooked(date: DateComponents)
        case other(BookTableIntentResponseCode)
      }
    }
    """,
    "App/Furniture.swift": """
    import Intents
    class Furniture: NSObject {
      @objc(resolveRecipientForBuyGiftCard:withCompletion:)
      func resolveRecipient(for intent: BuyGiftCardIntent) async -> INPersonResolutionResult { .notRequired() }
    }
    """,
    "Sub.swift": """
    import Intents
    typealias Cards = Furniture & BuyGiftCardIntentHandling
    class Sub: Cards {

      func confirm(intent: BuyGiftCardIntent) async -> BuyGiftCardIntentResponse {
        BuyGiftCardIntentResponse(code: .ready, userActivity: nil)
      }

    }
    class SubSub: Sub {}
    """,
    "Actors.swift": """
    import Intents
    @MainActor class Actors: NSObject, BookTableIntentHandling {
        nonisolated func resolveDate(for intent: BookTableIntent) async -> INDateComponentsResolutionResult {
            .notRequired()
        }
    }
    """,
  ]

  /// The methods that each file gets, in order.
  static let added: [String: [String]] = [
    "OneLine.swift": ["provideOrderOptionsCollection", "handle", "outcome"],
    "Nested.swift": ["resolveGuests", "resolveDate", "handle", "outcome", "handle", "outcome"],
    "Tabs.swift": ["resolveRecipient", "handle", "outcome"],
    "Allman.swift": ["resolveOrder", "provideOrderOptionsCollection", "handle", "outcome"],
    "Conditions.swift": ["resolveDate", "handle", "outcome"],
    "Braces.swift": ["provideOrderOptionsCollection", "handle", "outcome"],
    "Several.swift": ["provideOrderOptionsCollection", "resolveRecipient", "handle", "outcome"],
    "Both.swift": [
      "resolveRecipient", "handle", "outcome", "resolveOrder", "provideOrderOptionsCollection", "handle", "outcome",
      "provideOrderOptionsCollection",
    ],
    "App/Desk+Table.swift": ["resolveDate", "handle"],
    "Sub.swift": ["resolveAmount", "handle", "outcome"],
    "Actors.swift": ["resolveGuests", "handle", "outcome"],
  ]
}
