@_exported import Intents

public enum INUIInteractiveBehavior: UInt {
  case none, nextView, launch, genericAction
}

public enum INUIHostedViewContext: UInt {
  case siriSnippet, mapsCard
}

// Optional in the framework; required here, so that a method with another signature is refused.
@MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension NSExtensionContext {
  @nonobjc public var hostedViewMinimumAllowedSize: CGSize { fatalError() }
  @nonobjc public var hostedViewMaximumAllowedSize: CGSize { fatalError() }
}
