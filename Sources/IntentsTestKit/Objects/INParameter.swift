public import Foundation

/// A parameter of an intent or of a response, that a view shows.
open class INParameter: NSObject {
  /// The class of the intent or response.
  public let parameterClass: AnyClass

  /// The name of the parameter.
  public let parameterKeyPath: String

  /// A parameter of a class.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }
}
