/// A property of a system intent.
package struct SystemIntentParameter: Sendable, Equatable {
  /// The Swift name, for example `speakableGroupName`.
  package let name: String

  /// The Swift type as it is written, for example `[INPerson]?`.
  package let type: String

  /// The class that the current `resolve` method answers with, without the brackets of an array; nil where the handling
  /// protocol has no such method for the parameter.
  package let resolutionResult: String?

  /// Whether the interface marks the property as deprecated.
  package let isDeprecated: Bool

  /// A row of the table.
  init(_ name: String, _ type: String, _ resolutionResult: String? = nil, isDeprecated: Bool = false) {
    self.name = name
    self.type = type
    self.resolutionResult = resolutionResult
    self.isDeprecated = isDeprecated
  }

  /// Whether the value is an array; its `resolve` method then answers with an array of results.
  package var isArray: Bool { type.utf8.first == UInt8(ascii: "[") }

  /// The base name of the method that resolves the parameter, for example `resolveRecipients`; nil where there is none.
  ///
  /// None of these methods is required.
  package var resolveMethod: String? {
    resolutionResult == nil ? nil : "resolve" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
