import IntentsUI

class IntentViewController: UIViewController, INUIHostedViewControlling {
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    guard let intent = interaction.intent as? OrderCoffeeIntent, intent.size != CupSize.unknown else {
      return completion(false, parameters, .zero)
    }
    completion(true, parameters, CGSize(width: 320, height: 150))
  }
}
