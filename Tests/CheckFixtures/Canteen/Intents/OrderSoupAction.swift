//  Written by hand, as people write it: types in pieces, comments in between, values in all places.
import AppIntents
import SwiftUI

/* a "comment" with { a brace */
@available(iOS 16, *)
struct OrderSoupAction {
  @Parameter(
    title: "Soup",  // what is eaten (the name)
    description: LocalizedStringResource("Which soup?", table: "Intents"),
    requestValueDialog: IntentDialog("Which \("soup") would you like?")
  )
  /// The soup.
  @MainActor
  public
    var soup: Optional<SoupEntity>

  @Parameter(
    title: LocalizedStringResource(
      "size.title",
      defaultValue: "Size",
      table: "Intents",
      bundle: .forClass(BundleToken.self)
    ), default: .medium) var size: Size

  @AppIntents.Parameter(
    title: """
      How \
      many
      """)
  var quantity: Swift.Int

  @Parameter var extras:
    Array<
      String
    >?

  @Dependency
  private var store: Store
  @IntentParameterDependency<OrderSoupAction>(\.$soup) var choice
  let factor = { (number: Int) -> Int in return number }(3), names: [String: Int] = [:]
}

extension OrderSoupAction: AppIntent {
  static var title: LocalizedStringResource {
    get { return "Order Soup" }
  }

  static var description = IntentDescription(
    "Orders a soup for you.", categoryName: "Food" as LocalizedStringResource,
    searchKeywords: ["broth", #"the "daily" one"#])

  static var parameterSummary: some ParameterSummary {
    When(\.$size, .equalTo, .large) {
      Summary("Order a large \(\.$soup)")
    } otherwise: {
      Summary("Order \(\.$quantity) \(\.$soup)")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

#if !os(tvOS)
  extension OrderSoupAction: CustomIntentMigratedAppIntent, PredictableIntent {
    static var intentClassName: String { "OrderSoupIntent" }

    static var predictionConfiguration: some IntentPredictionConfiguration {
      IntentPrediction { DisplayRepresentation(title: "Order the usual") }
    }
  }
#endif
