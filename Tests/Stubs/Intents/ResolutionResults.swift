// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The spellings are those of the framework.

import Foundation

@objc open class INIntentResolutionResult: NSObject {
  @objc open class func needsValue() -> Self { fatalError() }
  @objc open class func notRequired() -> Self { fatalError() }
  @objc open class func unsupported() -> Self { fatalError() }
  @objc(unsupportedWithReason:)
  open class func __unsupported(withReason reason: Int) -> Self { fatalError() }
  @objc(confirmationRequiredWithItemToConfirm:forReason:)
  open class func __confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
    fatalError()
  }
}

@objc open class INEnumResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedValue:)
  open class func __success(withResolvedValue resolvedValue: Int) -> Self { fatalError() }
  @objc(confirmationRequiredWithValueToConfirm:)
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self { fatalError() }
}

@objc open class INBooleanResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedValue:)
  open class func success(with resolvedValue: Bool) -> Self { fatalError() }
  @nonobjc public class func confirmationRequired(with valueToConfirm: Bool?) -> Self { fatalError() }
  @objc(confirmationRequiredWithValueToConfirm:)
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self { fatalError() }
}

@objc open class INIntegerResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedValue:)
  open class func success(with resolvedValue: Int) -> Self { fatalError() }
  @nonobjc public class func confirmationRequired(with valueToConfirm: Int?) -> Self { fatalError() }
  @objc(confirmationRequiredWithValueToConfirm:)
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self { fatalError() }
}

@objc open class INDoubleResolutionResult: INIntentResolutionResult {
  @objc(successWithResolvedValue:)
  open class func success(with resolvedValue: Double) -> Self { fatalError() }
  @nonobjc public class func confirmationRequired(with valueToConfirm: Double?) -> Self { fatalError() }
  @objc(confirmationRequiredWithValueToConfirm:)
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self { fatalError() }
}
