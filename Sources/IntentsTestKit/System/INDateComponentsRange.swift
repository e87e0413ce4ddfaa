public import Foundation

/// A range of dates.
open class INDateComponentsRange: NSObject {
  /// The beginning; nil for an open one.
  public let startDateComponents: DateComponents?

  /// The end; nil for an open one.
  public let endDateComponents: DateComponents?

  /// A range between two dates.
  public init(start: DateComponents?, end: DateComponents?) {
    startDateComponents = start
    endDateComponents = end
  }
}
