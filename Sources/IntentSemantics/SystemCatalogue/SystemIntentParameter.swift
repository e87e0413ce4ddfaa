/// A property of a system intent.
package struct SystemIntentParameter: Sendable, Equatable {
  /// The Swift name, for example `speakableGroupName`.
  package let name: String

  /// The Swift type as it is written, for example `[INPerson]?`.
  package let type: String

  /// The class that the current `resolve` method answers with, without the brackets of an array; nil where the handling
  /// protocol has no such method for the parameter.
  package let resolutionResult: String?

  /// Where the property exists; nil for the same systems as the class.
  package let availability: [SystemAvailability]?

  /// Where the `resolve` method can be used, which takes the class of its result too; nil for the same systems as the
  /// class, or where there is none.
  package let resolutionAvailability: [SystemAvailability]?

  /// Whether the interface marks the property as deprecated.
  package let isDeprecated: Bool

  /// Whether the interface marks the `resolve` method as deprecated, by itself or with its property.
  package let isResolutionDeprecated: Bool

  /// Whether the task cannot be done without the value; a judgement, of which the interface says nothing.
  package let isEssential: Bool

  /// A row of the table; a method is there since the property is, unless it says otherwise.
  init(
    _ name: String, _ type: String, _ resolutionResult: String? = nil, availability: [SystemAvailability]? = nil,
    resolutionAvailability: [SystemAvailability]? = nil, isResolutionDeprecated: Bool = false,
    isDeprecated: Bool = false, isEssential: Bool = false
  ) {
    self.name = name
    self.type = type
    self.resolutionResult = resolutionResult
    self.availability = availability
    self.resolutionAvailability = resolutionResult == nil ? nil : resolutionAvailability ?? availability
    self.isDeprecated = isDeprecated
    self.isResolutionDeprecated = resolutionResult != nil && (isResolutionDeprecated || isDeprecated)
    self.isEssential = isEssential
  }

  /// Whether the value is an array; its `resolve` method then answers with an array of results.
  package var isArray: Bool { type.utf8.first == UInt8(ascii: "[") }

  /// Whether the property can be nil.
  package var isOptional: Bool { type.utf8.last == UInt8(ascii: "?") }

  /// The type of one value: without the mark of an optional and the brackets of an array.
  package var elementType: String {
    let value = isOptional ? type.dropLast() : type[...]
    return String(isArray ? value.dropFirst().dropLast() : value)
  }

  /// The base name of the method that resolves the parameter, for example `resolveRecipients`; nil where there is none.
  ///
  /// None of these methods is required.
  package var resolveMethod: String? {
    resolutionResult == nil ? nil : "resolve" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
