// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names and labels are the framework's, those with underscores too.

public import Foundation

/// The result for an enumeration, which is known by its raw value.
open class INEnumResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func __success(withResolvedValue resolvedValue: Int) -> Self { self.init(.success(resolvedValue)) }

  /// Asks whether the value is meant.
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
    self.init(.confirmationRequired(valueToConfirm))
  }
}

/// The result for a truth value.
open class INBooleanResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedValue: Bool) -> Self { self.init(.success(resolvedValue)) }

  /// Asks whether the value is meant; the present one for nil.
  public class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    self.init(.confirmationRequired(valueToConfirm))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
    confirmationRequired(with: valueToConfirm?.boolValue)
  }
}

/// The result for a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedValue: Int) -> Self { self.init(.success(resolvedValue)) }

  /// Asks whether the value is meant; the present one for nil.
  public class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    self.init(.confirmationRequired(valueToConfirm))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
    confirmationRequired(with: valueToConfirm?.intValue)
  }
}

/// The result for a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedValue: Double) -> Self { self.init(.success(resolvedValue)) }

  /// Asks whether the value is meant; the present one for nil.
  public class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    self.init(.confirmationRequired(valueToConfirm))
  }

  /// Asks whether the value is meant; the present one for nil.
  open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
    confirmationRequired(with: valueToConfirm?.doubleValue)
  }
}

/// The result for a length of time in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  /// Accepts the value.
  open class func success(with resolvedTimeInterval: TimeInterval) -> Self { self.init(.success(resolvedTimeInterval)) }

  /// Asks whether the value is meant.
  open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
    self.init(.confirmationRequired(timeIntervalToConfirm))
  }
}
