// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names and labels are the framework's, those with underscores too.

public import Foundation

/// What a handler says about a parameter; the base class of all results.
open class INIntentResolutionResult: NSObject {
  /// What the result says.
  public let resolution: IntentResolution

  /// A result that says the given.
  public required init(_ resolution: IntentResolution) {
    self.resolution = resolution
  }

  /// Asks for a value.
  open class func needsValue() -> Self { self.init(.needsValue) }

  /// Does without a value.
  open class func notRequired() -> Self { self.init(.notRequired) }

  /// Refuses the value.
  open class func unsupported() -> Self { self.init(.unsupported(reason: nil)) }

  /// Refuses the value for the reason of this number.
  open class func __unsupported(withReason reason: Int) -> Self { self.init(.unsupported(reason: reason)) }

  /// Asks whether a value is meant.
  open class func __confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
    self.init(.confirmationRequired(itemToConfirm as? AnyHashable))
  }

  override open var description: String { "\(type(of: self))(\(resolution))" }
}
